/** Whom a person's line reaches: who is in conversation, who would answer, and who has most to say (§T5, §Q3). */
import type { Seat } from '../../core/event';
import type { Scene } from '../scene/scene';
import type { Perceived } from '../detection/perceive';
import type { Detection, Route } from '../detection/types';
import type { Line } from '../line/line';
import { movesIn } from '../moves/read';
import type { Move } from '../moves/types';
import { styleOf } from '../style';
import type { Addressing, Pointed } from './address';
import { comeBack, isAway } from './branch';
import { chance, type Purpose } from './compose';
import type { Address, LogEntry, Speaker } from './contract';
import { mayWant, REPLIES_TO_A_LINE, REPLIES_WHEN_NAMED, urgeOf } from './floor';
import { weightiest } from '../plan/weight';
import { isAnswerable, planForLine, toneOf, worthOf } from './planning';
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
  { to, everybody }: Addressing,
  concerned: readonly Seat[],
  detection: Detection,
  now: number,
): Listener[] {
  const { options, company, floor, heard } = state;
  const settings = options.settings();
  const hostile = detection.detection_scores.hostile >= HOSTILE;
  const known = company.present();
  const found = known.flatMap((speaker): (Listener & { keen: boolean })[] => {
    const how = to.find(({ seat }) => seat === speaker.seat)?.how ?? 'all';
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
  return (seat, meant) => {
    const exchanges = seat === null ? [] : memory.exchanges(from, seat);
    const key = `${exchanges.length > 0 || meant ? seat : null}/${meant}`;
    const known = heard.get(key) ?? movesIn(line, { scene, from, hearer: meant ? seat : null, exchanges, spokenOf });
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
  return { to: [{ seat: partner, how: 'you' }], of, everybody: false };
}

/** An apology reaches also whoever had turned away: it is heard, and that one listens again. */
export function hearApology(state: State, understood: Understood): void {
  const { company } = state;
  const { reach, said } = understood;
  const away = company
    .members()
    .filter(({ bond, speaker }) => isAway(bond.patience, roundOf(state)) && speaker.seat !== said.from);
  if (away.length === 0) return;
  const meant = away.filter(
    ({ speaker }) => reach.to.length === 0 || reach.to.some(({ seat }) => seat === speaker.seat),
  );
  for (const { bond, speaker } of meant)
    if (understood.hearing(speaker.seat, true).some(({ act }) => act === 'apology')) comeBack(bond.patience);
}

/** "还我牌", put to nobody by name: whoever took a card of the speaker's last. */
const WANTED_BACK = /还(?:给)?我(?!.{0,2}[打杀砍])|(?<!要)吐出来(?!了)|\bgive (?:it|that|them|my \S+) back\b/;
const takenBy = ({ facts }: Scene, from: Seat, text: string): Seat | undefined =>
  WANTED_BACK.test(text)
    ? (facts.filter(({ kind, to, by, good }) => kind === 'steal' && good !== true && to === from && by !== from).pop()
        ?.by ?? undefined)
    : undefined;

/** "五谷一人一张,这才像个主公的样子,谢了": thanks in which the lord alone is spoken of are the lord's. */
const lordThanked = ({ read, hearing }: Understood, { table }: Scene): Seat | undefined =>
  read.pointers.some(({ office }) => office === true) && hearing(null, false).some(({ act }) => act === 'thanks')
    ? table.lord
    : undefined;

/** Where a question was put to all and nobody is keen, or somebody else has more to say to it, that one answers (§Q3). */
export function withSomebody(
  state: State,
  understood: Understood,
  keen: readonly Listener[],
  purpose: Purpose,
): readonly Listener[] {
  const { company, options, memory, ledger } = state;
  const { said, reach, read, detection } = understood;
  // Whoever lies dead answers nothing; the table does.
  const present = new Set(company.present().map(({ seat }) => seat));
  // "主公逮着2号薅,有仇啊?": the reason is the one's who did it, not theirs who are named beside.
  if (reach.to.every(({ how }) => how === 'mentioned') && !reach.everybody) {
    const doer = understood
      .hearing(null, false)
      .find(({ act, about }) => (act === 'ask_why' || act === 'apology') && about !== undefined)?.about;
    const taker =
      doer ??
      (reach.to.length > 0
        ? undefined
        : (takenBy(options.scene, said.from, read.text) ?? lordThanked(understood, options.scene)));
    const speaker = company.present().find(({ seat }) => seat === taker);
    if (speaker && !hasLeft(state, speaker.seat)) return [{ speaker, how: 'mentioned', urge: 1 }];
  }
  const moves = understood.hearing(null, false);
  const spokenOf = asksOfThem(reach, moves, said.from) ? new Set(reach.to.map(({ seat }) => seat)) : new Set<Seat>();
  if (spokenOf.size === 0 && reach.to.some(({ seat }) => present.has(seat))) return keen;
  const partner = company.present().find(({ seat }) => seat === understood.partner && !spokenOf.has(seat));
  if (spokenOf.size > 0 && partner && !reach.everybody) return [{ speaker: partner, how: 'you', urge: 1 }];
  // Of the dead alone: whoever has most to say speaks for the table.
  const ofDead = keen.length === 0 && reach.to.length > 0;
  if (!ofDead && !isAnswerable(moves, read.text) && moves.every(({ act }) => !TO_ANYBODY.has(act))) return keen;
  const settings = options.settings();
  const best = company
    .present()
    .filter(
      ({ seat }) =>
        seat !== said.from && !spokenOf.has(seat) && mayWant(seat, 'all', settings) && !hasLeft(state, seat),
    )
    .map((speaker) => {
      const member = company.memberOf(speaker.seat);
      const relation = member?.bond.relation;
      const plan = planForLine({
        scene: options.scene,
        me: speaker.seat,
        from: said.from,
        moves,
        meant: false,
        text: read.text,
        view: options.viewOf(speaker.seat),
        memory,
        ledger,
        lastWords: () => null,
        tone: toneOf(detection),
        style: styleOf(detection, relation?.stage, relation?.dims),
        seed: options.seed,
        purpose,
      });
      const eager = keen.some((listener) => listener.speaker.seat === speaker.seat) ? 0.15 : 0;
      return {
        speaker,
        worth: worthOf(plan, speaker.seat) + eager + 0.1 * chance(state, 'most', state.heard, speaker.seat),
      };
    })
    .sort((a, b) => b.worth - a.worth)[0];
  return best ? [{ speaker: best.speaker, how: spokenOf.size > 0 ? 'mentioned' : 'all', urge: 1 }] : keen;
}

/** "7号打8号,这俩谁是好人": what somebody is, is asked of the others where nobody is spoken to; so is who joins in against them. */
const asksOfThem = ({ to, of, everybody }: Addressing, moves: readonly Move[], from: Seat): boolean => {
  const main = weightiest(moves);
  return (
    to.length > 0 &&
    to.every(({ how, seat }) => how === 'mentioned' && of.includes(seat)) &&
    // "主公砍我,到底怀疑我啥": of the speaker it is asked of whoever is spoken of; company is looked for among the others.
    ((main?.act === 'ask_guess' && main.about !== from) ||
      // "凭啥你就信五号": why one is believed is asked of whoever believes.
      (main?.act === 'ask_why' && (main.facts ?? []).length === 0 && everybody) ||
      ((main?.act === 'propose' || main?.act === 'plead' || main?.act === 'order' || main?.act === 'promise') &&
        everybody))
  );
};

/** Said to all, these want one answer. */
const TO_ANYBODY: ReadonlySet<Move['act']> = new Set([
  'accuse',
  'vouch',
  'claim',
  'propose',
  'plead',
  'order',
  'topic',
  'sorrow',
  'greet',
  'bye',
]);
