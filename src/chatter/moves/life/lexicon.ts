/** Matters of life by their words, both languages: what somebody tells that is not about the game (§Q1). The first that fits is it. */
import { DAILY } from './matters/daily';
import { HOME, HOME_TROUBLES, SMELLS } from './matters/home';
import { LOSSES, NEAR } from './matters/near';
import type { Row } from './matters/row';
import { BOSS } from './work';
import { GOOD, TALK } from './matters/talk';

const kinds = (rows: readonly Row[], trouble: boolean) =>
  rows.map(([matter, topic, words]) => ({ matter, topic, trouble, words: words.replace(/BOSS/g, BOSS) }));

/** Every matter in the order in which it is tried; CLOSE, KIN, LOVE, FRIEND and PET are still to be put in. */
export const MATTERS = [
  ...kinds(LOSSES, true),
  ...kinds(GOOD, false),
  ...kinds(SMELLS, false),
  ...kinds(HOME_TROUBLES, true),
  ...kinds(NEAR, true),
  ...kinds(DAILY, true),
  ...kinds(HOME, false),
  ...kinds(TALK, false),
];
