/** Lines that go on with what was said to the one talked with, and name somebody else in passing (§T5). */
import type { Seat } from '../../core/event';
import { ROLE_DOES } from '../moves/words/follow-ups';
import { DONE_TO } from '../moves/called/place';
import type { Move } from '../moves/types';
import type { Pointed } from './pointed';

/** "sure buddy, and…", "lol ok, but what about…", "那…": a talk that has begun goes on. */
const GOES_ON =
  /(?:^|[,.!?;]\s*)(?:(?:lol|lmao|haha+|ok|okay|sure|right|yeah|yea|nah|no|hm+|well|buddy|pal|man|bro|dude)[\s,]+)*(?:and|but|so|also|then|plus|why|how come)\b|^(?:那|还有|为啥|为什么|凭啥|凭什么|(?:咋|怎么|干嘛|干啥)(?:就|又|偏|老|光|总|尽|非)*不|可(?!以|能)|但|所以|再说|而且|行[,吧]|好[,吧]|哦|噢)/;
/** "but 3 gave the lord a card, how is he a rebel": held against what was answered. */
const OBJECTS = /^(?:不?一定|也可能)|^(?:but\b|可是|但).*(?:\bhow\b|\bwhy\b|\btho|怎么|咋|解释|凭)/;
const ASKS = /\?\s*$|吗|呢|干嘛|干啥|为啥|为什么|怎么|咋|凭啥|凭什么|\b(?:(?:what|how) about|why|how come)\b/;
const WHO = /谁|哪[个位]|几号|大家|你们|\b(?:who|whose|anyone|anybody|everyone|guys|y'?all)\b/;
const OBJECT_EN =
  /\b(?:off|on|from|to|at|onto|against|with|not|than|of|\w+ing|(?:why|how come) (?:not )?(?!did|do|does|is|was|would|has|are)\w+)\s(?:the )?$/;

/** "sure buddy, and stealing that card off 4?": whoever is named is whom it befell, and the one talked with is asked. */
export const goesOn = ({ text, pointers }: Pointed, from: Seat): boolean =>
  OBJECTS.test(text) ||
  (ROLE_DOES.test(text) && pointers.every(({ office }) => office === true)) ||
  (GOES_ON.test(text) &&
    ASKS.test(text) &&
    !WHO.test(text) &&
    pointers.every(({ seat, start }) => {
      const before = text.slice(0, start);
      return seat === from || OBJECT_EN.test(before) || DONE_TO.test(before);
    }));

/** What these ask, where nobody is named, is asked of what was said last: "啥原因啊 说来听听". */
const OF_LAST: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_evidence', 'ask_sure']);

/** Whether a line takes up what whoever it is put to has said last. */
export const isOfLast = (moves: readonly Move[], { pointers }: Pointed): boolean =>
  moves.some(({ refersTo, act }) => refersTo !== undefined || (pointers.length === 0 && OF_LAST.has(act)));
