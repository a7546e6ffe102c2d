/** The built-in storylines. `npm run -s storylines` and the tests read them with every check; here they are only put in place. */
import balancingTraitor from '../../../data/storylines/balancing-traitor.json';
import boaster from '../../../data/storylines/boaster.json';
import camouflagedRebel from '../../../data/storylines/camouflaged-rebel.json';
import charismaticLord from '../../../data/storylines/charismatic-lord.json';
import loyalGuard from '../../../data/storylines/loyal-guard.json';
import novice from '../../../data/storylines/novice.json';
import peacemaker from '../../../data/storylines/peacemaker.json';
import revenge from '../../../data/storylines/revenge.json';
import { play } from './borrow';
import type { Storyline, StoryOnFile } from './storyline';

/** As the files hold them; those that lend lines stand before those that borrow. */
export const STORIES_ON_FILE = [
  loyalGuard,
  peacemaker,
  camouflagedRebel,
  balancingTraitor,
  revenge,
  charismaticLord,
  boaster,
  novice,
] as unknown as readonly StoryOnFile[];

let played: readonly Storyline[] | null = null;

/** Put in place when first asked for: a game where nobody talks needs none. */
export const builtInStorylines = (): readonly Storyline[] =>
  (played ??= STORIES_ON_FILE.reduce<Storyline[]>((done, story) => [...done, play(story, done)], []));
