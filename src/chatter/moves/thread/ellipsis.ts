/** Short lines that mean something only after what was said before: "凭什么", "那三号呢", "好", "3号" (§Q2). */
import type { Seat } from '../../../core/event';
import type { ClauseAt } from '../clauses/clause';
import {
  ALL_OF_YOU,
  ASKED_ON,
  JUST_THIS,
  BEFORE,
  MORE,
  NEXT,
  ONE_MORE,
  ONLY_SOMEBODY,
  OTHER_ONE,
  OTHERS,
  plainly,
  PRESSED,
  ROLE_DOES,
  SAME,
  SELF_TOO,
  SHORT_SURE,
  SHORT_WHY,
  VOWED,
  WHY_NOT_ME,
  YOU_TOO,
} from '../words/follow-ups';
import { ROLE_EN, ROLE_ZH, roleOfWord } from '../../claims/predicate';
import { toOwnQuestion } from './own-question';
import { askedOf, putToAnother, youToo } from './put-on';
import { factOf, type Scene } from '../../scene/scene';
import type { Act, Exchange, Move } from '../types';
import { EVIDENCE, SURE, WHY } from '../words/asked';
import { AGREE, INTERJECTION, REFUSE } from '../words/acts';

/** Acts that a name alone may take up: the same is asked of another. */
const TAKEN_UP: ReadonlySet<Act> = new Set([
  'ask_guess',
  'ask_role',
  'ask_why',
  'ask_evidence',
  'ask_sure',
  'ask_fact',
  'ask_plan',
  'ask_count',
  'accuse',
  'vouch',
]);

const aboutOf = ({ asked, answered }: Exchange): Seat | undefined => answered?.about ?? asked.about;
const roleOf = ({ asked, answered }: Exchange): Move['role'] => answered?.role ?? asked.role;

const filled = (act: Act, exchange: Exchange | undefined, span: Move['span'], about?: Seat): Move => {
  if (!exchange) return { act, ...(about === undefined ? {} : { about }), span };
  const whom = about ?? aboutOf(exchange);
  const role = roleOf(exchange);
  return {
    act,
    ...(whom === undefined ? {} : { about: whom }),
    ...(role === undefined || about !== undefined ? {} : { role }),
    refersTo: exchange.id,
    span,
  };
};

/** The reason is asked for: of the deed that was spoken of, where nobody was judged by it, else of what was answered. */
function reasonOf(act: Act, last: Exchange | undefined, span: Move['span'], scene: Scene): Move {
  const move = filled(act, last, span);
  if (last === undefined || (last.answered?.role !== undefined && last.asked.act !== 'ask_fact')) return move;
  const facts = (last.asked.facts ?? []).filter(({ verdict, denied }) => verdict === 'true' && denied !== true);
  const [deed] = facts;
  const by = deed?.by ?? (deed?.fact === undefined ? null : factOf(scene, deed.fact)?.by);
  if (by === undefined || by === null) return move;
  const { role: _, ...same } = move;
  return { ...same, about: by, facts };
}

/** What was told so many turns ago is asked on after, by words that can mean nothing else: "why?", "who else?", "and 3?". */
const FRESH = 2;
/** Nothing but a role. */
const OTHER_ROLE = new RegExp(
  `^(?:那么?|那个|and|so|what about|how about|the|any|how many|[ ,])*(${ROLE_ZH}|(?:${ROLE_EN}))s?(?:贼|臣|奸)?(?:的|还有|还剩|剩|有)?(?:几个|多少)?(?:呢|啊|left|then|[ ?])*$`,
);
const WHO_ARE =
  /^(?:那么?|so |and |then )?(?:都|分别|又)?[是有]?(?:谁|哪几[个位]|who)(?:'?s|'?re| are| is)?(?: they| that| it)?[啊呀呢]?$/;
const STILL_LEFT =
  /^(?:那么?|现在|so |and |then )?还?[剩有]下?(?:几|多少)个?[啊呀呢]?$|^(?:so |and |then )?how many (?:(?:are|is|r) )?(?:still )?left(?: now| then)?$/;
/** Of what a count is. */
const OF_COUNT =
  /(?:开局|一开始|原来|总共|一共|活着|死了?|现在|还剩).{0,6}(?:还是|算|包括|在内|吗)|算(?:上|不算|没算)|\b(?:total|alive|left|start\w*|dead|includ\w+|count\w*)\b.{0,16}\b(?:or|too|the dead|me)\b/;
/** Somebody was judged, or a deed told. */
const isTold = ({ answered }: Exchange): boolean =>
  answered !== null && (answered.about !== undefined || answered.facts.length > 0);

/** Whether a clause asks on after what the hearer has just told: why, since when, what exactly. */
export function asksOn(text: string, { exchanges, scene }: Pick<ClauseAt['moment'], 'exchanges' | 'scene'>): boolean {
  const [last] = exchanges;
  if (last === undefined || scene.turn - last.turn > FRESH || !isTold(last)) return false;
  const core = plainly(text.replace(/[\s.!?~]+$/, ''));
  return ASKED_ON.test(core) || SHORT_WHY.test(core);
}

