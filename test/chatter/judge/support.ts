/** A table of five with a human lord at seat 1, facts by hand, and a part played through them. */
import { createTable } from '../../../src/core/table';
import { createCastPart } from '../../../src/chatter/judge/masked';
import type { Part, PartStart } from '../../../src/chatter/judge/part';
import type { Storyline } from '../../../src/chatter/judge/storyline';
import { builtInStorylines } from '../../../src/chatter/judge/storylines';
import type { Fact } from '../../../src/chatter/scene/fact';
import { createScene, note, type Scene } from '../../../src/chatter/scene/scene';
import type { Candidate, Occasion, Slots } from '../../../src/chatter/vocabulary';

export function sceneOf(human: number | null = 1): Scene {
  const players = [1, 2, 3, 4, 5].map((seat) => ({ seat, name: `将${seat}`, hp: 4, maxHp: 4 }));
  return createScene(
    createTable(
      {
        type: 'game',
        v: 1,
        engine: 'test',
        players,
        lord: 1,
        deck: { zhu: 1, zhong: 1, fan: 2, nei: 1 },
        me: human,
        seed: 1,
      },
      String,
    ),
    human,
  );
}

export const story = (id: string): Storyline => builtInStorylines().find((one) => one.id === id)!;

export const START: PartStart = { seat: 2, voice: 'hearty', language: 'zh', seed: 7 };
export const SLOTS: Slots = { me: '曹洪', you: '刘备', lord: '刘备' };

/** A storyline that waits behind others waits behind the first of them here. */
export const begin = (id: string, start: Partial<PartStart> = {}): Part => {
  const named = story(id);
  const [front] = named.behind ?? [];
  const cast = front === undefined ? { front: named, behind: null } : { front: story(front), behind: named };
  return createCastPart(cast, { ...START, ...start });
};

/** Adds a fact to the scene and shows it to the part. */
export function happens(part: Part, scene: Scene, kind: Fact['kind'], detail: Partial<Fact>): void {
  part.saw(note(scene, kind, detail), scene);
}

export const jump = (part: Part, scene: Scene, seat = 2): void => {
  happens(part, scene, 'hit', { by: seat, to: 1, num: 1, good: false, card: 'sha' });
};

/** Every line that the part would say now, on any of these occasions. */
export function all(part: Part, occasions: readonly Occasion[]): Candidate[] {
  return occasions.flatMap((occasion) => part.offers(occasion, SLOTS));
}

/** Says the best line of the occasion, if there is one. */
export function say(part: Part, occasion: Occasion): Candidate | null {
  const [best] = part.offers(occasion, SLOTS);
  if (best) part.spoke(best.text, best.claims);
  return best ?? null;
}
