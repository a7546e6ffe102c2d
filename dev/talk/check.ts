/**
 * What must hold of the talk in a finished game (§E5), checked against the recording and the roles of its truth line,
 * not against what the talk itself believed.
 */
import { claimsIn } from '../../src/chatter/claims/read';
import { selfTalk } from '../../src/chatter/claims/self';
import type { Fact } from '../../src/chatter/scene/fact';
import { factOf, type Scene } from '../../src/chatter/scene/scene';
import type { Claim } from '../../src/chatter/vocabulary';
import type { Seat } from '../../src/core/event';
import { escaped } from '../../src/core/expression';
import type { Recording } from '../../src/record/format';
import { saidLine, type SaidLine } from './line';
import { restsOnFact, suits } from './occasions';
import type { SpokenLine } from './spoken';
import { witnessed } from './witnessed';
import { readLine } from '../../src/chatter/line/line';

/** §T5. */
const GLOBAL_GAP_MS = 2500;
const OWN_GAP_MS = 12_000;
const LINES_PER_ROUND = 4;

export interface TalkReport {
  /** AI lines in the recording. */
  readonly lines: number;
  readonly claims: number;
  readonly violations: readonly string[];
}

/** What of a text makes it the same line again. */
export const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

export function checkTalk(recording: Recording, spoken: readonly SpokenLine[], me: Seat): TalkReport {
  const violations: string[] = [];
  const seen = new Set<string>();
  let lines = 0;
  let claims = 0;
  let inRound = 0;
  for (const { event, raw, scene } of witnessed(recording, me)) {
    if (event.type === 'round') inRound = 0;
    if (event.type === 'chat' && event.seat !== me) {
      lines += 1;
      // Answers to the person stand outside the cap (§Q3).
      if (saidLine(event, raw).to !== me) inRound += 1;
      if (inRound > LINES_PER_ROUND) violations.push(`more than ${LINES_PER_ROUND} lines in a round: ${event.text}`);
      if (seen.has(bare(event.text))) violations.push(`said again: ${event.text}`);
      seen.add(bare(event.text));
      const line = saidLine(event, raw);
      claims += line.claims.length;
      violations.push(...faultsOf(line, scene, recording.truth ?? {}));
    }
  }
  return { lines, claims, violations: [...violations, ...gaps(spoken)] };
}

/** Everything wrong with one line, said when `scene` was as it is. `truth`: the hidden roles. */
export function faultsOf(line: SaidLine, scene: Scene, truth: Readonly<Record<Seat, string>>): string[] {
  const faults = [
    ...line.claims.map((claim) => falsehood(claim, scene)),
    unfounded(line, scene),
    stranger(line, scene),
    toldRole(line, scene, truth),
    ownSide(line, scene, truth),
  ];
  return faults.flatMap((why) => (why === null ? [] : [`${why}: ${line.text}`]));
}

/** Why a statement does not agree with what had happened by then, or null. */
export function falsehood(claim: Claim, scene: Scene): string | null {
  if (claim.kind === 'fact') return factOf(scene, claim.fact) ? null : `no such fact ${claim.fact}`;
  if (claim.kind !== 'state') return null;
  const seat = scene.table.bySeat.get(claim.about);
  if (!seat) return `nobody at ${claim.about}`;
  const holds = {
    dead: !seat.alive,
    alive: seat.alive,
    dying: seat.hp <= 0,
    low: seat.alive && seat.hp <= 2,
    healthy: seat.alive && seat.hp > 1,
  }[claim.state];
  return holds ? null : `${claim.about} was not ${claim.state}`;
}

const factsOf = ({ claims }: SaidLine, scene: Scene): Fact[] =>
  claims.flatMap((claim) => (claim.kind === 'fact' ? (factOf(scene, claim.fact) ?? []) : []));

/** A line for a moment that was not: what it rests on is something else, or nothing of the kind ever happened. */
function unfounded(line: SaidLine, scene: Scene): string | null {
  const { for: occasion, seat, claims } = line;
  if (occasion === undefined) return 'no occasion recorded';
  if (!restsOnFact(occasion)) return null;
  const facts = factsOf(line, scene);
  const wrong = facts.find((fact) => !suits(fact, occasion, scene, seat));
  if (wrong)
    return `${wrong.id} (${wrong.kind} ${wrong.by ?? '-'}>${wrong.to ?? '-'}) is no ${occasion} of seat ${seat}`;
  const stated = claims.some(({ kind }) => kind === 'fact');
  return stated || scene.facts.some((fact) => suits(fact, occasion, scene, seat))
    ? null
    : `no ${occasion} of seat ${seat} has happened`;
}

const DIGITS = '一二三四五六七八九十';
const SEAT_NUMBER = /(\d{1,2}|[一二三四五六七八九十])号|\bseat (\d{1,2})\b/gi;

