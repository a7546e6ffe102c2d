/** Monitor: which act a human line is for the one who hears it, and whom it is about (§E2). What is heard is the ear's (§Q1). */
import type { Seat } from '../../core/event';
import type { Detection } from '../detection/types';
import type { Line } from '../line/line';
import { movesIn } from '../moves/read';
import { QUESTIONS, type Exchange, type Move } from '../moves/types';
import { asksToBeSpared, ordersHelp } from '../moves/words/acts';
import type { Scene } from '../scene/scene';
import type { Reply } from '../vocabulary';

export interface Hearing {
  readonly line: Line;
  readonly scene: Scene;
  readonly detection: Detection;
  readonly hearer: Seat;
  /** Who said it. */
  readonly from: Seat;
  /** What passed between the two before, latest first. */
  readonly exchanges?: readonly Exchange[];
  /** What the line does, where that has been heard already. */
  readonly moves?: readonly Move[];
}

export interface Act {
  readonly act: Reply;
  /** Whom the line is about; null for nobody in particular. */
  readonly subject: Seat | null;
}

/** Of several moves the one that most wants an answer; within a row the first in the line. */
const FIRST: readonly (readonly Move['act'][])[] = [
  QUESTIONS,
  ['plead', 'apology'],
  ['claim', 'accuse', 'propose', 'order', 'vouch', 'threat'],
  ['promise', 'report', 'thanks', 'blame', 'taunt', 'sorrow', 'affection'],
];

function leading(moves: readonly Move[]): Move | undefined {
  for (const row of FIRST) {
    const found = moves.find(({ act }) => row.includes(act));
    if (found) return found;
  }
  return moves[0];
}

/** What detection's subtext says where nothing was understood (detection/brief.ts). */
const BY_SUBTEXT: readonly (readonly [part: string, act: Reply])[] = [
  ['试探身份', 'ask_role'],
  ['求援', 'ask_help'],
  ['想和解', 'apology'],
  ['想主导出牌', 'ask_act'],
  ['带方向', 'point_at'],
  ['求信任', 'claim_loyal'],
  ['不满打法', 'blame'],
];
/** A line understood less than this is asked about. */
const UNDERSTOOD = 0.5;
const HOSTILE = 0.5;
const FRIENDLY = 0.5;

/** Reads one line of the NORMAL route. */
export function monitor(hearing: Hearing): Act {
  const { line, scene, from, hearer, exchanges = [] } = hearing;
  const move = leading(hearing.moves ?? movesIn(line, { scene, from, hearer, exchanges }));
  return move === undefined || move.act === 'unclear' ? byDetection(hearing) : replyTo(move, hearing);
}

/** What a move is to the one who hears it. */
function replyTo({ act, about: whom, role }: Move, { line, from, hearer }: Hearing): Act {
  const about = whom ?? null;
  switch (act) {
    case 'ask_role':
      return { act, subject: hearer };
    case 'ask_guess':
      return { act: about === hearer ? 'ask_role' : act, subject: about };
    case 'ask_why':
    case 'ask_evidence':
    case 'ask_sure':
      return { act: 'ask_why', subject: about ?? hearer };
    case 'ask_count':
    case 'ask_fact':
      return { act: 'ask_guess', subject: about };
    case 'ask_plan':
    case 'propose':
      return { act: 'ask_act', subject: about };
    case 'ask_self':
    case 'topic':
      return { act: 'small_talk', subject: null };
    case 'accuse':
      return { act: about === hearer ? 'accuse' : about === null ? 'ack' : 'point_at', subject: about };
    case 'vouch':
      // Said well of the hearer it is taken note of; said well of another it asks whether one thinks so too.
      return { act: about === hearer ? 'ack' : 'ask_guess', subject: about };
    case 'claim':
      return {
        act: role === undefined || role === 'zhong' || role === 'zhu' ? 'claim_loyal' : 'claim_other',
        subject: from,
      };
    case 'order':
      // An order to attack the hearer points at it.
      if (ordersHelp(line.verbatim)) return { act: 'ask_help', subject: about };
      return { act: about === hearer ? 'accuse' : 'ask_act', subject: about };
    case 'plead':
      return { act: asksToBeSpared(line.verbatim) ? 'ask_act' : 'ask_help', subject: about };
    case 'threat':
    case 'taunt':
      return { act: 'taunt', subject: hearer };
    case 'blame':
    case 'affection':
      return { act, subject: hearer };
    case 'thanks':
    case 'apology':
    case 'sorrow':
      return { act, subject: from };
    case 'praise':
      return { act, subject: about };
    case 'greet':
    case 'bye':
    case 'joke':
    case 'hurry':
    case 'agree':
    case 'unclear':
      return { act, subject: null };
    case 'ask_rule':
      return { act: 'unclear', subject: null };
    case 'promise':
    case 'refuse':
    case 'report':
      return { act: 'ack', subject: about };
  }
}

function byDetection({ hearer, detection: { detection_scores: scores, detection_brief: brief } }: Hearing): Act {
  const hint = BY_SUBTEXT.find(([part]) => brief.subtext.includes(part))?.[1];
  if (hint !== undefined && hint !== 'point_at' && hint !== 'ask_role') return { act: hint, subject: null };
  if (scores.hostile >= HOSTILE) return { act: 'taunt', subject: hearer };
  if (brief.understanding_confidence < UNDERSTOOD) return { act: 'unclear', subject: null };
  if (scores.friendly >= FRIENDLY) return { act: 'praise', subject: null };
  return { act: scores.low_effort < 0.4 ? 'small_talk' : 'ack', subject: null };
}
