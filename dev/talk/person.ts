/**
 * The person of `npm run talk`: sees what everybody at the table sees, and when its chance comes says one line with a purpose. Same seed
 * and same game, same lines. Knows no engine and no role but the lord's.
 */
import type { Seat } from '../../src/core/event';
import { draw } from '../../src/core/random';
import type { PersonLine } from './person-line';
import { purposesNow, type Wish } from './person-wishes';
import { LINES } from './person-words';
import { createSight, type Happening, type Sight } from './sight';

export interface Person {
  readonly seat: Seat;
  see(what: Happening): void;
  /** A turn has begun: the line that is said, or null where nothing is. */
  speak(): PersonLine | null;
}

export interface PersonOptions {
  readonly seed: number;
  readonly seat: Seat;
  readonly lord: Seat;
  readonly seats: readonly Seat[];
}

/** How often something is said when a turn begins. */
const TALKATIVE = 2 / 3;
/** Of what is said: what never was, and what has no occasion. */
const LYING = 1 / 8;
const STRAYING = 1 / 8;

/** Sits down: nothing has happened yet. */
export function createPerson({ seed, seat, lord, seats }: PersonOptions): Person {
  const sight: Sight = createSight(seat, lord, seats);
  let chances = 0;
  let strayed = Math.floor(draw(seed, 'stray') * LINES.length);
  let silent = false;

  const at = (what: string): number => draw(seed, what, chances);
  const stray = (): PersonLine => ({
    text: LINES[strayed++ % LINES.length] ?? '',
    purpose: 'stray',
    to: null,
    about: null,
    named: false,
  });

  function choose(): PersonLine | null {
    const wishes = purposesNow(sight, { seed, chance: chances });
    const [lies, others] = [wishes.filter(isLie), wishes.filter((wish) => !isLie(wish))];
    const mood = at('mood');
    if (mood < LYING) return pick(lies, at('lie'))?.line() ?? stray();
    return mood < LYING + STRAYING ? stray() : (pick(others, at('wish'))?.line() ?? stray());
  }

  /** Whoever has died says so once, and keeps silent. */
  const parting = (): PersonLine | null =>
    silent ? null : (pick(purposesNow(sight, { seed, chance: chances }), 0)?.line() ?? null);

  return {
    seat,
    see: sight.see,
    speak() {
      chances += 1;
      const said = sight.lives(seat) ? (at('chance') < TALKATIVE ? choose() : null) : parting();
      silent = !sight.lives(seat);
      if (said) sight.said(said);
      return said;
    },
  };
}

const isLie = ({ purpose }: Wish): boolean => purpose === 'lie';

/** By weight. */
function pick(wishes: readonly Wish[], chance: number): Wish | undefined {
  let left = chance * wishes.reduce((sum, { weight }) => sum + weight, 0);
  return wishes.find(({ weight }) => (left -= weight) < 0);
}
