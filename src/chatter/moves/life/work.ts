/** Words of work and of exams that several readings hold. */

export const EXAM =
  '(?:考试|考研|期末|期中|高考|中考|考公|国考|省考|四级|六级|答辩|口试|补考|科目[一二三四]|驾照|雅思|托福|面试官|\\b(?:finals?|exams?|midterms?|tests?|quiz|quizzes|boards|mcat|lsat|sat|orals?)\\b)';

/** Whoever is over one. */
export const BOSS =
  '(?:老板(?!娘)|领导|上司|主管|经理|组长|总监|甲方|导师|老师|辅导员|\\b(?:boss|manager|supervisor|professor|teacher|advisor|shift lead)\\b)';
