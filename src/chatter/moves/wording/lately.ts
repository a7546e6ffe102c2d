/**
 * What has lately befallen those a line is said between and speaks of: the same words call for another answer when the speaker has just
 * killed somebody, or lies at one point of health. Names of what holds, for `wants.ts`.
 */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import { living, seatOf, type Scene } from '../../scene/scene';
import type { Mention } from '../called/people';

/** Between whom, and when. */
export interface Said {
  readonly scene: Scene;
  readonly from: Seat;
  /** Who would answer; null where nobody in particular. */
  readonly hearer: Seat | null;
}

/** From here down somebody is near the end. */
const LOW = 2;
/** In so many turns nobody knows anybody yet; with so few left it is nearly over. */
const EARLY = 2;
const FEW = 3;

/** Names of what holds when a line that mentions these is said. */
export function latelyOf({ scene, from, hearer }: Said, mentions: readonly Mention[]): string[] {
  const { facts, turn, turnOf, table } = scene;
  const last = facts.filter((fact) => fact.turn >= turn - 1);
  const lap = facts.filter((fact) => fact.turn > turn - table.seats.length);
  const third = mentions.find(({ seat }) => seat !== null && seat !== from && seat !== hearer)?.seat ?? null;
  const has = (all: readonly Fact[], good: boolean, by: Seat | null | undefined, to?: Seat | null): boolean =>
    all.some(
      (fact) =>
        fact.by !== fact.to &&
        fact.good === good &&
        (by === undefined || (by !== null && fact.by === by)) &&
        (to === undefined || (to !== null && fact.to === to)),
    );
  const other = (all: readonly Fact[], good: boolean, by: Seat | null): boolean =>
    by !== null && all.some((fact) => fact.by === by && fact.to !== by && fact.to !== from && fact.good === good);
  const fell = (all: readonly Fact[], seat?: Seat | null): boolean =>
    all.some(({ kind, to }) => kind === 'death' && (seat === undefined || to === seat));
  const low = (seat: Seat | null): boolean => (seatOf(scene, seat)?.hp ?? LOW + 1) <= LOW;
  const holds: readonly (readonly [string, boolean])[] = [
    ['killed', last.some(({ kind, by }) => kind === 'death' && by === from)],
    ['fell', fell(last)],
    ['fell_lap', fell(lap)],
    ['struck', has(last, false, from)],
    ['struck_you', has(last, false, from, hearer)],
    ['struck_by', has(last, false, undefined, from)],
    ['struck_by_you', has(lap, false, hearer, from)],
    ['you_struck', other(last, false, hearer)],
    ['you_hit', has(last, false, undefined, hearer)],
    ['helped', has(last, true, undefined, from)],
    ['helped_by_you', has(lap, true, hearer, from)],
    ['you_helped', other(last, true, hearer)],
    ['gave', has(last, true, from)],
    ['mine', turnOf === from],
    ['yours', turnOf === hearer],
    ['was_mine', scene.lastTurns.get(from) === turn - 1],
    ['was_yours', hearer !== null && scene.lastTurns.get(hearer) === turn - 1],
    ['early', turn <= EARLY],
    ['late', living(scene).length <= FEW],
    ['quiet', !last.some(({ good }) => good !== null)],
    ['to_lord', hearer === table.lord],
    ['lord', from === table.lord],
    ['low', low(from)],
    ['you_low', low(hearer)],
    [
      'laid',
      last.some(({ kind, to, card }) => kind === 'aimed' && to === from && (card === 'lebu' || card === 'bingliang')),
    ],
    ['third', third !== null],
    ['third_dead', third !== null && seatOf(scene, third)?.alive === false],
    ['third_fell', third !== null && fell(last, third)],
    ['third_struck', other(last, false, third)],
    ['third_struck_me', has(lap, false, third, from)],
    ['third_struck_you', has(lap, false, third, hearer)],
    ['third_struck_lord', has(last, false, third, table.lord)],
    ['third_helped', other(last, true, third)],
    ['third_hit', has(last, false, undefined, third)],
    ['third_hit_by_me', has(last, false, from, third)],
    ['third_hit_by_you', has(last, false, hearer, third)],
    ['third_low', third !== null && low(third)],
    ['third_on_turn', third !== null && turnOf === third],
    ['third_lord', third !== null && third === table.lord],
  ];
  return holds.filter(([, held]) => held).map(([name]) => name);
}

/** Levels are letters: this one is nought. */
const NOUGHT = 'n'.charCodeAt(0);
/** Levels that a letter has room for on either side. */
export const MOST_LEVELS = 12;

/** Weight of a want in a row of weights, in steps. */
export const levelIn = (row: string, place: number): number => row.charCodeAt(place) - NOUGHT;

/** A row of weights, a letter each. @param levels whole, −MOST_LEVELS … MOST_LEVELS */
export const rowOf = (levels: readonly number[]): string =>
  levels.map((level) => String.fromCharCode(NOUGHT + level)).join('');
