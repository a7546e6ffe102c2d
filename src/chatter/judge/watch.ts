/** Public facts as one storyline sees them from its seat, and what its gates look at (§G6). */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import type { Fact } from '../scene/fact';
import { living, seatOf, type Scene } from '../scene/scene';
import type { Bearing } from './beat';
import type { ActPattern, Party } from './storyline';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

/** What gates look at; plain JSON. */
export interface Sight {
  round: number;
  lordHp: number | null;
  alive: number | null;
  exposure: number;
  camouflage: number;
  jumped: boolean;
  /** The speaker's role where the game has laid it open. */
  shown: Role | null;
  /** The speaker's name, once the scene was seen. */
  me: string | null;
}

export const SIGHT: Sight = {
  round: 1,
  lordHp: null,
  alive: null,
  exposure: 0,
  camouflage: 0,
  jumped: false,
  shown: null,
  me: null,
};

export function look(sight: Sight, scene: Scene, seat: Seat): void {
  sight.lordHp = seatOf(scene, scene.table.lord)?.hp ?? null;
  sight.alive = living(scene).length;
  const me = seatOf(scene, seat);
  if (!me) return;
  sight.exposure = me.exposure;
  sight.me = me.name;
  sight.shown = me.revealed;
}

function isParty(seat: Seat | null, party: Party | undefined, me: Seat, scene: Scene): boolean {
  switch (party) {
    case undefined:
    case 'any':
      return true;
    case 'me':
      return seat === me;
    case 'lord':
      return seat === scene.table.lord;
    case 'human':
      return seat !== null && seat === scene.human;
    case 'other':
      return seat !== null && seat !== me && seat !== scene.table.lord;
  }
}

export const fits = (pattern: ActPattern, fact: Fact, me: Seat, scene: Scene): boolean =>
  pattern.kind === fact.kind &&
  (pattern.good === undefined || pattern.good === fact.good) &&
  isParty(fact.by, pattern.by, me, scene) &&
  isParty(fact.to, pattern.to, me, scene);

/** An attack on the lord before everybody's eyes: aimed, by one who is not the lord. */
export const isJump = (fact: Fact, me: Seat, scene: Scene): boolean =>
  fact.by === me &&
  me !== scene.table.lord &&
  fact.to === scene.table.lord &&
  !fact.group &&
  fact.good === false &&
  (fact.kind === 'hit' || fact.kind === 'aimed');

/** How what the human did to the speaker reads, with the words that say what it was; null where it says nothing. */
export function bearingOf(
  fact: Fact,
  me: Seat,
  scene: Scene,
  language: SpokenLanguage,
): { readonly bearing: Bearing; readonly text: string } | null {
  if (scene.human === null || fact.by !== scene.human || fact.to !== me || fact.group) return null;
  const good = fact.kind === 'throw' ? fact.card === 'flower' : fact.good;
  const words = good === null ? undefined : ACTS[fact.kind]?.[good ? 0 : 1];
  return words === undefined || good === null ? null : { bearing: good ? 'soft' : 'hard', text: words[language] };
}

const ACTS: Readonly<
  Partial<Record<Fact['kind'], readonly [InSpoken<string> | undefined, InSpoken<string> | undefined]>>
> = {
  heal: [{ zh: '（替他回复了体力）', en: '(healed him)' }, undefined],
  rescue: [{ zh: '（从濒死中救了他）', en: '(brought him back from dying)' }, undefined],
  give: [{ zh: '（把牌交给了他）', en: '(handed him cards)' }, undefined],
  throw: [
    { zh: '（向他扔了一朵花）', en: '(threw him a flower)' },
    { zh: '（向他扔了鸡蛋）', en: '(threw an egg at him)' },
  ],
  wuxie: [
    { zh: '（为他用了无懈可击）', en: '(used a nullification for him)' },
    { zh: '（对他用了无懈可击）', en: '(used a nullification against him)' },
  ],
  aimed: [
    { zh: '（对他用了一张好牌）', en: '(used a card in his favour)' },
    { zh: '（对他出了手）', en: '(used a card against him)' },
  ],
  hit: [undefined, { zh: '（伤了他）', en: '(hurt him)' }],
  steal: [
    { zh: '（替他去了判定牌）', en: '(took a judgement card off him)' },
    { zh: '（拿了他的牌）', en: '(took his card)' },
  ],
  discard: [
    { zh: '（替他拆了判定牌）', en: '(discarded a judgement card for him)' },
    { zh: '（拆了他的牌）', en: '(discarded his card)' },
  ],
};
