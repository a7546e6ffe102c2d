/** The tables of docs/belief.md. */
import { scoresFor, type Row, type Scored } from './scoring';

const GUESSERS = ['prior', 'spec', 'spec*', 'belief'] as const;
const ROUND_NAMES = [1, 2, 3, 4, 5, 6, 7, 8];
const TRUTHS = ['忠 loyalist', '反 rebel', '内 traitor'];

const figure = (value: number, error: number): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(3)} ±${error.toFixed(3)}`;

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

const HEAD = [
  'accuracy',
  '忠/反 right',
  '内 recall',
  '内 precision',
  'Brier',
  'log loss',
  'Brier skill',
  'log skill',
  'calibration error',
];

function cells(scores: Scored): string[] {
  const { errors } = scores;
  return [
    figure(scores.accuracy, errors.accuracy),
    figure(scores.sides, errors.sides),
    figure(scores.recall, errors.recall),
    figure(scores.precision, errors.precision),
    figure(scores.brier, errors.brier),
    figure(scores.logLoss, errors.logLoss),
    figure(scores.brierSkill, errors.brierSkill),
    figure(scores.logSkill, errors.logSkill),
    figure(scores.calibration, errors.calibration),
  ];
}

/** One line per guesser for these rows. */
function compared(name: string, rows: readonly Row[], guessers: readonly string[] = GUESSERS): string[][] {
  return guessers.flatMap((guesser) => {
    const scores = scoresFor(rows, guesser);
    return scores ? [[name, `${scores.games} / ${scores.seats}`, guesser, ...cells(scores)]] : [];
  });
}

export function report(all: readonly Row[]): string {
  const rows = all.filter(({ view }) => view === 'spectator');
  const counts = [...new Set(rows.map(({ players }) => players))].sort((a, b) => a - b);
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const of = (players: number): Row[] => rows.filter((row) => row.players === players);
  const head = ['', 'games / seats', 'guesser', ...HEAD];
  const sections = [
    '### 各人数，旁观者，第一到八轮之后 By head count, spectator, after rounds 1–8',
    '',
    table(
      head,
      counts.flatMap((players) => compared(`${players}`, of(players))),
    ),
    '### 各种 AI By the AIs that played',
    '',
    table(
      head,
      kinds.flatMap((kind) =>
        compared(
          kind,
          rows.filter((row) => row.kind === kind),
          ['spec*', 'belief'],
        ),
      ),
    ),
    '### 八人，逐轮 Eight seats, by round',
    '',
    table(
      head,
      ROUND_NAMES.flatMap((round) =>
        compared(
          `after ${round}`,
          of(8).filter((row) => row.round === round),
        ),
      ),
    ),
    '### 五人，逐轮 Five seats, by round',
    '',
    table(
      head,
      ROUND_NAMES.flatMap((round) =>
        compared(
          `after ${round}`,
          of(5).filter((row) => row.round === round),
        ),
      ),
    ),
    '### 其余人数，逐轮 Other head counts, by round',
    '',
    table(
      head,
      counts
        .filter((n) => n !== 5 && n !== 8)
        .flatMap((players) =>
          ROUND_NAMES.flatMap((round) =>
            compared(
              `${players}, after ${round}`,
              of(players).filter((row) => row.round === round),
              ['prior', 'belief'],
            ),
          ),
        ),
    ),
    '### 八人，按真实身份 Eight seats, by true role',
    '',
    table(
      head,
      TRUTHS.flatMap((name, truth) =>
        compared(
          name,
          of(8).filter((row) => row.truth === truth),
        ),
      ),
    ),
    '### 参与者视角 Through the eyes of a living player who is not the lord',
    '',
    table(
      head,
      [8, 5].flatMap((players) =>
        compared(
          `${players}`,
          all.filter((row) => row.view === 'own' && row.players === players),
          ['prior', 'belief'],
        ),
      ),
    ),
  ];
  return sections.join('\n');
}
