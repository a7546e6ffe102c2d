/** Other extensions that touch what we touch (§A18): who is there, by their names and by what they leave on the page. */
import type { KeyAfter } from '../language/texts';
import type { Engine } from './noname';

export type Neighbour = KeyAfter<'neighbour_'>;

/** The names that each may be installed under. */
const NAMES: Readonly<Record<Neighbour, readonly string[]>> = {
  immersive: ['身临其境的AI'],
  unknownAi: ['无名AI', 'UnknownAI', 'Noname-AI'],
  decade: ['十周年UI'],
  manager: ['扩展管家'],
  banned: ['AI禁将'],
};

/** Those that have a hand in attitude; what they do there is said with their names. */
export const WRAPPERS: readonly Neighbour[] = ['immersive', 'unknownAi'];

/** 无名AI hangs everything on this, whatever its folder is called. */
const UNKNOWN_AI = '__DJSC';

const isOn = ({ lib: { config } }: Engine, name: string): boolean =>
  config[`extension_${name}_enable`] === true && (config.extensions ?? []).includes(name);

/** Whoever is there and switched on. `page`: where they hang what everybody may see. */
export function neighboursOf(engine: Engine, page: object = globalThis): Neighbour[] {
  return (Object.keys(NAMES) as Neighbour[]).filter(
    (who) => NAMES[who].some((name) => isOn(engine, name)) || (who === 'unknownAi' && UNKNOWN_AI in page),
  );
}
