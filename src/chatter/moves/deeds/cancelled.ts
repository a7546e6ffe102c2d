/** A 无懈 told together with the card that it was played against: whose it was, and on whom. */
import type { CardMention } from '../words/cards';
import { assertedAt } from './asserted';
import { party, type Deed } from './deed';
import type { Mention } from '../called/people';
import type { Verb, VerbAt } from '../words/verbs';
import type { When } from '../words/when';

/** What stands between a card of somebody and the 无懈 against it. */
const CANCELLED = /[那这](?:[一]?)(?:张|下|手|个|刀|发|份)|被|让|给|可惜/;

/** For whom it was. */
const FOR = /(?:[帮替为给]|为了)$/;
/** "5号躲过2号的火攻全靠主公一张无懈": whoever is owed it. */
const OWED = /(?:全靠|多亏|幸亏|亏得|全凭|要不是)(?=[^,]{0,10}$)/;

/** Of these everybody has a share, which is cancelled alone. */
const SHARED: ReadonlySet<string> = new Set(['taoyuan', 'wugu', 'nanman', 'wanjian']);
/** Before and behind whoever was to have nothing of it. */
const LEST =
  /(?:不让|不给|不许|省得|免得)$|\b(?:so(?: that)?|keep(?:s|ing)?|kept|stop(?:s|ped|ping)?|den(?:y|ied|ying)) (?:the )?$/;
