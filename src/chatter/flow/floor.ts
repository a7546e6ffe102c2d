/** Who may speak, and when: urge, gaps, caps (§T5). */
import type { Seat } from '../../core/event';
import { clamp, finite } from '../../core/number';
import type { VoiceName } from '../vocabulary';
import type { Address, TalkSettings } from './contract';

/** §T5, in ms; never shortened. */
export const GLOBAL_GAP = 2500;
export const SPEAKER_GAP = 12_000;
/** §T5 */
export const LINES_PER_ROUND = 4;
export const REPLIES_TO_A_LINE = 1;
export const REPLIES_WHEN_NAMED = 2;
export const LONGEST_CHAIN = 2;

/** §T5: the terms of urge. */
const MENTION = 1;
const ADJACENT = 0.5;
const TALKATIVE = 0.4;
const HOSTILE = 0.3;

/** Lines of a round that are kept for answers while the human is talking. */
const KEPT_FOR_ANSWERS = 1;

/** Some voices speak more than others. */
const VOICE_TALK: Readonly<Record<VoiceName, number>> = {
  courtly: 0.9,
  laconic: 0.5,
  hearty: 1.3,
  fiery: 1.2,
  biting: 1,
  plaintive: 1,
  smooth: 0.9,
  playful: 1.3,
};

export interface Pull {
  readonly mentioned: boolean;
  /** It has a part in what happened, or is spoken to as one of all. */
  readonly adjacent: boolean;
  /** Hostility is directed at it. */
  readonly hostile: boolean;
  /** 0…1: what is left of its gap. */
  readonly cooldown: number;
}

/** How much somebody wants to speak: −1 … about 2.3. */
export function urgeOf(
  { mentioned, adjacent, hostile, cooldown }: Pull,
  talkativeness: number,
  voice: VoiceName,
): number {
  const talk = clamp(finite(talkativeness), 0, 1);
  return (
    (mentioned ? MENTION : 0) +
    (adjacent ? ADJACENT : 0) +
    TALKATIVE * talk * VOICE_TALK[voice] +
    (hostile ? HOSTILE : 0) -
    cooldown
  );
}

/** Whether the settings let this one speak at all about something that reached it in this way; null is unasked. */
export function mayWant(seat: Seat, how: Address | null, settings: TalkSettings): boolean {
  if (!settings.on || settings.muted.has(seat)) return false;
  const named = how === 'named' || how === 'mentioned';
  return named || (!settings.onlyWhenNamed && settings.talkativeness > 0);
}

const capOf = ({ linesPerRound }: TalkSettings): number =>
  linesPerRound !== undefined && Number.isFinite(linesPerRound)
    ? Math.max(0, Math.floor(linesPerRound))
    : LINES_PER_ROUND;

export interface Floor {
  /** 0…1: what is left of the speaker's gap. */
  cooldown(seat: Seat, now: number): number;
  /** The gaps are over for this one. */
  isFree(seat: Seat, now: number): boolean;
  /** The round has room for a line; an unasked one leaves some to answers while the human talks. */
  hasRoom(round: number, settings: TalkSettings, unasked: boolean): boolean;
  /** `round` null: the line does not count against the round's cap. */
  spoke(seat: Seat, now: number, round: number | null): void;
  humanSpoke(round: number): void;
  linesIn(round: number): number;
}

export function createFloor(): Floor {
  let last: number | null = null;
  let humanRound: number | null = null;
  const lastOf = new Map<Seat, number>();
  const lines = new Map<number, number>();
  const cooldown = (seat: Seat, now: number): number => {
    const at = lastOf.get(seat);
    return at === undefined ? 0 : clamp(1 - (now - at) / SPEAKER_GAP, 0, 1);
  };
  const linesIn = (round: number): number => lines.get(round) ?? 0;
  return {
    cooldown,
    linesIn,
    isFree: (seat, now) =>
      (last === null || now - last >= GLOBAL_GAP) && now - (lastOf.get(seat) ?? -Infinity) >= SPEAKER_GAP,
    hasRoom(round, settings, unasked) {
      const talking = humanRound !== null && round - humanRound <= 1;
      return (
        linesIn(round) < capOf(settings) - (unasked && talking ? Math.min(KEPT_FOR_ANSWERS, capOf(settings) - 1) : 0)
      );
    },
    spoke(seat, now, round) {
      last = now;
      lastOf.set(seat, now);
      if (round !== null) lines.set(round, linesIn(round) + 1);
    },
    humanSpoke(round) {
      humanRound = round;
    },
  };
}
