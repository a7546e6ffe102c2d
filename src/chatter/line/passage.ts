/**
 * What of a line is left when its clauses about the game are taken out (§K6: the game of one clause says nothing of another).
 * Nothing is read anew: a passage is cut out of the reading, with the findings that stand in it.
 */
import { sentenceEnd } from './clause';
import { frameOf, type Frame } from './frame';
import type { Line } from './line';
import type { Finding, Findings } from './scan';

/** A text with what stands in it: a line, or clauses of one. */
export interface Passage extends Frame {
  readonly text: string;
  readonly findings: Findings;
}

type Span = readonly [start: number, end: number];

/** Between these raw characters reading joined two words; who typed them parted two clauses. */
const PARTING = /[\s.…~]/;
/** A piece this long is a word; single characters with blanks between them are a disguise. */
const WORD = 2;

/** Where a clause of the reading was parted in the raw line by a blank or dots that reading took out. */
function gapsIn({ reading: { raw, places } }: Line, start: number, end: number): number[] {
  if (!places) return [];
  const gaps: number[] = [];
  for (let at = start + 1; at < end; at++) {
    const [from, to] = [places.end[at - 1] ?? 0, places.start[at] ?? 0];
    if (from < to && PARTING.test(raw.slice(from, to))) gaps.push(at);
  }
  return gaps.filter((at, i) => at - (gaps[i - 1] ?? start) >= WORD && (gaps[i + 1] ?? end) - at >= WORD);
}

/** The clauses of a line, also those that only blanks part. */
export function partsOf(line: Line): Span[] {
  return line.clauses.flatMap(({ start, end }) => {
    const cuts = [start, ...gapsIn(line, start, end), end];
    return cuts.slice(1).map((to, i): Span => [cuts[i] ?? start, to]);
  });
}

const GAME = ['frame.game', 'frame.play'] as const;
const DANGER = ['intent', 'means', 'harm', 'passive'] as const;
const within = ([start, end]: Span, finding: Finding): boolean => finding.start >= start && finding.end <= end;
const holds = (findings: Findings, kind: string, span: Span): boolean =>
  findings.get(kind)?.some((finding) => within(span, finding)) ?? false;
/** Whether a word of the game stands in a clause; what is part of a word of danger (杀 in 自杀) is none. */
const ofGame = (findings: Findings, span: Span): boolean =>
  GAME.some((kind) =>
    findings
      .get(kind)
      ?.some(
        (word) =>
          within(span, word) &&
          !DANGER.some((danger) =>
            findings.get(danger)?.some(({ start, end }) => start <= word.start && end >= word.end),
          ),
      ),
  );
/** Clauses that are looked at: more than anybody types, and the time of a line stays bounded. */
const MOST_CLAUSES = 48;

/** Of more clauses those that hold a word of danger, with their neighbours. */
function nearDanger({ findings }: Line, spans: readonly Span[]): readonly Span[] {
  if (spans.length <= MOST_CLAUSES) return spans;
  const near = new Set<number>();
  spans.forEach((span, i) => {
    if (near.size < MOST_CLAUSES && DANGER.some((kind) => holds(findings, kind, span)))
      for (const at of [i - 1, i, i + 1]) near.add(at);
  });
  return spans.filter((_, i) => near.has(i));
}

/** Between quotation marks. */
const marked = (text: string, at: number): boolean => (text.slice(0, at).split('"').length - 1) % 2 === 1;

/** Nothing but laughter: it belongs to the clause before it. */
const LAUGHTER = /^(?!a)(?:[哈嘿嘻呵ha]|233+|lol|lmao|[\u{1f600}-\u{1f64f}\u{1f923}])+$/u;

/** More than the marks at which an expression may begin. */
const MARKS = /[^,.!?;:\s]/;

/** Spans that touch are one: only a blank parted them, which reading took out. */
const merged = (spans: readonly Span[]): Span[] =>
  spans.reduce<Span[]>((all, [start, end]) => {
    const last = all[all.length - 1];
    return last?.[1] === start ? [...all.slice(0, -1), [last[0], end]] : [...all, [start, end]];
  }, []);

function excerpt(line: Line, spans: readonly Span[], opened: boolean): Passage {
  const findings = new Map<string, Finding[]>();
  let text = '';
  for (const [start, end] of merged(spans)) {
    if (text !== '') text += ',';
    const shift = text.length - start;
    text += line.text.slice(start, end);
    for (const [kind, list] of line.findings)
      for (const finding of list) {
        const [from, to] = [Math.max(start, finding.start), Math.min(end, finding.end)];
        if (
          from >= to ||
          MARKS.test(line.text.slice(finding.start, from)) ||
          MARKS.test(line.text.slice(to, finding.end))
        )
          continue;
        const moved = { ...finding, start: from + shift, end: to + shift };
        const known = findings.get(kind);
        if (known) known.push(moved);
        else findings.set(kind, [moved]);
      }
  }
  const frame = frameOf(text, findings);
  return {
    text,
    findings,
    ...frame,
    // Said of the whole line, wherever it stands; a story that opens the line is told to its end.
    real: line.real,
    worry: line.worry,
    fiction: frame.fiction || opened,
  };
}

/** The sentences of a line, each for itself; none where it is but one. */
export function sentencesOf(line: Line): Passage[] {
  const spans: Span[] = [];
  for (let start = 0; start < line.text.length; ) {
    const end = sentenceEnd(line.text, start);
    if (MARKS.test(line.text.slice(start, end))) spans.push([start, end]);
    start = end + 1;
  }
  return spans.length < 2 ? [] : nearDanger(line, spans).map((span) => excerpt(line, [span], false));
}

/**
 * The clauses of a line in which no word of the game stands: each stretch of them, and all together where there are several.
 * Nobody else's words are among them. None where the line does not speak of the game, or of nothing else.
 * `gamely`: whether a clause is the game's although it holds none of its words.
 */
export function besideGame(line: Line, gamely: (clause: string) => boolean): Passage[] {
  if (!line.game && !line.play) return [];
  const spans = nearDanger(line, partsOf(line));
  if (spans.length < 2) return [];
  const stretches: Span[][] = [];
  let open = false;
  for (const span of spans) {
    const text = line.text.slice(span[0], span[1]);
    if (open && LAUGHTER.test(text)) stretches[stretches.length - 1]?.push(span);
    else if (ofGame(line.findings, span) || marked(line.text, span[0]) || gamely(text)) open = false;
    else if (open) stretches[stretches.length - 1]?.push(span);
    else {
      stretches.push([span]);
      open = true;
    }
  }
  const first = spans[0];
  const opened = first !== undefined && holds(line.findings, 'frame.fiction', first);
  const passages = stretches.map((stretch) => excerpt(line, stretch, opened));
  return stretches.length > 1 ? [excerpt(line, stretches.flat(), opened), ...passages] : passages;
}
