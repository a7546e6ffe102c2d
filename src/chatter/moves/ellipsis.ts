/** Short lines that mean something only after what was said before: "凭什么", "那三号呢", "好", "3号" (§Q2). */
import type { Seat } from '../../core/event';
import type { ClauseAt } from './clause';
import type { Act, Exchange, Move } from './types';
import { AGREE, EVIDENCE, REFUSE, SURE, WHY } from './words';

const LEAD =
  '(?:(?:那|那么|可是|但是|但|不过|所以|嗯|哦|喔|额|呃|诶|哎|等等|ok|so|and|but|well|then|or|also|what about|how about)[ ,]*)*';
/** "那三号呢", "三号?", "and 3?", "what about 3": nothing but somebody. */
const ONLY_SOMEBODY = new RegExp(
  `^${LEAD}(?:跟|和|对)?[ ]*WHO(?:[ ]*(?:呢|如何|怎么样|咋样|怎样|吗|then|too))?[ .!?]*$`,
);
const MORE = new RegExp(
  `^${LEAD}(?:还有(?:呢|吗|别的吗|没有?|啥|什么)?|然后(?:呢)?|所以(?:呢)?|接着(?:呢|说)|继续(?:说)?|别的呢|其他(?:人)?呢|就这些?(?:吗|\\?)?|没了\\??|and|what else|anything else|anyone else|and then|go on|more|who else|还有谁|其他人呢|还有(?:别人|其他人?|别的人|谁|可疑的)(?:吗|么|没有?)?|除了(?:他|她|WHO)(?:呢|还有谁|以外呢?|之外呢?)?)$`,
);
const OTHERS = /还有谁|除了|其他|别人|别的人|who else|anyone else|else/;
const SHORT_WHY = new RegExp(
  `^${LEAD}(?:凭什么|凭啥|为什么|为啥|为何|何以见得|何出此言|怎么(?:说|讲|会|就)|什么意思|啥意思|此话怎讲|怎么看出来的?|因为(?:什么|啥)|理由(?:呢)?|证据(?:呢)?|依据(?:呢)?|根据(?:呢)?|有(?:证据|依据|根据|理由)吗|why|why (?:so|that|not|do you (?:think|say) (?:so|that))|how come|how so|based on what|says who|proof|evidence|what do you mean|how do you know)(?:这么说|这么认为|这么觉得|这么想|这样说|是(?:他|她)|啊|呀|呢|吗|的)*$`,
);
const SHORT_SURE = new RegExp(
  `^${LEAD}(?:你|您)?(?:(?:真的?|就|这么)?(?:确定|肯定)(?:吗|么|不)?(?:是(?:他|她))?|真的(?:吗|假的)?|真的是(?:他|她)吗|当真|认真的(?:吗)?|(?:有)?几成把握|多大把握|没(?:看|弄|搞)错吧|不会吧|(?:are )?(?:you )?(?:really )?(?:sure|certain|serious)(?: about that)?|really|for real|how sure(?: are you)?)(?:啊|呀|呢|吗|么)*$`,
);
/** Said without a question these vouch for one's own words. */
const VOWED = /^(?:真的?|认真的|当真)(?:啊|呀)?$/;
const YOU_TOO = new RegExp(`^${LEAD}(?:你|您|阁下|you)(?:自己)?(?:呢|then|too)?$`);
const SELF_TOO = new RegExp(`^${LEAD}(?:我|me)(?:呢|then)?$`);
const SAME = new RegExp(`^${LEAD}(?:那|那么)?(?:现在呢|后来呢|now)$`);

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

