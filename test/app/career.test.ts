import { expect, it } from 'vitest';
import { addToCareer, careerOf } from '../../src/app/career';
import type { Outcome } from '../../src/ui/database';
import { CAREER } from '../../src/ui/guess/career';
import type { GuessScore } from '../../src/ui/reviewed';

const SCORE = { mine: 0.2, table: 0.5, best: null, named: 7, rounds: [] as GuessScore['rounds'] } as GuessScore;
const PLAYED = { games: 200, mine: 40, table: 60, best: null };

/** A keep that holds the sums of two hundred games and fails where it is told to. */
function keeping(fails: 'read' | 'write' | null) {
  const things = new Map<string, unknown>([[CAREER, PLAYED]]);
  const failed: Outcome<never> = { ok: false, fault: 'full', why: 'the disk is full' };
  return {
    things,
    read: (name: string): Promise<Outcome<unknown>> =>
      Promise.resolve(fails === 'read' ? failed : { ok: true, value: things.get(name) }),
    write: (name: string, value: unknown): Promise<Outcome<void>> => {
      if (fails === 'write') return Promise.resolve(failed);
      things.set(name, value);
      return Promise.resolve({ ok: true, value: undefined });
    },
  };
}

it('a game is added to the sums', async () => {
  const keep = keeping(null);
  expect((await addToCareer(keep, SCORE)).ok).toBe(true);
  expect(await careerOf(keep)).toMatchObject({ games: 201, mine: 40.2, table: 60.5 });
});

it.each(['read', 'write'] as const)('what could not be kept is told and nothing is lost: %s', async (fails) => {
  const keep = keeping(fails);
  expect(await addToCareer(keep, SCORE)).toMatchObject({ ok: false, why: 'the disk is full' });
  expect(keep.things.get(CAREER)).toEqual(PLAYED);
});
