/** A replay as text that reads well in a diff: one line per event, what it added below it, a block per turn. */
import type { Delta } from '../../src/core/fold';
import type { Recording } from '../../src/record/format';
import { isTurnLine, openGame, replay, type TurnLine } from '../../src/replay/replay';

const DIGITS = 4;
const FIELDS = ['evidence', 'zhuSignal', 'grudge', 'shown'] as const;

/** Fixed digits; no negative zero. */
const number = (x: number): string => {
  const text = x.toFixed(DIGITS);
  return Number(text) === 0 ? '0' : text;
};

/** The recorded line without its type, keys as they stand; `legal` does not touch inference. */
function facts(raw: Readonly<Record<string, unknown>>): string {
  const { type, legal: _legal, ...rest } = raw;
  return `${String(type)} ${JSON.stringify(rest)}`;
}

function deltaLines(deltas: readonly Delta[]): string[] {
  return FIELDS.flatMap((field) => {
    const parts = deltas.flatMap(({ observer, about, [field]: amount }) =>
      amount === undefined ? [] : [`${observer ?? '*'}>${about} ${number(amount)}`],
    );
    return parts.length > 0 ? [`    ${field.padEnd(9)} ${parts.join('  ')}`] : [];
  });
}

function* turnBlock({ turn, guesses, attitudes }: TurnLine): Generator<string> {
  yield `== after turn ${turn}`;
  for (const { target, consensus, byObserver } of guesses) {
    if (consensus.reason.startsWith('fixed')) {
      yield `  ${target}: ${consensus.identity} (${consensus.reason})`;
      continue;
    }
    const votes = Object.entries(byObserver).map(
      ([seat, { identity, confidence }]) => `${seat}:${identity === 'unknown' ? '?' : identity} ${number(confidence)}`,
    );
    yield `  ${target}: ${consensus.identity} ${number(consensus.confidence)} (${consensus.reason})  ${votes.join('  ')}`;
  }
  for (const [from, row] of Object.entries(attitudes)) {
    yield `  ${from}> ${Object.entries(row)
      .map(([to, value]) => `${to}:${number(value)}`)
      .join(' ')}`;
  }
}

/** The whole golden file of a recording. */
export function goldenText(recording: Recording): string {
  const { header } = recording;
  const lines = [
    `engine ${header.engine}, ${header.players.length} players, seed ${header.seed}`,
    `personas ${JSON.stringify(header.personas ?? {})}`,
  ];
  for (const line of replay(recording, openGame(recording))) {
    if (isTurnLine(line)) lines.push(...turnBlock(line));
    else lines.push(`${line.seq} ${facts(line.event)}`, ...deltaLines(line.deltas));
  }
  return `${lines.join('\n')}\n`;
}
