/** A recording told in the terminal: who did what, how memories moved, what the table thinks, and the truth at the end. */
import { consensus, type Consensus } from '../../src/core/consensus';
import type { PublicEvent, Seat } from '../../src/core/event';
import { ORDINARY } from '../../src/core/persona';
import type { Delta } from '../../src/core/fold';
import type { Game } from '../../src/core/game';
import type { Recording } from '../../src/record/format';
import { isTurnLine, openGame, replay, type TurnLine } from '../../src/replay/replay';
import { createWords, type Words } from '../../src/ui/describe';
import { cleanName } from '../../src/ui/name';
import { printable } from '../../src/language/notices';
import { fit, type Ink, type Style } from './columns';
import { inOrder, place, type Told } from './story-order';
import { overhear, speaks } from './story-talk';
import { REASON_WORD, WORD } from './story-words';

const ROLE_STYLE: Readonly<Record<string, Style>> = {
  zhu: 'red',
  zhong: 'yellow',
  fan: 'green',
  nei: 'blue',
  commoner: 'gray',
  unknown: 'gray',
};
const NAME_COLUMNS = 14;
/** Told by the headings, the exposure lines, or as speech. */
const UNTOLD: ReadonlySet<PublicEvent['type']> = new Set(['round', 'shown', 'chat']);

/** The consensus, and how sure everybody watching is of it on average, 0…1. */
interface LastGuess extends Consensus {
  sureness: number;
}

interface Wording {
  words: Words;
  /** A seat with its hero's name, for what stands in columns. */
  who(seat: Seat): string;
}

const signed = (x: number): string => `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(2)}`;

/** Tells the whole recording, line by line; of a game that was played for it just now where `live`. */
export function* tell(recording: Recording, ink: Ink, live = false): Generator<string> {
  const { header, terms, truth } = recording;
  const names = new Map(header.players.map(({ seat, name }) => [seat, cleanName(name)]));
  const game = openGame(recording);
  const words = createWords({ game: () => game, me: () => null, term: (name) => terms[name] ?? null }, 'zh-CN');
  const wording: Wording = { words, who: (seat) => `${seat}号${names.get(seat) ?? ''}` };
  const entries = new Map(recording.entries.map((entry) => [entry.seq, entry.event]));
  const thought = new Map<Seat, string>();
  let attitudes: TurnLine['attitudes'] | null = null;
  const lastGuess = new Map<Seat, LastGuess>();
  const acted = !live && !speaks(recording);
  const listen = overhear(recording, game, acted);
  let turn: Told[] = [];

  yield ink('bold', live ? WORD.liveTitle : WORD.title);
  yield ink('gray', WORD.legend);
  yield ink('gray', WORD.legendEnglish);
  yield ink('gray', WORD.byRules);
  yield ink('gray', WORD.byRulesEnglish);
  if (acted) yield ink('gray', WORD.acted);
  yield* table(
    [
      [WORD.seat, 6],
      [WORD.name, NAME_COLUMNS],
      [WORD.hp, 6],
      [WORD.persona, 6],
    ],
    header.players.map(({ seat, name, hp, maxHp }) => [
      `${seat}号`,
      cleanName(name),
      `${hp}/${maxHp}`,
      words.t(`persona_${game.minds.get(seat)?.persona.name ?? ORDINARY}`),
    ]),
  );
  for (const line of replay(recording, game)) {
    if (isTurnLine(line)) {
      yield* inOrder(turn);
      turn = [];
      yield* afterTurn(line, game, attitudes, thought, wording, ink);
      attitudes = line.attitudes;
      continue;
    }
    const event = entries.get(line.seq);
    if (!event) continue;
    rememberGuess(event, game, lastGuess);
    place(turn, {
      event,
      lines: [
        ...told(event, game, wording, ink),
        ...moves(line.deltas, wording).map((move) => ink('gray', `      ${move}`)),
      ],
      said: listen(event).map(
        ({ seat, text, person }) =>
          `  ${ink(person ? 'cyan' : 'yellow', `${WORD.says(wording.who(seat), person)}「${text}」`)}`,
      ),
    });
  }
  yield* inOrder(turn);
  yield* reckoning(recording, lastGuess, truth, words, ink);
}

/** What happened; nothing for what is told by other lines, or nowhere. */
function told(event: PublicEvent, { table: { round } }: Game, { words, who }: Wording, ink: Ink): string[] {
  if (event.type === 'turn') return ['', ink(['bold', 'cyan'], `── ${WORD.turn(event.n, who(event.seat), round)} ──`)];
  if (event.type === 'over') return [ink('bold', `\n${WORD.over(words.winner(event.winner))}`)];
  return UNTOLD.has(event.type) ? [] : [`  ${printable(words.event(event))}`];
}

/**
 * Whoever holds back counts as 0. (The consensus's own confidence is the share among those who vote, and so 1 as soon as a single
 * hesitant voter speaks.)
 */
function surenessOf({ identity, confidence, reason, votes, voters, abstentions }: Consensus): number {
  if (reason !== 'ok') return confidence;
  const watching = Object.values(abstentions).reduce((sum, n) => sum + n, voters);
  return (votes[identity] ?? 0) / Math.max(1, watching);
}

