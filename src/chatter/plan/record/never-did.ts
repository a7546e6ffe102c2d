/** Who has never done or borne it in the whole game, and who died first: from the whole record (§Q3). */
import type { Seat } from '../../../core/event';
import { cardsIn, skillsIn } from '../../moves/words/cards';
import { rarest } from '../../moves/asked/cards-asked';
import { YET_TO_COME } from '../../moves/words/record';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { STRIKING_CARDS, type Fact } from '../../scene/fact';
import { isSame, living, type Scene } from '../../scene/scene';
import type { Asked } from '../asked';
import type { TableState } from './found';
import type { Plan } from '../plan';

const WHO_NOT_ZH =
  '^(?:除了?我,?|还有|场上|那|都)*(?:谁|哪[个些位几](?:人|个)?)(?:还|都|是|一直|从来?|到现在|至今|这局|一张牌?也?)*(?:没有?|未)';
const WHO_NOT_EN =
  "(?:^|\\bof (?:us|them|you) )(?:so |and |ok )*who (?:all |else |here )*(?:(?:has|have) (?:not|never)|hasn'?t|haven'?t|never|didn'?t|did not)(?: ever| even| once)* ";
const END = '(?:的|呢|啊|呀| yet| at all| so far|[?. ])*$';
/** "谁没打过我", "who never hit me". */
const HIT = new RegExp(
  `${WHO_NOT_ZH}(?:打|砍|杀|动|碰|揍|伤|攻击|针对)过(.+?)${END}|${WHO_NOT_EN}(?:hit|hurt|attack(?:ed)?|slash(?:ed)?|touch(?:ed)?|damaged?|target(?:ed)?|shot|struck|swung at) (.+?)${END}`,
);
/** "谁没被打过", "who hasn't been hit yet". */
const BORE = new RegExp(
  `${WHO_NOT_ZH}(?:被人?(?:打|砍|伤|揍)过|(?:挨|掉|受)过[打揍刀血伤])${END}|${WHO_NOT_EN}(?:been (?:hit|hurt|attacked|touched|damaged)|lost (?:any |a )?(?:hp|health))${END}`,
);
/** "谁没出过杀": cards that are used of one's own accord, and on record every time. */
const USED = new RegExp(`${WHO_NOT_ZH}(?:出|用|打)过(.+?)${END}|${WHO_NOT_EN}(?:played|used) (.+?)${END}`);
/** "谁没开过张". */
const STARTED = new RegExp(`${WHO_NOT_ZH}(?:开过张|[动出]过手)`);
/** "谁到现在一张牌没打过": none at all. */
const PLAYED = new RegExp(`${WHO_NOT_ZH}(?:出|用|打)过牌?${END}`);
const ANY_CARD = /^(?:牌|any cards?|a card|a single card|anything)$/;
const ANYBODY = /^(?:人|谁|别人|any(?:body|one)(?: else)?)$/;
const ANSWERS: ReadonlySet<string> = new Set(['shan', 'wuxie']);

const FIRST_DEAD =
  /(?:第一个|最[先早]|头一个|(?<![想让盼看])谁先)(?:死|挂|阵亡|倒下|出局|走|没)(?!.*(?:该|会|要))|\bwho (?:died|fell|was killed|went down|got killed) first\b|\bfirst (?:one |person |player )?to (?:die|fall)\b/;
const ASKS_WHO = /谁|哪[个位]|几号|\bwho\b/;

const hits = (scene: Scene, by: Seat, to: Seat): boolean =>
  hitOn(scene, by, to) !== undefined ||
  scene.uses.some((use) => use.by === by && STRIKING_CARDS.has(use.name) && use.to.includes(to));
const hitOn = ({ facts }: Scene, by: Seat, to: Seat): Fact | undefined =>
  facts.filter((fact) => fact.by === by && fact.to === to && fact.kind === 'hit').pop();

