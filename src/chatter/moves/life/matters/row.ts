/** Rows of matters of life, and lists of words that several of them hold. */
import type { Topic } from '../../types';

/** KIN, LOVE, PET, FRIEND, CLOSE stand for words of whose.ts, BOSS for that of work.ts. */
export type Row = readonly [matter: string, topic: Topic, words: string];

export const SOON =
  '(?:今天|今晚|明天|明早|后天|大后天|下午|下周|下个?月|过两天|马上|快要?|这周|周[一二三四五六日末]|还有.{1,3}天)';
