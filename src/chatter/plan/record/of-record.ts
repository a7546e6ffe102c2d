/** What is asked of the record as a whole is answered from the whole record: a sum, or whoever did it, or that nothing of it is there (§Q3). */
import type { OfRecord } from '../../moves/asked/of-record';
import { isQuestion, type Move, type Reported } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import { factOf, isSame, type Scene } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { found, MOST_NAMED } from './finding';
import type { Deed, Found } from './found';
import { heldAgainst } from './number-said';
import { askedIn } from './record-asked';

const ASKS_WHAT = /什么|啥|哪|\bw(?:hat|hich)\b/;

/** Null where the line asks for nothing of the kind, or another answer is as good. */
export function recordPlan(move: Move, asked: Asked): Plan | null {
  const heard = askedIn(asked);
  return heard && recordedOf(heard, move, asked);
}

/** What the record holds of what was heard to be asked of it; null where another answer is as good. */
export function recordedOf(heard: OfRecord, move: Move, asked: Asked): Plan | null {
  const { scene, moves, text } = asked;
  const question = moves.find(isQuestion) ?? move;
  // What the ear has found of it on record is told as it was heard; all whom a card hit are more than one of them.
  const known = (question.facts ?? []).filter(
    ({ verdict, fact }) => verdict === 'true' && isOfThese(heard, fact, scene),
  );
  // "是不是5号杀了2号": who, whom and what are said, and the record is held against it (denial.ts).
  if (
    heard.wants === 'whether' &&
    !/\bever\b/.test(text) &&
    (question.facts ?? []).some(
      ({ verdict, by, to, kind }) => verdict === 'false' && to !== undefined && (by !== undefined || kind === 'death'),
    )
  )
    return null;
  // "8号拆过主公没": it was, and that is told.
  const [borne] = heard.wants === 'whether' && !heard.timed && !ASKS_WHAT.test(text) ? known : [];
  const fact = borne?.fact === undefined ? undefined : factOf(scene, borne.fact);
  if (fact)
    return {
      move: 'confirm',
      clause: 'tell',
      occasion: 'point_at',
      facts: [fact],
      asked: question,
      lookedUp: true,
      ...(fact.by === null || fact.by === asked.me ? {} : { about: fact.by }),
    };
  // "主公砍死了谁": all of them, and none is told as well.
  if (heard.wants === 'whom' && heard.what === 'kill') {
    const fell = found(heard, scene);
    const facts = fell.deeds.flatMap((deed) => deed.fact ?? []).slice(-MOST_TOLD);
    const base = { occasion: 'ack' as const, asked: question, found: fell };
    return facts.length > 0
      ? { ...base, move: 'confirm', clause: 'tell', facts }
      : heard.by === undefined
        ? null
        : { ...base, move: 'unsure', clause: 'not_seen' };
  }
  const isSum = !['who', 'whether', 'whom'].includes(heard.wants);
  if (
    !isSum &&
    !heard.all &&
    heard.rank === undefined &&
    heard.turnOf === undefined &&
    !heard.timed &&
    !(heard.what === 'use' && heard.wants === 'who' && heard.to.length === 0) &&
    known.some(({ kind }) => heard.wants !== 'whom' || heard.cards.length === 0 || kind === 'death')
  )
    return null;
  // Whom somebody killed stands on record one by one.
  const all = heard.claimed ? heldAgainst(heard, scene) : found(heard, scene);
  if (all === null) return null;
  // "3 damage off a strike that wasnt even aimed at me": heard otherwise it is on record; and what no record holds was never not done.
  if (all.deeds.length === 0 && heard.when === null && (question.facts ?? []).some(isBorne)) return null;
  if (heard.what === 'use' && heard.cards.length > 0 && heard.cards.every((card) => UNRECORDED.has(card))) return null;
  if (heard.what === 'play' && all.deeds.length === 0) return null;
  const base = { occasion: 'ack' as const, asked: question, found: all };
  const doers = new Set(all.deeds.map(({ by }) => by)).size;
  if (heard.all && heard.wants === 'who' && doers > 3)
    return { ...base, move: 'count', clause: 'summed', found: { ...all, asked: { ...heard, wants: 'doers' } } };
  if ((isSum && heard.wants !== 'means') || (heard.rank === 'most' && all.deeds.length > 0))
    return { ...base, move: 'count', clause: 'summed' };
  const last = all.deeds[all.deeds.length - 1];
  if (last === undefined) return { ...base, move: 'unsure', clause: 'not_seen' };
  if (heard.wants === 'means') return { ...base, move: 'confirm', clause: 'by_means' };
  const others = last.to.filter((seat) => seat !== last.by);
  const use =
    last.by === null || last.card === null
      ? null
      : { ...base, move: 'confirm' as const, about: last.by, words: last.card };
  if (heard.what === 'use' && use && others.length > 0) {
    if (heard.wants === 'whom' && !heard.all) return { ...use, clause: 'used_on', them: others };
    // "谁开的桃园": a card for all, and nobody's share of it.
    if (heard.wants !== 'whom' && heard.to.length === 0 && (last.to.length > MOST_NAMED || last.fact?.group))
      return { ...use, clause: 'did_use' };
  }
  if (heard.wants === 'whom' && heard.what !== 'wuxie' && heard.what !== 'give' && heard.what !== 'attack')
    return { ...base, move: 'confirm', clause: 'befell' };
  const told = toldOf(all, last);
  const [first, ...rest] = told;
  const by = first?.by ?? null;
  if (told.length > 0)
    return {
      ...base,
      move: 'confirm',
      clause: 'tell',
      facts: told,
      ...(by === null || by === asked.me || rest.length > 0 ? {} : { about: by }),
    };
  return use
    ? { ...use, clause: others.length > 0 ? 'used_on' : 'did_use', them: others }
    : { ...base, move: 'unsure', clause: 'not_seen' };
}

/** Nobody records who plays them. */
const UNRECORDED: ReadonlySet<string> = new Set(['shan']);
const isBorne = ({ verdict, fact, denied }: Reported): boolean =>
  verdict === 'true' && fact !== undefined && denied !== true;

/** "谁拆了5号的马": another piece of gear is not the one, nor is another's; "有人对我出过杀吗": nor is what one did to oneself. */
const isOfThese = ({ wants, what, cards, to }: OfRecord, id: string | undefined, scene: Scene): boolean => {
  const fact = id === undefined ? undefined : factOf(scene, id);
  const card = fact?.card ?? null;
  if (wants === 'whether' && fact && (fact.by === fact.to || (to.length > 0 && !to.includes(fact.to ?? 0))))
    return false;
  return what !== 'take' || cards.length === 0 || card === null || cards.some((one) => isSame(scene, one, card));
};

const MOST_TOLD = 3;
/** The last deed, or, of several who did it, the last of each. */
function toldOf({ asked, deeds }: Found, last: Deed): Fact[] {
  const of = asked.all
    ? deeds.filter(
        ({ by, to: [to] }, i) =>
          deeds.findIndex((other, j) => j > i && (asked.wants === 'whom' ? other.to[0] === to : other.by === by)) < 0,
      )
    : asked.what === 'wuxie'
      ? deeds.filter(({ turn, card, to }) => turn === last.turn && card === last.card && to[0] === last.to[0])
      : [last];
  return of.flatMap(({ fact }) => fact ?? []).slice(-MOST_TOLD);
}
