/** Options of every program that plays games in the real engine. */
import { text, whole, type Option } from '../program/options';

/** The largest seed. */
const SEED_MOST = 0xffff_ffff;

export const nonameOption = text('DIR', '无名杀目录 Noname directory (NONAME_HOME, else ~/.cache/noname/1.11.4.1)');
export const playersOption = (otherwise = 8): Option<number> =>
  whole('人数 players, 2-10', { least: 2, most: 10, otherwise });
export const gamesOption = (otherwise: number): Option<number> =>
  whole('局数 games to play', { least: 1, most: 100_000, otherwise });
export const seedOption = (otherwise: number): Option<number> =>
  whole('第一局的种子，其后逐局加一 seed of the first game, then one more each', {
    least: 0,
    most: SEED_MOST - 100_000,
    otherwise,
  });
