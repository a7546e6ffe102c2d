/**
 * What must hold of the talk in a finished game (issue 4), checked against the recording and the roles of its truth line,
 * not against what the talk itself believed.
 */
import { claimsIn } from '../../src/chatter/claims/read';
import { createScene, factOf, witness, type Scene } from '../../src/chatter/scene/scene';
import type { Claim } from '../../src/chatter/talk';
import type { Seat } from '../../src/core/event';
import { applyPublic, createTable } from '../../src/core/table';
import type { Recording } from '../../src/record/format';
import type { SpokenLine } from './script';

/** chatter-rules §5. */
const GLOBAL_GAP_MS = 2500;
const OWN_GAP_MS = 12_000;
const LINES_PER_ROUND = 4;

export interface TalkReport {
  /** AI lines in the recording. */
  readonly lines: number;
  readonly claims: number;
  readonly violations: readonly string[];
}

const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

export function checkTalk(recording: Recording, spoken: readonly SpokenLine[], me: Seat): TalkReport {
  const violations: string[] = [];
  const table = createTable(recording.header, String);
  const scene = createScene(table, me);
  const seen = new Set<string>();
  let lines = 0;
  let claims = 0;
  let inRound = 0;
  for (const { event, raw } of recording.entries) {
    if (!event) continue;
    if (event.type === 'round') inRound = 0;
    if (event.type === 'chat' && event.seat !== me) {
      lines += 1;
      inRound += 1;
      if (inRound > LINES_PER_ROUND) violations.push(`more than ${LINES_PER_ROUND} lines in a round: ${event.text}`);
      if (seen.has(bare(event.text))) violations.push(`said again: ${event.text}`);
      seen.add(bare(event.text));
      const stated = (raw['claims'] ?? []) as Claim[];
      claims += stated.length;
      for (const claim of stated) {
        const why = falsehood(claim, scene);
        if (why) violations.push(`${why}: ${event.text}`);
      }
      const told = toldRole(event.text, event.seat, scene, recording.truth ?? {});
      if (told) violations.push(told);
    }
    applyPublic(table, event);
    witness(scene, event);
  }
  return { lines, claims, violations: [...violations, ...gaps(spoken)] };
}

/** Why a statement does not agree with what had happened by then, or null. */
function falsehood(claim: Claim, scene: Scene): string | null {
  if (claim.kind === 'fact') return factOf(scene, claim.fact) ? null : `no such fact ${claim.fact}`;
  if (claim.kind !== 'state') return null;
  const seat = scene.table.bySeat.get(claim.about);
  if (!seat) return `nobody at ${claim.about}`;
  const holds = {
    dead: !seat.alive, alive: seat.alive, dying: seat.hp <= 0, low: seat.alive && seat.hp <= 2, healthy: seat.alive && seat.hp > 1,
  }[claim.state];
  return holds ? null : `${claim.about} was not ${claim.state}`;
}

/** Its storyline lets a rebel throw off the mask once it has struck at the lord for all to see (G6). */
const hasJumped = ({ facts, table }: Scene, seat: Seat): boolean =>
  facts.some(({ by, to, good, group }) => by === seat && to === table.lord && good === false && !group);

/** A rebel or a traitor that gives itself away while hidden; a role said of an open seat that is not its own. */
function toldRole(text: string, speaker: Seat, scene: Scene, truth: Readonly<Record<Seat, string>>): string | null {
  for (const { about, role, denied, words } of claimsIn(text, { scene, speaker })) {
    const open = scene.table.bySeat.get(about)?.revealed ?? null;
    if (open !== null && (open === role) === denied) return `${about} is ${open} for all to see, not "${words}": ${text}`;
    if (about === speaker && open === null && !denied && role === truth[speaker] && (role === 'fan' || role === 'nei') && !hasJumped(scene, speaker)) {
      return `${speaker} told its hidden role: ${text}`;
    }
  }
  return null;
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
