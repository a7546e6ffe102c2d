/** Which answers stand whatever other words back could be given: nothing else would answer the line (§Q3). */
import { ANY_ROLE } from '../../claims/predicate';
import { takesBack } from '../../moves/clauses/amends';
import { asksOfRules } from '../../moves/asked/rules-asked';
import { isQuestion, type Move } from '../../moves/types';
import { GUESS_ASKED, REGARDED, ROLE_ASKED } from '../../moves/words/asked';
import { EXCUSE_REFUSED, HELP_CALLED, LIFTS, THANKS } from '../../moves/words/acts';
import type { Asked } from '../asked';
import { isFlat, isPlainlyFalse, isWhole } from '../record/excluded';
import { factsIn } from '../record/known';
import { isSeenByAll } from './heard';
import { isPlainGesture } from '../gestures/plainly-meant';
import type { Plan } from '../plan';
import { asksRule } from '../words/rules';
import { DEALS } from './planned';

type Clauses = ReadonlySet<Plan['clause']>;
const clauses = (...names: readonly NonNullable<Plan['clause']>[]): Clauses => new Set(names);

/** A number, words or a particular that was asked for. */
const EXACT = clauses(
  'quote',
  'quote_of',
  'forgot',
  'hand_count',
  'came_of',
  'hit_none',
  'never',
  'unseen_card',
  'no_suit',
  'fell_flat',
);
/** Nothing was said yet, or it was left to this one to ask; one's own cost is joked about; there was no turn to be idle in; a bet. */
const OPENED = clauses('go_on', 'do_tell', 'invited', 'self_mocked', 'blunder_mocked', 'not_on_yet', 'bet_taken');
/** Always said once they were planned. */
const ALWAYS: readonly Clauses[] = [
  EXACT,
  // Whoever has lost the thread, is back, or brings another's rude word, wants nothing else.
  clauses('recap', 'recap_begun', 'recap_sides', 'recap_deed', 'recap_play', 'welcome_back', 'no_wait', 'said_again'),
  OPENED,
  clauses('slandered', 'abused_third', 'pardoned', 'unpardoned', 'confessed', 'biding'),
  // This one's own words, said again to it.
  clauses('said_so', 'said_but', 'meant_so', 'conceded', 'first_word'),
  // A role that is claimed, a deal, a promise that is alleged.
  clauses('claim_fits', 'claim_odd', 'claim_bare', 'owned_taken', 'fellow', 'no_word', 'kept_word', 'promise_broken'),
  clauses('no_surrender', 'left_over', 'looks_on', 'unafraid', 'grateful', 'mixed', 'granted'),
  clauses('maybe_so', 'maybe_open', 'proves_not', 'regard_good', 'regard_bad', 'good_game', 'parted'),
  clauses('parted_to_bed', 'bet_settled'),
  clauses('none_left', 'deny_role', 'own_blow', 'turn_back'),
];
const isAlways = (clause: Plan['clause']): boolean => ALWAYS.some((some) => some.has(clause));

const GESTURED = clauses('own_hand', 'praised', 'praised_bare');

/** They say who did it, to whom, or with what, from the record. */
const TELLING = clauses('tell', 'used_on', 'used_it', 'did_use', 'died_amid');
/** Given only where the record plainly speaks against the line. */
const PUT_RIGHT = clauses(
  'tell',
  'stands',
  'undeserved',
  'undeserved_deed',
  'mistaken',
  'miscounted',
  'other_way',
  'never_but',
  'another_used',
  'half_true',
);
/** To what this one has just said. */
const YES_OR_NO = clauses('agreed', 'disagreed', 'patience');
/** To whoever hurries this one. */
const TURNS = clauses('my_turn', 'not_my_turn');

/** Troubles that are no figure of speech. */
const HEAVY: ReadonlySet<Plan['topic']> = new Set<Plan['topic']>(['loss', 'health', 'love']);

const WHICH = /哪|谁|\b(?:which|who)\b/;
const BESIDE_GUESS: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_guess', 'report']);
/** What somebody is, or what the hearer takes them for. */
const isViewAsked = (text: string): boolean =>
  /\btrust\b/.test(text) || [ANY_ROLE, GUESS_ASKED, ROLE_ASKED, REGARDED].some((one) => one.test(text));
/** Of the judgement cards, and no Peach. */
const SUIT = /红桃|黑桃|方块|方片|梅花|[红黑]牌|\b(?:hearts?|spades?|clubs?|diamonds?)\b/;