/** A line that retells a fact names only those who had part in it, the one spoken to, and those it makes a statement about. */
function stranger(line: SaidLine, scene: Scene): string | null {
  const facts = factsOf(line, scene);
  if (facts.length === 0) return null;
  const { text, seat, to, claims } = line;
  const known = new Set<Seat | null | undefined>([
    seat,
    to,
    ...facts.flatMap((fact) => [fact.by, fact.to]),
    ...claims.flatMap((claim) => ('about' in claim ? [claim.about] : [])),
  ]);
  const told = line.move === 'correct' ? withoutDenied(text, scene) : text;
  const numbers = [...told.matchAll(SEAT_NUMBER)].map(
    ([, said, english]) => Number(english ?? said) || DIGITS.indexOf(said ?? '') + 1,
  );
  const wrong = numbers.find((number) => !known.has(number));
  if (wrong !== undefined) return `seat ${wrong} had no part in ${facts.map(({ id }) => id).join(' ')}`;
  // 曹操 within 神曹操 is 神曹操.
  const byLength = scene.table.seats.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  let rest = told;
  for (const { seat: named, name } of byLength) {
    if (!rest.includes(name)) continue;
    if (!known.has(named)) return `${name} had no part in ${facts.map(({ id }) => id).join(' ')}`;
    rest = rest.split(name).join(' ');
  }
  return null;
}

/** What a line that puts right tells: whom it says it was not has no part in it. */
function withoutDenied(text: string, { table }: Scene): string {
  const names = table.seats.flatMap(({ name }) => (name === '' ? [] : [name])).sort((a, b) => b.length - a.length);
  const someone = ['\\d{1,2}号', '[一二三四五六七八九十]号', 'seat \\d{1,2}', ...names.map(escaped)].join('|');
  return text.replace(new RegExp(`(?:不是|\\bnot )(?:${someone})`, 'gi'), '');
}

/** Its storyline lets a rebel throw off the mask once it has struck at the lord for all to see (§G6). */
const hasJumped = ({ facts, table }: Scene, seat: Seat): boolean =>
  facts.some(({ by, to, good, group }) => by === seat && to === table.lord && good === false && !group);

/** A rebel or a traitor that gives itself away while hidden; a role said of an open seat that is not its own. */
function toldRole(
  { text, seat: speaker }: SaidLine,
  scene: Scene,
  truth: Readonly<Record<Seat, string>>,
): string | null {
  for (const { about, role, denied, words } of claimsIn(readLine(text), { scene, speaker })) {
    const open = scene.table.bySeat.get(about)?.revealed ?? null;
    if (open !== null && (open === role) === denied) return `${about} is ${open} for all to see, not "${words}"`;
    if (about === speaker && !denied && role === truth[speaker] && mustHide(speaker, scene, truth))
      return `${speaker} told its hidden role`;
  }
  return null;
}

const mustHide = (seat: Seat, scene: Scene, truth: Readonly<Record<Seat, string>>): boolean =>
  (truth[seat] === 'fan' || truth[seat] === 'nei') &&
  (scene.table.bySeat.get(seat)?.revealed ?? null) === null &&
  !hasJumped(scene, seat);

/** A hidden enemy that names its side or hints at its turn, in any spelling; a role claimed for oneself that the line does not declare. */
function ownSide(
  { text, seat, claims: declared }: SaidLine,
  scene: Scene,
  truth: Readonly<Record<Seat, string>>,
): string | null {
  const { revealed = null, name = '' } = scene.table.bySeat.get(seat) ?? {};
  if (revealed !== null) return null;
  const { claims, hint } = selfTalk(readLine(name === '' ? text : text.split(name).join('我')));
  const hidden = mustHide(seat, scene, truth);
  if (hidden && claims.some((role) => role === truth[seat])) return `${seat} named its hidden side`;
  if (hidden && hint !== null) return `${seat} hinted at its turn (${hint})`;
  const undeclared = claims.find((role) => !declared.some((claim) => claim.kind === 'self' && claim.role === role));
  return undeclared === undefined ? null : `${seat} claimed to be ${undeclared}, and no storyline says so`;
}

function gaps(spoken: readonly SpokenLine[]): string[] {
  const violations: string[] = [];
  const own = new Map<Seat, number>();
  let last = -Infinity;
  for (const { at, seat, text } of spoken) {
    if (at - last < GLOBAL_GAP_MS) violations.push(`${at - last} ms after another line: ${text}`);
    const before = own.get(seat) ?? -Infinity;
    if (at - before < OWN_GAP_MS) violations.push(`seat ${seat} spoke again after ${at - before} ms: ${text}`);
    last = at;
    own.set(seat, at);
  }
  return violations;
}
