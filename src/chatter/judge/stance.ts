/** What a player's line says to a request: agreed or softened, resisted, or neither; and whether it is an answer at all. */
import { hasHan, lettersOf } from '../line/character';
import { clausesOf, type Clause } from '../line/clause';
import type { Line } from '../line/line';
import {
  ACCEPT,
  ACCEPT_EN,
  ACCEPT_FIRST,
  ACCEPT_FIRST_EN,
  COLD,
  ECHO,
  ELSEWHERE,
  FILLER,
  NEITHER,
  NEITHER_EN,
  NOT_OWN,
  RESIST,
  RESIST_EN,
  RESIST_FIRST,
  RESIST_FIRST_EN,
  RHETORICAL,
} from './words';
import { replyOf } from './worded';

export type Stance = 'accept' | 'resist' | 'neither';

/** The words of `line` that `expression` finds, with a mark in their place so that neighbours do not meet. */
function without(line: string, ...expressions: readonly RegExp[]): string {
  return expressions.reduce((text, expression) => text.replace(expression, '|'), line);
}

const has = (text: string, ...expressions: readonly RegExp[]): boolean =>
  expressions.some((expression) => text.search(expression) >= 0);

function stanceOfClause({ text, asked }: Clause): Stance {
  if (has(text, RESIST_FIRST, RESIST_FIRST_EN) || (asked && ECHO.test(text))) return 'resist';
  const rest = without(text, NEITHER, NEITHER_EN);
  // A question takes no side, but for those that answer themselves.
  if (asked) return has(rest, RHETORICAL) ? 'accept' : 'neither';
  const soft = has(rest, ACCEPT_FIRST, ACCEPT_FIRST_EN);
  const left = soft ? without(rest, ACCEPT_FIRST, ACCEPT_FIRST_EN) : rest;
  if (!NOT_OWN.test(left) && has(left, RESIST, RESIST_EN)) return 'resist';
  return soft || agrees(left) ? 'accept' : 'neither';
}

/** A no shortly before the words takes them back: "我不会跟你一起走". */
const TAKEN_BACK = /(?:[不没别难未勿谁]|无法)[想能会肯要愿意打算再跟和与你我有去]{0,5}$/;

const agrees = (text: string): boolean =>
  [ACCEPT, ACCEPT_EN].some((expression) =>
    [...text.matchAll(expression)].some((match) => !TAKEN_BACK.test(text.slice(0, match.index))),
  );

/** Another's words in the player's line are not its own: 「他说"不要"」. */
const REPORTED = /(?:他|她|们|号|人|he|she|they|you|你|您)[^,;"]{0,6}(?:说|问|喊|骂|said|says)[^,;"]{0,3}"[^"]*"/g;

/** What the lists of words make of it. The last clause that takes a side decides: 「不，我信你」 accepts, 「好吧……还是算了」 resists. */
function listedStance(line: Line): Stance {
  const text = without(line.folded, REPORTED);
  if (COLD.test(lettersOf(text))) return 'resist';
  return (text === line.folded ? line.phrases : clausesOf(text))
    .map(stanceOfClause)
    .reduce((before, now) => (now === 'neither' ? before : now), 'neither');
}

/**
 * From these chances on wording takes a side where no list does: three in four are right then, on hands that were not fitted on. Against
 * a list it is right in half, so that lists stand (docs/judge.md).
 */
const AGREES = 0.8;
const REFUSES = 0.7;

function worded(line: Line): Stance {
  const listed = listedStance(line);
  // 「我要考虑」 is a word of its own.
  if (listed !== 'neither' || has(line.folded, NEITHER, NEITHER_EN)) return listed;
  const { accept, refuse } = replyOf(line.folded);
  if (refuse >= REFUSES) return 'resist';
  return accept >= AGREES ? 'accept' : listed;
}

const stances = new WeakMap<Line, Stance>();

/** The stance of a player's line: by lists of words, and by how it is worded as a whole. Kept with the line. */
export function stanceOf(line: Line): Stance {
  const known = stances.get(line);
  if (known) return known;
  const stance = worded(line);
  stances.set(line, stance);
  return stance;
}

/** Units that an answer must have beyond fillers: two Chinese characters or one English word. */
const SUBSTANCE = 2;

/**
 * Whether a line says anything in answer. `related` tells of a line that talks of other things whether it comes back
 * to the matter after all.
 */
export function isSubstantive(line: Line, related: () => boolean): boolean {
  const left = lettersOf(line.folded.replace(FILLER, ''));
  if (left.length < SUBSTANCE && !(left.length > 0 && hasHan(left) && /[不信走去来留滚]/.test(left))) return false;
  return !has(line.folded, ELSEWHERE) || related();
}

/** Whether the line talks of other things than the game or the story. */
export const isElsewhere = (line: Line): boolean => has(line.folded, ELSEWHERE);
