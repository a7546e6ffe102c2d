/** What a player's line says to a request: agreed or softened, resisted, or neither; and whether it is an answer at all. */
import { hasHan, lettersOf } from '../line/character';
import { clausesOf, type Clause } from '../line/clause';
import type { Line } from '../line/line';
import { readOncePer } from '../line/read-once';
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
import { replyOf, type Listed, type Reply } from './worded';

export type Stance = Listed;

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

/** What the lists of words make of a line. The last clause that takes a side decides: 「不，我信你」 accepts, 「好吧……还是算了」 resists. */
export const listedStance = readOncePer((line: Line): Stance => {
  const text = without(line.folded, REPORTED);
  if (COLD.test(lettersOf(text))) return 'resist';
  return (text === line.folded ? line.phrases : clausesOf(text))
    .map(stanceOfClause)
    .reduce((before, now) => (now === 'neither' ? before : now), 'neither');
});

/**
 * A request that stands is mostly answered: the likeliest side is taken. Before it stands, and of a question, only so likely a no is one: four
 * in five are right then, on hands that were not fitted on (docs/judge.md).
 */
const CLEARLY = 0.8;

export interface Asked {
  /** What the NPC has said right before, folded. */
  readonly request: string;
  /** The NPC's half of the beat is played. */
  readonly ready: boolean;
}

function worded(line: Line, { request, ready }: Asked): Stance {
  const listed = listedStance(line);
  // 「我要考虑」 is a word of its own.
  if (listed !== 'neither' || has(line.folded, NEITHER, NEITHER_EN)) return listed;
  const asks = line.phrases[line.phrases.length - 1]?.asked === true;
  return stanceBy(listed, replyOf(line.folded, request, listed), ready && !asks);
}

/** Whoever is asked in a scene mostly takes a side; the hands that were fitted on take none in three of ten. */
const NEITHER_ASKED = 0.5;

/** The stance that chances by wording give where the lists take no side: against a list they are right in half (docs/judge.md). `due`: an answer is what the line must be. */
export function stanceBy(listed: Listed, by: Readonly<Record<Reply, number>>, due: boolean): Stance {
  if (listed !== 'neither') return listed;
  const { accept, refuse } = by;
  const neither = (by.answer + by.dodge) * (due ? NEITHER_ASKED : 1);
  if (accept >= refuse) return accept > neither ? 'accept' : 'neither';
  return refuse > neither && (due || refuse >= CLEARLY) ? 'resist' : 'neither';
}

const stances = new WeakMap<Line, { readonly asked: Asked; readonly stance: Stance }>();

/** The stance of a player's line: by lists of words, and by how it is worded as a whole and as an answer. Kept with the line. */
export function stanceOf(line: Line, asked: Asked): Stance {
  const known = stances.get(line);
  if (known?.asked.request === asked.request && known.asked.ready === asked.ready) return known.stance;
  const stance = worded(line, asked);
  stances.set(line, { asked, stance });
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
