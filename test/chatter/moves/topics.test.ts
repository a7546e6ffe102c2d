/** What of a line is of one's own life, and what weighs on whoever says so (§Q1). */
import { expect, it } from 'vitest';
import { isTrouble, topicOf } from '../../../src/chatter/moves/topics';

it.each([
  ['奶奶住进icu了', 'health'],
  ['我妈查出来肿瘤', 'health'],
  ['昨天出车祸腿断了', 'health'],
  ['我家猫昨天没救回来', 'loss'],
  ['跟男朋友冷战三天了', 'love'],
  ['被朋友骗了两万块', 'money'],
  ['昨天被人骗钱了', 'money'],
])('%s: a trouble, of %s', (text, topic) => {
  expect([topicOf(text), isTrouble(text)]).toEqual([topic, true]);
});

it.each([
  ["that's ridiculous", null],
  ['this is getting difficult', null],
  ['nobody in particular', null],
  ['我被骗了', null],
])('%s: none', (text, topic) => {
  expect([topicOf(text), isTrouble(text)]).toEqual([topic, false]);
});
