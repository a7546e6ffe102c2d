/** Small marks on the avatars: the number by which a seat is spoken of, what one is taken for, and how surely. Touched only when that changes. */
import type { Area } from '../core/area';
import type { Seat } from '../core/event';
import type { Strength } from '../core/verdict';
import { badgePlace } from './badge-place';
import { createWords } from './describe';
import { attributeOf, el, textOf } from './dom';
import { verdictOn, type Gaze } from './gaze';
import { keepIn } from './focus';
import { guessedNow } from './guess/picker';
import { createPips } from './pips';
import css from './panel.css';
import type { PanelSource } from './source';
import type { Language } from '../language/languages';
import { createPace } from './pace';
import { addStyle } from './style';

export interface BadgeOptions {
  language: Language;
  /** Where the mark of a seat goes (a positioned element); null while there is no such place. */
  slot: (seat: Seat) => HTMLElement | null;
  /** Told when a mark begins or ceases to stand on a seat, so that the game's own guess need not stand beside it. */
  covers?: (seat: Seat, covered: boolean) => void;
  /** A badge was tapped; without it taps go through to the game. */
  onTap?: (seat: Seat) => void;
  /** Buttons that lie over the avatars, on the screen; none by default. */
  bar?: () => readonly Area[];
  /** Whether seats are spoken of by their numbers, so that each avatar shows its own; not by default. */
  numbered?: () => boolean;
  /** What is looked through; the consensus by default. */
  gaze?: () => Gaze;
}

export interface Badges {
  /** Draws what changed, now. Happens by itself soon after the source changes. */
  update(): void;
  setSource(source: PanelSource): void;
  /** Off takes every mark away, and leaves the numbers. */
  setEnabled(on: boolean): void;
  destroy(): void;
}

/** Milliseconds after a resize. */
const SETTLED_MS = 1500;
/** Weaker ones are no mark on somebody's face. */
const WORTH_A_MARK: Strength = 2;

function badgeNode(tap: (() => void) | null) {
  const seat = el('span', 'slqj-badge-seat');
  const letter = el('span', 'slqj-badge-letter');
  const pips = createPips();
  const mine = el('span', 'slqj-badge-mine');
  const node = el(
    'span',
    'slqj-badge',
    tap ? { role: 'button', tabindex: 0 } : { role: 'img' },
    seat,
    letter,
    pips.node,
    mine,
  );
  if (tap) {
    node.classList.add('slqj-badge-tap');
    keepIn(node);
    node.addEventListener('click', tap);
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      tap();
    });
  }
  const set = {
    seat: textOf(seat),
    letter: textOf(letter),
    mine: textOf(mine),
    role: attributeOf(node, 'data-role'),
    label: attributeOf(node, 'aria-label'),
    hidden: attributeOf(node, 'hidden'),
    bare: attributeOf(node, 'data-bare'),
    kind: attributeOf(node, 'role'),
    stop: attributeOf(node, 'tabindex'),
  };
  return { node, set, pips };
}

