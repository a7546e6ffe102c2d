/** What one moment did to everybody's opinion, in words. */
import type { Seat } from '../core/event';
import { signed, type Words } from './describe';
import type { Eyes } from './eyes';
import type { Moment } from './history';

/** Lines about single observers beyond this are left out. */
const MOST_SINGLE = 9;

export interface Effect {
  readonly kind: 'flip' | 'signal' | 'evidence' | 'grudge' | 'shown';
  readonly text: string;
  /** −1, 0, 1: against the lord, neither, for. */
  readonly sign: number;
}

/** The table's changes first, then what single observers felt by the rules: `ruled` says whether they go by these. */
export function effectsOf(moment: Moment, words: Words, eyes: Eyes, ruled: boolean): Effect[] {
  const { t, seat, role } = words;
  const effects: Effect[] = moment.flips.map(
    ({ seat: who, from, to }): Effect => ({
      kind: 'flip',
      sign: 0,
      text: t('fxFlip', {
        who: seat(who),
        from: role(from),
        to: words.phrase(to),
      }),
    }),
  );
  if (!ruled) return effects;
  const signals = new Map<Seat, number[]>();
  const single: Effect[] = [];
  for (const { observer, about, zhuSignal, grudge, shown } of moment.deltas) {
    if (observer === null) {
      if (shown !== undefined) {
        effects.push({ kind: 'shown', sign: 0, text: t('fxShown', { who: seat(about), n: signed(shown) }) });
      }
      continue;
    }
    if (eyes !== 'all' && observer !== eyes) continue;
    if (!moment.about.includes(about)) continue;
    if (zhuSignal !== undefined) signals.set(about, [...(signals.get(about) ?? []), zhuSignal]);
    if (grudge !== undefined) {
      const names = { observer: seat(observer), who: seat(about) };
      single.push({ kind: 'grudge', sign: 0, text: t('fxGrudge', { ...names, n: signed(grudge) }) });
    }
  }
  for (const [about, values] of signals) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    effects.push({ kind: 'signal', sign: Math.sign(mean), text: t('fxSignal', { who: seat(about), n: signed(mean) }) });
  }
  for (const about of moment.event.type === 'turn' ? [] : moment.about) {
    // Observers who drew the same conclusion share a line.
    const alike = new Map<string, Seat[]>();
    for (const [observer, value] of moment.moved.get(about) ?? []) {
      if (eyes !== 'all' && observer !== eyes) continue;
      const n = signed(value);
      alike.set(n, [...(alike.get(n) ?? []), observer]);
    }
    for (const [n, observers] of alike) {
      const everyone = alike.size === 1 && eyes === 'all' && observers.length > 1;
      const names = {
        observer: everyone ? t('everyone') : observers.map(seat).join(t('joinList')),
        who: seat(about),
        n,
      };
      effects.push({ kind: 'evidence', sign: n.startsWith('+') ? 1 : -1, text: t('fxEvidence', names) });
    }
  }
  return effects.concat(single.slice(0, MOST_SINGLE));
}
