/** Hearing a person's line: detection, whom it reaches, what each of them will answer, what it does to them. */
import type { Seat } from '../../core/event';
import { claimsIn } from '../claims/read';
import { judge } from '../detection/for-hearer';
import { perceive as perceiveLine, type Perceived } from '../detection/perceive';
import type { Detection, Route } from '../detection/types';
import { readLine, type Line } from '../line/line';
import type { Reply } from '../vocabulary';
import { addressing, pointersIn, type Addressed, type Addressing } from './address';
import { isAway } from './branch';
import { chance, compose, type Purpose } from './compose';
import type { Address, Heard, LogEntry, Planned, Remark, Speaker } from './contract';
import { afterHearing } from './evolver';
import { GLOBAL_GAP, mayWant, REPLIES_TO_A_LINE, REPLIES_WHEN_NAMED, urgeOf } from './floor';
import { contextOf } from './loader';
import { SILENCE } from './log';
import { monitor } from './monitor';
import { answer, type Answer } from './pipeline';
import { delayOf } from './processor';
import { submit } from './slot';
import { roundOf, type State } from './state';

/** §F4: from here on a line is neither kept nor answered. */
export const WITHHELD_FROM = 0.7;
/** How long "you" still means the one talked with last, ms. */
const CONVERSATION = 45_000;
/** How much somebody must want to answer what was said to all; chance makes up the rest. */
const ANSWERS_FROM = 0.4;
const WHIM = 0.4;
/** An insult or worse. */
const HOSTILE = 0.5;
/** Answers come before anything unasked. */
const REPLY_PRIORITY = 10;

interface Listener {
  readonly speaker: Speaker;
  readonly how: Address;
  readonly urge: number;
}

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
export const perceive = ({ options, log }: State, line: Line, now: number): Perceived =>
  perceiveLine(line, contextOf({ scene: options.scene, log: log.entries, hearer: null, relation: null, now }));

/** A remark whose line has been read. */
interface ReadRemark {
  readonly from: Seat;
  readonly perceived: Perceived;
  readonly force_route: Route | undefined;
}

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

/** This AI has turned away from the human for some rounds. */
const hasLeft = (state: State, seat: Seat): boolean => {
  const member = state.company.memberOf(seat);
  return member !== undefined && isAway(member.bond.patience, roundOf(state));
};

/** With whom the human is in the middle of talking. */
function partnerNow(state: State, now: number): Seat | null {
  const { partner, company } = state;
  if (partner === null || now - partner.at > CONVERSATION || hasLeft(state, partner.seat)) return null;
  return company.present().some(({ seat }) => seat === partner.seat) ? partner.seat : null;
}

/** Who would answer, the keenest first, as many as one line may have (§T5). */
function listeners(state: State, { to, everybody }: Addressing, detection: Detection, now: number): Listener[] {
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
  const mentioned = reached('mentioned');
  const all = reached('all').filter(({ keen }) => keen);
  const most = called.length + mentioned.length > 0 ? REPLIES_WHEN_NAMED : REPLIES_TO_A_LINE;
  return [...called, ...mentioned, ...all].slice(0, most);
}

/** Hears one line (Talk.hear). */
export function hear(state: State, remark: Remark, now: number): Heard {
  const { options, company, queue, floor, log } = state;
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
  const read = pointersIn(line, first.detection_brief.references, scene);
  const reach = addressing(read, from, partner);
  const primary = reach.to.find(({ seat }) => company.memberOf(seat) !== undefined)?.seat ?? null;
  const detection = primary === null || primary === partner ? first : heardBy(state, said, primary, before, now);
  options.onDetected?.({ from, text: line.raw }, detection);
  state.heard++;
  floor.humanSpoke(round);
  const entry = log.add({ at: now, round, from, to: primary, text: line.raw, line, route: detection.route }).id;
  state.ledger.record(claimsIn(line, { scene, speaker: from, you: primary }), scene);
  for (const { bond } of company.members()) bond.planner.turn();
  if (!options.settings().on) return { ...nothing(perceived, detection, entry), addressed: reach.to };
  return respond(state, { said, reach, detection, primary, before, entry }, now);
}

interface Understood {
  readonly said: ReadRemark;
  readonly reach: Addressing;
  readonly detection: Detection;
  readonly primary: Seat | null;
  /** The log without the line. */
  readonly before: readonly LogEntry[];
  /** Id of its log entry. */
  readonly entry: number;
}

function respond(state: State, understood: Understood, now: number): Heard {
  const { company } = state;
  const { said, reach, detection, primary, before, entry } = understood;
  const purpose: Purpose = ['heard', state.heard];
  const queued: Planned[] = [];
  const reached = new Map<Seat, { detection: Detection; act: Reply | null }>();
  let lead: { seat: Seat; answer: Answer } | null = null;
  for (const listener of listeners(state, reach, detection, now)) {
    const { seat } = listener.speaker;
    const member = company.memberOf(seat);
    if (!member) continue;
    if (listener.how === 'all' && primary !== null && !concernsOthers(understood, seat, state)) continue;
    const own = seat === primary ? detection : heardBy(state, said, seat, before, now);
    const heard = answer(state, listener.speaker, member.bond, {
      line: said.perceived.line,
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
  if (primary !== null && reached.has(primary)) state.partner = { seat: primary, at: now };
  const addressed: Addressed[] = [...reach.to];
  return {
    crisis: detection.crisis,
    withheld: false,
    detection,
    entry,
    moves: [],
    act: lead?.answer.act ?? null,
    subject: lead?.answer.subject ?? null,
    addressed,
    queued,
    tasks: lead ? (company.memberOf(lead.seat)?.bond.planner.open() ?? []) : [],
  };
}

/** Acts on which others than the one spoken of may have a word too. */
const FOR_OTHERS: ReadonlySet<Reply> = new Set(['ask_guess', 'point_at', 'ask_act', 'ask_help']);

/** What is said to somebody is no bystander's to answer; what is said of somebody may be. */
function concernsOthers({ said, detection }: Understood, hearer: Seat, { options }: State): boolean {
  if (detection.route !== 'NORMAL') return false;
  const { act } = monitor({
    line: said.perceived.line,
    scene: options.scene,
    detection,
    hearer,
    from: said.from,
  });
  return FOR_OTHERS.has(act);
}

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
  const line = intent === null || (hasLeft(state, seat) && !leaves) ? null : compose(state, intent);
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

/** What the line does to those it was said to: those who were called, who answered, or everybody who was meant. */
function evolve(
  state: State,
  { said, reach, detection }: Understood,
  reached: ReadonlyMap<Seat, { detection: Detection; act: Reply | null }>,
): void {
  const { options, company } = state;
  if (said.from !== options.scene.human) return;
  for (const { speaker, bond } of company.members()) {
    const own = reached.get(speaker.seat);
    const meant = own !== undefined || reach.to.some(({ seat }) => seat === speaker.seat) || reach.everybody;
    if (meant && options.scene.table.bySeat.get(speaker.seat)?.alive !== false) {
      afterHearing(bond.relation, own?.detection ?? detection, own?.act ?? null, roundOf(state));
    }
  }
}
