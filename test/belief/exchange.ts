/** The exchange of §A17: the hidden roles of two others change places, and the same public events are folded again. */
import { attitude } from '../../src/core/attitude';
import { onlookerOf } from '../../src/core/belief/camp';
import { beliefOf } from '../../src/core/belief/marginals';
import { consensus, guess } from '../../src/core/consensus';
import type { Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import type { Recording } from '../../src/record/format';
import { openInference, type InferenceOptions, type Opened } from '../../src/replay/inference';

/** When each seat's role was laid open: index of the entry. */
export function openedAt({ entries }: Recording, seat: Seat): number {
  const at = entries.findIndex(
    ({ event }) => (event?.type === 'die' || event?.type === 'reveal') && event.seat === seat,
  );
  return at < 0 ? entries.length : at;
}

export function exchanged(recording: Recording, a: Seat, b: Seat): Recording {
  const { truth } = recording;
  return { ...recording, truth: { ...truth, [a]: truth![b]!, [b]: truth![a]! } };
}

/** Everything that one observer has to say, and what is everybody's. */
function view(opened: Opened, observer: Seat, role: Role): unknown {
  const { game, belief } = opened;
  return game.table.seats
    .filter(({ seat }) => seat !== observer)
    .map((target) => ({
      guess: guess(game, observer, target),
      attitude: attitude(game, observer, target.seat),
      consensus: consensus(game, target),
      spectator: opened.chances(target),
      own: belief && beliefOf(belief, onlookerOf(belief, null, observer, role), target.seat),
      memory: { ...game.minds.get(observer)!.memory },
      exposure: target.exposure,
    }));
}

/** The first entry after which the observer's view differs; null where none does. */
export function firstDifference(
  recording: Recording,
  a: Seat,
  b: Seat,
  observer: Seat,
  options: InferenceOptions,
): number | null {
  const [plain, other] = [openInference(recording, options), openInference(exchanged(recording, a, b), options)];
  const role = recording.truth![observer]!;
  const end = Math.min(openedAt(recording, a), openedAt(recording, b));
  for (const [i, { event }] of recording.entries.slice(0, end).entries()) {
    if (!event) continue;
    plain.fold(event);
    other.fold(event);
    if (event.type !== 'turn' && i !== end - 1) continue;
    if (JSON.stringify(view(plain, observer, role)) !== JSON.stringify(view(other, observer, role))) return i;
  }
  return null;
}

/** Pairs of hidden seats with different roles, and an observer beside them. */
export function exchanges({ header, truth }: Recording): [Seat, Seat, Seat][] {
  const hidden = header.players.map(({ seat }) => seat).filter((seat) => seat !== header.lord);
  return hidden.flatMap((a) =>
    hidden
      .filter((b) => b > a && truth![a] !== truth![b])
      .map((b): [Seat, Seat, Seat] => {
        const others = header.players.map(({ seat }) => seat).filter((seat) => seat !== a && seat !== b);
        return [a, b, others[(a * 3 + b) % others.length]!];
      }),
  );
}
