/** What roles usually feel towards each other where no engine says it (§R3). */
import type { Role } from './role';

type Row = Readonly<Record<Role, number>>;

const FROM_LORD_SIDE: Row = { zhu: 8, zhong: 6, fan: -6, nei: -4, commoner: 0 };
const ATTITUDE: Readonly<Record<Role, Row>> = {
  zhu: FROM_LORD_SIDE,
  zhong: FROM_LORD_SIDE,
  fan: { zhu: -8, zhong: -6, fan: 6, nei: 1, commoner: 0 },
  nei: { zhu: 2, zhong: -2, fan: -2, nei: 6, commoner: 0 },
  commoner: { zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0 },
};

export const USUAL_TO_ONESELF = 10;

/** On the engine's scale −10 … 10; 0 where either role is not known. */
export const usualAttitude = (mine: Role | null, theirs: Role | null): number =>
  mine === null || theirs === null ? 0 : ATTITUDE[mine][theirs];
