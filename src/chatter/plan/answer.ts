/** The planner: from what a line does to what is done with it, before any words (§Q3); the order of the readings is readings.ts. */
import { isQuestion, type Move } from '../moves/types';
import { seatOf } from '../scene/scene';
import type { Asked } from './asked';
import { soundly } from './soundly';
import type { Plan } from './plan';
import { inKind } from './respond/in-kind';
import { leftOpen } from './respond/left-open';
import { othersThan, responseTo } from './respond/respond';
import { leadingTo, weightiest } from './weight';
import { readAs } from './readings';

/** What this AI does with the line; null leaves it to the voice's templates. */
export function planAnswer(said: Asked): Plan | null {
  const asked = soundly(said);
  const main = mainOf(asked);
  const heard = readAs(main, asked);
  const plan = responseTo(heard, main, asked)?.plan ?? heard;
  return inKind(leftOpen(plan, heard, main, asked) ?? plan, main, asked);
}

/** What this AI could do with the line instead of what was decided, at most four, the likeliest to be found fitting first. */
export const otherAnswers = (said: Plan, heard: Asked): readonly Plan[] => {
  const asked = soundly(heard);
  const main = mainOf(asked);
  return othersThan(said, readAs(main, asked), main, asked);
};

/** How likely readers find fitting what this AI would say (respond/fitting.ts); null where nothing is chosen among. */
export const fitnessTo = (heard: Asked): number | null => {
  const asked = soundly(heard);
  const main = mainOf(asked);
  return responseTo(readAs(main, asked), main, asked)?.fitness ?? null;
};

/** Whoever lies open has nothing left to own up to: "7号杀了我这个反贼,他是忠臣还是内奸". */
const news = ({ moves, scene, from }: Asked): readonly Move[] => {
  const rest = (seatOf(scene, from)?.revealed ?? null) === null ? [] : moves.filter(({ act }) => act !== 'claim');
  return rest.some(isQuestion) ? rest : moves;
};
const mainOf = (asked: Asked): Move | null => weightiest(leadingTo(news(asked), asked.text));
