/** "5号怎么空过了": said of somebody who let a turn pass, and borne out where the record holds nothing of that turn (§Q3). */
import { isQuestion, type Move } from '../moves/types';
import type { Asked } from './asked';
import type { Plan } from './plan';
import { namedBy } from './touching';

const IDLE =
  /(?:啥|什么|一张牌)(?:也|都)?没(?:干|做|出|打|用|动)|空过|没(?:什么)?动静|一动不动|发呆|睡着|\b(?:did (?:absolutely )?nothing|(?:is |are )?doing nothing|did not do anything|didn'?t do anything|passed (?:the|his|her|your) turn)\b/;

export function idlePlan(move: Move, asked: Asked): Plan | null {
  const { scene, text, me, from, meant } = asked;
  if (!IDLE.test(text) || move.act === 'joke' || (isQuestion(move) && !/发呆|睡着|\bdoing nothing\b/.test(text)))
    return null;
  const about = move.about ?? namedBy(asked).seats.find((seat) => seat !== from) ?? (meant ? me : undefined);
  if (about === undefined || about === from) return null;
  const turn = scene.lastTurns.get(about);
  const acted = scene.uses.some((use) => use.by === about && use.turn === turn);
  return turn === undefined || acted
    ? null
    : { move: 'confirm', clause: 'was_idle', occasion: 'point_at', about, asked: move };
}