/** What was answered is waved aside, before more is said. */
const BRUSHED = /^(?:少来|得了吧?|拉倒吧?|切|别装死?|no way|bs|bull\w*|as if|yeah right)$/;

/**
 * "别糊弄,到底谁": a line that presses whoever was asked before, and asks nothing of its own. The same is asked again.
 * @param texts its clauses, without those that only call somebody
 */
export function pressing(
  texts: readonly string[],
  { exchanges, scene }: ClauseAt['moment'],
  span: Move['span'],
): Move | null {
  const last = exchanges.find(({ asked: { act } }) => TAKEN_UP.has(act) || act === 'claim' || act === 'ask_self');
  if (last === undefined || texts.length === 0 || scene.turn - last.turn > FRESH) return null;
  const core = texts.map((text) => plainly(text.replace(/[\s.!?~]+$/, '')));
  if (
    !core.every((text) => PRESSED.test(text) || BRUSHED.test(text) || INTERJECTION.test(text)) ||
    !core.some((text) => PRESSED.test(text))
  )
    return null;
  if (last.asked.act === 'ask_self') return { ...last.asked, refersTo: last.id, span };
  const asksWhy = last.asked.act === 'ask_sure' || last.asked.act === 'ask_evidence';
  return filled(asksWhy ? 'ask_guess' : last.asked.act, last, span);
}

/** The moves of a clause that takes up an exchange; null where it stands by itself. */
export function referring({ text, span, mentions, moment, asked, told, spokenOf }: ClauseAt): Move[] | null {
  const { exchanges, hearer, from } = moment;
  const last = exchanges[0];
  const bare = text.replace(/[\s.!?~]+$/, '');
  const awaiting = last && last.awaits !== null ? last : undefined;
  const given = (awaiting && answerTo(awaiting, bare, mentions, span, asked)) ?? toOwnQuestion(bare, moment, mentions);
  if (given) return [{ ...given, span }];
  const core = plainly(bare);
  // Words of Latin letters take twice the room.
  if (core.length > (/[\u3400-\u9fff]/.test(core) ? 24 : 48)) return null;
  if (last?.asked.act === 'ask_count' && last.asked.role) {
    // "就剩几个反了?" "那是谁": the heads that were counted are asked for; "还剩几个": the same once more.
    const act: Act | null = WHO_ARE.test(core) ? 'ask_guess' : STILL_LEFT.test(core) ? 'ask_count' : null;
    if (act) return [{ act, role: last.asked.role, refersTo: last.id, span }];
  }
  // "那忠呢", "and the spy?": the same of another role.
  const role = OTHER_ROLE.exec(core)?.[1];
  const other = role === undefined ? null : roleOfWord(role);
  if (last && other !== null && other !== 'zhu' && last.asked.act === 'ask_count')
    return [{ act: 'ask_count', role: other, refersTo: last.id, span }];
  if (last && other !== null && last.asked.act === 'ask_guess' && (asked || /呢/.test(bare)))
    return [{ act: 'ask_guess', role: other, refersTo: last.id, span }];
  // "你这数是开局的还是现在的": what was counted is told again.
  if (last?.asked.act === 'ask_count' && OF_COUNT.test(core)) return [filled('ask_count', last, span)];
  if (SHORT_SURE.test(core) && (asked || !VOWED.test(core)) && (SURE.test(core) || asked || !AGREE.test(core)))
    return [filled('ask_sure', last, span)];
  if (WHY_NOT_ME.test(core)) {
    const role = last && roleOf(last);
    return [{ act: 'ask_why', about: from, ...(role ? { role } : {}), ...(last ? { refersTo: last.id } : {}), span }];
  }
  if (JUST_THIS.test(core) && last) return [reasonOf('ask_evidence', last, span, moment.scene)];
  if (SHORT_WHY.test(core) || asksOn(bare, moment)) {
    // "主公上来就砍8号,有根据吗": what the same line has just told comes before what was answered.
    const doer = told.find(({ by }) => by !== undefined)?.by;
    if (doer !== undefined) return [{ act: 'ask_why', about: doer, facts: told, span }];
    const act: Act = EVIDENCE.test(bare) && !WHY.test(bare) ? 'ask_evidence' : 'ask_why';
    return [reasonOf(act, last, span, moment.scene)];
  }
  const [one] = mentions;
  const [named, ...others] = mentions.filter(({ kind }) => kind === 'seat');
  const listed = named && others.length === 0 ? `${core.slice(0, named.start)}WHO${core.slice(named.end)}` : core;
  if (last && TAKEN_UP.has(last.asked.act) && moment.scene.turn - last.turn <= FRESH) {
    if (NEXT.test(listed) || (last.asked.act === 'ask_plan' && !last.asked.of && OTHER_ONE.test(core)))
      return [{ act: 'ask_plan', refersTo: last.id, span }];
    const passedOver = OTHER_ONE.test(core)
      ? last.asked.of?.find((seat) => seat !== last.answered?.about && seat !== hearer)
      : undefined;
    if (passedOver !== undefined)
      return [filled(last.asked.act === 'ask_plan' ? 'ask_plan' : 'ask_guess', last, span, passedOver)];
    // "and the other one then?", "so theres one more like that?": of the role that was spoken of.
    const same = roleOf(last) ?? exchanges[1]?.answered?.role;
    if (same !== undefined && same !== 'zhu') {
      if (ONE_MORE.test(core)) return [{ act: 'ask_count', role: same, refersTo: last.id, span }];
      if (OTHER_ONE.test(core) && mentions.length === 0)
        return [{ act: 'ask_guess', role: same, refersTo: last.id, span }];
    }
    if (ROLE_DOES.test(core) && isTold(last) && (!named || named.seat === moment.scene.table.lord))
      return [filled('ask_sure', last, span)];
  }
  if (MORE.test(listed)) {
    if (OTHERS.test(listed)) return [{ act: 'ask_guess', ...(last ? { refersTo: last.id } : {}), span }];
    if (BEFORE.test(core) && last) return [filled('ask_why', last, span)];
    // After a guess, "还有呢" asks for another one.
    if (last?.asked.act === 'ask_guess' && last.answered?.move === 'guess')
      return [{ act: 'ask_guess', refersTo: last.id, span }];
    if (!last) return asked || /呢$/.test(bare) ? [{ act: 'unclear', span }] : null;
    // A word between the two that told nothing is passed over.
    const of = exchanges.find((one) => isTold(one) && moment.scene.turn - one.turn <= FRESH) ?? last;
    const explained = of.asked.act === 'ask_guess' && of.answered?.move === 'explain';
    return [
      explained || of.asked.act === 'ask_why'
        ? reasonOf('ask_why', of, span, moment.scene)
        : filled(of.asked.act, of, span),
    ];
  }
  // "7一出手就偷8,我感觉也反,你们呢": of whoever the line has spoken of.
  if (ALL_OF_YOU.test(core) && spokenOf !== null) return [{ act: 'ask_guess', about: spokenOf, span }];
  const put = putToAnother(bare, mentions, moment, span);
  if (put) return [put];
  if (SAME.test(bare) && last) return [filled(last.asked.act, last, span)];
  if (YOU_TOO.test(bare) && (asked || /呢|too|then/.test(bare)) && hearer !== null) return [youToo(last, hearer, span)];
  if (SELF_TOO.test(bare) && (asked || /呢|then/.test(bare)))
    return [{ act: 'ask_guess', about: from, ...(last ? { refersTo: last.id } : {}), span }];
  const shape = one ? `${bare.slice(0, one.start)}WHO${bare.slice(one.end)}` : '';
  // "七号吧": whom one would name oneself.
  if (one && mentions.length === 1 && one.kind === 'seat' && one.seat !== null && one.seat !== from && !asked) {
    if (/^(?:我(?:猜|觉得|看|投|选|怀疑)|应该|就|肯定|是)*WHO(?:吧|呗|没跑|无疑)$/.test(shape))
      return [{ act: 'accuse', about: one.seat, ...(last ? { refersTo: last.id } : {}), span }];
  }
  if (one && mentions.length === 1 && one.seat !== null && one.kind !== 'self' && one.kind !== 'you') {
    if (ONLY_SOMEBODY.test(shape) && (asked || /呢|如何|怎么样|咋样|怎样|吗|about|and /.test(bare))) {
      // What happened is asked on only while it is fresh.
      const fresh = last && (last.asked.act !== 'ask_fact' || moment.scene.turn - last.turn <= 1);
      const act = fresh && TAKEN_UP.has(last.asked.act) ? last.asked.act : 'ask_guess';
      return [askedOf(act, last, one.seat, hearer, span)];
    }
  }
  return null;
}

