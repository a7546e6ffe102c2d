/** Hearing a person's line: detection, whom it reaches, what each of them will answer, what it does to them. */
import type { Seat } from '../../core/event';
import { claimsIn } from '../claims/read';
import { judge } from '../detection/for-hearer';
import { perceive as perceiveLine, type Perceived } from '../detection/perceive';
import { wishesToFollow } from '../detection/mourning';
import type { Crisis, Detection, Route } from '../detection/types';
import { readLine, type Line } from '../line/line';
import { takesBack } from '../moves/amends';
import { isTrouble, topicOf } from '../moves/topics';
import type { Move } from '../moves/types';
import { weightiest } from '../plan/weight';
import type { Reply } from '../vocabulary';
import type { Addressed } from './address';
import { addressedBy } from './met';
import { compose, type Intent, type Purpose } from './compose';
import type { Address, Heard, LogEntry, Planned, Remark } from './contract';
import { afterHearing } from './evolver';
import { GLOBAL_GAP } from './floor';
import { contextOf } from './loader';
import { SILENCE } from './log';
import { monitor } from './monitor';
import { answer, type Answer } from './pipeline';
import { pointersIn, saysYou } from './pointed';
import { delayOf } from './processor';
import {
  concernedBy,
  hasLeft,
  hearApology,
  listeners,
  hearingOf,
  partnerNow,
  takingUp,
  type Listener,
  type ReadRemark,
  type Understood,
} from './reach';
import { comesClose, routeFor } from './routing';
import { submit } from './slot';
import { bestPlaced, withSomebody } from './spokesman';
import { roundOf, type State } from './state';

/** §F4: from here on a line is neither kept nor answered. */
export const WITHHELD_FROM = 0.7;
/** Answers come before anything unasked. */
const REPLY_PRIORITY = 10;

/** Nobody answers; `detection` is null where the line is withheld. */
const nothing = ({ crisis }: Perceived, detection: Detection | null, entry: number): Heard => ({
  crisis,
  entry,
  moves: [],
  withheld: detection === null,
  detection,
  act: null,
  subject: null,
  addressed: [],
  queued: [],
  tasks: [],
});

/** Reads a line and decides about crisis (Talk.perceive). */
export function perceive({ options: { scene }, log }: State, line: Line, now: number): Perceived {
  const perceived = perceiveLine(line, contextOf({ scene, log: log.entries, hearer: null, relation: null, now }));
  const { crisis } = perceived;
  return crisis.score < FOLLOWS_THE_DEAD.score && wishesToFollow(line.text, hasMourned(log.entries))
    ? { ...perceived, crisis: FOLLOWS_THE_DEAD }
    : perceived;
}

/** A wish to die that is none without what was told before it. */
const FOLLOWS_THE_DEAD: Crisis = { level: 'medium', score: 0.8 };
/** A loss is in mind for so many lines of the table. */
const MOURNED_FOR = 8;
const hasMourned = (entries: readonly LogEntry[]): boolean =>
  entries
    .slice(-MOURNED_FOR)
    .some(({ occasion, line }) => occasion === null && line !== null && topicOf(line.verbatim) === 'loss');

/** What the line is to one hearer; `log` is what had been said before it. */
function heardBy(
  { options, company }: State,
  { perceived, force_route }: ReadRemark,
  hearer: Seat | null,
  log: readonly LogEntry[],
  now: number,
): Detection {
  const relation = hearer === null ? null : (company.memberOf(hearer)?.bond.relation ?? null);
  return judge(perceived, contextOf({ scene: options.scene, log, hearer, relation, now }), force_route);
}

