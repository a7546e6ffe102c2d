/** How the AIs talk: the same choices as in the extension's menu. */
import { createChips } from '../chips';
import { attributeOf, button, el } from '../dom';
import type { TextKey } from '../../language/texts';
import type { TabContext } from '../tab';
import { partNode } from './facts';
import type { TalkSource, TalkSwitches } from './source';

type Flag = { [K in keyof TalkSwitches]: TalkSwitches[K] extends boolean ? K : never }[keyof TalkSwitches];
type Step = readonly [value: number, text: TextKey];

const FLAGS: readonly (readonly [Flag, TextKey])[] = [
  ['on', 'talkOn'],
  ['onlyWhenNamed', 'talkOnlyNamed'],
  ['quietOnMyTurn', 'talkQuiet'],
];
/** The menu's steps (engine/menu.ts). */
const SCALES: readonly (readonly [Exclude<keyof TalkSwitches, Flag>, TextKey, readonly Step[]])[] = [
  [
    'talkativeness',
    'talkTalkative',
    [
      [0, 'talkTalkative1'],
      [0.25, 'talkTalkative2'],
      [0.5, 'talkTalkative3'],
      [0.9, 'talkTalkative4'],
    ],
  ],
  [
    'speed',
    'talkSpeed',
    [
      [0.6, 'talkSpeed1'],
      [1, 'talkSpeed2'],
      [1.6, 'talkSpeed3'],
    ],
  ],
];

/** The step that is nearest to a value; a hand-edited setting need not be one of them. */
const nearest = (value: number, steps: readonly number[]): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best), steps[0] ?? value);

export function createSwitches(
  { words: { t }, redraw }: TabContext,
  source: TalkSource,
): { readonly node: HTMLElement; update(): void } {
  const change = (what: Partial<TalkSwitches>): void => {
    source.change(what);
    redraw();
  };
  const flags = FLAGS.map(([name, text]) => {
    const node = button('slqj-switch', t(text), () => {
      change({ [name]: !source.switches()[name] });
    });
    node.setAttribute('role', 'switch');
    return { name, node, checked: attributeOf(node, 'aria-checked') };
  });
  const scales = SCALES.map(([name, text, steps]) => {
    const chips = createChips<number>(t(text), (value) => {
      change({ [name]: value });
    });
    const drawn = steps.map(([key, step]) => ({ key, text: t(step), label: `${t(text)} ${t(step)}` }));
    return {
      row: el(
        'section',
        'slqj-scale',
        {},
        el('span', 'slqj-fact-name', { 'aria-hidden': 'true' }, t(text)),
        chips.node,
      ),
      update() {
        chips.draw(
          drawn,
          nearest(
            source.switches()[name],
            steps.map(([value]) => value),
          ),
        );
      },
    };
  });
  return {
    node: partNode(t('talkSettings'), ...flags.map(({ node }) => node), ...scales.map(({ row }) => row)),
    update() {
      const now = source.switches();
      for (const { name, checked } of flags) checked(String(now[name]));
      for (const scale of scales) scale.update();
    },
  };
}
