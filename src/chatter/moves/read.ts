/** The ear: what a line does at the table (§Q1). Everybody who answers a line is handed these moves and reads nothing anew. */
import type { Seat } from '../../core/event';
import { roleOfWord } from '../claims/predicate';
import { folded } from '../line/character';
import type { Line } from '../line/line';
import { living, seatOf, type Scene } from '../scene/scene';
import { Clause } from './clauses/clause';
import { takesLeave } from './life/leaving';
import { lifeByWording } from './life/unnamed';
import { fateAsked } from './asked/fate-asked';
import { fallenTold, headsIn } from './asked/heads';
import { mayAskStanding, standingAsked } from './asked/standing';
import { likelyActs } from './wording/likely';
import { ruleAsked } from './asked/rule-aspect';
import { asksOfRules, asksPlainly, LOST } from './asked/rules-asked';
import { asksOwnHero } from './asked/skill-asked';
import { settle } from './settle';
import type { Moment } from './called/he';
import { heardIn, ofLife, type Heard } from './heard';
import { mayAskRecord, ofRecord } from './asked/record-asked';
import { skillAsked } from './asked/skill-asked';
import type { Mention } from './called/people';
import { tableAsked, type TableAsked } from './asked/table-asked';
import { wordAsked } from './asked/word-asked';
import { namedInLine, partsIn, spacedOf } from './parts';
import { beggedOf } from './clauses/begged-of';
import { loosely } from './clauses/loosely';
import { opensTalk } from './thread/opening';
import { supposing } from './thread/supposing';
import { isQuestion, type Move } from './types';
import { wordingOf } from './wording/wording';
import { ORNAMENT_END, SHOWN } from './words/asked';
import { UNSORRY } from './words/acts';

/** What a line is taken for where nobody reads it. */
const UNREAD: ReadonlySet<Move['act']> = new Set<Move['act']>(['unclear', 'topic']);
const isOfTable = (asked: TableAsked | null, mentions: readonly Mention[]): boolean =>
  asked !== null &&
  (asked.how !== 'of' || asked.of === 'gear' || asked.of === 'board' || mentions.some(({ seat }) => seat !== null));
/** "out of all of us who hasnt swung at anybody": asked, and no report of what never was. */
const isUnread = ({ act, facts = [] }: Move, mentions: readonly Mention[]): boolean =>
  UNREAD.has(act) ||
  (act === 'report' &&
    facts.length > 0 &&
    facts.every(({ verdict }) => verdict === 'false') &&
    mentions.some(({ kind }) => kind === 'who'));
/** Nobody reads it, and it asks something of the record or of the table as it lies. */
const asksOfTable = (text: string, mentions: readonly Mention[], scene: Scene): boolean =>
  SHOWN.test(text) ||
  isOfTable(tableAsked(text), mentions) ||
  (mayAskRecord(text) && ofRecord(text, mentions, scene) !== null);

/** Beside these it is no question of how things lie. */
const WEIGHTIER: ReadonlySet<Move['act']> = new Set<Move['act']>([
  'ask_plan',
  'ask_guess',
  'ask_role',
  'promise',
  'propose',
]);

/** How somebody stands, whose heads are left, or what became of a card: all of it lies open, whatever else the words are heard as. */
function openAsked(line: Line, { scene, from, hearer }: Moment, moves: readonly Move[]): Omit<Move, 'span'> | null {
  const { verbatim } = line;
  if (moves.some(({ act }) => WEIGHTIER.has(act))) return null;
  if (mayAskStanding(verbatim)) {
    const { text, mentions } = namedInLine(line, { scene, from, hearer, he: null });
    const heads = headsIn(text);
    const seats = living(scene).map(({ seat }) => seat);
    const [only, ...more] = standingAsked(text, mentions, seats, hearer, heads.length > 0 ? 1 : 2);
    if (only || heads.length > 1)
      return { act: 'ask_fact', ...(only && more.length === 0 ? { about: only.seat } : {}) };
  }
  return fateAsked(spacedOf(line)).length > 0 ? { act: 'ask_fact' } : null;
}

/** Whoever a line calls, else its hearer. */
const calledIn = (mentions: readonly Mention[], { from, hearer }: Moment): Seat | null =>
  mentions.find(({ called, seat }) => called && seat !== from)?.seat ?? hearer;

/** "老伴催我吃饭,谢谢各位,下次再会": leave is taken, except of the dead. */
function leaving({ verbatim }: Line, { scene, from }: Moment, { moves, mentions, whole }: Heard): Move[] | null {
  if (
    !takesLeave(verbatim) ||
    mentions.some(({ seat }) => seat !== null && seat !== from && seatOf(scene, seat)?.alive === false)
  )
    return null;
  return [...moves.filter(({ act }) => act !== 'bye' && !UNREAD.has(act)), { act: 'bye', span: whole.span }];
}

