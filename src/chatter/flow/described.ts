/** Whoever is described by a deed is looked up in the record, and stands in the line by number: "前面那个一开局就放南蛮的,你站哪头" (§T5). */
import type { Seat } from '../../core/event';
import { readLine, type Line } from '../line/line';
import { mentionsIn } from '../moves/called/people';
import { movesIn } from '../moves/read';
import type { Reported } from '../moves/types';
import { factOf, type Scene } from '../scene/scene';

const PERSON = '(?:那个?人|人|家伙|兄弟|哥们|老兄|仁兄|兄台|大侠|朋友)';
/** What stands between a pointing word and 的 tells what that one did; so does what stands before 的那位. */
const DESCRIBED: readonly RegExp[] = [
  new RegExp(
    `(?:前面|刚才?|之前|对面|上[轮回]|这[轮回])?(?:那|这)(?:个|位|家伙)((?:(?!那个|那位)[^,.!?;，。！？；「」"\\s]){2,18}?)的(?:${PERSON})?(?=[,，!！?？\\s]|你|$)`,
  ),
  new RegExp(
    `(?<=^|[,.!?;，。！？；\\s])([^,.!?;，。！？；「」"\\s]{2,18}?)的(?:那个?|那位|这位)${PERSON}?(?=[,，!！?？\\s]|你|$)`,
  ),
  /(?<=^|[,.!?;] ?)(?:(?:hey|yo|so|oi|ok),? )?(?:to )?(?:the (?:one|guy|player|person|genius|clown|idiot|hero)|whoever|you) (?:who|that) ([^,.!?;]{4,40})(?=[,.!?;])/i,
];
/** Who that is, is what the line asks. */
const WHO = /谁|哪[个位]|几号|\b(?:who(?:'?s)? is|which|who)\b/i;
const ASKED_BEHIND = /^\s*(?:到底|究竟)?是?(?:谁|哪|几)|^\s*(?:is|was) who\b/;
/** He is the matter, and not the one who is spoken to. */
const SPOKEN_OF = /[他她]|这人|那人|\b(?:he|him|she|her|they|them)\b/i;
const EARLIEST = /一开局|一上来|开局|第一|最先|最早|先|\b(?:first|opened|started|begin\w*|began)\b/i;
const LATEST = /刚|才|这[轮回]|\b(?:just|this turn|last)\b/i;

/** Who did what such words tell; null where nobody or several did, and the words do not say which of them. */
function doerOf(words: string, from: Seat, scene: Scene): Seat | null {
  const asked = readLine(/[\u3400-\u9fff]/.test(words) ? `谁${words}` : `who ${words}`);
  const told = movesIn(asked, { scene, from, hearer: null })
    .flatMap(({ facts = [] }): readonly Reported[] => facts)
    .find(({ by, verdict, denied }) => by === undefined && verdict === 'true' && denied !== true);
  if (told === undefined) return null;
  const found = told.fact === undefined ? undefined : factOf(scene, told.fact);
  // What was used on no other is no deed between two, and was used all the same.
  const alike = found
    ? scene.facts.filter(
        ({ kind, card, by, to }) =>
          kind === found.kind &&
          by !== null &&
          (told.to === undefined || to === told.to) &&
          (found.card === card || told.card === undefined),
      )
    : scene.uses.filter(({ name }) => name === told.card);
  const one = EARLIEST.test(words) ? alike[0] : LATEST.test(words) ? alike[alike.length - 1] : (found ?? alike[0]);
  const doers = new Set(alike.map(({ by }) => by));
  const by = doers.size === 1 || EARLIEST.test(words) || LATEST.test(words) ? (one?.by ?? null) : null;
  return by !== null && by !== from && scene.table.bySeat.get(by)?.alive === true ? by : null;
}

/** The line with whoever it describes by a deed named in their place; as it is where nobody is described whom the record knows. */
export function named(line: Line, from: Seat, scene: Scene): Line {
  for (const words of DESCRIBED) {
    const match = words.exec(line.raw);
    const [whole, core] = match ?? [];
    if (!match || whole === undefined || core === undefined) continue;
    const [before, after] = [line.raw.slice(0, match.index), line.raw.slice(match.index + whole.length)];
    // "8号，前面那个开局砍主公的，你怎么看": where another is called, or he is spoken of behind, whoever is described is not called.
    if (
      WHO.test(before + core) ||
      ASKED_BEHIND.test(after) ||
      SPOKEN_OF.test(after) ||
      (/^\s*[,，]/.test(after) &&
        mentionsIn(readLine(before).verbatim, { scene, from, hearer: null, he: null }).some(
          ({ kind }) => kind === 'seat',
        ))
    )
      continue;
    const when = /刚|之前|上|这[轮回]/.exec(whole.slice(0, whole.indexOf(core)))?.[0] ?? '';
    const seat = doerOf(when + core, from, scene);
    if (seat === null) continue;
    const name = /[\u3400-\u9fff]/.test(whole) ? `${seat}号` : `seat ${seat}`;
    return readLine(before + name + after);
  }
  return line;
}
