/** What the engine's own AI feels towards each role, weighed by the chance of it (§A20): its code is tuned to that scale. */
import type { Odds } from '../odds';
import type { Role } from '../role';

type Scale = Readonly<Record<'zhong' | 'fan' | 'nei', number>>;

/** The engine's `realAttitude` in the middle of a game; a traitor counts little before the end (§A19). */
const SCALES: Readonly<Partial<Record<Role, Scale>>> = {
  zhu: { zhong: 6, fan: -4, nei: 0 },
  zhong: { zhong: 4, fan: -8, nei: -1 },
  fan: { zhong: -7, fan: 5, nei: 0 },
};

/** −8 … 6; null for a role whose feelings follow the balance of power. */
export function expectedAttitude(own: Role | null, { zhong, fan, nei }: Odds): number | null {
  const scale = own === null ? undefined : SCALES[own];
  return scale ? zhong * scale.zhong + fan * scale.fan + nei * scale.nei : null;
}