const NOT_SO =
  /^(?:回|吃|加|喝|摸|拿|掉|挨)|^ (?:(?:could|would|can|did|does|do|wo|ca)(?:n'?t|not| not)|from|(?:his|her|their|the) (?:heal|health|hp|card|peach))\b/;

/** The card that a verb plays, for a 无懈 against it. */
const PLAYED: Readonly<Partial<Record<Verb, string>>> = { discard: 'guohe', steal: 'shunshou', strike: 'sha' };
const cardOf = ({ row }: VerbAt): string | null => row.card ?? PLAYED[row.verb] ?? null;

/** "主公拆6号那下被7号无懈了", "6号把我那张借刀懈了", "懈了我一张拆": a 无懈 and the card that it was played against; null for others. */
export function cancelledIn(
  clause: string,
  verbs: readonly VerbAt[],
  mentions: readonly Mention[],
  cards: readonly CardMention[],
  when: When | null,
): Deed | null {
  const last = [...verbs]
    .reverse()
    .find(
      ({ row, start }) =>
        row.verb === 'wuxie' &&
        (!/[张用出开][^,]{0,2}$/.test(clause.slice(0, start)) || OWED.test(clause.slice(0, start))),
    );
  if (!last) return null;
  const base = {
    verb: 'wuxie' as const,
    object: false,
    hurt: false,
    when,
    ...assertedAt(clause, last.start, last.end, mentions),
    past: true,
    start: last.start,
    end: last.end,
  };
  const first = verbs.find(({ row, end }) => row.verb === 'wuxie' && end < last.start);
  // "你那无懈是我顶回去的": the first was whose it says, and whoever stands behind 是 or 被 played the other.
  const turned =
    first &&
    mentions.find(({ start }) => start >= first.end && /[是被让]$|\bby (?:the )?$/.test(clause.slice(0, start)));
  const of = first && mentions.filter(({ end }) => end <= first.start).pop();
  // "7's null got nulled by 1".
  if (
    first &&
    turned &&
    of &&
    /^(?:[那这的]?一?张?|'s )$/.test(clause.slice(of.end, first.start)) &&
    (turned.end <= last.start || turned.start - last.end <= 9)
  )
    return { ...base, by: party(turned), to: 'open', against: party(of), card: 'wuxie' };
  // "5号无懈了我的无懈": a 无懈 against somebody's 无懈.
  const whose = mentions.find(
    ({ start, end }) =>
      first !== undefined &&
      start >= first.end &&
      // "7's null got nulled by 1": who stands behind the last is whose that was.
      end <= last.start &&
      /^的?[那这]?张?$/.test(clause.slice(end, last.start)),
  );
  if (first && whose)
    return {
      ...base,
      by: party(mentions.filter(({ end }) => end <= first.start).pop()),
      to: 'open',
      against: party(whose),
      card: 'wuxie',
    };
  // "无懈了我的拆": the card stands behind, as what its owner did.
  const owns = mentions.find(({ start, end }) => start >= last.end && clause.slice(end).startsWith('的'));
  const behind = verbs.find((one) => owns && one.start === owns.end + 1 && cardOf(one) !== null);
  // "5号帮主公无懈了2号的决斗": on whom that card was.
  const pre = mentions.filter(({ end }) => end <= last.start);
  const helped = pre.find(
    ({ start, end }) => FOR.test(clause.slice(0, start)) && /^(?:开|出|打|用|把)*$/.test(clause.slice(end, last.start)),
  );
  if (owns && behind)
    return {
      ...base,
      by: party(pre.filter((one) => one !== helped).pop()),
      to: party(helped),
      against: party(owns),
      card: cardOf(behind),
    };
  const inner = verbs.find((one) => one.end <= last.start && cardOf(one) !== null && one.row.verb !== 'wuxie');
  const between = inner ? clause.slice(inner.end, last.start) : '';
  const agents = mentions.filter(({ start, end }) => end <= last.start && start >= (inner?.end ?? 0));
  if (inner && CANCELLED.test(between)) {
    const before = mentions.filter(({ end }) => end <= inner.start);
    const target = mentions.find(({ start }) => start >= inner.end && start - inner.end <= 1);
    const by = agents.filter((one) => one !== target).pop();
    if (by)
      return {
        ...base,
        by: party(by),
        to: party(target),
        against: party(before[before.length - 1]),
        card: cardOf(inner),
      };
  }
  // The card that was cancelled is named, with its owner: before (把我那张借刀, 把他的拆) or behind (我一张拆).
  const named = cards.find(({ card: one, start, end }) => one !== 'wuxie' && (end <= last.start || start >= last.end));
  const card = inner && (named === undefined || inner.end === last.start) ? inner : named;
  if (!card) return null;
  const owner = mentions.filter(({ end }) => end <= card.start && clause.slice(end, card.start).length <= 4).pop();
  // "2号对4号的铁索被5号懈了": whose it was stands before whom it was on.
  const aimed = pre.find(({ start, end }) => end <= card.start && /[对朝冲往]$/.test(clause.slice(0, start)));
  const owned =
    aimed && aimed !== pre[0]
      ? pre[0]
      : owner &&
          /^(?:[的那这一张个手下把]|刚才|打出)*$/.test(clause.slice(owner.end, card.start)) &&
          !FOR.test(clause.slice(0, owner.start))
        ? owner
        : undefined;
  // "我那张五谷把3号的份无懈掉了": it was that one's share.
  const share = mentions.find(
    ({ start, end }) => end <= last.start && clause[start - 1] === '把' && /^的?那?份/.test(clause.slice(end)),
  );
  // "nullified the Garden so the lord wouldn't heal": whose share it was stands behind.
  const kept = SHARED.has('card' in card ? card.card : (cardOf(card) ?? ''))
    ? mentions.find(
        ({ start, end }) => start >= last.end && LEST.test(clause.slice(0, start)) && NOT_SO.test(clause.slice(end)),
      )
    : undefined;
  const owed = OWED.exec(clause.slice(0, last.start));
  const maker =
    (owed ? pre.find(({ start }) => start >= owed.index) : undefined) ??
    pre.find(({ start }) => start > card.start && /[被让]$/.test(clause.slice(0, start)));
  const target =
    share ??
    kept ??
    aimed ??
    (owed && maker
      ? pre.find((one) => one !== owned && one !== maker)
      : /[帮替为给]了?(\S{0,6})$/.test(clause.slice(0, last.start))
        ? pre.filter(({ start }) => FOR.test(clause.slice(0, start))).pop()
        : undefined);
  const by = maker ?? pre.find((one) => one !== owned && one !== target) ?? (share ? owned : undefined);
  const what = 'card' in card ? card.card : cardOf(card);
  return { ...base, by: party(by), to: party(target), ...(owned ? { against: party(owned) } : {}), card: what };
}
