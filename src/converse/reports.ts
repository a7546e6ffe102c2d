/** Which deeds on record a line states, so that whoever hears it is reminded of them (§Q4). */
import { isSupposed } from '../chatter/claims/read';
import type { Utterance } from '../chatter/flow/contract';
import { folded } from '../chatter/line/character';
import type { Line } from '../chatter/line/line';
import { isQuestion, type Act, type Move, type Reported } from '../chatter/moves/types';
import type { Fact, FactKind } from '../chatter/scene/fact';
import type { Scene } from '../chatter/scene/scene';
import type { ClaimEvent, Seat } from '../core/event';

/** How many deeds one line brings back. */
export const MOST_DEEDS_A_LINE = 2;

/** What tells what has been, as news or as a reason for something; a threat or a plea speaks of what is to come. */
const STATING: ReadonlySet<Act> = new Set<Act>(['report', 'accuse', 'vouch', 'blame', 'praise', 'thanks']);

/** What the fold weighs of its doer. */
const WEIGHED: ReadonlySet<FactKind> = new Set<FactKind>([
  'hit',
  'heal',
  'rescue',
  'dying',
  'aimed',
  'wuxie',
  'steal',
  'discard',
  'death',
]);

/** What has been brought up in this round; each deed once for one speaker. */
export interface BroughtUp {
  round: number;
  readonly deeds: Set<string>;
}

export const createBroughtUp = (): BroughtUp => ({ round: 0, deeds: new Set() });

/** The facts that a person's line states, heard as these moves, its doer named as the record has it. */
export function statedIn({ raw }: Pick<Line, 'raw'>, moves: readonly Move[], { facts }: Scene): Fact[] {
  const asked = new Set(moves.filter(isQuestion).flatMap((move) => (move.facts ?? []).map(({ fact }) => fact)));
  return moves
    .filter(({ act, span }) => STATING.has(act) && !isSupposed(folded(raw.slice(...span))))
    .flatMap((move) => move.facts ?? [])
    .flatMap((told) => {
      if (told.verdict !== 'true' || told.denied === true || told.fact === undefined || asked.has(told.fact)) return [];
      const fact = facts.find(({ id }) => id === told.fact);
      return fact && isOf(told, fact) ? [fact] : [];
    });
}

/** The record may bear out a line by something else: a blow that counts as another's, a card that its owner handed over. */
const isOf = (told: Reported, { kind, by, to }: Fact): boolean =>
  told.by === by && (told.to === undefined || told.to === to || kind === 'wuxie');

/** The facts that an AI's line retells. Who asks about one states nothing. */
export const retoldIn = ({ claims, content }: Pick<Utterance, 'claims' | 'content'>, { facts }: Scene): Fact[] =>
  content.move === 'ask' || content.move === 'clarify'
    ? []
    : claims.flatMap((claim) => (claim.kind === 'fact' ? facts.filter(({ id }) => id === claim.fact) : []));

/** What a line that states these facts reminds of. Nothing of this turn: nobody's memory of it has faded yet. */
export function remindersOf(brought: BroughtUp, scene: Scene, speaker: Seat, stated: readonly Fact[]): ClaimEvent[] {
  const { round } = scene.table;
  if (brought.round !== round) {
    brought.round = round;
    brought.deeds.clear();
  }
  const reminders: ClaimEvent[] = [];
  for (const { kind, turn, by, to } of stated) {
    if (reminders.length === MOST_DEEDS_A_LINE) break;
    if (by === null || to === null || by === to || turn === scene.turn || !WEIGHED.has(kind)) continue;
    const deed = `${speaker} ${turn} ${by} ${to}`;
    if (brought.deeds.has(deed)) continue;
    brought.deeds.add(deed);
    reminders.push({ type: 'claim', by: speaker, about: by, lean: 0, reminds: { turn, to } });
  }
  return reminders;
}
