/** "5号怎么空过了": said of somebody who let a turn pass, and borne out where the record holds nothing of that turn (§Q3). */
import type { Seat } from '../../../core/event';
import type { Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import { living, type Scene } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { namedBy } from './touching';

const IDLE =
  /\bdid .{1,24}\b(?:do|play) anything\b|(?:啥|什么|[一半]张牌?)(?:也|都)?[没不](?:干|做|出|打|用|动|肯|见你?出)|空过|没(?:什么)?动静|一动不动|发呆|睡着|\b(?:did (?:absolutely )?nothing|(?:is |are )?doing nothing|did not do anything|didn'?t do anything|passed (?:the|his|her|your) turn)\b/;

export function idlePlan(move: Move, asked: Asked): Plan | null {
  const { text, me, from, meant } = asked;
  if (!IDLE.test(text) || move.act === 'joke') return null;
  const about =
    (move.about === from ? undefined : move.about) ??
    namedBy(asked).seats.find((seat) => seat !== from) ??
    (meant ? me : undefined);
  return about === undefined || about === from ? null : idleOf(about, move, asked);
}

/** That somebody let its last turn pass, and what kept it from playing; null where it did not. */
export function idleOf(about: Seat, move: Move, { scene }: Asked): Plan | null {
  // "刘表,你一直一张牌不出": whoever has not been on turn has let none pass.
  if (scene.lastTurns.size > 0 && !scene.lastTurns.has(about))
    return { move: 'explain', clause: 'not_on_yet', occasion: 'hurry', about, asked: move };
  const passed = letPass(about, scene);
  if (passed === null) return null;
  const base = { move: 'confirm', occasion: 'point_at', about, asked: move } as const;
  const laid = laidOn(about, scene);
  return laid && laid.turn < passed ? { ...base, clause: 'idle_laid', facts: [laid] } : { ...base, clause: 'was_idle' };
}

/** The 乐 that was laid on somebody within a lap, and that nobody has taken off; null where none was. */
export function laidOn(seat: Seat, scene: Scene): Fact | null {
  const ofIt = scene.facts.filter((fact) => fact.to === seat && fact.card === 'lebu');
  const laid = ofIt.filter(({ kind, by }) => kind === 'aimed' && by !== seat).pop();
  const lifted = laid !== undefined && ofIt.some((fact) => fact.kind !== 'aimed' && fact.turn >= laid.turn);
  return laid === undefined || lifted || laid.turn < scene.turn - 2 * living(scene).length ? null : laid;
}

/** The number of a seat's last turn, where it used nothing in it; else null. */
function letPass(seat: Seat, { lastTurns, uses }: Scene): number | null {
  const turn = lastTurns.get(seat);
  return turn === undefined || uses.some((use) => use.by === seat && use.turn === turn) ? null : turn;
}

/** Told to hurry by somebody who missed it: the hearer has just had its turn, and let it pass; null where it has not. */
export function justPassed(move: Move, { scene, me }: Asked): Plan | null {
  const { turn } = scene;
  const mine = letPass(me, scene);
  if (mine === null || mine !== turn - 1) return null;
  const laid = laidOn(me, scene);
  const base = { move: 'explain', occasion: 'hurry', asked: move } as const;
  return laid && laid.turn < mine && laid.turn > mine - living(scene).length
    ? { ...base, clause: 'was_laid', facts: [laid] }
    : { ...base, clause: 'just_passed' };
}