/** Of whom a card took nothing: "那轮万箭谁没掉血", "who dodged the arrows". */
const SPARED =
  /(?:谁|哪[个位些几]|几号).{0,6}(?:没|未|不)(?:有|被)?(?:掉|挨|中|吃到|受|伤|打[着到]|射[着到])|没(?:有)?(?:掉血?|挨|中|受伤)的.{0,3}(?:谁|哪)|\bwho(?: all| else)? (?:(?:didn'?t|did not|wasn'?t|never) (?:get |lose |take |actually )*(?:hit|hurt|los[et]|take|tak|touched|damage|hp|health)|(?:dodged|avoided|escaped|survived|got (?:away|off)|came out))/;
/** A card for all was used on more than so many. */
const FEW = 2;

/** Whom the last such card for all was used on, and lost nothing. */
function sparedBy(line: string, scene: Scene): TableState | null {
  const cards = rarest([...cardsIn(line), ...skillsIn(line, scene)].map(({ card }) => card));
  const use = scene.uses
    .filter(({ name, to }) => to.length > FEW && (cards.length === 0 || cards.includes(name)))
    .pop();
  if (use === undefined) return null;
  const { by, name, turn } = use;
  const isHit = (seat: Seat): boolean =>
    scene.facts.some(
      (fact) => fact.kind === 'hit' && fact.turn === turn && fact.by === by && fact.card === name && fact.to === seat,
    );
  return {
    of: 'spared',
    seats: use.to.filter((seat) => seat !== by && !isHit(seat) && scene.table.bySeat.has(seat)),
  };
}

/** Who it never was, of the living, or of those whom a card for all was used on. */
function neverDid({ text, scene, from, me }: Asked): TableState | null {
  const line = text.trim();
  const alive = living(scene).map(({ seat }) => seat);
  if (BORE.test(line))
    return {
      of: 'unhurt',
      seats: alive.filter((seat) => !scene.facts.some(({ kind, to }) => kind === 'hit' && to === seat)),
    };
  const hit = HIT.exec(line);
  const object = hit?.[1] ?? hit?.[2];
  if (STARTED.test(line) || (object !== undefined && ANYBODY.test(object)))
    return {
      of: 'harmless',
      seats: alive.filter((seat) => !scene.table.seats.some((one) => one.seat !== seat && hits(scene, seat, one.seat))),
    };
  if (object !== undefined) {
    const [one] = mentionsIn(object, { scene, from, hearer: me, he: null });
    const whom = one?.seat ?? null;
    return whom === null || one?.start !== 0 || one.end !== object.length
      ? null
      : { of: 'harmless', seats: alive.filter((seat) => seat !== whom && !hits(scene, seat, whom)), whom };
  }
  const used = USED.exec(line);
  const thing = used?.[1] ?? used?.[2] ?? (PLAYED.test(line) ? '牌' : '');
  if (ANY_CARD.test(thing))
    return { of: 'unused', seats: alive.filter((seat) => !scene.uses.some((use) => use.by === seat)) };
  const [card] = cardsIn(thing).map((one) => one.card);
  if (card !== undefined && !ANSWERS.has(card))
    return {
      of: 'unused',
      seats: alive.filter((seat) => !scene.uses.some((use) => use.by === seat && isSame(scene, card, use.name))),
      cards: [card],
    };
  return SPARED.test(line) && !YET_TO_COME.test(line) ? sparedBy(line, scene) : null;
}

/** Null where the line asks for nothing of the kind. */
export function neverPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene } = asked;
  const base = { occasion: 'ack', asked: move, lookedUp: true } as const;
  if (FIRST_DEAD.test(text) && ASKS_WHO.test(text)) {
    const first = scene.facts.find(({ kind }) => kind === 'death');
    return first === undefined || first.by === null
      ? { ...base, move: 'unsure', clause: 'unknown_fact' }
      : { ...base, move: 'confirm', clause: 'tell', occasion: 'point_at', facts: [first] };
  }
  const state = neverDid(asked);
  const [one, ...more] = state?.of === 'spared' ? state.seats : [];
  return (
    state && {
      ...base,
      move: 'confirm',
      clause: 'befell',
      state,
      ...(one === undefined || more.length > 0 || one === asked.me ? {} : { about: one }),
    }
  );
}