/** Hears one line (Talk.hear). */
export function hear(state: State, remark: Remark, now: number): Heard {
  const { options, company, queue, floor, log, memory } = state;
  const { scene } = options;
  const { from, force_route } = remark;
  const perceived = 'perceived' in remark ? remark.perceived : perceive(state, readLine(remark.text), now);
  const { line, crisis } = perceived;
  const said: ReadRemark = { from, perceived, force_route };
  const round = roundOf(state);
  const partner = partnerNow(state, now);
  const before = [...log.entries];
  const isAi = company.present().some(({ seat }) => seat === from);
  if (!isAi && (crisis.score >= WITHHELD_FROM || !options.control().allowed)) {
    queue.clear();
    return nothing(perceived, null, log.add({ at: now, round, from, withheld: true }).id);
  }
  const first = heardBy(state, said, partner, before, now);
  // An AI's own line comes back from the engine: it was heard when it was said.
  if (isAi) return nothing(perceived, first, before[before.length - 1]?.id ?? 0);
  const hearing = hearingOf(state, line, from);
  const read = pointersIn(line, scene, from, partner);
  const plain = addressedBy(read, from, partner, scene);
  // Whoever is called by name is spoken to, whatever the line takes up.
  const named = plain.to.some(({ how, seat }) => how === 'named' && seat !== partner);
  const confidant = memory.confidant(from, scene.turn);
  const goesOn =
    confidant !== null && company.present().some(({ seat }) => seat === confidant) && !hasLeft(state, confidant);
  const reach =
    (named ? null : ((goesOn ? takingUp(hearing, confidant) : null) ?? takingUp(hearing, partner))) ?? plain;
  const present = new Set(company.present().map(({ seat }) => seat));
  const primary = reach.to.find(({ seat }) => present.has(seat))?.seat ?? null;
  const detection = primary === null || primary === partner ? first : heardBy(state, said, primary, before, now);
  options.onDetected?.({ from, text: line.raw }, detection);
  state.heard++;
  floor.humanSpoke(round);
  const entry = log.add({ at: now, round, from, to: primary, text: line.raw, line, route: detection.route }).id;
  state.ledger.record(claimsIn(line, { scene, speaker: from, you: primary }), scene);
  for (const { bond } of company.members()) bond.planner.turn();
  options.onAddressed?.(line, new Set(reach.to.map(({ seat }) => seat)));
  if (!options.settings().on) return { ...nothing(perceived, detection, entry), addressed: reach.to };
  return respond(state, { said, read, reach, detection, primary, partner, before, entry, hearing }, now);
}

function respond(state: State, understood: Understood, now: number): Heard {
  const { company, memory, options } = state;
  const { said, read, reach, detection, primary, before, entry, hearing } = understood;
  const purpose: Purpose = ['heard', state.heard];
  const { line } = said.perceived;
  const queued: Planned[] = [];
  const reached = new Map<Seat, { detection: Detection; act: Reply | null }>();
  let lead: { seat: Seat; answer: Answer } | null = null;
  hearApology(state, understood);
  const concerned = concernedBy(hearing(null, false));
  const keen = withSomebody(state, understood, listeners(state, reach, concerned, detection, now), purpose).filter(
    ({ how, speaker }) => how !== 'all' || primary === null || concernsOthers(understood, speaker.seat, state),
  );
  const answering = bestPlaced(state, understood, keen, purpose);
  const gone = primary === null ? partedWith(understood) : null;
  for (const listener of answering) {
    const { seat } = listener.speaker;
    const member = company.memberOf(seat);
    if (!member) continue;
    const meant = listener.how !== 'all';
    const spokenTo = listener.how === 'named' || listener.how === 'you' || saysYou(read);
    const moves = gone === null ? hearing(seat, spokenTo) : hearing(gone, true);
    const judged = seat === primary ? detection : heardBy(state, said, seat, before, now);
    const own: Detection =
      said.force_route === undefined
        ? {
            ...judged,
            route: routeFor(judged, moves, read.text, { ofTable: read.pointers.length > 0, close: comesClose(line) }),
          }
        : judged;
    const main = weightiest(moves);
    const exchange = main === null ? null : memory.asked(said.from, seat, main, options.scene.turn, entry);
    remember(state, { moves, detection: own, from: said.from, seat, text: read.text });
    const heard = answer(state, listener.speaker, member.bond, {
      moves,
      exchange,
      meant,
      owed: meant || listener.owed === true,
      line,
      from: said.from,
      detection: own,
      purpose,
    });
    lead ??= { seat, answer: heard };
    reached.set(seat, { detection: own, act: heard.act });
    const planned = plan(state, { listener, answer: heard, route: own.route, place: queued.length, entry }, now);
    if (planned) queued.push(planned);
  }
  evolve(state, understood, reached);
  keepSpokenOf(state, understood);
  const first = primary ?? answering[0]?.speaker.seat ?? null;
  if (primary !== null && reached.has(primary)) state.partner = { seat: primary, at: now };
  const addressed: Addressed[] = [...reach.to];
  return {
    crisis: detection.crisis,
    withheld: false,
    detection,
    entry,
    moves: hearing(first, reach.to.some(({ seat, how }) => seat === first && how !== 'mentioned') || saysYou(read)),
    act: lead?.answer.act ?? null,
    subject: lead?.answer.subject ?? null,
    addressed,
    queued,
    tasks: lead ? (company.memberOf(lead.seat)?.bond.planner.open() ?? []) : [],
  };
}

