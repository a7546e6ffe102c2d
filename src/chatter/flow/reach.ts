/** Whom a person's line reaches: who is in conversation, and who would answer (§T5, §Q3). */
import type { Seat } from '../../core/event';
import type { Perceived } from '../detection/perceive';
import type { Detection, Route } from '../detection/types';
import type { Line } from '../line/line';
import { mayGoOn } from '../moves/life/goes-on';
import { mayAskRecord } from '../moves/asked/record-asked';
import { movesIn } from '../moves/read';
import type { Move, Spoken } from '../moves/types';
import type { Addressing } from './address';
import { comeBack, isAway } from './branch';
import { chance } from './compose';
import type { Address, LogEntry, Speaker } from './contract';
import { mayWant, REPLIES_TO_A_LINE, REPLIES_WHEN_NAMED, urgeOf } from './floor';
import { weightiest } from '../plan/weight';
import type { Pointed } from './pointed';
import { roundOf, type State } from './state';

/** How long "you" still means the one talked with last, ms. */
const CONVERSATION = 45_000;
/** How much somebody must want to answer what was said to all; chance makes up the rest. */
const ANSWERS_FROM = 0.4;
const WHIM = 0.4;
/** An insult or worse. */
const HOSTILE = 0.5;
export interface Listener {
  readonly speaker: Speaker;
  readonly how: Address;
  readonly urge: number;
  /** It answers for somebody to whom an answer was due. */
  readonly owed?: boolean;
}

/** A remark whose line has been read. */
export interface ReadRemark {
  readonly from: Seat;
  readonly perceived: Perceived;
  readonly force_route: Route | undefined;
}

/** A line, and what was made of it before anybody in particular hears it. */
export interface Understood {
  readonly said: ReadRemark;
  /** The line in full, where it takes up the one before. */
  readonly line: Line;
  /** It presses for what was not answered. */
  readonly pressed: boolean;
  readonly read: Pointed;
  readonly reach: Addressing;
  readonly detection: Detection;
  readonly primary: Seat | null;
  /** With whom the speaker is in the middle of talking. */
  readonly partner: Seat | null;
  /** The log without the line. */
  readonly before: readonly LogEntry[];
  /** Id of its log entry. */
  readonly entry: number;
  readonly hearing: Hearing;
  /** What an AI said and the line says again. */
  readonly quoted: Spoken | null;
}

/** This AI has turned away from the human for some rounds. */
export const hasLeft = (state: State, seat: Seat): boolean => {
  const member = state.company.memberOf(seat);
  return member !== undefined && isAway(member.bond.patience, roundOf(state));
};

/** With whom the human is in the middle of talking. */
export function partnerNow(state: State, now: number): Seat | null {
  const { partner, company } = state;
  if (partner === null || now - partner.at > CONVERSATION || hasLeft(state, partner.seat)) return null;
  return company.present().some(({ seat }) => seat === partner.seat) ? partner.seat : null;
}

/** Those who are here and, where some are called together, belong to them. */
export const mayAnswer = ({ company }: State, among: Addressing['among']): readonly Speaker[] =>
  company.present().filter(({ seat }) => among?.includes(seat) !== false);

/** How a line reaches a seat. */
export const howReached = (to: Addressing['to'], seat: Seat): Address =>
  to.find((one) => one.seat === seat)?.how ?? 'all';

/** Whom a line concerns, the one whose deed or part it speaks of first. */
export function concernedBy(moves: readonly Move[]): readonly Seat[] {
  const main = weightiest(moves);
  // Against whom others are called together is no part of it.
  const target = main?.act === 'order' || main?.act === 'propose' ? main.about : undefined;
  const of = (move: Move): (Seat | undefined)[] => [
    ...(move.facts ?? []).map(({ by }) => by),
    move.about,
    ...(move.facts ?? []).map(({ to }) => to),
  ];
  const all = [...(main === null ? [] : of(main)), ...moves.flatMap(of)];
  return [...new Set(all.filter((seat): seat is Seat => seat !== undefined && seat !== target))];
}

/**
 * Who would answer, the keenest first, as many as one line may have (§T5): those who are called upon, or one of those whom it
 * concerns, or one of all.
 */
