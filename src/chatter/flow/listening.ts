/** Hearing a person's line: detection, whom it reaches, what each of them will answer, what it does to them. */
import type { Seat } from '../../core/event';
import { claimsIn } from '../claims/read';
import type { Detection, Route } from '../detection/types';
import { readLine } from '../line/line';
import type { Move } from '../moves/types';
import { resumed } from '../moves/thread/resumed';
import { weightiest } from '../plan/weight';
import type { Reply } from '../vocabulary';
import type { Addressed } from './address';
import { rightful } from './answerer/rightful';
import { evolve, keepSpokenOf, remember } from './aftermath';
import { named } from './described';
import { heardBy, perceive, WITHHELD_FROM } from './perceiving';
import type { Intent, Purpose } from './compose';
import type { Address, Heard, Planned, Remark } from './contract';
import { monitor } from './monitor';
import { answer, type Answer } from './pipeline';
import { saysYou } from './pointed';
import {
  concernedBy,
  hasLeft,
  hearApology,
  listeners,
  partnerNow,
  type Listener,
  type ReadRemark,
  type Understood,
} from './reach';
import { reply } from './replying';
import { comesClose, routeFor } from './routing';
import { bestPlaced, withSomebody } from './spokesman';
import { roundOf, type State } from './state';
import { putBy } from './whom';

/** Nobody answers; `detection` is null where the line is withheld. */
const nothing = (detection: Detection | null, entry: number): Heard => ({
  entry,
  moves: [],
  withheld: detection === null,
  detection,
  act: null,
  subject: null,
  addressed: [],
  queued: [],
});

/** Hears one line (Talk.hear). */
export function hear(state: State, remark: Remark, now: number): Heard {
  const { options, company, queue, floor, log, memory } = state;
  const { scene } = options;
  const { from, force_route } = remark;
  const perceived = 'perceived' in remark ? remark.perceived : perceive(state, readLine(remark.text), now);
  const { crisis } = perceived;
  const said: ReadRemark = { from, perceived, force_route };
  const round = roundOf(state);
  const partner = partnerNow(state, now);
  const before = [...log.entries];
  const isAi = company.present().some(({ seat }) => seat === from);
  if (!isAi && (crisis.score >= WITHHELD_FROM || !options.control().allowed)) {
    queue.clear();
    return nothing(null, log.add({ at: now, round, from, withheld: true }).id);
  }
  const first = heardBy(state, said, partner, before, now);
  // An AI's own line comes back from the engine: it was heard when it was said.
  if (isAi) return nothing(first, before[before.length - 1]?.id ?? 0);
  // What a short line leaves unsaid stands in the one before.
  const full = resumed(perceived.line, from, memory.latestOf(from), scene);
  const typed = named(full ? readLine(full.words) : perceived.line, from, scene);
  const { line, read, hearing, reach, quoted } = putBy(state, typed, from, partner);
  const present = new Set(company.present().map(({ seat }) => seat));
  const primary = reach.to.find(({ seat }) => present.has(seat))?.seat ?? null;
  const detection = primary === null || primary === partner ? first : heardBy(state, said, primary, before, now);
  options.onDetected?.({ from, text: perceived.line.raw }, detection);
  state.heard++;
  floor.humanSpoke(round);
  const entry = log.add({
    at: now,
    round,
    from,
    to: primary,
    text: perceived.line.raw,
    line: perceived.line,
    route: detection.route,
  }).id;
  state.ledger.record(claimsIn(perceived.line, { scene, speaker: from, you: primary }), scene);
  state.ledger.takeBack(from, read.text, scene);
  for (const { bond } of company.members()) bond.planner.turn();
  options.onAddressed?.(line, new Set(reach.to.map(({ seat }) => seat)));
  if (!options.settings().on) return { ...nothing(detection, entry), addressed: reach.to };
  const pressed = full?.pressed === true;
  return respond(
    state,
    { said, line, pressed, read, reach, detection, primary, partner, before, entry, hearing, quoted },
    now,
  );
}

