/** "5号怎么空过了": said of somebody who let a turn pass, and borne out where the record holds nothing of that turn (§Q3). */
import type { Seat } from '../../core/event';
import { isQuestion, type Move } from '../moves/types';
import { living, type Scene } from '../scene/scene';
import type { Asked } from './asked';
import type { Plan } from './plan';
import { namedBy } from './touching';

const IDLE =
  /(?:啥|什么|一张牌)(?:也|都)?没(?:干|做|出|打|用|动)|空过|没(?:什么)?动静|一动不动|\b(?:did (?:absolutely )?nothing|did not do anything|didn'?t do anything|passed (?:the|his|her|your) turn)\b/;

/** The n of a seat's last turn, counted back over those who live; null where it is not yet known whose turn it is. */
function lastTurnOf(seat: Seat, scene: Scene): number | null {
  const order = living(scene).map((one) => one.seat);
  const [now, then] = [order.indexOf(scene.turnOf ?? -1), order.indexOf(seat)];
  if (now < 0 || then < 0) return null;
  return scene.turn - ((now - then + order.length) % order.length);
}

export function idlePlan(move: Move, asked: Asked): Plan | null {
  const { scene, text, me, from, meant } = asked;
  if (isQuestion(move) || move.act === 'joke' || !IDLE.test(text)) return null;
  const about = move.about ?? namedBy(asked).seats.find((seat) => seat !== from) ?? (meant ? me : undefined);
  if (about === undefined || about === from) return null;
  const turn = lastTurnOf(about, scene);
  const acted = scene.uses.some((use) => use.by === about && use.turn === turn);
  return turn === null || turn < 1 || acted
    ? null
    : { move: 'confirm', clause: 'did_nothing', occasion: 'point_at', about, asked: move };
}
