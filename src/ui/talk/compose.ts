/** Where the person speaks: the box, quick phrases, whom it is for, flowers and eggs, and who is to be silent. */
import type { Seat } from '../../core/event';
import { createChips } from '../chips';
import { createTalkSwitch } from '../care/switch';
import { attributeOf, button, el, setShown, textOf } from '../dom';
import type { TabContext } from '../tab';
import type { TextKey } from '../../language/texts';
import { callOf, LONGEST_LINE, voicesOf } from './people';
import type { Talker, TalkSource } from './source';
import { createWriting, type Outcome } from './writing';

const QUICK = [
  'talkQuick1',
  'talkQuick2',
  'talkQuick3',
  'talkQuick4',
  'talkQuick5',
  'talkQuick6',
] as const satisfies readonly TextKey[];

type Target = Seat | 'all';

export function createCompose(context: TabContext, source: TalkSource): { readonly node: HTMLElement; update(): void } {
  const { words, redraw } = context;
  const { t } = words;
  let target: Target = 'all';

  const inactive = el('p', 'slqj-talk-why', { role: 'status' });
  const talkSwitch = createTalkSwitch(t, () => {
    source.resume();
    redraw();
  });
  const numbers = button('slqj-care-link', t('careNumbers'), () => {
    source.numbers();
  });
  const waiting = el('section', 'slqj-talk-waits', {}, talkSwitch.node, numbers);
  const chips = createChips<Target>(t('talkTarget'), (key) => {
    target = key;
    redraw();
  });
  const throwing = (['flower', 'egg'] as const).map((what) =>
    button('slqj-press', t(what === 'flower' ? 'talkFlower' : 'talkEgg'), () => {
      if (target !== 'all') source.throwAt(target, what);
      redraw();
    }),
  );
  const mute = button('slqj-press slqj-talk-mute', '', () => {
    const chosen = meant();
    const silent = chosen.some(({ muted }) => !muted);
    for (const { seat } of chosen) source.mute(seat, silent);
    redraw();
  });
  const quick = QUICK.map((key) =>
    button('slqj-quick', t(key), () => {
      writing.say(send(target === 'all' ? t(key) : t('talkNamed', { seat: words.seat(target), text: t(key) })));
      redraw();
    }),
  );
  const writing = createWriting({
    label: t('talkSay'),
    button: t('talkSend'),
    longest: LONGEST_LINE,
    full: t('talkFull', { n: LONGEST_LINE }),
    send(text) {
      const outcome = send(text);
      redraw();
      return outcome;
    },
  });
  const acts = el('section', 'slqj-talk-acts', {}, ...throwing, mute);
  const phrases = el('section', 'slqj-quicks', { role: 'group', 'aria-label': t('talkQuick') }, ...quick);
  const node = el(
    'section',
    'slqj-compose',
    {},
    inactive,
    waiting,
    chips.node,
    el('section', 'slqj-talk-tools', {}, acts, phrases),
    writing.node,
  );
  const set = { inactive: textOf(inactive), mute: textOf(mute) };
  const disabled = [...throwing, mute, ...quick].map((one) => attributeOf(one, 'disabled'));

  function meant(): Talker[] {
    return voicesOf(source).filter(({ seat }) => target === 'all' || seat === target);
  }

  /** The words stay in the box where this answers why they were not said. */
  function send(text: string): Outcome {
    if (Array.from(text).length > LONGEST_LINE) return t('talkTooLong', { n: LONGEST_LINE });
    const why = source.inactive();
    if (why !== null) return why;
    if (!source.scene()) return t('talkNoTable');
    try {
      source.send(text);
      return null;
    } catch {
      return t('talkFailed');
    }
  }

  return {
    node,
    update() {
      const quiet = source.quiet();
      const why =
        source.inactive() ??
        quiet?.text ??
        (source.switches().on ? (source.held() ? t('talkHeld') : null) : t('talkOff'));
      set.inactive(why ?? '');
      setShown(inactive, why !== null);
      if (quiet?.waits !== true) talkSwitch.ask(false);
      setShown(waiting, quiet?.waits === true);
      const here = voicesOf(source).filter(({ alive }) => alive);
      if (!here.some(({ seat }) => seat === target)) target = 'all';
      chips.draw(
        [
          { key: 'all', text: t('talkEveryone'), label: t('talkEveryone') },
          ...here.map((talker) => {
            const called = callOf(words, talker);
            const text = talker.muted ? t('talkMuted', { seat: called }) : called;
            return { key: talker.seat, text, label: text };
          }),
        ],
        target,
      );
      const chosen = meant();
      const silent = chosen.length > 0 && chosen.every(({ muted }) => muted);
      set.mute(t(target === 'all' ? (silent ? 'talkUnmuteAll' : 'talkMuteAll') : silent ? 'talkUnmute' : 'talkMute'));
      for (const one of throwing) setShown(one, target !== 'all');
      const off = source.inactive() !== null || !source.scene();
      for (const one of disabled) one(off ? '' : null);
    },
  };
}
