/** The debug view of talk: how far the control layer narrows it, and the style of the answer to the last line (§E3, §F2). */
import { STYLE_NUMBERS, styleOf } from '../../chatter/style';
import { el, setShown, textOf } from '../dom';
import type { TabContext } from '../tab';
import { createBar } from './bar';
import { createFact, partNode } from './facts';
import { caller } from './people';
import type { TalkSource } from './source';

export function createDebug({ words }: TabContext, source: TalkSource): { readonly node: HTMLElement; update(): void } {
  const { t } = words;
  const rigid = createBar(t('talkRigid'));
  const temperature = createFact(t('talkTemperature'));
  const whose = el('p', 'slqj-fact-name');
  const bars = STYLE_NUMBERS.map((name) => ({ name, bar: createBar(t(`style_${name}`)) }));
  const style = el('section', 'slqj-style', {}, whose, ...bars.map(({ bar }) => bar.node));
  const node = partNode(t('talkDebug'), rigid.node, temperature.node, style);
  const name = textOf(whose);
  return {
    node,
    update() {
      setShown(node, source.debug());
      if (!source.debug()) return;
      const now = source.rigidity();
      rigid.draw(now.rigid);
      temperature.set(now.temperature === null ? t('talkFixed') : now.temperature.toFixed(2));
      const last = source.last();
      const hearer = last?.heard.addressed[0]?.seat;
      const relation = hearer === undefined ? null : source.relation(hearer);
      setShown(style, last !== null && relation !== null);
      if (!last || !relation || hearer === undefined) return;
      name(t('talkStyle', { who: caller(source, words)(hearer) }));
      const values = styleOf(last.detection, relation.stage, relation.dims);
      for (const { name: dimension, bar } of bars) bar.draw(values[dimension]);
    },
  };
}
