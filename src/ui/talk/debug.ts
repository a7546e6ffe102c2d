/**
 * The debug view of talk: how far the control layer narrows it, what the last line was heard as and who answers it, what the last who
 * answered had in mind (§M7), and the style of the answer to the last line (§E3, §F2).
 */
import { STYLE_NUMBERS, styleOf } from '../../chatter/style';
import { el, setShown, textOf } from '../dom';
import type { TabContext } from '../tab';
import { createBar } from './bar';
import { createBriefWords } from './brief-words';
import { createFact, partNode } from './facts';
import { caller, cleanLine } from './people';
import type { TalkSource } from './source';

export function createDebug({ words }: TabContext, source: TalkSource): { readonly node: HTMLElement; update(): void } {
  const { t } = words;
  const brief = createBriefWords(words.language);
  const list = (parts: readonly string[]): string => parts.join(t('joinList'));
  const rigid = createBar(t('talkRigid'));
  const temperature = createFact(t('talkTemperature'));
  const whose = el('p', 'slqj-fact-name');
  const bars = STYLE_NUMBERS.map((name) => ({ name, bar: createBar(t(`style_${name}`)) }));
  const style = el('section', 'slqj-style', {}, whose, ...bars.map(({ bar }) => bar.node));
  const heardAs = createFact(t('talkAct'));
  const answering = createFact(t('talkAnswering'));
  const thought = createFact(t('talkThought'));
  const met = createFact(t('talkMet'));
  const node = partNode(
    t('talkDebug'),
    rigid.node,
    temperature.node,
    heardAs.node,
    answering.node,
    thought.node,
    met.node,
    style,
  );
  const name = textOf(whose);
  return {
    node,
    update() {
      setShown(node, source.debug());
      if (!source.debug()) return;
      const now = source.rigidity();
      rigid.draw(now.rigid);
      temperature.set(now.temperature === null ? t('talkFixed') : now.temperature.toFixed(2));
      const call = caller(source, words);
      const last = source.last();
      const { act = null, subject = null, queued = [] } = last?.heard ?? {};
      heardAs.set(act === null ? '' : subject === null ? act : t('talkActOf', { act, who: call(subject) }));
      answering.set(list([...new Set(queued.map(({ speaker }) => call(speaker)))]));
      const answer = source.answer();
      thought.set(
        answer === null || answer.monologue === ''
          ? ''
          : t('talkThoughtOf', { who: call(answer.speaker), what: cleanLine(answer.monologue) }),
      );
      met.set(list(answer?.met.map((task) => cleanLine(brief.task(task))) ?? []));
      const hearer = last?.heard.addressed[0]?.seat;
      const relation = hearer === undefined ? null : source.relation(hearer);
      setShown(style, last !== null && relation !== null);
      if (!last || !relation || hearer === undefined) return;
      name(t('talkStyle', { who: call(hearer) }));
      const values = styleOf(last.detection, relation.stage, relation.dims);
      for (const { name: dimension, bar } of bars) bar.draw(values[dimension]);
    },
  };
}
