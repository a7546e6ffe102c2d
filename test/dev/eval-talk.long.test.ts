/** No number of style and no field of detection is computed for nothing (§E, §T2): made always the same, each changes some answer. */
import { expect, it } from 'vitest';
import { answers, FIELDS, readStudy } from '../../dev/study/eval-talk';

const { lines, recordings } = readStudy(null, 13);
/** All games in turn, where only the last of them shows it; ms. */
const MOST = 240_000;
const plain = recordings.map(() => undefined as string[] | undefined);
/** Of each game the first time that it is asked for. */
const plainAt = (i: number): string[] => (plain[i] ??= answers(recordings[i]!, lines, null));

it.each(Object.keys(FIELDS))(
  '%s changes an answer',
  (field) => {
    const changes = recordings.some((recording, i) => {
      const without = answers(recording, lines, FIELDS[field]!);
      return without.some((said, at) => said !== plainAt(i)[at]);
    });
    expect(changes).toBe(true);
  },
  MOST,
);

it('nothing made the same changes nothing: the same table answers the same', () => {
  expect(answers(recordings[0]!, lines, {})).toEqual(plainAt(0));
});
