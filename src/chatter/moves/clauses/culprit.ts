/** Who did what was told of before: "那谁干的", "主公你吧?". */
import type { FactKind } from '../../scene/fact';
import type { Clause } from './clause';
import type { Deed } from '../deeds/deed';
import type { Move } from '../types';
import type { Verb } from '../words/verbs';

const VERB_OF: Readonly<Partial<Record<FactKind, Verb>>> = {
  steal: 'steal',
  discard: 'discard',
  death: 'kill',
  heal: 'heal',
  rescue: 'heal',
  give: 'give',
  draw: 'give',
  wuxie: 'wuxie',
};

/** "那谁干的": who did what the line, or the talk before it, tells of; null where it tells of nothing. */
export function whoDidIt(clause: Clause): Move | null {
  if (clause.deeds.some(({ by, to }) => by === 'asked' || to === 'asked')) return null;
  const { at } = clause;
  const last = at.moment.exchanges[0];
  const before = last?.asked.facts?.find(({ to }) => to !== undefined);
  // "主公上一回合掉血是谁干的": whom it befell stands in the clause itself, also where that one is called.
  const named = at.mentions.find(({ kind, seat }) => kind === 'seat' && seat !== null)?.seat;
  const to = at.befell ?? named ?? clause.other ?? at.spokenOf ?? before?.to;
  if (to === undefined) return null;
  const deed = deedLike(to === before?.to ? before.kind : 'hit', 'asked', to);
  return clause.move('ask_fact', {
    facts: clause.reports([deed]),
    about: to,
    ...(to === before?.to && last ? { refersTo: last.id } : {}),
  });
}

/** A deed of that kind, as if a clause had told it. */
export const deedLike = (kind: FactKind, by: Deed['by'], to: Deed['to']): Deed => ({
  verb: VERB_OF[kind] ?? 'attack',
  by,
  to,
  card: null,
  object: false,
  hurt: false,
  when: null,
  denied: false,
  past: true,
  start: 0,
  end: 0,
});

/** "谁顺了我两张?主公你吧?": the one named is said to have done what was asked of everybody. */
export function itWas(clause: Clause): Move | null {
  const { at, text } = clause;
  const open = at.told.find(({ by, to }) => by === undefined && to !== undefined);
  const who = at.mentions.find(({ seat, kind }) => seat !== null && kind !== 'self');
  if (!open || !who || who.seat === null) return null;
  const rest = at.mentions.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  if (!/^(?:就?是|不会(?:又)?是|你)*(?:吧|吗|么|干的|的|呗|啊)*$/.test(rest)) return null;
  return clause.move('accuse', {
    about: who.seat,
    facts: clause.reports([deedLike(open.kind, who.seat, open.to ?? 'open')]),
  });
}
