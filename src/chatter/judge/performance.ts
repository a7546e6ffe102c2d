/** How far one beat has come on a stretch of the log (§G1, §V2 steps 1 and 2). */
import { MIN_NPC_CHARS, type Beat, type Deviation, type LogLine, type Trap } from './beat';
import { isElsewhere, isSubstantive, stanceOf, type Stance } from './stance';
import { folded } from '../line/character';
import { readLine, type Line } from '../line/line';
import { readOncePer } from '../line/read-once';
import { finder, share, themes } from './text';
import { breach } from './tone';

/** A line of the log, read. */
export interface LoggedLine {
  readonly line: LogLine;
  readonly read: Line;
  /** Characters as written, blanks at the ends left out. */
  readonly length: number;
  readonly themes: ReadonlySet<string>;
}

/** A beat with its words made ready. */
export interface Script {
  readonly beat: Beat;
  readonly groups: readonly (readonly { readonly word: string; readonly in: (line: Line) => boolean }[])[];
  readonly minimum: number;
  readonly answered: boolean;
  readonly accepted: boolean;
  readonly themes: ReadonlySet<string>;
}

/** Kept with the beat, which never changes. */
export const scriptOf = readOncePer((beat: Beat): Script => {
  const { required, playerExpect = 'none', minNpcChars = MIN_NPC_CHARS } = beat;
  return {
    beat,
    groups: required.map((group) => group.map((word) => ({ word, in: finder(word) }))),
    minimum: minNpcChars,
    answered: beat.type === 'Dialogue_Scene' || playerExpect !== 'none',
    accepted: playerExpect === 'accept',
    themes: themes(folded([beat.physical_event, beat.exit_condition ?? '', ...required.flat()].join('\n'))),
  };
});

const cache = new WeakMap<LogLine, LoggedLine>();

/** Characters that a text has as it is written. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Kept with the line of the log. `read`: the line where it has been read already. */
export function hear(line: LogLine, read: Line = readLine(line.text)): LoggedLine {
  const known = cache.get(line);
  if (known) return known;
  const heard = { line, read, length: lengthOf(line.text), themes: themes(read.folded) };
  cache.set(line, heard);
  return heard;
}

/** What the NPC has said last before `at`, its lines in a row together, folded. */
export function requestBefore(log: readonly LoggedLine[], at: number): string {
  let end = at - 1;
  while (end >= 0 && log[end]?.line.who !== 'npc') end--;
  let start = end;
  while (start > 0 && log[start - 1]?.line.who === 'npc') start--;
  return log
    .slice(Math.max(start, end + 1 - LINES_HEARD), end + 1)
    .map(({ read }) => read.folded)
    .join(' ');
}

/** Of a long speech so many lines are what is answered. */
const LINES_HEARD = 3;

export const groupsIn = ({ groups }: Script, line: Line): number[] =>
  groups.flatMap((group, i) => (group.some((word) => word.in(line)) ? [i] : []));

/** People speak of themselves and each other; a line that does may go on with what was begun. */
const PEOPLE =
  /[我你您咱他她愿誓绝死命心情泪哭忠义信诺恩爱恨怕求谢跪拜辞]|主公|在下|\b(?:i|me|my|you|your|he|she|his|her|we|us|our|lord|never|always|heart|vow|swear)\b/;

export interface Performance {
  /** Index of the line that completes the beat, or null. */
  readonly end: number | null;
  /** Groups met by any NPC line of the stretch. */
  readonly met: ReadonlySet<number>;
  /** The NPC's half: from here on only the answer is missing; null before. */
  readonly ready: number | null;
  /** The last line that carried any of it in the right tone, or null. */
  readonly carried: number | null;
  readonly broken: { readonly at: number; readonly words: string } | null;
  /** The last stand the player took once it had been asked. */
  readonly stand: { readonly at: number; readonly stance: Stance } | null;
  /** An answer of no substance stands where one is due. */
  readonly begun: boolean;
  readonly traps: readonly Trap[];
  /** Every breach of tone and every refusal on the way. */
  readonly deviations: readonly Omit<Deviation, 'beat'>[];
}

