/** What the person of a recorded game said, each line with what AIs answered to it: by the numbers that the recording gives. */
import type { Fact } from '../../src/chatter/scene/fact';
import { factOf, type Scene } from '../../src/chatter/scene/scene';
import type { Seat } from '../../src/core/event';
import type { Recording } from '../../src/record/format';
import { saidLine, type SaidLine } from './line';
import type { Deed, PersonLine } from './person-line';
import { witnessed } from './witnessed';

/** An AI's answer, and the facts on record that it named. */
export interface AnswerLine extends SaidLine {
  readonly facts: readonly Fact[];
}

export interface Exchange {
  readonly line: PersonLine;
  /** In order of saying. */
  readonly answers: readonly AnswerLine[];
  /** What the line tells of stood on record when it was said. */
  readonly onRecord: boolean;
  /** Whom it was put to was alive then. */
  readonly heard: boolean;
  /** The game was over, or that one dead, before the second turn after it: there was no time for an answer. */
  readonly cut: boolean;
}

interface Open {
  readonly line: PersonLine;
  readonly answers: AnswerLine[];
  readonly onRecord: boolean;
  readonly heard: boolean;
  readonly turn: number;
  cut: boolean;
}

/** A line that is answered within so many turns was not cut short. */
const TIME_TURNS = 2;

/**
 * All exchanges of a game. `said`: what the person said, in order; a line that is in no recording (the care card answered it, or the game was over) is
 * passed over.
 */
export function exchangesOf(recording: Recording, said: readonly PersonLine[], me: Seat): Exchange[] {
  const exchanges: Open[] = [];
  /** By number, from 1; null for a line that the person of the program did not say. */
  const byNumber: (Open | null)[] = [];
  let next = 0;
  const cutShort = (turn: number, isCut: (one: Open) => boolean): void => {
    for (const one of exchanges)
      if (one.answers.length === 0 && turn - one.turn < TIME_TURNS && isCut(one)) one.cut = true;
  };
  for (const { event, raw, scene } of witnessed(recording, me)) {
    if (event.type === 'chat') {
      const chat = saidLine(event, raw);
      if (chat.for !== undefined) {
        byNumber[(chat.answers ?? 0) - 1]?.answers.push({ ...chat, facts: factsOf(chat, scene) });
        continue;
      }
      const at = chat.seat === me ? said.findIndex(({ text }, i) => i >= next && text === chat.text) : -1;
      const line = said[at];
      byNumber.push(line ? begun(line, scene) : null);
      const open = byNumber[byNumber.length - 1];
      if (line) next = at + 1;
      if (open) exchanges.push(open);
      continue;
    }
    if (event.type === 'die') cutShort(scene.turn, ({ line }) => line.to === event.seat);
    if (event.type === 'over') cutShort(scene.turn, () => true);
  }
  return exchanges;
}

const begun = (line: PersonLine, scene: Scene): Open => ({
  line,
  answers: [],
  onRecord: line.deed !== undefined && isOnRecord(line.deed, scene),
  heard: line.to !== null && scene.table.bySeat.get(line.to)?.alive === true,
  turn: scene.turn,
  cut: false,
});

const factsOf = ({ claims }: SaidLine, scene: Scene): Fact[] =>
  claims.flatMap((claim) => (claim.kind === 'fact' ? (factOf(scene, claim.fact) ?? []) : []));

/** Whether the record holds such a deed, as far as it can be told from it. */
function isOnRecord({ kind, by, to, card }: Deed, { facts, uses }: Scene): boolean {
  const did = (...kinds: readonly Fact['kind'][]): boolean =>
    facts.some((fact) => fact.by === by && fact.to === to && kinds.includes(fact.kind));
  switch (kind) {
    case 'card':
      return uses.some((use) => use.by === by && use.to.includes(to) && use.name === card);
    case 'hit':
      return did('hit');
    case 'heal':
      return did('heal', 'rescue');
    case 'give':
      return did('give', 'draw');
    case 'peach':
      return did('heal', 'rescue') || uses.some((use) => use.by === by && use.name === 'tao' && use.to.includes(to));
    case 'wuxie':
      return uses.some((use) => use.by === by && use.name === 'wuxie');
  }
}

/** The answer that counts: of the one who was spoken to, else whoever's came first. */
export const answerOf = ({ line, answers }: Exchange): AnswerLine | undefined =>
  answers.find(({ seat }) => seat === line.to) ?? answers[0];
