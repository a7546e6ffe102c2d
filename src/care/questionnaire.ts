/** PHQ-9 and GAD-7 as numbers: what is a valid result, what it means for the route (§F1), and what it means in words' keys. */
import { higher, ITEM_9_HIGH, routeOfTotal, type RiskRoute } from './route';

export const SCALES = {
  phq9: { name: 'PHQ-9', items: 9, most: 27 },
  gad7: { name: 'GAD-7', items: 7, most: 21 },
} as const;
export type Scale = keyof typeof SCALES;
/** Each item is answered 0 (not at all) to 3 (nearly every day). */
const MOST_PER_ITEM = 3;

/** A result in its shape (§P1.2). `parsed_scores`: the items, PHQ-9's item 9 last. */
export interface QuestionnaireResult {
  total_score: number;
  parsed_scores?: readonly number[] | null | undefined;
}

/** Both results, where there are any. */
export interface Questionnaires {
  phq9?: QuestionnaireResult | null | undefined;
  gad7?: QuestionnaireResult | null | undefined;
}

/** A result that cannot be (§F1). The message says what is wrong, in Chinese and English. */
export class InvalidQuestionnaire extends Error {}

const refuse = (zh: string, en: string): never => {
  throw new InvalidQuestionnaire(`${zh} ${en}`);
};

function checkItems(scale: Scale, items: readonly number[]): void {
  const { name, items: count } = SCALES[scale];
  if (items.length !== count)
    refuse(
      `${name} 应有 ${count} 题，给了 ${items.length} 题`,
      `${name} has ${count} items, ${items.length} were given`,
    );
  items.forEach((item, at) => {
    if (!Number.isInteger(item) || item < 0 || item > MOST_PER_ITEM)
      refuse(`${name} 第 ${at + 1} 题应为 0–3 的整数`, `${name} item ${at + 1} is not a whole number 0–3`);
  });
}

const sumOf = (items: readonly number[]): number => items.reduce((sum, item) => sum + item, 0);

/**
 * Refuses a result that cannot be.
 * @throws InvalidQuestionnaire where the total or an item is not a finite number or out of range, an item is not whole, there
 *   are too few or too many items, or they do not add up to the total.
 */
export function checkQuestionnaire(
  scale: Scale,
  { total_score: total, parsed_scores: items }: QuestionnaireResult,
): void {
  const { name, most } = SCALES[scale];
  if (!Number.isFinite(total)) refuse(`${name} 总分不是有限的数`, `${name} total is not a finite number`);
  if (total < 0 || total > most)
    refuse(`${name} 总分 ${total} 不在 0–${most} 之内`, `${name} total ${total} is outside 0–${most}`);
  if (!items) return;
  checkItems(scale, items);
  if (sumOf(items) !== total)
    refuse(
      `${name} 各题相加是 ${sumOf(items)}，总分却是 ${total}`,
      `${name} items add up to ${sumOf(items)}, the total says ${total}`,
    );
}

/** PHQ-9's item 9, where the items are known. */
export const item9Of = (phq9: QuestionnaireResult | null | undefined): number | null =>
  phq9?.parsed_scores?.[8] ?? null;

/**
 * The route that the questionnaires mean (§F1): the higher of both, and high with item 9 at 1 or more. Null without any.
 * @throws InvalidQuestionnaire
 */
export function routeOfQuestionnaires({ phq9, gad7 }: Questionnaires): RiskRoute | null {
  if (phq9) checkQuestionnaire('phq9', phq9);
  if (gad7) checkQuestionnaire('gad7', gad7);
  if (!phq9 && !gad7) return null;
  if ((item9Of(phq9) ?? 0) >= ITEM_9_HIGH) return 'high';
  return higher(routeOfTotal(phq9?.total_score ?? 0), routeOfTotal(gad7?.total_score ?? 0));
}

/** Plain meaning of a total; the words are in questionnaire-words.ts. PHQ-9 alone has `moderately_severe`. */
export const BANDS = ['minimal', 'mild', 'moderate', 'moderately_severe', 'severe'] as const;
export type Band = (typeof BANDS)[number];

/** What a filled-in questionnaire says. Nothing here is a diagnosis. */
export interface Score {
  scale: Scale;
  total: number;
  band: Band;
  route: RiskRoute;
  /** PHQ-9's item 9 was answered with more than "not at all": help is shown first. */
  item9: boolean;
}

/** Kroenke et al. 2001, Spitzer et al. 2006: 5, 10, 15 (and 20 for PHQ-9) begin the bands. */
function bandOf(scale: Scale, total: number): Band {
  if (total < 5) return 'minimal';
  if (total < 10) return 'mild';
  if (total < 15) return 'moderate';
  return scale === 'phq9' && total < 20 ? 'moderately_severe' : 'severe';
}

/**
 * Scores answers, each 0–3, in order.
 * @throws InvalidQuestionnaire where an answer is missing or no such number.
 */
export function score(scale: Scale, answers: readonly number[]): Score {
  checkItems(scale, answers);
  const total = sumOf(answers);
  const item9 = scale === 'phq9' && (answers[8] ?? 0) >= ITEM_9_HIGH;
  return { scale, total, band: bandOf(scale, total), route: item9 ? 'high' : routeOfTotal(total), item9 };
}
