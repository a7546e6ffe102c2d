/** Talk beside the game is called back to it by whoever keeps to the matter, and a trouble never (§Q3, topic_adherence). */
import { expect, it } from 'vitest';
import { answers, readStudy } from '../../../dev/study/eval-talk';
import { ORNAMENT_WORDS } from '../../../src/chatter/plan/words/ornaments';

const { recordings } = readStudy(null, 1);
const WORDS = Object.values(ORNAMENT_WORDS).flatMap(({ focus }) => focus.zh);
const isCalledBack = (said: string): boolean => WORDS.some((word) => said.endsWith(word));

/** What is said back to a line at one table, by whoever keeps to the matter so much. */
const answered = (line: string, topic_adherence: number): string =>
  answers(recordings[0]!, [line], { style: (style) => ({ ...style, topic_adherence }) })[0]!;

it.each(['今天洗衣机坏了，脱水脱到一半不动了', '今天好热啊', '晚上吃的火锅', '周末准备去爬山'])('%s', (line) => {
  expect(isCalledBack(answered(line, 2))).toBe(true);
  expect(isCalledBack(answered(line, 0))).toBe(false);
});

it.each(['我失眠三天了', '我妈住院了', '今天被老板骂了', '4号你是哪边的', '你是AI吗'])('never behind: %s', (line) => {
  const said = answered(line, 2);
  expect(said).not.toBe('');
  expect(isCalledBack(said)).toBe(false);
});
