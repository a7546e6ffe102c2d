/** Rows of matters of life, and lists of words that several of them hold. */
import type { Topic } from '../../types';

/** KIN, LOVE, PET, FRIEND, CLOSE stand for words of whose.ts, BOSS for the list below. */
export type Row = readonly [matter: string, topic: Topic, words: string];

export const EXAM =
  '(?:考试|考研|期末|期中|高考|中考|考公|国考|省考|四级|六级|答辩|口试|补考|科目[一二三四]|驾照|雅思|托福|面试官|\\b(?:finals?|exams?|midterms?|tests?|quiz|quizzes|boards|mcat|lsat|sat|orals?)\\b)';
export const BOSS =
  '(?:老板(?!娘)|领导|上司|主管|经理|组长|总监|甲方|导师|老师|辅导员|\\b(?:boss|manager|supervisor|professor|teacher|advisor|shift lead)\\b)';
export const SOON =
  '(?:今天|今晚|明天|明早|后天|大后天|下午|下周|下个?月|过两天|马上|快要?|这周|周[一二三四五六日末]|还有.{1,3}天)';
