/** Who does what to whom with what, by one verb of a clause. */
import { isBeside, isOwner } from './beside';
import type { CardMention } from '../words/cards';
import { countedIn } from './counted';
import { assertedAt } from './asserted';
import { party, passiveIn, type Deed, type Party } from './deed';
import { GEAR, WEAPONS } from '../words/gear';
import { FOR_ALL } from './joined';
import type { Mention } from '../called/people';
import { STRIKING_CARDS, TAKING_CARDS } from '../../scene/fact';
import { isPast } from './tense';
import type { Verb, VerbAt } from '../words/verbs';
import type { When } from '../words/when';

/** "你也宰". */
const TOPICAL = /^(?:也|都|竟然?|居然|还)+$/;
const ONTO = /\b(?:on|off|at|(?:in)?to|upon|against) (?:the )?$/;
const LOST_TO =
  /^ (?:(?:\d|an?|one|two|three|another|half|my|his|her|hp|health|hearts?|points?|damage|dmg) )+(?:from|to) (?:the )?$/;
/** Before it stands whom it is done to. */
const OBJECT_MARK =
  /(?:对着?|向|往|朝|冲着?|从|连|贴|挂|塞|[盯追逮揪照]着|给(?:了|过)?|替|为|把|将|跟|和|拿|帮|找|(?<=连.{1,6})带)$/;

/** What was lost is counted or named: "砍掉一滴血", "打到4血". */
const HURT =
  /[点滴格]血|[一二三两\d](?:血|滴|格)|掉(?:了)?血|打掉|砍掉|敲掉|削掉|扣血|\b(?:damage|hp|hurt|burned|hearts?)\b|\b(?:for|did|dealt|lost) (?:just |another )?(?:\d|one|two|three)(?=$|[,.!?]| (?:and|each|again|lol|now|hp|points?)\b)/;
/** What is left says how one stands, not what was lost. */
const LEFT = /(?:剩|只有|还有)(?:下|了)?[一二三两\d][点滴格]?血?/g;
/** The one named is whom it was done to: "主公也吃了一血". */
export const SUFFERED = /^[扣掉挨吃丢少](?!桃|.{1,4}桃)|^(?:ate|eat\w*|took|caught|tak\w+|lost)$/;
/** What is said behind it is of another deed: "did 5 kill 2 or was it the lightning". */
const CONJOINED = /\b(?:because|and|but|or|when|since|after|so|while)\b/;
/** Cards that lie before somebody, for all to see. */
const LAID: ReadonlySet<string> = new Set(['lebu', 'bingliang', 'juedou', 'tiesuo']);
/** "主公借刀那手我学会了": whoever thinks of it is not whom it was done to. */
const THINKS = /^(?:学|看|觉得|知道|服|喜欢|理解|懂|忘|记|承认)/;
/** How far behind a verb the one it is done to may stand; English words are longer: "put supply shortage on 4". */
const REACH = 12;
const REACH_EN = 24;
const BARE_EN = /^[a-z]+ed(?: and [a-z]+ed)? before\b/;
/** Verbs that a named card may do. */
const TAKES_TOOL: ReadonlySet<Verb> = new Set([
  'attack',
  'strike',
  'kill',
  'discard',
  'steal',
  'save',
  'heal',
  'protect',
  'use',
]);
/** Verbs that are also nouns of a blow. */
const BLOWS: ReadonlySet<Verb> = new Set(['attack', 'strike', 'use']);
/** "5号那一刀疼不疼": who feels it had it. */
const FELT = /^(?:还|很|真|有点)?(?:疼|痛)/;
/** Verbs whose named card changes hands. */
const TAKES_OBJECT: ReadonlySet<Verb> = new Set(['discard', 'steal', 'give']);

/**
 * The deed of one verb. `undergone` are those to whom a verb before has done something, `carried` is who did something before,
 * `stop` is where the next verb begins.
 */