/** The moves of a line, in order; `unclear` alone where nothing is understood, none where nothing is said. */
export function movesIn(line: Line, moment: Moment): Move[] {
  const heard = heardIn(line, moment);
  const { moves, mentions, whole, dark } = heard;
  const leaves = leaving(line, moment, heard);
  if (leaves) return leaves;
  const called = calledIn(mentions, moment);
  const word = moves.some(({ act, life }) => act === 'apology' || life !== undefined)
    ? null
    : wordAsked(line.verbatim, mentions, { ...moment, you: called, asked: whole.asked });
  if (word) return [{ act: whole.asked ? 'ask_fact' : 'blame', about: word.by, word, span: whole.span }];
  const begged = moves.some(
    ({ act, promise }) => act === 'propose' || promise?.what === 'attack' || promise?.to === called,
  )
    ? null
    : beggedOf(line.verbatim, mentions, { ...moment, you: called });
  if (begged) return [{ ...begged, span: whole.span }];
  const opens = moves.some(({ life }) => life?.trouble === true)
    ? null
    : opensTalk(line.verbatim, mentions, moment.hearer);
  if (opens) return [{ act: 'topic', topic: 'other', opens, span: whole.span }];
  const supposed = supposing(line.verbatim, mentions, moment, whole.span);
  if (supposed) return [supposed];
  const rule = ruleAsked(
    line.verbatim,
    mentions,
    partsIn(line).map(({ start }) => start),
  );
  if (rule) return [{ act: 'ask_rule', rule, span: whole.span }];
  const open = openAsked(line, moment, moves);
  if (open) return [{ ...open, span: whole.span }];
  const skill = skillAsked(line.verbatim, mentions, moment.scene);
  if (skill) return [{ act: 'ask_rule', about: skill.by, span: whole.span }];
  // What lies on record in it is asked of the record, whatever term it names.
  const told = moves.some(({ facts = [] }) => facts.some(({ verdict, denied }) => verdict === 'true' && !denied));
  const fallen = roleOfWord(fallenTold(line.verbatim) ?? '');
  if (fallen !== null) return [{ act: 'ask_count', role: fallen, span: whole.span }];
  if (LOST.test(line.verbatim)) return [{ act: 'unclear', span: whole.span }];
  if (asksOfRules(line.verbatim, told) || asksPlainly(line.verbatim) || asksOwnHero(line.verbatim))
    return [{ act: 'ask_rule', span: whole.span }];
  const ofTable = asksOfTable(line.verbatim, mentions, moment.scene);
  const life =
    ofTable && (SHOWN.test(line.verbatim) || mentions.some(({ kind }) => kind === 'seat' || kind === 'who'))
      ? null
      : lifeByWording({ text: line.verbatim, mentions, moves, confided: moment.confided ?? null });
  const { from } = moment;
  if (life) return [ofLife(life, { from, you: called, span: whole.span })];
  const acts = moves.map(({ act }) => act).filter((act) => act !== 'unclear');
  const settled = settle(
    moves,
    () => likelyActs(wordingOf(line.verbatim, mentions, acts)),
    () => new Clause(whole),
  );
  const isDark = settled.every(({ act }) => act === 'unclear');
  const read =
    ofTable && settled.every((one) => isUnread(one, mentions))
      ? [{ ...settled[0], act: 'ask_fact' as const, span: whole.span }]
      : dark !== null && isDark
        ? [loosely(dark)]
        : settled;
  // "荼那,你看焦伯像哪边": what a third is, is no question of one's own role.
  const named = mentions.filter(({ kind, seat, called }) => kind === 'seat' && !called && seat !== from);
  // "主公乱砍…吴普跟庞会,哪个是反": of the lord nobody asks it.
  const all = [...new Set(named.flatMap(({ seat }) => seat ?? []))];
  const hidden = all.length === 3 ? all.filter((seat) => seat !== moment.scene.table.lord) : all;
  const proud = UNSORRY.test(line.verbatim);
  return read.map((one) =>
    proud && one.act === 'apology'
      ? { ...one, act: 'blame' }
      : (one.act === 'ask_guess' && hidden.length === 2) || (one.act === 'ask_plan' && all.length === 2)
        ? { ...one, of: one.act === 'ask_guess' ? hidden : all }
        : one.act === 'ask_role' &&
            called !== null &&
            one.about !== undefined &&
            one.about !== called &&
            one.about !== from
          ? { ...one, act: 'ask_guess' }
          : one,
  );
}

/** What asks has its mark, or an outcry about who or what, or demands an account; 「看谁先急」 and 「换你猜」 ask nothing. */
const MAY_ASK =
  /[?？]|(?:谁|哪|什么|啥|怎么|咋|几)[^，,。.；;]{0,8}[!！]|(?:吗|干嘛|凭什么|凭啥)[。.…~!！]*$|(?:倒是|快|好好)?(?:讲讲|说来听听|说说看?)[。.…~!！]*$|拿来[。.…!！]|报上|准话|\b(?:show me|name (?:one|a)|prove it|tell me|let's hear)\b|\b(?:who|what|why|which|how)\b[^.?!]*!/i;

/**
 * Whether a line of an AI really asks something, so that an answer may be expected. "阁下以为如何？" behind a statement is an ornament, and
 * so is a question that answers itself.
 */
export function reallyAsks(line: Line, moment: Moment): boolean {
  const known = asking.get(line);
  if (known !== undefined) return known;
  const asks =
    MAY_ASK.test(line.raw) &&
    movesIn(line, moment).some((move) => isQuestion(move) && !isOrnament(line.raw.slice(...move.span), line.raw));
  asking.set(line, asks);
  return asks;
}

/** By line, as it was first looked at: for a minute every line that follows wants to know. */
const asking = new WeakMap<Line, boolean>();

const isOrnament = (asked: string, raw: string): boolean =>
  asked.trim().length < raw.trim().length - 1 && ORNAMENT_END.test(folded(asked).trim());