/** The moves of a clause that takes up an exchange; null where it stands by itself. */
export function referring({ text, span, mentions, moment, asked, told }: ClauseAt): Move[] | null {
  const { exchanges, hearer, from } = moment;
  const last = exchanges[0];
  const bare = text.replace(/[\s.!?~]+$/, '');
  if (bare.length > 24) return null;
  const awaiting = last && last.awaits !== null ? last : undefined;
  if (awaiting) {
    const move = answerTo(awaiting, bare, mentions, span, asked);
    if (move) return [move];
  }
  if (SHORT_SURE.test(bare) && (asked || !VOWED.test(bare)) && (SURE.test(bare) || asked || !AGREE.test(bare)))
    return [filled('ask_sure', last, span)];
  if (SHORT_WHY.test(bare)) {
    // "主公上来就砍8号,有根据吗": what the same line has just told comes before what was answered.
    const doer = told.find(({ by }) => by !== undefined)?.by;
    if (doer !== undefined) return [{ act: 'ask_why', about: doer, facts: told, span }];
    const act: Act = EVIDENCE.test(bare) && !WHY.test(bare) ? 'ask_evidence' : 'ask_why';
    return [filled(act, last, span)];
  }
  if (MORE.test(bare)) {
    if (OTHERS.test(bare)) return [{ act: 'ask_guess', ...(last ? { refersTo: last.id } : {}), span }];
    // After a guess, "还有呢" asks for another one.
    if (last?.asked.act === 'ask_guess' && last.answered?.move === 'guess')
      return [{ act: 'ask_guess', refersTo: last.id, span }];
    if (!last) return asked || /呢$/.test(bare) ? [{ act: 'unclear', span }] : null;
    return [
      filled(
        last.asked.act === 'ask_guess' && last.answered?.move === 'explain' ? 'ask_why' : last.asked.act,
        last,
        span,
      ),
    ];
  }
  if (SAME.test(bare) && last) return [filled(last.asked.act, last, span)];
  if (YOU_TOO.test(bare) && (asked || /呢|too|then/.test(bare)) && hearer !== null) return [youToo(last, hearer, span)];
  if (SELF_TOO.test(bare) && (asked || /呢|then/.test(bare)))
    return [{ act: 'ask_guess', about: from, ...(last ? { refersTo: last.id } : {}), span }];
  const [one] = mentions;
  // "七号吧": whom one would name oneself.
  if (one && mentions.length === 1 && one.kind === 'seat' && one.seat !== null && one.seat !== from && !asked) {
    const shape = `${bare.slice(0, one.start)}WHO${bare.slice(one.end)}`;
    if (/^(?:我(?:猜|觉得|看|投|选|怀疑)|应该(?:是)?|就|肯定是?|是)*WHO(?:吧|呗|没跑|无疑)$/.test(shape))
      return [{ act: 'accuse', about: one.seat, ...(last ? { refersTo: last.id } : {}), span }];
  }
  if (one && mentions.length === 1 && one.seat !== null && one.kind !== 'self' && one.kind !== 'you') {
    const shape = `${bare.slice(0, one.start)}WHO${bare.slice(one.end)}`;
    if (ONLY_SOMEBODY.test(shape) && (asked || /呢|如何|怎么样|咋样|怎样|吗|about|and /.test(bare))) {
      // What happened is asked on only while it is fresh.
      const fresh = last && (last.asked.act !== 'ask_fact' || moment.scene.turn - last.turn <= 1);
      const act = fresh && TAKEN_UP.has(last.asked.act) ? last.asked.act : 'ask_guess';
      return [askedOf(act, last, one.seat, hearer, span)];
    }
  }
  return null;
}

/** The same question about somebody else. */
function askedOf(act: Act, last: Exchange | undefined, about: Seat, hearer: Seat | null, span: Move['span']): Move {
  if (
    act === 'ask_count' ||
    act === 'ask_sure' ||
    act === 'ask_why' ||
    act === 'ask_evidence' ||
    act === 'ask_role' ||
    act === 'accuse' ||
    act === 'vouch'
  )
    return { act: about === hearer ? 'ask_role' : 'ask_guess', about, ...(last ? { refersTo: last.id } : {}), span };
  return { act, about, ...(last ? { refersTo: last.id } : {}), span };
}

/** "那你呢": what one was asked or told of others is asked of the hearer. */
function youToo(last: Exchange | undefined, hearer: Seat, span: Move['span']): Move {
  const act: Act =
    last === undefined ||
    ['ask_guess', 'ask_role', 'accuse', 'vouch', 'claim', 'ask_why', 'ask_sure', 'ask_evidence'].includes(
      last.asked.act,
    )
      ? 'ask_role'
      : last.asked.act;
  return {
    act,
    about: hearer,
    ...(last?.asked.topic === undefined || act === 'ask_role' ? {} : { topic: last.asked.topic }),
    ...(last ? { refersTo: last.id } : {}),
    span,
  };
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
