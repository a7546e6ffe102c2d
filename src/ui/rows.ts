/** One row of the table of guesses, as data. */
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Guessed } from '../core/role';
import type { PublicSeat } from '../core/table';
import { percent, type Words } from './describe';
import { ballot, look, type Eyes } from './eyes';
import { cleanName } from './name';
import { reasonsFor } from './reasons';
import type { PanelSource } from './source';

/** Acts named in one row. */
const MOST_REASONS = 3;

export interface RowModel {
  readonly seat: Seat;
  readonly place: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly dead: boolean;
  /** The row of the person who looks. */
  readonly mine: boolean;
  /** The row of whose eyes these are: nothing is guessed there. */
  readonly self: boolean;
  readonly identity: Guessed;
  readonly letter: string;
  /** Laid open by the game: the badge is filled, and no confidence is shown. */
  readonly open: boolean;
  /** 0…100 */
  readonly sure: number;
  readonly exposure: number;
  /** Of a consensus with votes: the share of those who agree; else null. */
  readonly agreement: number | null;
  /** Votes for the guess shown, against it, and held back; null where nobody votes. */
  readonly votes: { readonly for: number; readonly against: number; readonly open: number } | null;
  readonly why: string;
  readonly label: string;
}

function votesOn(game: Game, target: PublicSeat, identity: Guessed): RowModel['votes'] {
  // In strict mode each vote would tell of the voter's own role (§A17).
  if (target.revealed !== null || game.strict) return null;
  const { open, zhong, fan, nei } = ballot(game, target);
  const cast = zhong + fan + nei;
  if (cast + open === 0) return null;
  const own = identity === 'zhong' || identity === 'fan' || identity === 'nei' ? { zhong, fan, nei }[identity] : 0;
  return { for: own, against: cast - own, open };
}

export function rowModel(source: PanelSource, game: Game, words: Words, eyes: Eyes, target: PublicSeat): RowModel {
  const { seat } = target;
  const me = source.me();
  const sight = look(source, game, eyes, target);
  // Nobody guesses about itself. What the table thinks of the person who looks is shown like any other guess.
  const self = sight.reason === 'self';
  const { identity } = sight;
  const sure = percent(sight.confidence);
  const place = words.t('seat', { n: seat });
  const name = cleanName(target.name);
  const letter = self && seat === me ? words.t('me') : words.letter(identity);
  const why = words.why(
    sight,
    self
      ? []
      : reasonsFor(
          source.history(),
          seat,
          game.strict && eyes === 'all' ? game.table.lord : eyes,
          identity,
          MOST_REASONS,
        ),
  );
  return {
    seat,
    place,
    name,
    self,
    identity,
    letter,
    sure,
    why,
    mine: seat === me,
    agreement: sight.reason === 'ok' ? percent(sight.agreement ?? 0) : null,
    portrait: source.portrait(seat),
    dead: !target.alive,
    open: sight.open,
    exposure: percent(Math.max(0, target.exposure)),
    votes: self ? null : votesOn(game, target, sight.identity),
    label: self ? `${place} ${name}` : words.t('rowLabel', { seat: place, name, role: words.role(identity), sure }),
  };
}
