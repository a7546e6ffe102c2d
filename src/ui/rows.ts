/** One row of the table, as data: one phrase, one mark of strength, and why. */
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Guessed, Role } from '../core/role';
import type { PublicSeat } from '../core/table';
import type { SeatVerdict } from '../core/verdict';
import { percent, type Words } from './describe';
import { ballot } from './eyes';
import { verdictOn, type Gaze } from './gaze';
import { guessedNow } from './guess/picker';
import { calledIn, nameIn, placeIn } from './name';
import { reasonsOf } from './reasons';
import type { PanelSource } from './source';

export interface RowModel {
  readonly seat: Seat;
  /** With the name as the reader can read it, where the game's own is in no letters of theirs. */
  readonly place: string;
  readonly name: string;
  /** Both of them. */
  readonly called: string;
  readonly portrait: string | null;
  readonly dead: boolean;
  /** The row of the person who looks. */
  readonly mine: boolean;
  /** The row of whose eyes these are: nothing is guessed there. */
  readonly self: boolean;
  /** Laid open by the game: the badge is filled, and nothing is guessed. */
  readonly open: boolean;
  readonly verdict: SeatVerdict;
  readonly letter: string;
  /** What the person takes it for; null where nothing is said. */
  readonly mineIs: Role | null;
  readonly phrase: string;
  readonly why: string;
  readonly label: string;
}

export function rowModel(source: PanelSource, words: Words, gaze: Gaze, target: PublicSeat): RowModel {
  const { seat } = target;
  const verdict = verdictOn(gaze, seat);
  const self = verdict.ground === 'self';
  const open = target.revealed !== null;
  const place = placeIn(words, seat, target.name);
  const called = calledIn(words, seat, target.name);
  const name = nameIn(words.language, target.name);
  const phrase = self ? '' : open ? words.role(verdict.identity) : words.phrase(verdict);
  return {
    seat,
    place,
    name,
    called,
    self,
    open,
    verdict,
    phrase,
    letter: self ? '–' : words.letter(verdict.identity),
    why: words.why(verdict, reasonsOf(source, gaze, verdict), gaze.aloud),
    mine: seat === source.me(),
    mineIs: guessedNow(source.guesses).get(seat) ?? null,
    portrait: source.portrait(seat),
    dead: !target.alive,
    label: self ? called : words.t('rowLabel', { seat: place, name, phrase }),
  };
}

/** The numbers behind a row, for whoever asks for them. */
export interface Numbers {
  /** 0…100 */
  readonly exposure: number;
  /** Votes for the guess shown, against it, and held back; null where nobody votes, or where inference is by belief. */
  readonly votes: { readonly for: number; readonly against: number; readonly open: number } | null;
}

export function numbersOf(source: PanelSource, game: Game, target: PublicSeat, identity: Guessed): Numbers {
  return {
    exposure: percent(Math.max(0, target.exposure)),
    votes: source.outlook.believes() ? null : votesOn(game, target, identity),
  };
}

function votesOn(game: Game, target: PublicSeat, identity: Guessed): Numbers['votes'] {
  // In strict mode each vote would tell of the voter's own role (§A17).
  if (target.revealed !== null || game.strict) return null;
  const { open, zhong, fan, nei } = ballot(game, target);
  const cast = zhong + fan + nei;
  if (cast + open === 0) return null;
  const own = identity === 'zhong' || identity === 'fan' || identity === 'nei' ? { zhong, fan, nei }[identity] : 0;
  return { for: own, against: cast - own, open };
}
