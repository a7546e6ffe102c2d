/** The figures of `npm run talk` over its games: every rate with its counts. */
import type { Seat } from '../../src/core/event';
import type { Recording } from '../../src/record/format';
import { bare, falsehood } from './check';
import { answerOf, exchangesOf, type Exchange } from './exchanges';
import { BELIEVING, DISBELIEVING, FITS, isOneOf } from './fits';
import { informativeness } from './informative';
import { judgedIn, type Judged } from './judgements';
import { saidLine } from './line';
import type { PersonLine } from './person-line';
import { ASKING, PURPOSES, type Purpose } from './person-words';
import { witnessed } from './witnessed';

export interface ToldGame extends Judged {
  readonly game: number;
  readonly exchanges: readonly Exchange[];
  /** What the person said that stands in no recording. */
  readonly withheld: number;
  /** Lines of AIs; of these said before in the game, letter for letter. */
  readonly lines: number;
  readonly repeats: number;
  /** Facts and states that AIs' lines rest on; of these such as hold. */
  readonly cited: number;
  readonly held: number;
  /** Lines that the recording tells the move of: all, or none where an older extension recorded it. */
  readonly moves: number;
}

/** One game's talk. */
export function tellGame(game: number, recording: Recording, said: readonly PersonLine[], me: Seat): ToldGame {
  const exchanges = exchangesOf(recording, said, me);
  return {
    game,
    exchanges,
    withheld: said.length - exchanges.length,
    ...linesOf(recording, me),
    ...judgedIn(recording, me, game),
  };
}