const WISHES: ReadonlySet<Move['act']> = new Set<Move['act']>(['order', 'propose', 'promise']);
/** "主公这回合干张济", "孙杨只管冲,我的桃留给你": what is wanted or offered of the hearer is taken, refused or put off, with its reason. */
function isWished({ asked: heard, move, about, clause, occasion }: Plan, { me, from, moves }: Asked): boolean {
  // What one is going to do was asked, and nothing else.
  if (
    heard?.act === 'ask_plan' &&
    occasion === 'ask_act' &&
    (clause?.startsWith('advise') || !moves.some((one) => isQuestion(one) && one !== heard))
  )
    return true;
  if (heard === null || moves.some((one) => isQuestion(one) && one !== heard)) return false;
  const third = heard.about !== undefined && heard.about !== me && heard.about !== from;
  if (heard.act === 'ask_plan') return third && about === heard.about;
  return (
    WISHES.has(heard.act) &&
    (DEALS.has(move) || move === 'confirm') &&
    (third || PEACHES.has(clause) || heard.promise?.ifYouDo === true)
  );
}
const PEACHES = clauses('peach_taken', 'guard_taken', 'promise_doubt', 'promise_trust', 'heed_order');

/** What cannot have been, in so many words, is denied. */
const isDenied = ({ move, clause, asked: heard }: Plan, asked: Asked): boolean =>
  (move === 'correct' || clause === 'not_mine' || clause === 'not_on_me') &&
  (PUT_RIGHT.has(clause) ||
    (heard?.facts ?? []).some(
      (wrong) =>
        isPlainlyFalse(wrong, asked) ||
        (isWhole(wrong) && isFlat(wrong, asked)) ||
        // "killed 8 lol", "4 nulled 3's fire attack": by whom one died, and who played a Nullification, everybody saw.
        (wrong.verdict === 'false' && (wrong.kind === 'death' || wrong.kind === 'wuxie')),
    ));

/** "谁决斗的我", "8号谁杀的": one thing is asked for that the record has, and it is told. */
const isTold = ({ clause, asked: move }: Plan): boolean =>
  TELLING.has(clause) &&
  move?.act === 'ask_fact' &&
  (move.facts ?? []).some(({ verdict, by, to }) => verdict === 'true' && (by === undefined || to === undefined));

/** What was asked for was looked up, or counted: whoever understands the line better cannot know better than the record (§I). */
export const isExact = ({ move, clause, found, state }: Plan): boolean =>
  move === 'count' || found !== undefined || state !== undefined || EXACT.has(clause);

/** Several things are said. */
const PARTED = /[.!?;~](?!$|[.!?~])|(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff\d])/;
const FIXED: ReadonlySet<Plan['move']> = new Set<Plan['move']>(['count', 'boundary', 'comfort', 'guess', 'unsure']);
/**
 * Whatever else could be said: a number, a boundary, comfort, an opinion that was asked for, what is of one's life or of the rules, a word that
 * was broken; and, where nothing more is said, what was looked up and what is denied: in longer lines both have mostly been misheard.
 */
export const isFixed = (plan: Plan | null, { moves, text, from, me }: Asked): boolean =>
  plan === null ||
  FIXED.has(plan.move) ||
  plan.life !== undefined ||
  plan.asked?.act === 'ask_rule' ||
  EXACT.has(plan.clause) ||
  OPENED.has(plan.clause) ||
  // "怎么打他我也掉血了": more than the bare blow is known of it, a chain or wine.
  (plan.cause?.length ?? 0) > 1 ||
  plan.clause === 'promise_broken' ||
  isPut(plan) ||
  // "8号谁打死的": by whom somebody fell, everybody saw.
  (isTold(plan) && plan.facts?.every(({ kind }) => kind === 'death') === true) ||
  // "我一张无懈帮5号解了乐": what the two who talk did themselves has been misheard.
  (isSeenByAll(plan) && !(plan.facts ?? []).some(({ by }) => by === from || by === me)) ||
  isOfTwo(plan) ||
  ((plan.move === 'correct' || plan.found !== undefined || plan.state !== undefined) &&
    moves.length === 1 &&
    !PARTED.test(text));

/** Who of two began, or came off better (record/of-two.ts). */
const isOfTwo = ({ lookedUp, clause, occasion }: Plan): boolean =>
  lookedUp === true && clause === 'tell' && occasion === 'ask_guess';

/** A word that was given is asked of, or a yes or no. */
const isPut = ({ asked }: Plan): boolean => asked?.word !== undefined || asked?.wants !== undefined;

/** The line is this one move; nothing else was heard in it. */
const isOnly = ([first, ...more]: readonly Move[], act: Move['act']): boolean =>
  first?.act === act && more.length === 0;

