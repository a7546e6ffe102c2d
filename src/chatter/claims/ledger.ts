/** Who claimed what and when, beside what the record says of it since. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import { seatOf, type Scene } from '../scene/scene';
import { isInJest } from './bare';
import { PLAIN_SURE } from './sureness';
import type { PublicClaim } from './types';

export type Verdict = 'confirmed' | 'refuted' | 'open';

export interface LedgerRow {
  readonly claim: PublicClaim;
  readonly round: number;
  readonly turn: number;
  readonly verdict: Verdict;
  /** Against whom the speaker's acts are held: the one claimed about, or the lord for a claim about oneself. */
  readonly towards: Seat;
  /** What the speaker did to that seat since the claim. */
  readonly hostile: readonly Fact[];
  readonly friendly: readonly Fact[];
  /** The acts belie the words: an ally was hurt, or an enemy helped. */
  readonly belied: boolean;
}

interface Entry {
  readonly claim: PublicClaim;
  readonly round: number;
  readonly turn: number;
  /** Facts that were on the record when it was said. */
  readonly after: number;
}

export interface ClaimsLedger {
  /** Writes the claims of one line down, as said now, and on the scene who owns up to what it is. */
  record(claims: readonly PublicClaim[], scene: Scene): void;
  /** What a line says to have been in jest is owned to no longer, on the scene; `text` as the line is read. */
  takeBack(speaker: Seat, text: string, scene: Scene): void;
  /** Every claim beside the record, oldest first. */
  rows(scene: Scene): LedgerRow[];
  /** Whether a claim of this speaker has been refuted by a role laid open. */
  isLiar(speaker: Seat, scene: Scene): boolean;
  /** Claims that the speaker has made in the running turn. */
  thisTurn(speaker: Seat, scene: Scene): number;
}

export function createLedger(): ClaimsLedger {
  const entries: Entry[] = [];
  return {
    record(claims, scene) {
      for (const claim of claims) {
        entries.push({ claim, round: scene.table.round, turn: scene.turn, after: scene.facts.length });
        heed(claim, scene);
      }
    },
    takeBack(speaker, text, { owned }) {
      if (isInJest(text)) owned.delete(speaker);
    },
    rows: (scene) => entries.map((entry) => rowOf(entry, scene)),
    isLiar: (speaker, scene) =>
      entries.some(({ claim }) => claim.speaker === speaker && verdictOf(claim, scene) === 'refuted'),
    thisTurn: (speaker, scene) =>
      entries.filter(({ claim, turn }) => claim.speaker === speaker && turn === scene.turn).length,
  };
}

/** "老子就是反": of oneself, and for good, until another role is claimed; one that nobody can have any more is no such thing. */
function heed({ speaker, about, role, denied, sure }: PublicClaim, { owned, table: { deck, seats } }: Scene): void {
  if (about !== speaker || sure < PLAIN_SURE) return;
  const open = seats.filter(({ revealed }) => revealed === role).length;
  if (!denied && (role === 'fan' || role === 'nei')) {
    if (deck === null || (deck[role] ?? 0) > open) owned.set(speaker, role);
  } else if (!denied || owned.get(speaker) === role) owned.delete(speaker);
}

function verdictOf(claim: PublicClaim, scene: Scene): Verdict {
  const role = seatOf(scene, claim.about)?.revealed ?? null;
  if (role === null) return 'open';
  return (role === claim.role) === claim.denied ? 'refuted' : 'confirmed';
}

function rowOf({ claim, round, turn, after }: Entry, scene: Scene): LedgerRow {
  const { lord } = scene.table;
  const towards = claim.about === claim.speaker ? lord : claim.about;
  const since = scene.facts
    .slice(after)
    .filter(({ by, to, group }) => by === claim.speaker && to === towards && !group);
  const hostile = onceEach(since.filter(({ good }) => good === false));
  const friendly = onceEach(since.filter(({ good }) => good === true));
  const ally = (claim.role === 'zhong' || claim.role === 'zhu') !== claim.denied;
  return {
    claim,
    round,
    turn,
    verdict: verdictOf(claim, scene),
    towards,
    hostile,
    friendly,
    belied: claim.speaker !== lord || towards !== lord ? (ally ? hostile : friendly).length > 0 : false,
  };
}

/** A card that was aimed and then hit is one act; so is what it did in the same turn. */
function onceEach(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    (fact) =>
      fact.kind !== 'dying' &&
      (fact.kind !== 'hit' ||
        !facts.some((aimed) => aimed.kind === 'aimed' && aimed.turn === fact.turn && aimed.card === fact.card)),
  );
}
