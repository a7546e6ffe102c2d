/** Why somebody is taken for what they are taken for: the few acts that counted most, as data. */
import type { Seat } from '../core/event';
import type { ToldAct } from './belief/opinions';
import type { Guessed } from '../core/role';
import type { Eyes } from './eyes';
import { verdictOn, type Gaze } from './gaze';
import type { PanelSource } from './source';
import type { SeatVerdict } from '../core/verdict';
import type { History, Moment } from './history';

export type Deed =
  | 'sha'
  | 'card'
  | 'skill'
  | 'take'
  | 'break'
  | 'free'
  | 'shield'
  | 'deny'
  | 'hurt'
  | 'save'
  | 'heal'
  | 'kill'
  /** Harmed nobody in a turn of its own. */
  | 'idle';

export interface Act {
  readonly deed: Deed;
  /** Card or skill, where the deed names one. */
  readonly term: string | null;
  readonly target: Seat;
  /** It was done to whoever did it. */
  readonly own: boolean;
  readonly round: number;
  /** How often within that round. */
  readonly count: number;
  /** How far it moved these eyes, on the lord's axis. */
  readonly weight: number;
}

export interface Reason extends Act {
  /** What the same eyes make of the target: what its own row says, too. */
  readonly seen: SeatVerdict;
}

/** What a moment says somebody did to whom; null where it says nothing of a deed. */
export function deedOf(
  moment: Pick<Moment, 'event'>,
  actor: Seat,
): Pick<Act, 'deed' | 'term' | 'target' | 'own'> | null {
  const done = doneIn(moment, actor);
  return done && { ...done, own: done.target === actor };
}