function respond(state: State, understood: Understood, now: number): Heard {
  const { company, memory, options } = state;
  const { said, line, pressed, read, reach, detection, primary, before, entry, hearing } = understood;
  const purpose: Purpose = ['heard', state.heard];
  const queued: Planned[] = [];
  const reached = new Map<Seat, { detection: Detection; act: Reply | null }>();
  let lead: { seat: Seat; answer: Answer } | null = null;
  hearApology(state, understood);
  const concerned = concernedBy(hearing(null, false));
  const keen = withSomebody(state, understood, listeners(state, reach, concerned, detection, now), purpose).filter(
    ({ how, speaker }) => how !== 'all' || primary === null || concernsOthers(understood, speaker.seat, state),
  );
  const placed = bestPlaced(state, understood, keen, purpose);
  const answering = rightful(state, understood, placed);
  // Who answers though the rules took it for another's: from here on the line is put to that one.
  const instead = answering === placed ? null : (answering[0]?.speaker.seat ?? null);
  state.usesHeard = options.scene.uses.length;
  const gone = primary === null ? partedWith(understood) : null;
  // Nobody's first word at a table is left hanging, however much was said before it.
  const opening = state.heard === 1;
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
    const exchange =
      main === null ? null : memory.asked(said.from, seat, main, options.scene.turn, entry, line.verbatim);
    remember(state, { moves, detection: own, from: said.from, seat, text: read.text });
    const heard = answer(state, listener.speaker, member.bond, {
      moves,
      exchange,
      meant,
      owed: meant || listener.owed === true || opening,
      line,
      pressed,
      quoted: understood.quoted,
      from: said.from,
      detection: own,
      purpose,
    });
    lead ??= { seat, answer: heard };
    reached.set(seat, { detection: own, act: heard.act });
    const intent = sayable(state, listener, heard.intent, own.route);
    const planned = reply(
      state,
      { listener, answer: heard, sayable: intent, route: own.route, found: judged.route, place: queued.length, entry },
      now,
    );
    if (planned) queued.push(planned);
  }
  evolve(state, understood, reached);
  keepSpokenOf(state, understood);
  const talked = instead ?? primary;
  const first = talked ?? answering[0]?.speaker.seat ?? null;
  if (talked !== null && reached.has(talked)) state.partner = { seat: talked, at: now };
  const addressed: Addressed[] = [...reach.to];
  return {
    withheld: false,
    detection,
    entry,
    moves: hearing(
      first,
      instead !== null || reach.to.some(({ seat, how }) => seat === first && how !== 'mentioned') || saysYou(read),
    ),
    act: lead?.answer.act ?? null,
    subject: lead?.answer.subject ?? null,
    addressed,
    queued,
  };
}

/** Said to whoever lies dead, these are for that one, though the table answers. */
const TO_THE_DEAD: ReadonlySet<Move['act']> = new Set<Move['act']>(['apology', 'bye', 'thanks']);

/** The dead one of whom leave is taken or pardon begged; null where it is nobody. */
function partedWith({ reach, hearing }: Understood): Seat | null {
  const [only, ...more] = reach.to;
  return only && more.length === 0 && hearing(null, false).some(({ act }) => TO_THE_DEAD.has(act)) ? only.seat : null;
}

/** Acts on which others than the one spoken of may have a word too. */
const FOR_OTHERS: ReadonlySet<Reply> = new Set(['ask_guess', 'point_at', 'ask_act', 'ask_help']);

/** What is said to somebody is no bystander's to answer; what is said of somebody may be. */
function concernsOthers({ said, line, detection, hearing }: Understood, hearer: Seat, { options }: State): boolean {
  if (detection.route !== 'NORMAL') return false;
  const moves = hearing(hearer, true);
  const { act } = monitor({ line, scene: options.scene, detection, hearer, from: said.from, moves });
  return FOR_OTHERS.has(act);
}

/** What whoever has turned away still says: the bare answer to a question that was put to it by name; null for nothing. */
const curtly = (intent: Intent, how: Address, route: Route): Intent | null =>
  intent.asks && intent.plan !== null && intent.style !== null && how === 'named' && route === 'NORMAL'
    ? { ...intent, plainly: true, style: { ...intent.style, coldness_gate: 1 } }
    : null;

/** An answer as it may be said: whoever turns away says so once, and to who asks it of the game by name it still gives one curt line. */
function sayable(state: State, { speaker, how }: Listener, intent: Intent | null, route: Route): Intent | null {
  const leaves = intent?.occasions[0]?.occasion === 'boundary_leave';
  return intent !== null && hasLeft(state, speaker.seat) && !leaves ? curtly(intent, how, route) : intent;
}
