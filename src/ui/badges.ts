/** Small marks on the avatars: what one is taken for, and how surely. Touched only when that changes. */
import type { Seat } from '../core/event';
import { percent, createWords } from './describe';
import { attributeOf, el, textOf } from './dom';
import { look, type Eyes } from './eyes';
import css from './panel.css';
import type { PanelSource } from './source';
import type { Language } from '../language/languages';
import { createPace } from './pace';
import { addStyle } from './style';

export interface BadgeOptions {
  language: Language;
  /** Where the mark of a seat goes (a positioned element); null while there is no such place. */
  slot: (seat: Seat) => HTMLElement | null;
  /** Whose guesses; the consensus by default. */
  eyes?: () => Eyes;
}

export interface Badges {
  /** Draws what changed, now. Happens by itself soon after the source changes. */
  update(): void;
  setSource(source: PanelSource): void;
  /** Off takes every mark away. */
  setEnabled(on: boolean): void;
  destroy(): void;
}

function badgeNode() {
  const letter = el('span', 'slqj-badge-letter');
  const sure = el('span', 'slqj-badge-sure');
  const node = el('span', 'slqj-badge', { role: 'img' }, letter, sure);
  const set = {
    letter: textOf(letter),
    sure: textOf(sure),
    role: attributeOf(node, 'data-role'),
    label: attributeOf(node, 'aria-label'),
    hidden: attributeOf(node, 'hidden'),
  };
  return { node, set };
}

export function createBadges(running: PanelSource, options: BadgeOptions): Badges {
  addStyle('slqj-style', css);
  const badges = new Map<Seat, ReturnType<typeof badgeNode>>();
  let source = running;
  let enabled = true;
  const pace = createPace(() => {
    update();
  });
  let unsubscribe: () => void = () => undefined;

  function clear(): void {
    for (const { node } of badges.values()) node.remove();
    badges.clear();
  }

  function badgeOf(seat: Seat, slot: HTMLElement): ReturnType<typeof badgeNode> {
    const badge = badges.get(seat) ?? badgeNode();
    badges.set(seat, badge);
    // An avatar may be made anew, e.g. when a general changes.
    if (badge.node.parentNode !== slot) slot.append(badge.node);
    return badge;
  }

  function update(): void {
    pace.settle();
    const game = source.game();
    if (!enabled || !game || source.inactive() !== null) {
      clear();
      return;
    }
    const me = source.me();
    const words = createWords(source, options.language);
    for (const target of game.table.seats) {
      const slot = options.slot(target.seat);
      if (!slot) continue;
      const { set } = badgeOf(target.seat, slot);
      const { identity, confidence, open, reason } = look(source, game, options.eyes?.() ?? 'all', target);
      // Open roles stand on the table already, and nobody needs a mark on itself.
      const needless = open || reason === 'self' || target.seat === me;
      set.hidden(needless ? '' : null);
      if (needless) continue;
      const sure = percent(confidence);
      set.role(identity);
      set.letter(words.letter(identity));
      set.sure(identity === 'unknown' ? '' : String(sure));
      set.label(words.t('badge', { role: words.role(identity), sure }));
    }
  }

  function listen(): void {
    unsubscribe = source.onChange(() => {
      if (enabled) pace.request();
    });
  }

  listen();
  update();
  return {
    update,
    setSource(next) {
      unsubscribe();
      source = next;
      clear();
      listen();
      update();
    },
    setEnabled(on) {
      enabled = on;
      update();
    },
    destroy() {
      unsubscribe();
      pace.settle();
      clear();
    },
  };
}