/** Said to whoever lies dead, these are for that one, though the table answers. */
const TO_THE_DEAD: ReadonlySet<Move['act']> = new Set<Move['act']>(['apology', 'bye', 'thanks']);

/** The dead one of whom leave is taken or pardon begged; null where it is nobody. */
function partedWith({ reach, hearing }: Understood): Seat | null {
  const [only, ...more] = reach.to;
  return only && more.length === 0 && hearing(null, false).some(({ act }) => TO_THE_DEAD.has(act)) ? only.seat : null;
}

/** Whom the line spoke of last, for whom "he" may stand in the next. */
function keepSpokenOf(state: State, { hearing, primary, said, read }: Understood): void {
  const moves = hearing(primary, primary !== null);
  const of = moves.flatMap(({ about, facts = [] }) => [...facts.map(({ by }) => by), about]);
  const named = saysYou(read) ? [] : read.pointers.flatMap(({ called, seat }) => (called ? [] : seat));
  const seat = [...of.reverse(), ...named].find((one) => one !== undefined && one !== said.from && one !== primary);
  if (seat !== undefined) state.spokenOf = { seat, turn: state.options.scene.turn };
}

/** What stays in mind of a line: promises, and what was told that is not about the game. */
function remember(
  { memory, options }: State,
  {
    moves,
    detection,
    from,
    seat,
    text,
  }: { moves: readonly Move[]; detection: Detection; from: Seat; seat: Seat; text: string },
): void {
  const { turn, table } = options.scene;
  // What is offered for something in return binds nobody before it is accepted.
  const offered = moves.some(({ act }) => act === 'plead' || act === 'propose');
  for (const { act, promise, topic, life } of moves) {
    if (act === 'promise' && promise && !offered)
      memory.promises.make({ by: from, heardBy: seat, undertaking: promise, turn, round: table.round });
    // A hard line is never taken up again (§Q2).
    if (topic !== undefined && topic !== 'self' && topic !== 'heroes' && detection.crisis.level === 'none')
      memory.told({ topic, to: seat, trouble: life?.trouble ?? isTrouble(text), round: table.round, words: text });
  }
}

/** Acts on which others than the one spoken of may have a word too. */
const FOR_OTHERS: ReadonlySet<Reply> = new Set(['ask_guess', 'point_at', 'ask_act', 'ask_help']);

/** What is said to somebody is no bystander's to answer; what is said of somebody may be. */
function concernsOthers({ said, detection, hearing }: Understood, hearer: Seat, { options }: State): boolean {
  if (detection.route !== 'NORMAL') return false;
  const { line } = said.perceived;
  const moves = hearing(hearer, true);
  const { act } = monitor({ line, scene: options.scene, detection, hearer, from: said.from, moves });
  return FOR_OTHERS.has(act);
}

