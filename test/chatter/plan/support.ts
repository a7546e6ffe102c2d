/** One line put to one AI of a small table, and what it plans to answer. */
import type { Seat } from '../../../src/core/event';
import type { Guessed } from '../../../src/core/role';
import { createLedger } from '../../../src/chatter/claims/ledger';
import { detect } from '../../../src/chatter/detection/detect';
import { readLine } from '../../../src/chatter/line/line';
import { spacedOf } from '../../../src/chatter/moves/parts';
import { movesIn } from '../../../src/chatter/moves/read';
import { planAnswer } from '../../../src/chatter/plan/answer';
import type { Asked } from '../../../src/chatter/plan/asked';
import { createMemory } from '../../../src/chatter/plan/memory';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { styleOf } from '../../../src/chatter/style';
import { factOn, HUMAN, sceneOf, viewOf } from '../flow/support';

/** A table at which 诸葛亮 (6) struck the lord and 貂蝉 (5) healed him. */
export function struckAndHealed(): Scene {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
  factOn(scene, 'heal', { by: 5, to: 1, card: 'tao', num: 1, good: true });
  return scene;
}

/** A table at which 貂蝉 (5) holds most and 界张飞 (4) is nearly down. */
export function uneven(): Scene {
  const scene = sceneOf();
  scene.turn = 2;
  for (const { seat } of scene.table.seats) {
    const one = scene.table.bySeat.get(seat);
    if (one) Object.assign(one, { hp: seat === 4 ? 1 : 3, turnHand: seat === 5 ? 6 : 2 });
  }
  return scene;
}
/** What is thought of the two there. */
export const GUESSES = { 6: ['fan', 0.7], 5: ['zhong', 0.7] } as const;

interface Put {
  readonly scene: Scene;
  /** Who is asked. */
  readonly me?: Seat;
  readonly guesses?: Readonly<Record<Seat, readonly [Guessed, number]>>;
}

export function askedOf(text: string, { scene, me = 3, guesses = {} }: Put): Asked {
  const line = readLine(text);
  return {
    scene,
    me,
    from: HUMAN,
    moves: movesIn(line, { scene, from: HUMAN, hearer: me }),
    meant: true,
    text: line.verbatim,
    spaced: spacedOf(line),
    view: viewOf(me, guesses, scene),
    memory: createMemory(),
    ledger: createLedger(),
    lastWords: () => null,
    tone: 'plain',
    style: styleOf(detect({ text })),
    seed: 1,
    purpose: ['test'],
  };
}

/** The worthiest at first sight, whatever readers might prefer. */
export const atFirstSight: NonNullable<Asked['choose']> = ([first]) => first;

/** What 孙权 (3), or whoever is asked, plans to answer 曹操 (2), at first sight. */
export const planned = (text: string, put: Put): Plan | null =>
  planAnswer({ ...askedOf(text, put), choose: atFirstSight });
