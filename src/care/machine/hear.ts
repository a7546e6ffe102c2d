/**
 * What one utterance says to an offer of help (§F3): which kind of resistance, or acceptance, or a plain no. Resistance is
 * looked for first, then a plain no, then acceptance. Word lists speak first; a small model decides between them where they disagree
 * and adds what they lack. Nothing of the utterance is kept.
 */
import { clausesOf } from '../../chatter/line/clause';
import type { Line } from '../../chatter/line/line';
import { making, type Slice } from '../../chatter/line/slices';
import { featuresOf, leaningResistance, leanings, weights } from './leaning';
import { RESISTANCES, type Resistance, type Stance, type WordLists } from './types';

import { EN } from './heard-en';
import { ZH } from './heard-zh';

/** Longer utterances are read up to here: an answer to an offer is short, and the time stays bounded. */
const LONGEST = 400;

/** Asking for death is never consent to anything (§T1.7). */
const DEATH =
  /死|跳(?:楼|江|河|桥|海|下去|轨)|割腕|吞药|(?:不|别)(?:再|想|要)*醒(?:来|过来)|自杀|自尽|轻生|消失|不活|活不下去|结束生命|(?<!\w)(?:die|dying|dead|kill|suicide|disappear|end it all|end my life)(?!\w)/;
/** "好是好，可是我怕": what comes after such a word takes the assent back. */
const CONTRAST =
  /(?:但是?|可是|不过|只是|就是|然而|(?<!\w)(?:but|though|however|except|although)(?!\w))[^;!?]*?(?:不|没|怕|难|算了|以后|改天|下次|再说|(?<!\w)(?:not|later|scared|afraid|can't|cant|don't|dont|won't|wont|isn't|never|hard|worried|another)(?!\w))/;
const WAVERING = /^[嗯呃额哦噢唔啊hum]+(?:\.\.+|\?|~+)$/;

const ASKS = /\?|[吗么呢](?:$|[,.;!])|会不会|能不能|是不是|怎么办/;

