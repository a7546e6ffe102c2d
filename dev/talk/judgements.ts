/**
 * What AIs say of seats in a recorded game, and what a spectator would say of the same seat at the same moment: whether they contradict
 * themselves, and how much a hearer learns of the truth.
 */
import { claimsIn } from '../../src/chatter/claims/read';
import { readLine } from '../../src/chatter/line/line';
import { createScene, witness, type Scene } from '../../src/chatter/scene/scene';
import { createStance } from '../../src/converse/stance';
import { CALLED, type Called } from '../../src/core/answer';
import { SHIPPED_WORTHS, shippedParameters } from '../../src/core/belief/shipped';
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import type { Recording } from '../../src/record/format';
import { openInference } from '../../src/replay/inference';
import { saidLine, type SaidLine } from './line';

/** An answer that judges a seat whose role is hidden. */
export interface Judgement {
  readonly game: number;
  readonly speaker: Role;
  readonly said: Called;
  readonly truth: Role;
  /** The spectator's word, and its likeliest role where it would say none. */
  readonly spectator: Called;
  readonly likeliest: Role;
}

/** Another word of the same one on the same seat, with nothing between that bears on it. */
export interface Contradiction {
  /** other: another role · opposite: of the other side · self: two roles for oneself. */
  readonly kind: 'other' | 'opposite' | 'self';
  readonly before: string;
  readonly after: string;
}

export interface Judged {
  readonly judgements: readonly Judgement[];
  readonly contradictions: readonly Contradiction[];
}

interface Word {
  readonly about: Seat;
  readonly role: Role;
  readonly denied: boolean;
}

const JUDGING: readonly (string | undefined)[] = ['guess', 'accuse'];
const isCalled = (word: string): word is Called => (CALLED as readonly string[]).includes(word);
/** Whoever is against the lord is on one side here. */
const sideOf = (role: Role): 'lord' | 'against' => (role === 'zhu' || role === 'zhong' ? 'lord' : 'against');

/** @param game names the game among others */
export function judgedIn(recording: Recording, me: Seat, game: number): Judged {
  const { header, truth } = recording;
  const opened = openInference(
    { ...recording, header: { ...header, me } },
    {
      untold: me,
      worths: SHIPPED_WORTHS,
      ...(header.inference === 'belief' ? { parameters: shippedParameters() } : {}),
    },
  );
  const scene = createScene(opened.game.table, me);
  const stance = createStance(opened.game, opened.belief);
  const judgements: Judgement[] = [];
  const contradictions: Contradiction[] = [];
  const said = new Map<string, Word & { readonly text: string }>();

  /** `told`: the word of an answer event, where the line itself records none. */
  function judge(speaker: Seat, about: Seat, word: Called): void {
    const [by, is] = [truth?.[speaker], truth?.[about]];
    if (by === undefined || is === undefined || is === 'zhu' || speaker === about) return;
    if ((scene.table.bySeat.get(about)?.revealed ?? null) !== null) return;
    const verdict = stance.standing().get(about);
    if (!verdict) return;
    const spectator = isCalled(verdict.identity) ? verdict.identity : 'unsure';
    judgements.push({ game, speaker: by, said: word, truth: is, spectator, likeliest: verdict.likeliest });
  }

  function hear(line: SaidLine): void {
    const { seat, text, move, about, role, answers } = line;
    if (answers !== undefined && about !== undefined) {
      if (move === 'unsure' && isOfRole(line)) judge(seat, about, 'unsure');
      else if (JUDGING.includes(move) && role !== undefined && isCalled(role)) judge(seat, about, role);
    }
    for (const word of wordsOf(line, scene)) {
      const key = `${seat} ${word.about}`;
      const before = said.get(key);
      const kind = before && contradicts(before, word, seat);
      if (before && kind) contradictions.push({ kind, before: before.text, after: text });
      said.set(key, { ...word, text });
    }
  }

  for (const { event, raw } of recording.entries) {
    if (!event) continue;
    if (event.type === 'chat') {
      const line = saidLine(event, raw);
      if (line.for !== undefined) hear(line);
      continue;
    }
    opened.fold(event);
    stance.see(event, witness(scene, event));
    forget(said, event);
  }
  return { judgements, contradictions };
}

/** An answer that leaves open what somebody is, not what somebody did: those are told on occasions of their own. */
const isOfRole = ({ for: occasion }: SaidLine): boolean => occasion === 'ask_guess';

/** The roles that a line gives seats: as it was planned and declared, else as it is read. */
function wordsOf({ seat, to, text, move, about, role, claims }: SaidLine, scene: Scene): Word[] {
  const words = new Map<Seat, Word>();
  for (const claim of claimsIn(readLine(text), { scene, speaker: seat, you: to ?? null }))
    words.set(claim.about, { about: claim.about, role: claim.role, denied: claim.denied });
  for (const claim of claims) {
    if (claim.kind === 'guess') words.set(claim.about, { about: claim.about, role: claim.role, denied: false });
    if (claim.kind === 'self') words.set(seat, { about: seat, role: claim.role, denied: false });
  }
  if (JUDGING.includes(move) && about !== undefined && role !== undefined && about !== seat)
    words.set(about, { about, role, denied: false });
  return [...words.values()].filter((word) => (scene.table.bySeat.get(word.about)?.revealed ?? null) === null);
}

function contradicts(before: Word, now: Word, speaker: Seat): Contradiction['kind'] | null {
  const same = before.role === now.role;
  // What is denied of somebody leaves every other role open.
  if (before.denied || now.denied) {
    if (!same || before.denied === now.denied) return null;
    return now.about === speaker ? 'self' : 'opposite';
  }
  if (same) return null;
  if (now.about === speaker) return 'self';
  return sideOf(before.role) === sideOf(now.role) ? 'other' : 'opposite';
}

/** What has happened since bears on the seats that it involves; a role laid open on all, for the deck has one card less. */
function forget(said: Map<string, Word>, event: PublicEvent): void {
  const all = event.type === 'die' || event.type === 'reveal' || event.type === 'revive';
  const involved = seatsIn(event);
  for (const [key, { about }] of said) {
    // What somebody says of itself does not change with what happens.
    if (key === `${about} ${about}`) continue;
    if (all || involved.has(about)) said.delete(key);
  }
}

/** Who acts, and on whom. */
function seatsIn(event: PublicEvent): ReadonlySet<Seat> {
  switch (event.type) {
    case 'card':
    case 'skill':
      return new Set([event.by, ...event.to]);
    case 'wuxie':
      return new Set([event.by, event.about.to, ...(event.about.by === null ? [] : [event.about.by])]);
    case 'zone':
    case 'give':
    case 'draw':
      return new Set([event.by, event.to]);
    case 'damage':
    case 'heal':
      return new Set([event.to, ...(event.by === null ? [] : [event.by])]);
    case 'claim':
      return new Set([event.about]);
    default:
      return new Set();
  }
}