const YES = /^(?:信|愿意|当然|有|是|会|能|想|敢|要|记得|知道|来|干|成交|没问题)[啊的呀吧了呢!,.~]*$/;
const NO = /^(?:不信|不愿意?|没有?|不是|不会|不能|不想|不敢|不要|不记得|不知道|不来|不干)[啊的呀吧了呢!,.~]*$/;

/** A short answer to what the AI asked back. */
function answerTo(
  exchange: Exchange,
  bare: string,
  mentions: ClauseAt['mentions'],
  span: Move['span'],
  asked: boolean,
): Move | null {
  const { awaits, asked: open } = exchange;
  if (awaits === 'who') {
    const [one] = mentions;
    const shape = one ? `${bare.slice(0, one.start)}WHO${bare.slice(one.end)}` : '';
    if (
      one &&
      one.seat !== null &&
      /^(?:就?是|我(?:说|问)的?(?:是)?|说的是|打|杀|it's|i mean|about|seat|player)?[ ]*WHO[啊呀吧呢的了]*$/.test(shape)
    ) {
      const { span: _, ...rest } = open;
      return { ...rest, about: one.seat, refersTo: exchange.id, span };
    }
  }
  if (asked) return null;
  const yes = AGREE.test(bare) || YES.test(bare);
  const no = REFUSE.test(bare) || NO.test(bare);
  if (!yes && !no) return null;
  return filled(no ? 'refuse' : 'agree', exchange, span);
}