const anywhere = (sources: readonly string[]): RegExp => new RegExp(sources.join('|'));
const wholeClause = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`);

/** English sources get word boundaries, and their apostrophes may be missing. */
const english = (sources: readonly string[]): string[] =>
  sources.map((source) => `(?<!\\w)(?:${source.replaceAll("'", "'?")})(?!\\w)`);

interface Compiled {
  cleared: RegExp;
  resistance: readonly (readonly [Resistance, RegExp])[];
  yes: RegExp;
  denied: RegExp;
  yesClause: RegExp;
  yesStart: RegExp | null;
  no: RegExp;
  noClause: RegExp;
}

/** Words pile up a few times, not without end: unbounded piles of overlapping words would take exponential time. */
const piled = (source: string): string => source.replace(/\)\*/g, '){0,7}').replace(/\)\+/g, '){1,7}');

function compile(lists: WordLists, pieces: (sources: readonly string[]) => readonly string[]): Compiled {
  const bounded = (sources: readonly string[]): string[] => pieces(sources).map(piled);
  return {
    cleared: new RegExp(bounded(lists.cleared).join('|'), 'g'),
    resistance: lists.resistance.map(([kind, sources]) => [kind, anywhere(bounded(sources))]),
    yes: new RegExp(bounded(lists.yes).join('|'), 'g'),
    denied: new RegExp(lists.denied),
    yesClause: wholeClause(lists.yesClause.map(piled)),
    yesStart: lists.yesStart ? new RegExp(`^(?:${lists.yesStart.map(piled).join('|')})`) : null,
    no: anywhere(bounded(lists.no)),
    noClause: wholeClause(lists.noClause.map(piled)),
  };
}

const compiled = making(function* (): Generator<void, readonly Compiled[], void> {
  const chinese = compile(ZH, (sources) => sources);
  yield;
  return [chinese, compile(EN, english)];
});
const languages = compiled.get;

/** What every list is tried on, twice: an engine compiles an expression when it is used, and better when it is used again. */
const SAMPLES = ['好吧，我试试', 'ok, sure'];

/** The word lists, expression by expression. */
export const compiling: Slice = making(function* () {
  while (compiled.slice()) yield;
  for (const { cleared, resistance, yes, denied, yesClause, yesStart, no, noClause } of languages()) {
    const lists = [cleared, ...resistance.map(([, list]) => list), yes, denied, yesClause, yesStart, no, noClause];
    for (const list of lists) {
      for (const sample of [...SAMPLES, ...SAMPLES]) {
        if (list) sample.search(list);
        yield;
      }
    }
  }
}).slice;

/** "Okay, so my dog is sick": a beginning, no assent. */
const FILLER =
  /^(?:ok|okay|alright|well|yeah|yes|right),? so (?=(?:i|my|he|she|they|we|yesterday|today|the|this|last|it|basically)\b)/;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b/g, "i'm"],
  [/\bi will\b/g, "i'll"],
  [/\bi would\b/g, "i'd"],
  [/\bi have got\b/g, "i've got"],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has) not\b/g, "$1n't"],
  [/\b(?:can not|cannot)\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\bit is\b/g, "it's"],
  [/\bthat is\b/g, "that's"],
  [/\blet us\b/g, "let's"],
  [/\byou are\b/g, "you're"],
];

/** A line as the word lists and the model read it. */
export const read = (line: Line): string =>
  CONTRACTIONS.reduce((so, [long, short]) => so.replace(long, short), line.answer.slice(0, LONGEST).trim())
    .replace(FILLER, '')
    .replace(DISMISSED, '');

/** A line without the worries that it denies. */
const withoutDenied = (text: string): string => languages().reduce((so, { cleared }) => so.replace(cleared, ' '), text);

const clausesIn = (text: string): string[] => clausesOf(text).map((clause) => clause.text);

/** The least share at which a leaning counts: chosen on the sets written here (docs/care.md). */
const SURE = 0.5;
/** From this share on the model hears an assent that no list has. */
const RATHER_SURE = 0.8;
/** From this share on the model's "nothing" or "assent" stands against a word of the lists. */
const VERY_SURE = 0.9;

/** Asking what it is, or talking of the game (§D4), is no worry by its tone alone. */
const ABOUT_THE_OFFER =
  /什么是|是什么(?!用)|什么样|哪种|哪一种|哪类|什么意思|(?<!\w)(?:what(?:'s| is| are| does)|who (?:are|is))(?!\w)(?! the (?:point|use|good))/;
const GAME_TALK =
  /主公|反贼|忠臣|内奸|武将|出牌|手牌|摸牌|弃牌|装备|牌堆|[这那上下一几]局|[这那上下一几]把(?!年)|队友|对面|桃子|无懈|南蛮|万箭|乐不思蜀/;
/** "算了，那我试试吧": the dismissal is of one's own doubts. */
const DISMISSED =
  /^[唉哎嗯额呃]*(?:算了|罢了|得了|never ?mind)[,.! ]*(?=(?:那|我|还是|就|先|要不)*(?:试|去|参加|加入|报名|听你|打|i'll|okay|ok|let's|yes))/;

/** The key words of acceptance (§P7.2.3): no leaning stands against them. */
const KEYWORDS =
  /(?<!\w)(?:privacy|private|anonymous|confidential|busy|schedule|no time|don't have time|stigma|embarrassed|ashamed|judge|judge?ment|doubt|not sure|don't think|won't help|doesn't work|yes|okay|ok|sure|i'll join|sounds good|i'd like to|let's do it)(?!\w)|隐私|匿名|没时间|没空|丢脸|丢人|没用|不确定/;

/** What the lists find in one clause; where they find several kinds there, the model may tell which one is meant. */
function listedIn(clause: string): Resistance[] {
  const kinds = RESISTANCES.filter((kind) =>
    languages().some(({ resistance }) => resistance.some(([of, words]) => of === kind && words.test(clause))),
  );
  if (kinds.length < 2) return kinds;
  const lean = leaningResistance(clause, weights(), SURE);
  return lean && kinds.includes(lean) ? [lean] : kinds;
}

/** The kinds in several clauses keep the order; what spans two clauses is found in the whole line. */
function resistanceIn(open: string): Resistance | null {
  const kinds = clausesIn(open).flatMap(listedIn);
  const found = kinds.length > 0 ? kinds : listedIn(open);
  return RESISTANCES.find((kind) => found.includes(kind)) ?? null;
}

function assents(text: string, clauses: readonly string[]): boolean {
  if (DEATH.test(text) || CONTRAST.test(text) || WAVERING.test(text)) return false;
  return languages().some(({ yes, denied, yesClause, yesStart }) => {
    if (clauses.some((clause) => yesClause.test(clause) || yesStart?.test(clause))) return true;
    for (const match of text.matchAll(yes)) {
      const before = clausesIn(`${text.slice(0, match.index)}|`).slice(-1)[0] ?? '';
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
      if (!denied.test(before.slice(0, -1)) && !GAME_TALK.test(after)) return true;
    }
    return false;
  });
}

/** Classifies one utterance, in Chinese (simplified or traditional), English or both. Any string at all is answered. */
export function hear(line: Line): Stance {
  const text = read(line);
  const clauses = clausesIn(text);
  const asks = ASKS.test(text);
  const open = withoutDenied(text);
  const [none = 0, yes = 0] = leanings(featuresOf(open), weights());
  const nothing = none >= VERY_SURE && !KEYWORDS.test(open);
  const assent =
    (!nothing && assents(text, clauses)) || (yes >= RATHER_SURE && !DEATH.test(text) && !CONTRAST.test(text));
  const surelyAssent = assent && yes >= VERY_SURE;
  const resistance = nothing || surelyAssent ? null : resistanceIn(open);
  if (resistance) return { resistance, acceptance: false, plainNo: false, asks };
  const refused = languages().some(
    ({ no, noClause }) => no.test(text) || clauses.some((clause) => noClause.test(clause)),
  );
  const plainNo = refused && !surelyAssent;
  if (plainNo || assent) return { resistance: null, acceptance: !plainNo, plainNo, asks };
  return {
    resistance:
      ABOUT_THE_OFFER.test(open) || GAME_TALK.test(open) || DEATH.test(open)
        ? null
        : leaningResistance(open, weights(), SURE),
    acceptance: false,
    plainNo: false,
    asks,
  };
}