/**
 * Plays a beat over `log[from…]`, as far as its completion. `ahead` tells of a line that carries all of a later beat:
 * such a line adds nothing to this one's length.
 */
export function perform(
  script: Script,
  log: readonly LoggedLine[],
  from: number,
  ahead: (line: Line) => boolean,
): Performance {
  const { beat, groups, minimum, answered, accepted } = script;
  const met = new Set<number>();
  let held = new Set<number>();
  let runLength = 0;
  let runCarries = false;
  let longest = 0;
  let spoken = 0;
  let ready: number | null = null;
  let carried: number | null = null;
  let broken: Performance['broken'] = null;
  let stand: Performance['stand'] = null;
  let end: number | null = null;
  let theme = script.themes;
  const deviations: Omit<Deviation, 'beat'>[] = [];

  const endRun = () => {
    runLength = 0;
    runCarries = false;
  };
  const reset = () => {
    held = new Set();
    longest = 0;
    ready = null;
    carried = null;
    endRun();
  };

  const npc = ({ read, length, themes: own }: LoggedLine, i: number): void => {
    if (length === 0) return;
    const hits = groupsIn(script, read);
    hits.forEach((hit) => met.add(hit));
    spoken += length;
    const violence = breach(read, beat.npcTone);
    if (violence) {
      reset();
      broken = { at: i, words: violence.words };
      deviations.push({ kind: 'npc_tone', line: i, evidence: read.raw });
      return;
    }
    const carries = groups.length === 0 ? !isElsewhere(read) : hits.length > 0;
    // What goes on with it counts in its length; scenery, other talk and what belongs to a later beat do not.
    const goesOn = carries || (!isElsewhere(read) && !ahead(read) && (share(own, theme) || PEOPLE.test(read.folded)));
    if (goesOn) runLength += length;
    if (carries) {
      carried = i;
      runCarries = true;
      theme = new Set([...theme, ...own]);
      hits.forEach((hit) => held.add(hit));
    }
    if (runCarries) longest = Math.max(longest, runLength);
    if (ready === null && held.size === groups.length && longest >= minimum && carried !== null) ready = i;
    if (ready !== null && !answered) end = i;
  };

  const player = ({ line, read, themes: own }: LoggedLine, i: number): void => {
    const words = line.bearing === undefined;
    if (words) endRun();
    const stance = words
      ? stanceOf(read, { request: requestBefore(log, i), ready: ready !== null })
      : line.bearing === 'soft'
        ? 'accept'
        : 'resist';
    const asked = groups.length > 0 ? met.size > 0 : spoken >= minimum;
    if (asked && stance !== 'neither') {
      stand = { at: i, stance };
      if (accepted && stance === 'resist') deviations.push({ kind: 'player_resistance', line: i, evidence: read.raw });
    }
    if (ready === null || !answered) return;
    if (accepted ? stance === 'accept' : words && isSubstantive(read, () => share(own, theme))) end = i;
  };

  // One real act may meet several beats in a row: the line that ended the beat before may end this one too.
  const meets = (i: number): boolean => log[i]?.line.meets?.includes(beat.beat_id) === true;
  if (from > 0 && meets(from - 1)) end = from - 1;
  for (let i = from; i < log.length && end === null; i++) {
    const heard = log[i];
    if (heard === undefined) break;
    if (meets(i)) end = i;
    else if (heard.line.who === 'npc') npc(heard, i);
    else player(heard, i);
  }

  const begun = met.size > 0 || spoken > 0;
  return { end, met, ready, carried, broken, stand, begun, traps: end === null ? trapsOf() : [], deviations };

  function trapsOf(): Trap[] {
    const traps: Trap[] = [];
    if (broken !== null && (carried === null || carried < broken.at)) traps.push('wrong_tone');
    if (ready !== null) traps.push('no_answer');
    else if (groups.length > 0 && held.size === groups.length) traps.push('mentioned_only');
    else if (begun && traps.length === 0) traps.push('only_begun');
    return traps;
  }
}