/** Keeps what the table thought of somebody just before the truth came out. */
function rememberGuess(event: PublicEvent, game: Game, lastGuess: Map<Seat, LastGuess>): void {
  if (event.type !== 'turn' && event.type !== 'over') return;
  for (const seat of game.table.seats) {
    if (seat.revealed !== null) continue;
    const shared = consensus(game, seat);
    lastGuess.set(seat.seat, { ...shared, sureness: surenessOf(shared) });
  }
}

/** Who remembers what now: same amounts are told together. */
function moves(deltas: readonly Delta[], { who }: Wording): string[] {
  const lines: string[] = [];
  const rows = [
    ['evidence', WORD.evidence],
    ['zhuSignal', WORD.signal],
    ['grudge', WORD.grudge],
    ['shown', WORD.shown],
  ] as const;
  for (const [field, word] of rows) {
    const byAmount = new Map<string, string[]>();
    let about: Seat | undefined;
    for (const delta of deltas) {
      const amount = delta[field];
      if (amount === undefined || Math.abs(amount) < 0.005) continue;
      about = delta.about;
      const observers = byAmount.get(signed(amount)) ?? [];
      observers.push(delta.observer === null ? '' : `${delta.observer}号`);
      byAmount.set(signed(amount), observers);
    }
    if (about === undefined) continue;
    const parts = [...byAmount].map(([amount, observers]) => `${observers.join('')} ${amount}`.trim());
    lines.push(`${word} → ${who(about)}：${parts.join('  ')}`);
  }
  return lines;
}

function* afterTurn(
  line: TurnLine,
  game: Game,
  before: TurnLine['attitudes'] | null,
  thought: Map<Seat, string>,
  wording: Wording,
  ink: Ink,
): Generator<string> {
  const changed: string[] = [];
  for (const {
    target,
    consensus: { identity, confidence, reason },
  } of line.guesses) {
    if (game.table.bySeat.get(target)?.revealed !== null) continue;
    const word =
      identity === 'unknown'
        ? wording.words.role(identity)
        : `${wording.words.role(identity)} ${WORD.agreed} ${Math.round(confidence * 100)}%`;
    if (thought.get(target) === word || (identity === 'unknown' && !thought.has(target))) continue;
    thought.set(target, word);
    changed.push(
      `${wording.who(target)} ${ink(ROLE_STYLE[identity] ?? 'gray', word)}（${REASON_WORD[reason] ?? reason}）`,
    );
  }
  yield `  ${ink('bold', WORD.guesses)} ${changed.length > 0 ? changed.join('，') : ink('gray', WORD.noChange)}`;
  const flips = before ? signChanges(before, line.attitudes, game) : [];
  if (flips.length > 0) yield `  ${ink('magenta', WORD.flips)} ${flips.join('，')}`;
}

/** Attitudes among the living that crossed the dead zone from one side to the other. */
function signChanges(before: TurnLine['attitudes'], after: TurnLine['attitudes'], game: Game): string[] {
  const living = game.table.seats.filter(({ alive }) => alive).map(({ seat }) => seat);
  const flips: string[] = [];
  for (const from of living) {
    for (const to of living) {
      const was = before[from]?.[to] ?? 0;
      const is = after[from]?.[to] ?? 0;
      if (was * is < 0) flips.push(`${from}号→${to}号 ${signed(was)}⇒${signed(is)}`);
    }
  }
  return flips;
}

function* reckoning(
  { header }: Recording,
  lastGuess: ReadonlyMap<Seat, LastGuess>,
  truth: Recording['truth'],
  words: Words,
  ink: Ink,
): Generator<string> {
  if (!truth) {
    yield WORD.noTruth;
    return;
  }
  let right = 0;
  let open = 0;
  let hidden = 0;
  const rows = header.players.map(({ seat, name }) => {
    const role = truth[seat] ?? 'unknown';
    const last = lastGuess.get(seat);
    if (!last) return [`${seat}号`, cleanName(name), words.role('zhu'), '', '', '', words.role(role), ''];
    hidden += 1;
    const undecided = last.identity === 'unknown';
    const hit = last.identity === role;
    if (undecided) open += 1;
    else if (hit) right += 1;
    const votes = Object.entries(last.votes).map(
      ([identity, sum]) => `${words.role(identity as 'zhong')}${sum.toFixed(1)}`,
    );
    return [
      `${seat}号`,
      cleanName(name),
      words.role(last.identity),
      undecided ? '' : `${Math.round(last.sureness * 100)}%`,
      undecided ? '' : `${Math.round(last.confidence * 100)}%`,
      `${REASON_WORD[last.reason] ?? last.reason}${votes.length > 0 ? `（${votes.join(' ')}）` : ''}`,
      words.role(role),
      undecided ? '？' : hit ? '✓' : '✗',
    ];
  });
  yield '';
  yield ink('bold', WORD.guessed);
  yield* table(
    [
      [WORD.seat, 6],
      [WORD.name, NAME_COLUMNS],
      [WORD.guess, 9],
      [WORD.sure, 6],
      [WORD.agreed, 6],
      [WORD.reason, 40],
      [WORD.truth, 9],
      [WORD.right, 4],
    ],
    rows,
  );
  yield WORD.score(right, hidden, open);
}

function* table(
  columns: readonly (readonly [string, number])[],
  rows: readonly (readonly string[])[],
): Generator<string> {
  yield `  ${columns.map(([word, size]) => fit(word, size)).join(' ')}`.trimEnd();
  for (const row of rows) yield `  ${columns.map(([, size], i) => fit(row[i] ?? '', size)).join(' ')}`.trimEnd();
}
