/** How many of a role are left: the deck that was dealt, less those that lie dead (§Q3). */
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import type { Seat } from '../../../core/event';
import type { Role } from '../../../core/role';
import { living, type Scene } from '../../scene/scene';
import type { Counted } from './found';

export interface Tally {
  readonly role: Role;
  readonly dealt: number;
  readonly dead: number;
  readonly left: number;
}

const COUNTED = ['zhong', 'fan', 'nei'] as const;

/** The tally of a role; null where the deck is not known. */
function tallyOf(scene: Scene, role: Role): Tally | null {
  const dealt = scene.table.deck === null ? null : (scene.table.deck[role] ?? 0);
  if (dealt === null) return null;
  const dead = scene.table.seats.filter(({ alive, revealed }) => !alive && revealed === role).length;
  return { role, dealt, dead, left: Math.max(0, dealt - dead) };
}

const many = (n: number, one: string, more: string): string => `${n === 0 ? 'no' : n} ${n === 1 ? one : more}`;
const ROLES_EN: Readonly<Record<Role, readonly [string, string]>> = {
  zhu: ['lord', 'lords'],
  zhong: ['loyalist', 'loyalists'],
  fan: ['rebel', 'rebels'],
  nei: ['traitor', 'traitors'],
  commoner: ['commoner', 'commoners'],
};
const ROLES_ZH: Readonly<Record<Role, string>> = {
  zhu: '主公',
  zhong: '忠臣',
  fan: '反贼',
  nei: '内奸',
  commoner: '平民',
};

const ONE: InSpoken<(tally: Tally) => string> = {
  zh: ({ role, dealt, dead, left }) =>
    dealt === 0
      ? `这局没有${ROLES_ZH[role]}`
      : left === 0
        ? dealt === 1
          ? `${ROLES_ZH[role]}就1个，已经死了`
          : `${dealt}个${ROLES_ZH[role]}全死了`
        : dead === 0
          ? `${ROLES_ZH[role]}${dealt === 1 ? '就1个，还活着' : `还剩${left}个，一个没死`}`
          : `${ROLES_ZH[role]}死了${dead}个，还剩${left}个`,
  en({ role, dealt, dead, left }) {
    const [one, more] = ROLES_EN[role];
    if (dealt === 0) return `there are no ${more} in this game`;
    if (dealt === 1) return left === 0 ? `the only ${one} is dead` : `the only ${one} is still alive`;
    const whole = `all ${dealt} ${more}`;
    if (left === 0) return `${whole} are dead`;
    if (dead === 0) return `${whole} are still alive`;
    return `${left} of the ${dealt} ${more} ${left === 1 ? 'is' : 'are'} left`;
  },
};

/** How a seat stands, as everybody sees it: "主公还有3点血". */
export function standsText(scene: Scene, seat: Seat, who: string, language: SpokenLanguage): string {
  const hp = scene.table.bySeat.get(seat)?.hp ?? 0;
  if (language === 'zh') return `${who}${hp === 1 ? '就剩' : '还有'}${hp}点血`;
  return `${who === 'I' ? "I'm" : who === 'you' ? "you're" : `${who} is`} at ${hp} health`;
}

const seatsZh = (seats: readonly Seat[]): string => `${seats.join('、')}号`;
/** "2", "2 and 3", "2, 3 and 5". */
export const joined = (parts: readonly (string | number)[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((one) => one !== '').join(' and ');
const seatsEn = (seats: readonly Seat[]): string => `${seats.length === 1 ? 'seat' : 'seats'} ${joined(seats)}`;

/** Who lives, or who lies dead and as what, by number. */
function headsText({ table: { seats } }: Scene, whose: 'living' | 'dead', language: SpokenLanguage): string {
  const ours = seats.filter(({ alive }) => alive === (whose === 'living'));
  const all = ours.map(({ seat }) => seat);
  if (whose === 'living')
    return language === 'zh'
      ? `活着的有${seatsZh(all)}，${all.length}个`
      : `${seatsEn(all)} ${all.length === 1 ? 'is' : 'are'} alive`;
  if (all.length === 0) return language === 'zh' ? '一个人都没死' : 'nobody has died';
  return language === 'zh'
    ? ours.map(({ seat, revealed }) => `${seat}号死了${revealed ? `，是${ROLES_ZH[revealed]}` : ''}`).join('；')
    : ours
        .map(({ seat, revealed }) => `seat ${seat} is dead${revealed ? `, a ${ROLES_EN[revealed][0]}` : ''}`)
        .join('; ');
}

/**
 * What is left of one role, or of all where none is asked for, or who lives or has died; null where the deck is not known and a role
 * was asked for.
 */
export function countText(scene: Scene, counted: Counted, language: SpokenLanguage): string | null {
  if (counted === 'living' || counted === 'dead') return headsText(scene, counted, language);
  const role = counted === 'all' ? undefined : counted;
  if (role !== undefined && role !== 'zhu') {
    const tally = tallyOf(scene, role);
    return tally && ONE[language](tally);
  }
  const alive = living(scene).length;
  const tallies = COUNTED.flatMap((one) => tallyOf(scene, one) ?? []).filter(({ left }) => left > 0);
  if (language === 'zh')
    return `场上还有${alive}个人${tallies.length > 0 ? `，${tallies.map(({ role: one, left }) => `${ROLES_ZH[one]}${left}个`).join('、')}` : ''}`;
  const rest = joined(tallies.map(({ role: one, left }) => many(left, ...ROLES_EN[one])));
  return `${many(alive, 'player is', 'players are')} alive${rest === '' ? '' : `, with ${rest} among them`}`;
}

/** How many cards a seat held when the running turn began: "5号手里8张"; empty where nobody counted. */
export function handText(scene: Scene, seat: Seat, who: string, language: SpokenLanguage): string {
  const held = scene.table.bySeat.get(seat)?.turnHand;
  if (held === undefined) return '';
  if (language === 'zh') return held === 0 ? `${who}手里一张没有` : `${who}手里${held}张`;
  const holds = who === 'I' ? 'I hold' : who === 'you' ? 'you hold' : `${who} holds`;
  return `${holds} ${many(held, 'card', 'cards')}`;
}