export function createBadges(running: PanelSource, options: BadgeOptions): Badges {
  addStyle('slqj-style', css);
  const { onTap } = options;
  const badges = new Map<Seat, ReturnType<typeof badgeNode>>();
  let source = running;
  let enabled = true;
  let turns = 0;
  const pace = createPace(() => {
    update();
  });
  let unsubscribe: () => void = () => undefined;

  function clear(): void {
    for (const [seat, { node }] of badges) {
      node.remove();
      cover(seat, false);
    }
    badges.clear();
  }

  /** Seats that a mark stands on. */
  const covered = new Set<Seat>();
  function cover(seat: Seat, on: boolean): void {
    if (covered.has(seat) === on) return;
    if (on) covered.add(seat);
    else covered.delete(seat);
    options.covers?.(seat, on);
  }

  function settle(slot: HTMLElement, { style }: HTMLElement, bar = options.bar?.() ?? []): void {
    const area = slot.getBoundingClientRect();
    // Not laid out yet: looked at again with the next turn.
    if (area.width === 0) return;
    const scale = slot.offsetWidth > 0 ? area.width / slot.offsetWidth : 1;
    const { grown, top, aside } = badgePlace(area, scale, bar);
    style.setProperty('--slqj-grown', grown.toFixed(2));
    style.setProperty('--slqj-top', `${top.toFixed(1)}px`);
    style.setProperty('--slqj-aside', `${aside.toFixed(1)}px`);
  }

  /** Where everybody sits may have changed; looked at when the page was resized, and once a turn. */
  function settleAll(): void {
    const bar = options.bar?.() ?? [];
    for (const { node } of badges.values()) if (node.parentElement) settle(node.parentElement, node, bar);
  }

  function badgeOf(seat: Seat, slot: HTMLElement): ReturnType<typeof badgeNode> {
    const badge =
      badges.get(seat) ??
      badgeNode(
        onTap
          ? () => {
              onTap(seat);
            }
          : null,
      );
    badges.set(seat, badge);
    // An avatar may be made anew, e.g. when a general changes.
    if (badge.node.parentNode !== slot) {
      slot.append(badge.node);
      settle(slot, badge.node);
    }
    return badge;
  }

  function update(): void {
    pace.settle();
    const game = source.game();
    const numbered = options.numbered?.() === true;
    // When the game is over the roles themselves stand on the avatars.
    if (!(enabled || numbered) || !game || source.inactive() !== null || source.truth() !== null) {
      clear();
      return;
    }
    const { length } = source.history().turns;
    if (length !== turns) settleAll();
    turns = length;
    const me = source.me();
    const words = createWords(source, options.language);
    const gaze = options.gaze?.() ?? { eyes: 'all', aloud: false, table: source.outlook.verdicts('all', false) };
    const guessed = guessedNow(source.guesses);
    for (const target of game.table.seats) {
      const slot = options.slot(target.seat);
      if (!slot) continue;
      const { set, pips } = badgeOf(target.seat, slot);
      const verdict = verdictOn(gaze, target.seat);
      const { identity, ground, strength } = verdict;
      const own = guessed.get(target.seat);
      // Open roles stand on the table already, nobody needs a mark on itself, and a lean is no news.
      const needless =
        !enabled || ground === 'open' || ground === 'self' || target.seat === me || (strength < WORTH_A_MARK && !own);
      set.hidden(needless && !numbered ? '' : null);
      cover(target.seat, !needless);
      set.seat(numbered ? String(target.seat) : '');
      // A number alone lets taps and keys through.
      set.bare(needless ? '' : null);
      set.kind(onTap && !needless ? 'button' : 'img');
      set.stop(onTap && !needless ? '0' : null);
      const worth = !needless && strength >= WORTH_A_MARK;
      set.role(worth ? identity : 'unknown');
      set.letter(worth ? words.letter(identity) : '');
      pips.draw(worth ? strength : null, identity);
      set.mine(own && !needless ? words.t('guessBadge', { role: words.letter(own) }) : '');
      set.label(
        [
          ...(numbered ? [words.t('seat', { n: target.seat })] : []),
          ...(worth ? [words.phrase(verdict)] : []),
          ...(own && !needless ? [words.t('guessShort', { role: words.role(own) })] : []),
        ].join(words.t('joinParts')),
      );
    }
  }

  function listen(): void {
    unsubscribe = source.onChange(() => {
      if (enabled || options.numbered?.() === true || badges.size > 0) pace.request();
    });
  }

  /** The engine settles on a scale some time after the page was resized. */
  function resized(): void {
    window.setTimeout(settleAll, SETTLED_MS);
  }
  window.addEventListener('resize', resized);

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
      window.removeEventListener('resize', resized);
      pace.settle();
      clear();
    },
  };
}