export function listeners(
  state: State,
  { to, everybody, among }: Addressing,
  concerned: readonly Seat[],
  detection: Detection,
  now: number,
): Listener[] {
  const { options, floor, heard } = state;
  const settings = options.settings();
  const hostile = detection.detection_scores.hostile >= HOSTILE;
  const known = mayAnswer(state, among);
  const found = known.flatMap((speaker): (Listener & { keen: boolean })[] => {
    const how = howReached(to, speaker.seat);
    if (!mayWant(speaker.seat, how, settings) || (how !== 'named' && hasLeft(state, speaker.seat))) return [];
    const spoken = how !== 'all';
    const urge = urgeOf(
      {
        mentioned: spoken,
        adjacent: how === 'all',
        hostile: hostile && spoken,
        cooldown: floor.cooldown(speaker.seat, now),
      },
      settings.talkativeness,
      speaker.voice,
    );
    const keen = urge - WHIM * chance(state, 'answer', heard, speaker.seat) >= ANSWERS_FROM;
    return [{ speaker, how, urge, keen: spoken || keen }];
  });
  const reached = (how: Address) => found.filter((listener) => listener.how === how).sort((a, b) => b.urge - a.urge);
  const called = reached('named');
  // What is said to somebody is for that one to answer, also where that one keeps silent.
  if (to.some(({ seat, how }) => how === 'named' && known.some((speaker) => speaker.seat === seat)) && !everybody)
    return called.slice(0, REPLIES_WHEN_NAMED);
  if (reached('you').length > 0) return reached('you').slice(0, REPLIES_TO_A_LINE);
  const rank = ({ speaker }: Listener): number => {
    const at = concerned.indexOf(speaker.seat);
    return at < 0 ? concerned.length : at;
  };
  const mentioned = reached('mentioned').sort((a, b) => rank(a) - rank(b));
  const all = reached('all').filter(({ keen }) => keen);
  const most = called.length > 0 ? REPLIES_WHEN_NAMED : REPLIES_TO_A_LINE;
  return [...called, ...mentioned, ...all].slice(0, most);
}

/**
 * What a line does, as one seat hears it; to whom nothing was said in particular, "you" is nobody. Each way of hearing it is
 * read once.
 */
export type Hearing = (seat: Seat | null, meant: boolean) => readonly Move[];

/** Whoever was spoken of is "he" for so many turns. */
const LASTS = 1;

export function hearingOf({ options: { scene }, memory, spokenOf: before }: State, line: Line, from: Seat): Hearing {
  const spokenOf = before !== null && scene.turn - before.turn <= LASTS ? before.seat : null;
  const heard = new Map<string, readonly Move[]>();
  const text = line.verbatim;
  const older = mayGoOn(text) && !mayAskRecord(text) ? memory.thread(text, scene.turn) : null;
  return (seat, meant) => {
    const exchanges = seat === null ? [] : memory.exchanges(from, seat);
    const key = `${exchanges.length > 0 || meant ? seat : null}/${meant}`;
    const last = seat === null ? null : memory.confided(from, seat, scene.turn);
    const confided = last?.asked.life?.trouble === true ? last : (older ?? last);
    const overheard = memory.latestOf(from);
    const known =
      heard.get(key) ??
      movesIn(line, { scene, from, hearer: meant ? seat : null, exchanges, spokenOf, confided, overheard });
    heard.set(key, known);
    return known;
  };
}

/** "那三号呢" in the middle of a conversation is put to the one talked with, and only speaks of the third. */
export function takingUp(hearing: Hearing, partner: Seat | null): Addressing | null {
  if (partner === null) return null;
  const moves = hearing(partner, true);
  if (!moves.some(({ refersTo }) => refersTo !== undefined)) return null;
  const of = [...new Set(moves.flatMap(({ about }) => (about === undefined || about === partner ? [] : [about])))];
  return goingOn(partner, of);
}

/** Said to the one talked with. */
export const goingOn = (seat: Seat, of: readonly Seat[] = []): Addressing => ({
  to: [{ seat, how: 'you' }],
  of: [...of],
  everybody: false,
});

/** An apology reaches also whoever had turned away: it is heard, that one listens again, and what was overstepped is past. */
export function hearApology(state: State, understood: Understood): void {
  const { company } = state;
  const { reach, said } = understood;
  const meant = company
    .members()
    .filter(
      ({ bond: { patience }, speaker: { seat } }) =>
        seat !== said.from &&
        (patience.oversteps > 0 || isAway(patience, roundOf(state))) &&
        (reach.to.length === 0 || reach.to.some((one) => one.seat === seat)),
    );
  for (const { bond, speaker } of meant)
    if (understood.hearing(speaker.seat, true).some(({ act }) => act === 'apology')) comeBack(bond.patience);
}