/** What whoever has turned away still says: the bare answer to a question that was put to it by name; null for nothing. */
const curtly = (intent: Intent, how: Address, route: Route): Intent | null =>
  intent.asks && intent.plan !== null && intent.style !== null && how === 'named' && route === 'NORMAL'
    ? { ...intent, plainly: true, style: { ...intent.style, coldness_gate: 1 } }
    : null;

/** Puts an answer in the queue, or its silence in the log. */
function plan(
  state: State,
  {
    listener: { speaker, how },
    answer: { intent, monologue },
    route,
    place,
    entry,
  }: { listener: Listener; answer: Answer; route: Route; place: number; entry: number },
  now: number,
): Planned | null {
  const { options, log } = state;
  const { seat } = speaker;
  // Whoever turns away says so once.
  const leaves = intent?.occasions[0]?.occasion === 'boundary_leave';
  // And to who asks it of the game by name it still gives one curt line.
  const away = hasLeft(state, seat) && !leaves;
  const said = away && intent !== null ? curtly(intent, how, route) : intent;
  const line = said === null ? null : compose(state, said);
  if (intent === null || line === null) {
    if (how !== 'all')
      log.add({
        at: now,
        round: roundOf(state),
        from: seat,
        to: intent?.you ?? null,
        text: SILENCE,
        silent: true,
        route,
      });
    return null;
  }
  const at = now + delayOf(line.text, options.settings().speed, options.seed, intent.purpose) + place * GLOBAL_GAP;
  submit(
    state,
    {
      kind: 'reply',
      intent,
      line,
      monologue,
      route,
      named: how !== 'all',
      chain: 0,
      answers: entry,
      priority: REPLY_PRIORITY - place,
      at,
    },
    now,
  );
  return { speaker: seat, occasion: line.occasion, at };
}

/** Acts that hurt whoever they are about. */
const HURTS: ReadonlySet<Move['act']> = new Set(['blame', 'taunt', 'threat']);

/** Whom the hostile words of a line are meant for; empty where they are for whoever hears them. */
function targetsOf(understood: Understood): ReadonlySet<Seat> {
  const moves = understood.hearing(understood.primary, true);
  return new Set(moves.flatMap(({ act, about }) => (HURTS.has(act) && about !== undefined ? [about] : [])));
}

/**
 * What the line does to those it was said to: those who were called, who answered, or everybody who was meant. Abuse costs the
 * liking of the one abused, who hears it too, and of nobody it is only told to or that it quotes.
 */
function evolve(
  state: State,
  understood: Understood,
  reached: ReadonlyMap<Seat, { detection: Detection; act: Reply | null }>,
): void {
  const { options, company } = state;
  const { said, reach, detection } = understood;
  if (said.from !== options.scene.human) return;
  const { target_is_assistant: toHearer, quoted_or_reported_speech: quoted } = detection.detection_meta;
  // What is taken back is quoted, and hurts nobody again.
  const sorry = takesBack(understood.read.text);
  const targets = detection.detection_scores.hostile > 0 ? targetsOf(understood) : new Set<Seat>();
  for (const { speaker, bond } of company.members()) {
    const own = reached.get(speaker.seat);
    const abused = targets.has(speaker.seat) && quoted === 0;
    const meant = own !== undefined || reach.to.some(({ seat }) => seat === speaker.seat) || reach.everybody || abused;
    const atMe = quoted === 0 && !sorry && (abused || (targets.size === 0 && toHearer === 1));
    if (meant && options.scene.table.bySeat.get(speaker.seat)?.alive !== false) {
      afterHearing(bond.relation, own?.detection ?? detection, own?.act ?? null, roundOf(state), atMe);
    }
  }
}
