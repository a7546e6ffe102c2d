/** Rows of matters of life, and lists of words that several of them hold. */
import type { Topic } from '../../types';

/** KIN, LOVE, PET, FRIEND, CLOSE stand for words of whose.ts, BOSS for the list below. */
export type Row = readonly [matter: string, topic: Topic, words: string];

export const EXAM =
  '(?:考试|考研|期末|期中|高考|中考|考公|国考|省考|四级|六级|答辩|口试|补考|科目[一二三四]|驾照|雅思|托福|面试官|\\b(?:finals?|exams?|midterms?|tests?|quiz|quizzes|boards|mcat|lsat|sat|orals?)\\b)';
export const BOSS =
  '(?:老板(?!娘)|领导|上司|主管|经理|组长|总监|甲方|导师|老师|辅导员|\\b(?:boss|manager|supervisor|professor|teacher|advisor|shift lead)\\b)';
export const FOOD =
  '(?:火锅|烧烤|烤肉|炸鸡|汉堡|披萨|面条|拉面|米饭|饺子|烤冷面|螺蛳粉|麻辣烫|冒菜|泡面|外卖|寿司|沙县|黄焖鸡|烤鱼|串串|小龙虾|煎饼|包子|馄饨|米线|盖饭|蛋糕|月饼|粽子|\\b(?:pizza|noodles?|ramen|burgers?|tacos?|sushi|hot ?pot|bbq|barbecue|fries|curry|pasta|sandwich(?:es)?|dumplings?|wings|steak|salad|cake|ice cream)\\b)';
export const SOON =
  '(?:今天|今晚|明天|明早|后天|大后天|下午|下周|下个?月|过两天|马上|快要?|这周|周[一二三四五六日末]|还有.{1,3}天)';
