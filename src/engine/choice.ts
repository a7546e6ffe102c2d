/**
 * The last stage of an AI's choice (§K4): what the engine makes of each candidate, our own rules, then whoever subscribed to
 * `slqj_ai_score`. One pool of candidates is weighed once, as the engine memoises within one step of its loops.
 */
import { isInShape } from '../core/mind';
import { anyAimRule, weighed } from '../core/play/aim';
import { swayed } from '../core/play/impulse';
import { draw } from '../core/random';
import type { Seat } from '../core/event';
import type { HookEvents, ScoreCandidate } from '../hooks/events';
import type { Subscribers } from '../hooks/subscribers';
import { both } from '../language/texts';
import { aimAt, aimingOf } from './choice/aims';
import { faceDown, unseenBehind, type Button } from './choice/faces';
import type { Engine, Player } from './noname';
import { override } from './override';
import type { Report } from './report';
import type { Session } from './session';

type Check = (...args: unknown[]) => unknown;
type Chooser = (this: unknown, check: unknown, ...rest: unknown[]) => unknown;

/** What is chosen of. */
const KINDS = { chooseTarget: 'target', chooseCard: 'card', chooseButton: 'button' } as const;
type Name = keyof typeof KINDS;
type Kind = (typeof KINDS)[Name];

/** Scores stay within this, whatever subscribers write. */
const SCORE_BOUND = 1e6;

interface Choosing {
  readonly kind: Kind;
  readonly session: Session;
  readonly seat: Seat;
  readonly player: Player;
}

export interface ChoiceOptions {
  engine: Engine;
  subscribers: Subscribers<HookEvents>;
  report: Report;
  /** The session of the mind that decides for a player; null where the engine's own AI does. */
  session: (decider: Player) => Session | null;
}

