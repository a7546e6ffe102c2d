/** What the ear compiles, in slices (line/slices.ts): each expression is run once, so that the first line need not wait. */
import { making, type Slice } from '../line/slices';
import * as questions from './words/asked';
import { cardsIn } from './words/cards';
import { deedsIn } from './deeds/deeds';
import { tryMatters } from './life/matter';
import { kindsUnpacking } from './life/kind';
import { ownLifeIn } from './life/own-life';
import { selfIn } from './life/self';
import { callsUnpacking } from './called/likely-called';
import { actsUnpacking } from './wording/likely';
import { roleSaid } from './called/roles';
import { topicOf } from './topics';
import { wantsUnpacking } from './wording/wants';
import * as words from './words/acts';

const TEXTS = ['他昨天用南蛮打了我,肯定是反', 'he hit me with a duel last turn'];

export const HEARING: readonly Slice[] = [
  actsUnpacking,
  wantsUnpacking,
  kindsUnpacking,
  callsUnpacking,
  making(function* () {
    for (const expression of [...Object.values(questions), ...Object.values(words)]) {
      if (!(expression instanceof RegExp)) continue;
      for (const text of TEXTS) expression.test(text);
      yield;
    }
    for (const text of TEXTS) {
      yield* tryMatters(text);
      for (const read of [cardsIn, topicOf, selfIn, ownLifeIn, roleSaid]) {
        read(text);
        yield;
      }
      deedsIn(text, [], 'open');
      yield;
    }
  }).slice,
];