/**
 * Nothing else is said at all: a number, who did what where that is asked and on record, words that were asked for, a loss that is told, and
 * what somebody is, where that alone is asked of the hearer in so many words.
 */
export function isDue(plan: Plan | null, asked: Asked): boolean {
  if (plan === null) return false;
  const { moves, me, from, meant, text } = asked;
  const { move, clause, topic, about } = plan;
  // Words that are taken back are pardoned.
  if ((clause === 'forgive' && takesBack(text)) || (move === 'thank' && clause === 'explain_self')) return true;
  if (move === 'boundary') return true;
  // What was asked of the whole record was looked up in it.
  // So is what was offered.
  if (
    plan.found !== undefined ||
    plan.state !== undefined ||
    plan.lookedUp ||
    isPut(plan) ||
    plan.until !== undefined ||
    clause === 'idle_laid'
  )
    return true;
  // What is not about the game is answered by nothing of it.
  if (
    (plan.life !== undefined && !plan.life.matter.startsWith('topic')) ||
    move === 'count' ||
    (move === 'comfort' && HEAVY.has(topic))
  )
    return true;
  // "my bad lord, the barbarians clipped you as well": the very deed is begged pardon for.
  if (
    clause === 'forgive' &&
    moves.some((one) => one.act === 'report' && factsIn(one, asked).some(({ by, to }) => by === from && to === me))
  )
    return true;
  // "6号，谢谢你给我一张牌，雪中送炭啊": who is thanked takes it.
  if (meant && move === 'accept' && plan.asked?.act === 'thanks' && THANKS.test(text)) return true;
  // "dont tell me it was a misclick".
  if (meant && plan.asked?.act === 'ask_why' && EXCUSE_REFUSED.test(text)) return true;
  if (meant && GESTURED.has(clause) && isPlainGesture(text)) return true;
  if (isAlways(clause) || isTold(plan) || isDenied(plan, asked)) return true;
  // "who's the lord".
  if (clause === 'open_role' && plan.role === 'zhu' && moves.length === 1 && moves.every(isQuestion)) return true;
  if (
    plan.asked?.act === 'ask_rule' &&
    (clause?.startsWith('plain') || plan.asked.rule || asksOfRules(text) || asksRule(text))
  )
    return true;
  if (plan.takesUp !== undefined && YES_OR_NO.has(clause)) return true;
  if (meant && isWished(plan, asked)) return true;
  // "托管了吗": whether it is there.
  if (meant && TURNS.has(clause) && isOnly(moves, 'hurry')) return true;
  // "有桃给我不": help that is begged of the hearer is given, refused or bargained for.
  if (
    (meant || HELP_CALLED.test(text) || LIFTS.test(text)) &&
    plan.asked?.act === 'plead' &&
    moves.every(({ act, facts = [] }) => act === 'plead' || (act === 'report' && facts.length === 0)) &&
    DEALS.has(move) &&
    !SUIT.test(text)
  )
    return true;
  // "你怎么看我": by what this one has done.
  if (plan.asked?.act === 'ask_guess' && plan.asked.about === from && about === from) return true;
  // "张济砍桥玄又打刘佩,你们说他忠还是内": of whom the deeds were told.
  const ofThird = about !== undefined && about !== me && about !== from && plan.asked?.about === about;
  if (ofThird && isViewAsked(text) && plan.asked.act === 'ask_guess' && moves.every(({ act }) => BESIDE_GUESS.has(act)))
    return true;
  const isGuess = move === 'guess' || move === 'unsure';
  // "主公乱砍一气,吴普跟庞会哪个是反": which of two is asked behind what was told.
  if (
    isGuess &&
    about !== undefined &&
    plan.asked?.about === undefined &&
    plan.asked?.of?.includes(about) === true &&
    WHICH.test(text) &&
    moves.every(({ act }) => BESIDE_GUESS.has(act))
  )
    return true;
  // "2 has cancelled two of my cards. Who's the rebel?"
  const open = plan.asked?.role !== undefined && plan.asked.about === undefined && plan.asked.act === 'ask_guess';
  if (isGuess && open && GUESS_ASKED.test(text) && moves.every(({ act }) => BESIDE_GUESS.has(act))) return true;
  if (!isOnly(moves, 'ask_guess')) return false;
  // "谁是最后一个反", "so whos the other reb": a name is asked for.
  // "这桌你最放心谁": of whomever is asked for, in whatever words.
  if (isGuess && (GUESS_ASKED.test(text) || (meant && WHICH.test(text) && moves[0]?.about === undefined))) return true;
  return meant && ofThird && isViewAsked(text);
}