/** Puts the stage around the engine's loops; the answer takes it out. */
export function installChoice({ engine, subscribers, report, session }: ChoiceOptions): () => void {
  const { ai, _status, game, get } = engine;
  /** Of draws, so that each is another. */
  let drawn = 0;
  let asking = false;

  function choosingOf(kind: Kind): Choosing | null {
    const asked = _status.event?.player;
    const player = asked?._trueMe ?? asked;
    if (!player || asking) return null;
    const running = session(player);
    const seat = running?.seats.of(player);
    return running && seat !== undefined ? { kind, session: running, seat, player } : null;
  }

  /** A mind is a public object (§A1): anything may have been written into it since the engine last told us something. */
  const randomnessOf = ({ session: running, seat }: Choosing): number =>
    running.soundGame(isInShape).minds.get(seat)?.persona.traits.randomness ?? 0;

  const isSwayed = (choosing: Choosing): boolean =>
    choosing.session.ploys.impulse && _status.event?.name === 'chooseToUse' && randomnessOf(choosing) > 0;

  const isAiming = ({ kind, session: { ploys } }: Choosing): boolean =>
    kind === 'target' && _status.event?.name === 'chooseToUse' && anyAimRule(ploys);

  const isHeard = (choosing: Choosing): boolean =>
    isAiming(choosing) || isSwayed(choosing) || subscribers.any('slqj_ai_score');

  /** Changes the scores of a pool, where they are numbers. */
  function weigh(choosing: Choosing, pool: readonly unknown[], scores: number[]): void {
    const { session: running, seat, kind } = choosing;
    const { event } = _status;
    if (!event) return;
    if (isAiming(choosing)) {
      const aiming = aimingOf(engine, running, seat, event);
      pool.forEach((target, i) => {
        const aim = aimAt(aiming, target as Player);
        if (aim) scores[i] = weighed(running.ploys, aim, scores[i] ?? 0);
      });
    }
    if (subscribers.any('slqj_ai_score')) offer(choosing, kind, event, pool, scores);
    if (isSwayed(choosing)) swayed(scores, randomnessOf(choosing), () => draw(running.seed, 'impulse', seat, ++drawn));
  }

  function offer(
    { session: running, seat, player }: Choosing,
    kind: Kind,
    event: object,
    pool: readonly unknown[],
    scores: number[],
  ): void {
    const candidates = pool.map((one, i): ScoreCandidate => {
      const about = kind === 'target' ? running.seats.of(one as Player) : undefined;
      return {
        [kind]: one,
        score: scores[i] ?? 0,
        chances: about === undefined ? null : { ...running.takes(seat, about) },
      };
    });
    asking = true;
    try {
      const left = subscribers.ask('slqj_ai_score', { player, event, candidates, game, get }, (ctx) =>
        ctx.candidates.map((one): [unknown, number] => [one[kind], one.score]),
      );
      // By what each is about: a subscriber may have sorted them, or left some out.
      for (const [one, score] of left) {
        const i = pool.indexOf(one);
        if (i >= 0 && Number.isFinite(score)) scores[i] = Math.min(SCORE_BOUND, Math.max(-SCORE_BOUND, score));
      }
    } finally {
      asking = false;
    }
  }

  /** The pool's scores after all; what the engine's check answers is no number now and then, and then stands. */
  function scoresOf(
    choosing: Choosing,
    check: Check,
    pool: readonly unknown[],
    rest: unknown[],
  ): Map<unknown, unknown> {
    const answers = pool.map((one) => check(one, ...rest));
    if (answers.every((answer) => typeof answer === 'number' && Number.isFinite(answer))) {
      const scores = [...(answers as number[])];
      try {
        weigh(choosing, pool, scores);
        return new Map(pool.map((one, i) => [one, scores[i]]));
      } catch (error) {
        report.warn(both('scoreFailed'), error);
      }
    }
    return new Map(pool.map((one, i) => [one, answers[i]]));
  }

  function scored(choosing: Choosing, check: Check): Check {
    let pool: unknown = null;
    let scores = new Map<unknown, unknown>();
    return (...args) => {
      const [candidate, all] = args;
      if (candidate === undefined) return check(...args);
      if (Array.isArray(all) && all !== pool) {
        pool = all;
        scores = scoresOf(choosing, check, all, args.slice(1));
      }
      if (pool !== null && scores.has(candidate)) return scores.get(candidate);
      return scoresOf(choosing, check, [candidate], args.slice(1)).get(candidate);
    };
  }

  function blind({ player }: Choosing, check: Check): Check {
    const buttons = (_status.event as { dialog?: { buttons?: Iterable<Button> } } | undefined)?.dialog?.buttons;
    const unseen = buttons ? unseenBehind(buttons, player) : [];
    return unseen.length === 0 ? check : (...args) => faceDown(unseen, () => check(...args));
  }

  /** The check as it is asked in this choice: the engine's own where nothing of ours is heard, or where ours breaks. */
  function layered(kind: Kind, check: Check): Check {
    try {
      const choosing = choosingOf(kind);
      if (!choosing) return check;
      const seen = kind === 'button' && choosing.session.ploys.blindPick ? blind(choosing, check) : check;
      return isHeard(choosing) ? scored(choosing, seen) : seen;
    } catch (error) {
      report.warn(both('scoreFailed'), error);
      return check;
    }
  }

  function around(kind: Kind, choose: Chooser): Chooser {
    return function chooseScored(check, ...rest) {
      return choose.call(this, typeof check === 'function' ? layered(kind, check as Check) : check, ...rest);
    };
  }

  const undo: (() => void)[] = [];
  const basic = ai.basic as Partial<Record<Name, Chooser>> | undefined;
  for (const name of Object.keys(KINDS) as Name[]) {
    const choose = basic?.[name];
    if (basic && typeof choose === 'function') undo.push(override(basic, name, around(KINDS[name], choose)));
  }
  return () => {
    for (const step of undo.reverse()) step();
  };
}