function linesOf(recording: Recording, me: Seat): Pick<ToldGame, 'lines' | 'repeats' | 'cited' | 'held' | 'moves'> {
  const seen = new Set<string>();
  const told = { lines: 0, repeats: 0, cited: 0, held: 0, moves: 0 };
  for (const { event, raw, scene } of witnessed(recording, me)) {
    if (event.type === 'chat' && raw['for'] !== undefined) {
      const line = saidLine(event, raw);
      told.lines += 1;
      if (line.move !== undefined) told.moves += 1;
      if (seen.has(bare(line.text))) told.repeats += 1;
      seen.add(bare(line.text));
      for (const claim of line.claims) {
        if (claim.kind !== 'fact' && claim.kind !== 'state') continue;
        told.cited += 1;
        if (falsehood(claim, scene) === null) told.held += 1;
      }
    }
  }
  return told;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part}/${whole} = ${Math.round((100 * part) / whole)} %`;

/** The figures to read, one line each. */
export function reportText(games: readonly ToldGame[]): string[] {
  const sum = (of: (game: ToldGame) => number): number => games.reduce((all, game) => all + of(game), 0);
  const exchanges = games.flatMap((game) => game.exchanges);
  const lines = sum((game) => game.lines);
  const withheld = sum((game) => game.withheld);
  return [
    ...(lines > 0 && sum((game) => game.moves) === 0
      ? ['！这些对局没记下各句的 move：先打包，或加 --sources these games record no moves: build first, or --sources']
      : []),
    ...(withheld > 0 ? [`没进记录的人话 in no recording: ${withheld}`] : []),
    ...fitTable(exchanges),
    answerText(exchanges),
    `所据 facts and states cited: 成立 hold ${share(
      sum((game) => game.held),
      sum((game) => game.cited),
    )}`,
    lieText(exchanges),
    reportsText(exchanges),
    contradictionText(
      games.flatMap((game) => game.contradictions),
      lines,
    ),
    ...informativeText(games),
    `重复 repeats: ${share(
      sum((game) => game.repeats),
      lines,
    )}`,
  ];
}

/** Questions put by number to an AI that lives, which had time to answer. */
function answerText(exchanges: readonly Exchange[]): string {
  const put = exchanges.filter(({ line, heard }) => line.named && heard && ASKING.has(line.purpose));
  const timely = put.filter(({ cut }) => !cut);
  const own = timely.filter(({ line, answers }) => answers.some(({ seat }) => seat === line.to)).length;
  const others = timely.filter(({ answers }) => answers.length > 0).length - own;
  return (
    `点名提问有答 named questions answered: ${share(own, timely.length)}` +
    `（另有旁人答 by others ${others}，没来得及 cut short ${put.length - timely.length}）`
  );
}

/** How many of the commonest moves of a purpose are told. */
const COMMONEST = 4;

function fitTable(exchanges: readonly Exchange[]): string[] {
  const rows = PURPOSES.flatMap((purpose) => {
    const ours = exchanges.filter(({ line }) => line.purpose === purpose);
    return ours.length === 0 ? [] : [fitRow(purpose, ours)];
  });
  const answered = exchanges.filter(({ line, answers }) => FITS[line.purpose] !== null && answers.length > 0);
  return [
    '用意 purpose      句 lines  有答 answered   合 move fits     最常见 commonest',
    ...rows,
    `${'合计 all'.padEnd(16)}  ${String(exchanges.length).padStart(5)}  ${share(
      exchanges.filter(({ answers }) => answers.length > 0).length,
      exchanges.length,
    ).padEnd(15)} ${share(answered.filter(fits).length, answered.length)}`,
  ];
}

const fits = (exchange: Exchange): boolean => isOneOf(answerOf(exchange)?.move, FITS[exchange.line.purpose] ?? []);

function fitRow(purpose: Purpose, ours: readonly Exchange[]): string {
  const answered = ours.filter(({ answers }) => answers.length > 0);
  const moves = new Map<string, number>();
  for (const one of answered) {
    const move = answerOf(one)?.move ?? '?';
    moves.set(move, (moves.get(move) ?? 0) + 1);
  }
  const commonest = [...moves]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMMONEST)
    .map(([move, n]) => `${move}${isOneOf(move, FITS[purpose] ?? []) || FITS[purpose] === null ? '' : '✗'} ${n}`);
  const fitting = FITS[purpose] === null ? '' : share(answered.filter(fits).length, answered.length);
  return [
    purpose.padEnd(18),
    String(ours.length).padStart(5),
    ` ${share(answered.length, ours.length).padEnd(15)}`,
    fitting.padEnd(15),
    commonest.join(', '),
  ].join(' ');
}

/** Lies are what never was; what the record holds after all is none. */
function lieText(exchanges: readonly Exchange[]): string {
  const lies = exchanges.filter(({ line, onRecord }) => line.purpose === 'lie' && !onRecord);
  const answered = lies.filter(({ answers }) => answers.length > 0);
  const believed = answered.filter(({ answers }) => answers.some(({ move }) => isOneOf(move, BELIEVING)));
  const doubted = answered.filter((one) => !believed.includes(one) && fits(one)).length;
  return (
    `谎话被当真 lies believed: ${share(believed.length, answered.length)}` +
    `（不认 not borne out ${doubted}，别的话 else ${answered.length - believed.length - doubted}，没人答 unanswered ${lies.length - answered.length}）` +
    believed.map(({ line, answers }) => `\n  ✗ 「${line.text}」→「${answers[0]?.text ?? ''}」`).join('')
  );
}

function reportsText(exchanges: readonly Exchange[]): string {
  const reports = exchanges.filter(
    ({ line, onRecord, answers }) => line.purpose === 'report' && onRecord && answers.length > 0,
  );
  const names = ({ line: { deed }, answers }: Exchange): boolean =>
    deed !== undefined &&
    answers.some(
      ({ move, facts }) => move === 'confirm' || facts.some(({ by, to }) => by === deed.by && to === deed.to),
    );
  const recognised = reports.filter(names);
  const refused = reports.filter(
    (one) => !names(one) && one.answers.some(({ move }) => isOneOf(move, DISBELIEVING)),
  ).length;
  return `真话被认出 true reports recognised: ${share(recognised.length, reports.length)}（被否认 denied or doubted ${refused}）`;
}

/** So many are quoted. */
const QUOTED = 3;

function contradictionText(all: ToldGame['contradictions'], lines: number): string {
  const many = (which: ToldGame['contradictions'][number]['kind']): number =>
    all.filter(({ kind }) => kind === which).length;
  return (
    `自相矛盾 contradictions: ${all.length}（${lines} 句 lines；另一身份 other role ${many('other')}，反过来 opposite side ${many('opposite')}，自称两样 two roles for oneself ${many('self')}）` +
    all
      .slice(0, QUOTED)
      .map(({ before, after }) => `\n  ✗ 「${before}」…「${after}」`)
      .join('')
  );
}

function informativeText(games: readonly ToldGame[]): string[] {
  const all = games.flatMap((game) => game.judgements);
  const row = (who: string, of: typeof all): string => {
    const { answers, named, right, spectatorRight, error, heldBack, bits, spectatorBits, bias } = informativeness(of);
    const off = named === 0 ? '–' : String(Math.round((100 * (right - spectatorRight)) / named));
    return (
      `  ${who}: ${answers} 答 answers；点出的身份 roles named: 对 right ${share(right, named)}，旁观 spectator ${share(spectatorRight, named)}` +
      `（差 difference ${off}${error === null ? '' : ` ± ${Math.round(100 * error)}`}）；旁观说得出而不说 held back ${heldBack}；` +
      `比特 bits ${bits.toFixed(2)}，旁观 spectator ${spectatorBits.toFixed(2)}（约虚高 too high by some ${bias.toFixed(2)}）`
    );
  };
  return [
    '论人之言与真相 what is said of hidden seats, against the truth:',
    row(
      '反贼 rebels',
      all.filter(({ speaker }) => speaker === 'fan'),
    ),
    row(
      '其余 others',
      all.filter(({ speaker }) => speaker !== 'fan'),
    ),
  ];
}
