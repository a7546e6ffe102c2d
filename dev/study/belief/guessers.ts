/** What prior, the specification's guess and belief say of every hidden living seat at the start of every round. */
import { createBelief, seeEvent, type Belief, type BeliefParameters } from '../../../src/core/belief/belief';
import { createMarginals, likeliestWorld, marginals, type Onlooker } from '../../../src/core/belief/marginals';
import { FAN, NEI, ROLES, roleNumber, ZHONG } from '../../../src/core/belief/worlds';
import { consensus } from '../../../src/core/consensus';
import { step } from '../../../src/core/fold';
import type { Game } from '../../../src/core/game';
import { openGame } from '../../../src/replay/replay';
import { LAST_ROUND } from './dataset';
import type { RecordedGame } from './games';
import { likeliest, type Guessed, type Row, type Triple } from './scoring';

/** What the consensus said of a seat; turned into chances by `recalibrate`. */
export interface Said {
  identity: string;
  confidence: number;
}

export type RawRow = Row & { said: Said };

/** Every row of a game, for a spectator and for every living player but the lord; none where belief is refused. */
export function rowsOf(game: RecordedGame, parameters: BeliefParameters): RawRow[] {
  const belief = createBelief(game.recording.header, parameters);
  if (typeof belief === 'string') return [];
  // The prior is belief that has seen no acts: the deck less what was laid open.
  const blank = createBelief(game.recording.header, {
    ...parameters,
    weights: new Float64Array(parameters.weights.length),
  }) as Belief;
  const spec = openGame(game.recording);
  const rows: RawRow[] = [];
  let last = 1;
  for (const { event } of game.recording.entries) {
    if (!event) continue;
    step(spec, event);
    seeEvent(belief, event);
    if (event.type === 'die' || event.type === 'reveal') seeEvent(blank, event);
    if (event.type !== 'turn' || spec.table.round === last) continue;
    last = spec.table.round;
    if (last > LAST_ROUND + 1) break;
    rows.push(...look(game, spec, belief, blank, null));
    for (const { seat, alive, revealed } of spec.table.seats) {
      const role = game.truth[seat];
      if (alive && revealed === null && role) rows.push(...look(game, spec, belief, blank, { seat, role }));
    }
  }
  return rows;
}

function look(game: RecordedGame, spec: Game, belief: Belief, blank: Belief, onlooker: Onlooker | null): RawRow[] {
  const now = createMarginals(belief);
  const before = createMarginals(belief);
  if (!marginals(belief, onlooker, now) || !marginals(blank, onlooker, before)) return [];
  const world = likeliestWorld(belief, onlooker);
  return spec.table.seats.flatMap((target): RawRow[] => {
    const role = game.truth[target.seat];
    if (!target.alive || target.revealed !== null || target.seat === onlooker?.seat || !role) return [];
    const index = belief.worlds.seats.indexOf(target.seat);
    const prior = triple(before, index);
    const { identity, confidence } = consensus(spec, target);
    return [
      {
        game: game.name,
        kind: game.kind,
        players: game.players,
        round: spec.table.round - 1,
        view: onlooker ? 'own' : 'spectator',
        truth: roleNumber(role) - ZHONG,
        prior,
        said: { identity, confidence },
        guesses: {
          prior: guessed(prior),
          spec: guessed(blend(prior, identity, confidence)),
          belief: { chances: triple(now, index), traitor: world?.[target.seat] === 'nei' },
        },
      },
    ];
  });
}

function triple(out: Float64Array, index: number): Triple {
  return [out[index * ROLES + ZHONG]!, out[index * ROLES + FAN]!, out[index * ROLES + NEI]!];
}

const guessed = (chances: Triple): Guessed => ({ chances, traitor: likeliest(chances) === 2 });
const IDENTITIES = ['zhong', 'fan', 'nei'];

/** The specification's word taken at its confidence, at most .99, the rest as the prior has it; unknown is the prior. */
function blend(prior: Triple, identity: string, confidence: number): Triple {
  const named = IDENTITIES.indexOf(identity);
  if (named < 0) return prior;
  const weight = Math.min(0.99, confidence);
  return prior.map((p, role) => weight * (role === named ? 1 : 0) + (1 - weight) * p) as unknown as Triple;
}

const caseOf = ({ identity, confidence }: Said): string =>
  `${identity} ${confidence < 0.5 ? 'low' : confidence < 0.8 ? 'middle' : 'high'}`;

/** Pseudo-count of rows that said nothing. */
const SMOOTH = 5;

/**
 * Adds `spec*`: the specification's word at what it proved worth on training games. Per word and confidence the
 * prior's chances are multiplied by how much more often that role was true there than the prior had it.
 */
export function recalibrate(train: readonly RawRow[], rows: readonly RawRow[]): void {
  const seen = new Map<string, { true: number[]; expected: number[] }>();
  for (const { said, truth, prior } of train) {
    const key = caseOf(said);
    const sums = seen.get(key) ?? { true: [0, 0, 0], expected: [0, 0, 0] };
    sums.true[truth]! += 1;
    prior.forEach((p, role) => {
      sums.expected[role]! += p;
    });
    seen.set(key, sums);
  }
  for (const row of rows) {
    const sums = seen.get(caseOf(row.said));
    const lifted = row.prior.map(
      (p, role) => p * (sums ? (sums.true[role]! + SMOOTH) / (sums.expected[role]! + SMOOTH) : 1),
    );
    const whole = lifted.reduce((sum, p) => sum + p, 0);
    Object.assign(row.guesses, { 'spec*': guessed(lifted.map((p) => p / whole) as unknown as Triple) });
  }
}