export function deedOf(
  clause: string,
  { row, start, end }: VerbAt,
  { mentions, undergone }: { readonly mentions: readonly Mention[]; readonly undergone: ReadonlySet<Mention> },
  cards: readonly CardMention[],
  when: When | null,
  carried: Party,
  stop: number,
): Deed {
  const before = clause.slice(0, start);
  const words = clause.slice(start, end);
  const pre = mentions.filter((one) => one.end <= start);
  const post = mentions.filter(
    (one) =>
      one.start >= end &&
      one.start - end <= (/^[a-z ]+$/.test(clause.slice(end, one.start)) ? REACH_EN : REACH) &&
      one.start < Math.max(stop, end + 4) &&
      !(one.kind === 'self' && THINKS.test(clause.slice(one.end))) &&
      !isOwner(clause, one, mentions),
  );
  // "把8号我蔡阳全刮一遍": whoever stands in a row with one to whom it is done has it done to him as well.
  const isObject = (one: Mention): boolean => {
    const ahead = clause.slice(0, one.start).trimEnd();
    // "我头上兵粮是董荼那贴的".
    if (/^(?:头|身)上/.test(clause.slice(one.end))) return true;
    const last = pre[pre.indexOf(one) - 1];
    return (
      OBJECT_MARK.test(ahead) ||
      (last !== undefined && /[把将连]/.test(before) && isBeside(clause, last, one) && isObject(last))
    );
  };
  const undergo = passiveIn(clause, start, row.verb);
  // "让4号砍主公": who is made to do it does it to whoever stands behind.
  const caused = undergo !== null && /[让叫]$/.test(undergo[0]) && post[0] !== undefined && post[0].start - end <= 1;
  // "oof 2, robbed and slashed before u got a turn": with nobody behind, whoever was called has had it done to him.
  const bare = BARE_EN.test(clause.slice(start)) && /^(?:[a-z]+ed and )?$/.test(before);
  // "5号那刀让3号掉了一血": whoever is made to suffer has it of whoever stands before.
  const lets = undergo !== null && /[让叫]$/.test(undergo[0]) && SUFFERED.test(words);
  // "was seat 5 killed by the lord", "had a card nicked by 4".
  const inverted = post[0] && /\bby (?:the )?$/.test(clause.slice(0, post[0].start));
  const passive = caused || lets ? null : (undergo ?? (inverted ? /$/.exec(before) : null));
  // "3号又挨了主公技能": whoever stands right behind did it, and behind 扣 has it done to him.
  const giver = /^[挨吃中]/.test(words) && post[0]?.start === end ? post[0] : undefined;
  const suffered = row.verb === 'attack' && (giver ? pre.length > 0 : SUFFERED.test(words) && post[0]?.start !== end);
  let by: Party;
  let to: Party;
  const felt = FELT.test(clause.slice(end)) && BLOWS.has(row.verb) && post.length === 0;
  if (felt) {
    by = 'open';
    to = party(pre[pre.length - 1]);
  } else if (row.verb === 'die' || row.verb === 'low') {
    by = 'open';
    // "照样死在5号南蛮下": who died was named before.
    const under = row.verb === 'die' && /^在|在$|于$/.test(clause.slice(end - 1));
    to = party(pre[pre.length - 1] ?? (under ? undefined : post[0]));
    if (under) by = party(post[0]);
    else if (row.verb === 'die' && passive && pre.length > 1 && before.includes('被')) {
      by = party(pre[pre.length - 1]);
      to = party(pre[pre.length - 2]);
    }
  } else if (bare) {
    by = 'open';
    to = carried;
  } else if (suffered && !passive) {
    // "主公也吃了一血", "三号挨了二号一刀": whoever did it was named before, or stands inside.
    to = party(pre[pre.length - 1]);
    // "took 3 damage from seat 3", "lost 2 hp to 2".
    const source = mentions.find(
      ({ start: at, seat }) => seat !== null && at > end && LOST_TO.test(clause.slice(end, at)),
    );
    const named = source ?? giver;
    const maker = named
      ? party(named)
      : lets
        ? party(pre.filter((one) => one.end <= undergo.index + 1).pop(), carried)
        : carried;
    by = maker !== 'open' && maker !== to ? maker : 'open';
  } else if (passive) {
    const mark = passive[0].endsWith(' ') ? start : passive.index;
    // "5 got slashed by 4 and robbed by 3": 4 did the one, and suffers not the other.
    to = party(pre.filter((one) => one.end <= mark + 1 && !/\bby (?:the )?$/.test(clause.slice(0, one.start))).pop());
    const agent = pre.find((one) => one.start >= mark);
    by = party(agent ?? (inverted ? post[0] : undefined));
  } else {
    // "铁索还是我帮你连的": for whom a card was played it was not played on, nor did he play it.
    const parties = pre.filter(({ start: at }) => row.verb !== 'use' || !/[帮替]$/.test(clause.slice(0, at)));
    // "dropped a duel on 3 then hit him", "wine into the lord and chaining me".
    const objects = parties.filter((one) => isObject(one) || ONTO.test(clause.slice(0, one.start)));
    const subjects = parties.filter((one) => !objects.includes(one) && !undergone.has(one));
    const nominal = /^(?:了|过)?(?:我|你|他|她|\S{1,4})?的(?:人)?(?:明明|其实|分明|就|才)*是/.test(clause.slice(end));
    const after = post.filter((one) => !/\b(?:by|with) $/.test(clause.slice(0, one.start)));
    // "6号是闪电劈死的": a card did it.
    const [only, another] = subjects;
    const byCard =
      row.verb === 'kill' &&
      only !== undefined &&
      another === undefined &&
      objects.length + after.length === 0 &&
      /^(?:掉|了)?的/.test(clause.slice(end)) &&
      cards.some((card) => card.start >= only.end && card.end <= start);
    // "2号是谁杀的": what stands first is whom it was done to.
    const clefted =
      after.length === 0 &&
      objects.length === 0 &&
      subjects.length > 1 &&
      /^(?:掉|走)?的(?:(?:人)?头)?(?:$|[吗么呢啊吧呗,])/.test(clause.slice(end));
    // "7号忠臣你也宰": what it is done to stands first.
    const topical =
      after.length === 0 &&
      objects.length === 0 &&
      subjects.length > 1 &&
      TOPICAL.test(clause.slice(subjects[subjects.length - 1]?.end, start));
    // "桃是我看你可怜给的": whoever stands behind 是 did it.
    const stressed = clefted ? subjects.find(({ start: at }) => clause[at - 1] === '是') : undefined;
    // "你刚教完我怎么就砍我": nobody does to oneself what one does to others.
    const whom = /自己|sel(?:f|ves)/.test(clause) ? null : after[0]?.seat;
    const doer = stressed ?? [...subjects, ...subjects.filter(({ seat }) => seat !== whom)].pop();
    by = byCard ? 'open' : party(doer, carried);
    to = party(
      byCard
        ? only
        : clefted || topical
          ? subjects.filter((one) => one !== doer && (one.seat === null || one.seat !== doer?.seat)).pop()
          : (after[0] ?? objects[objects.length - 1]),
    );
    // "最后一刀是4号砍的", "two hits from the lord": it was that one's.
    const source = after.find(
      (one) =>
        subjects.length === 0 &&
        (/^[^的]{0,2}是$/.test(clause.slice(end, one.start)) ||
          (BLOWS.has(row.verb) && /\bfrom $/.test(clause.slice(0, one.start)))),
    );
    if (source) {
      by = party(source);
      to = party(after.find((one) => one !== source) ?? objects[objects.length - 1]);
    }
    // "打我的是3号", "谁打的我".
    if (nominal && after.length > 1 && subjects.length === 0) by = party(after[after.length - 1]);
    else if (nominal && after.length === 1 && subjects.length === 0 && to === 'asked') [by, to] = ['asked', 'open'];
    if (objects.length > 0 && after.length > 0 && row.verb === 'give') to = party(after[0]);
  }
  // Whoever eats a peach or recovers does so for himself, unless the line says for whom.
  if (row.verb === 'heal' && to === 'open' && /^(?:回|加|[吃喝磕嗑])/.test(words)) to = by;
  // "连主公都回了血": who healed is left open.
  if (row.verb === 'heal' && to === by && /^(?:回|加)/.test(words)) by = 'open';
  if (row.card === 'jiu') to = by;
  // A weapon is only in whose hand the blow was, unless it is told of being put on.
  const puts = row.verb === 'use' && row.card === undefined;
  const near = cards.filter(
    (card) =>
      (card.card !== 'jiu' || row.verb === 'give') &&
      (card.start >= end || card.end <= start) &&
      !(card.start >= end && CONJOINED.test(clause.slice(end, card.start))) &&
      !(!puts && row.verb !== 'discard' && row.verb !== 'steal' && row.verb !== 'give' && WEAPONS.includes(card.card)),
  );
  const behind = near.find((card) => card.start >= end && card.card !== 'sha');
  const ahead = [...near].reverse().find((card) => card.end <= start);
  // What is taken or broken may stand before: "把主公的八卦拆了", "藤甲让主公顺走了".
  const moved =
    ahead &&
    TAKES_OBJECT.has(row.verb) &&
    !TAKING_CARDS.has(ahead.card) &&
    !/[用拿使]\S{0,2}$/.test(clause.slice(0, ahead.start))
      ? ahead
      : undefined;
  const object = TAKES_OBJECT.has(row.verb) ? (behind && !TAKING_CARDS.has(behind.card) ? behind : moved) : undefined;
  const tool = TAKES_TOOL.has(row.verb) ? (ahead ?? (object ? undefined : behind)) : undefined;
  // "shot the lord with that arrow barrage".
  const named = object?.card ?? (FOR_ALL.has(tool?.card ?? '') ? tool?.card : row.card) ?? tool?.card ?? null;
  if (puts && named !== null && GEAR.has(named)) to = 'open';
  // "三刀" is a count, and a blow of its own.
  const counted = countedIn(clause.slice(end, Math.max(stop + (/^[两二三]刀/.test(clause.slice(stop)) ? 2 : 0), end)));
  return {
    ...(counted ? { counted } : {}),
    // "gave the lord the happy": it was laid, and not handed over.
    verb:
      row.verb === 'use' && named === 'wuxie'
        ? 'wuxie'
        : row.verb === 'give' && LAID.has(named ?? '')
          ? 'use'
          : row.verb,
    by,
    to,
    card: named,
    object: object !== undefined,
    hurt:
      (['attack', 'strike'].includes(row.verb) || (row.verb === 'use' && STRIKING_CARDS.has(row.card ?? ''))) &&
      (HURT.test(clause.replace(LEFT, '')) || FOR_ALL.has(named ?? '')),
    when,
    ...assertedAt(clause, start, end, mentions),
    ...(/^杀$/.test(words) && /^(?:了(?!.*[刀下次])|的)/.test(clause.slice(end)) ? { slays: true as const } : {}),
    past: isPast(
      clause,
      { start, end, when },
      {
        dies: row.verb === 'die',
        passive: passive !== null,
        caused: undergo !== null,
        ordered: pre.length === 0 && post[0] !== undefined && post[0].kind !== 'self',
      },
    ),
    start,
    end,
  };
}