function doneIn({ event }: Pick<Moment, 'event'>, actor: Seat): Pick<Act, 'deed' | 'term' | 'target'> | null {
  switch (event.type) {
    case 'card': {
      const target = event.to[0];
      if (event.by !== actor || target === undefined || target === actor) return null;
      return { deed: event.card === 'sha' ? 'sha' : 'card', term: event.card, target };
    }
    case 'skill': {
      const target = event.to[0];
      if (event.by !== actor || target === undefined || target === actor) return null;
      return { deed: 'skill', term: event.skill, target };
    }
    case 'zone': {
      if (event.by !== actor) return null;
      if (event.pos === 'j') return { deed: 'free', term: event.card, target: event.to };
      return { deed: event.kind === 'gain' ? 'take' : 'break', term: event.card, target: event.to };
    }
    case 'wuxie': {
      if (event.by !== actor) return null;
      const kind = (event.depth % 2 === 1 ? -event.about.tv : event.about.tv) >= 0;
      return { deed: kind ? 'shield' : 'deny', term: event.about.card, target: event.about.to };
    }
    case 'damage':
      return event.by === actor && event.to !== actor
        ? { deed: 'hurt', term: event.via.card ?? null, target: event.to }
        : null;
    case 'heal': {
      if (event.by !== actor || event.to === actor) return null;
      return { deed: event.via.card === 'tao' ? 'save' : 'heal', term: event.via.card ?? null, target: event.to };
    }
    case 'die':
      return event.by === actor ? { deed: 'kill', term: null, target: event.seat } : null;
    default:
      return null;
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far a moment moved these eyes about a seat, on the lord's axis: by its signal, else by its evidence. */
export function weightOf({ deltas, moved }: Moment, about: Seat, eyes: Eyes): number {
  const seen = (observer: Seat): boolean => eyes === 'all' || observer === eyes;
  const signal = mean(
    deltas.flatMap(({ observer, about: whom, zhuSignal }) =>
      observer !== null && whom === about && seen(observer) ? [zhuSignal ?? 0] : [],
    ),
  );
  if (signal !== 0) return signal;
  return mean([...(moved.get(about) ?? [])].flatMap(([observer, value]) => (seen(observer) ? [value] : [])));
}

/** Acts below this moved nobody. */
const LEAST = 0.05;
/** A guess leans on acts of its own direction first. */
const LEANING: Readonly<Record<Guessed, number>> = { zhu: 1, zhong: 1, fan: -1, nei: 0, commoner: 0, unknown: 0 };

/** The acts that counted most for taking `about` for `identity`, in the order they happened. */
export function reasonsFor(history: History, about: Seat, eyes: Eyes, identity: Guessed, most: number): Act[] {
  const merged = new Map<string, Act>();
  for (const moment of history.moments) {
    if (!moment.about.includes(about)) continue;
    const deed = deedOf(moment, about);
    if (!deed) continue;
    const weight = weightOf(moment, about, eyes);
    if (Math.abs(weight) < LEAST) continue;
    // A strike that hits writes twice: once aimed, once as damage. It is one deed to whoever watched.
    const key = `${deed.deed === 'hurt' && deed.term === 'sha' ? 'sha' : deed.deed}/${deed.target}/${moment.round}`;
    const known = merged.get(key);
    const same = known && deed.deed === known.deed;
    merged.set(
      key,
      known
        ? { ...known, count: known.count + (same ? 1 : 0), weight: known.weight + weight }
        : { ...deed, round: moment.round, count: 1, weight },
    );
  }
  const lean = LEANING[identity];
  const rank = ({ weight, round }: Act): number =>
    Math.abs(weight) * (lean !== 0 && Math.sign(weight) === -lean ? 0.25 : 1) + round * 1e-3;
  return [...merged.values()]
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, most)
    .sort((a, b) => a.round - b.round);
}

/** Deeds told with the name of the card or skill. */
const NAMING: ReadonlySet<Deed> = new Set(['card', 'skill', 'free']);

/** Acts that say less for a role than this are no reason, in nats. */
const LEAST_TOLD = 0.1;

/** The same by belief: of what it did or let be itself, what says most for the role. Others' deeds move it too, but are no reason in words. */
export function reasonsTold(about: Seat, acts: readonly ToldAct[], most: number): Act[] {
  const merged = new Map<string, Act>();
  for (const { event, turn, weight } of acts) {
    const idle = event.type === 'turn';
    const deed = idle ? { deed: 'idle' as const, term: null, target: about, own: true } : deedOf({ event }, about);
    if (!deed || weight < LEAST_TOLD) continue;
    const round = Math.max(1, turn.round);
    // Two cards taken are one reason twice, unless it says which they were.
    const key = `${deed.deed}/${NAMING.has(deed.deed) ? (deed.term ?? '') : ''}/${deed.target}/${round}`;
    const known = merged.get(key);
    merged.set(
      key,
      known
        ? { ...known, count: known.count + 1, weight: known.weight + weight }
        : { ...deed, round, count: 1, weight },
    );
  }
  return [...merged.values()]
    .sort((x, y) => y.weight - x.weight)
    .slice(0, most)
    .sort((x, y) => x.round - y.round);
}

/** Acts named in one row. */
const MOST_REASONS = 3;

/** Whose memory and whose belief tell why a gaze sees what it sees: a word aloud rests on what everybody could think. */
export function reasonsOf(source: PanelSource, gaze: Gaze, verdict: SeatVerdict): Reason[] {
  // What is said aloud holds what the table takes the speaker for, too.
  const aloud = gaze.aloud ? gaze.table : null;
  return actsOf(source, gaze, verdict).map((act) => ({
    ...act,
    seen: aloud?.get(act.target) ?? verdictOn(gaze, act.target),
  }));
}

function actsOf(source: PanelSource, { eyes, aloud }: Gaze, verdict: SeatVerdict): Act[] {
  const { seat, ground, identity, likeliest, not } = verdict;
  const game = source.game();
  if (!game || ground !== 'inferred' || eyes === seat) return [];
  if (source.outlook.believes()) {
    const acts = source.belief().telling(seat, not ?? likeliest);
    const against = ({ weight, ...act }: ToldAct): ToldAct => ({ ...act, weight: -weight });
    return reasonsTold(seat, not === null ? acts : acts.map(against), MOST_REASONS);
  }
  const through = aloud || (game.strict && eyes === 'all') ? game.table.lord : eyes;
  return reasonsFor(
    source.history(),
    seat,
    through,
    not === 'fan' ? 'zhong' : not === 'zhong' ? 'fan' : identity,
    MOST_REASONS,
  );
}
