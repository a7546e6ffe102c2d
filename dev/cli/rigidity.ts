/** `rigidity` (§L3): questionnaires and live scores in, what the talk is allowed after each, JSON Lines both ways. */
import * as v from 'valibot';
import { createContext, rigidityStep, withChatScore } from '../../src/care/context';
import { InvalidQuestionnaire } from '../../src/care/questionnaire';
import { ROUTES } from '../../src/care/route';
import { answerLines, wrongWith, type Answer } from './answer-lines';

const result = (name: string) =>
  v.nullish(
    v.object(
      {
        total_score: v.number(`${name}.total_score 应为数字 is a number`),
        parsed_scores: v.nullish(
          v.array(
            v.number(`${name}.parsed_scores 的每一项应为数字 every item is a number`),
            `${name}.parsed_scores 应为数组 is an array`,
          ),
        ),
      },
      `${name} 应为对象或 null is an object with total_score, or null`,
    ),
  );

const CHAT = 'chat_scores 的每一项应为 0–1 的数字 every entry is a number 0–1';

const LINE = v.object(
  {
    phq9: result('phq9'),
    gad7: result('gad7'),
    questionnaire_route: v.nullish(v.picklist(ROUTES, `questionnaire_route 应为 is one of ${ROUTES.join(' ')}`)),
    chat_scores: v.array(
      v.pipe(v.number(CHAT), v.minValue(0, CHAT), v.maxValue(1, CHAT)),
      'chat_scores 应为数组 is an array',
    ),
  },
  '每行应为对象，并有 chat_scores 数组 every line is an object with an array chat_scores',
);

/** One line of the command. Time plays no part in it. */
export function rigidityOf(given: unknown): Answer {
  const read = v.safeParse(LINE, given, { abortEarly: true });
  if (!read.success) return wrongWith(read.issues);
  const { phq9, gad7, questionnaire_route: route, chat_scores: scores } = read.output;
  try {
    let context = createContext('cli', { phq9, gad7 }, 0, route ?? undefined);
    const steps = scores.map((score) => {
      context = withChatScore(context, score, 0);
      return rigidityStep(context);
    });
    return { steps: steps.length > 0 ? steps : [rigidityStep(context)] };
  } catch (error) {
    if (error instanceof InvalidQuestionnaire) return { error: error.message };
    throw error;
  }
}

/** The command; returns the exit status. */
export const rigidityCommand = (input: string, write: (line: string) => void): number =>
  answerLines(input, write, rigidityOf);
