/** What a line says a card for all cost or gave several, or one who is named: each of them is a part that holds or does not (§Q1). */
import type { Seat } from '../../../core/event';
import { numberIn } from '../../line/numerals';
import type { Mention } from '../called/people';
import { withoutNames } from '../called/place';
import { FOR_ALL } from '../deeds/joined';
import { cardsIn } from '../words/cards';
import { whenIn, type When } from '../words/when';

export interface OfSeveral {
  readonly what: 'hurt' | 'heal';
  readonly card: string;
  /** Whoever is named as its player. */
  readonly by?: Seat;
  /** Whom it is said to have cost or given something. */
  readonly to: readonly Seat[];
  /** So much each. */
  readonly n?: number;
  readonly when: When | null;
}

const N = '([一二两三四五六\\d])';
const LOSS = new RegExp(
  `(?:[扣掉少丢损啃削打砍烧射刮轰炸挨吃亏蹭中擦干]|费)(?:了|掉|走|下|去|到|着|过|我|你|他|她|主公|[一二三四五六七八\\d]号|也|又|各|都|大?家|、|和|跟)*(?:${N}(?:点|滴|格|口)?血|${N}[点滴格])|[掉扣]血|受(?:了)?伤|[打射扫]到了?|(?:中|挨)了|\\b(?:hit|hurt|clipped|burn(?:ed|t)|damaged?|los[et]|took|cost|caught|got) (?!by\\b)`,
);
const GAIN = new RegExp(
  `[补回奶加涨吸续](?:了|上|到|过|也|各)*(?:${N}[点滴格口]?血?|血)|\\b(?:heal(?:ed)?|got|gained|back up|topped up|recovered)\\b`,
);
const EACH_EN = /\b(?:for (\d|one|two|three)\b|(\d|one|two|three) (?:hp|health|damage|dmg|hearts?|each|apiece))/;
/** It asks for another thing, or tells of what was not or is not yet. */
const NO_CLAIM =
  /谁|[哪几]|多少|什么|啥|[怎咋]|为何|没|未|(?<!是)不(?!是|也|止)|如果|要是|[要想会能该得别让](?!了)|还剩|下(?:个|一)?(?:回合|轮)|差点|\b(?:who|what|which|how|why|if|not|\w+n'?t|never|no|nobody|would|could|will|should|can|gonna|next|unless|nearly|almost|but)\b/;
/** Between whoever plays a card and the card. */
const PLAYS =
  /^(?:的|那|这|一|[发张波把个轮手次]|开|放|用|甩|丢|扔|打|出|了|过|刚才?|上[轮回]合?|又|'s|\s|of|played|threw|used|drop(?:ped)?|the|a|that|just|last|first|second)*$/;
const PLAYED_BY = /^(?:\s|from|by|of|the|is|was|是)*$/;
const GOES_ON = / (?:and|n|then|but|while) (?:you|u|he|she|i|they)\b/;
const HEALING = 'taoyuan';

/** Null where nothing of the kind is said. @param whole one clause, folded; the mentions stand in it */
export function ofSeveral(whole: string, mentions: readonly Mention[]): OfSeveral | null {
  // "my barbs clipped 4 and u drained him": what goes on is told of another deed.
  const text = whole.slice(0, GOES_ON.exec(whole)?.index ?? whole.length);
  const found = cardsIn(text).find(({ card }) => FOR_ALL.has(card) || card === HEALING);
  if (found === undefined || NO_CLAIM.test(withoutNames(whole, mentions))) return null;
  const what = found.card === HEALING ? 'heal' : 'hurt';
  const told = (what === 'heal' ? GAIN : LOSS).exec(text);
  if (told === null) return null;
  const all = mentions.filter(({ seat, called, end }) => seat !== null && !called && end <= text.length);
  // "u swiped my bagua n barbs still got u": in English whoever it befell stands behind, where anybody does.
  const behind = /[a-z]/.test(told[0]) ? all.filter(({ start }) => start >= told.index) : [];
  const named =
    behind.length > 0
      ? [...all.filter(({ end }) => end <= found.start && PLAYS.test(text.slice(end, found.start))), ...behind]
      : all;
  const player = named.find(
    ({ start, end }) =>
      (end <= found.start && PLAYS.test(text.slice(end, found.start))) ||
      (start >= found.end &&
        /(?:from|by|of|是)/.test(text.slice(found.end, start)) &&
        PLAYED_BY.test(text.slice(found.end, start))),
  );
  const of = (some: readonly Mention[]): Seat[] => [...new Set(some.flatMap(({ seat }) => seat ?? []))];
  const many = [...told.slice(1), ...(EACH_EN.exec(text.slice(told.index)) ?? []).slice(1)].find(
    (one: string | undefined) => one !== undefined,
  );
  return {
    what,
    card: found.card,
    ...(player?.seat == null ? {} : { by: player.seat }),
    to: of(named.filter(({ seat }) => seat !== player?.seat)),
    ...(many === undefined ? {} : { n: numberIn(many) }),
    when: whenIn(text),
  };
}
