/** Watching the table: what public facts do to relationships, and who wants to speak about them. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import type { MomentToSpeak, Occasion } from '../vocabulary';
import { isAway } from './branch';
import { chance, compose, type Intent } from './compose';
import { HOLDS, holdToWord } from './holding';
import type { Speaker } from './contract';
import { LONGEST_CHAIN, mayWant, urgeOf } from './floor';
import type { Weighed } from './generator';
import { openingsOf, type Opening, type Opinion } from './moments';
import { delayOf } from './processor';
import type { Queued } from './queue';
import { actUpon, winTogether } from './relation/acts';
import { submit } from './slot';
import { roundOf, toldBy, type State } from './state';

/** Han characters' worth of what is said unasked. */
const UNASKED_BUDGET = 26;
/** How much a moment must press; the more was said in the round, the more. */
const SPEAKS_FROM = 0.5;
const EASED_BY_TALK = 0.28;
const PER_LINE = 0.05;
const WHIM = 0.2;
/** What one has said a word about before needs one less. */
const AGAIN = 0.75;
/** A storyline that has something to say here presses for it. */
const STORY_PRESSES = 0.25;
/** Accusations and comments that another AI answers, and how: as it would answer the same from a person (§T5). */
const ANSWERED: Readonly<Partial<Record<Occasion, readonly Occasion[]>>> = {
  hit_me: ['ask_why'],
  hit_me_again: ['ask_why', 'answer_ai'],
  hit_by_lord: ['ask_why'],
  taken_from_me: ['ask_why', 'answer_ai'],
  wuxie_against_me: ['ask_why'],
  got_egg: ['ask_why'],
  lord_first_attacked: ['accuse'],
  suspect: ['accuse'],
  i_am_dying: ['answer_ai'],
  big_group: ['answer_ai'],
  taunt: ['taunt', 'answer_ai'],
  blame: ['blame', 'answer_ai'],
  ask_why: ['answer_ai'],
  accuse: ['answer_ai'],
  answer_ai: ['answer_ai'],
};
/** An AI answers an AI so readily, and the more talkative they are. */
const ANSWERS_AI = 0.25;
const ANSWERS_AI_TALK = 0.45;

/** New facts in order (Talk.see). */
export function see(state: State, facts: readonly Fact[], now: number): void {
  if (facts.length === 0) return;
  const { options, company, log } = state;
  const { scene } = options;
  const alive = company.present().map(({ seat }) => seat);
  for (const fact of facts) {
    if (scene.human !== null && fact.by === scene.human) {
      for (const { speaker, bond } of company.members()) actUpon(bond.relation, scene, fact, speaker.seat);
    }
    // What an AI throws is in the log with its words.
    if (fact.kind === 'throw' && fact.by !== null && !alive.includes(fact.by)) {
      log.add({ at: now, round: fact.round, from: fact.by, to: fact.to, gesture: gestureIn(fact.card) });
    }
  }
  if (!options.settings().on) return;
  const openings = facts.flatMap((fact) =>
    openingsOf(fact, {
      scene,
      seats:
        fact.kind === 'death' && fact.to !== null && company.memberOf(fact.to)
          ? [...new Set([...alive, fact.to])]
          : alive,
      before: (observer, about) => state.opinions.get(observer)?.get(about),
      now: (observer, about) => options.viewOf(observer).guess(about),
    }),
  );
  // The fallen speak no more but for their last words; the living lose their thread.
  state.queue.drop(({ intent, line }) => line.occasion !== 'last_words' && !alive.includes(intent.speaker.seat));
  const held = holdToWord(state, facts);
  if (held && options.control().allowed) enqueue(state, 'unasked', held.intent, held.line, 0, HOLDS, now);
  else speakUp(state, openings, now);
  remember(state, alive, facts);
}

const gestureIn = (card: string | null) =>
  card === 'flower' || card === 'egg' || card === 'wine' || card === 'shoe' ? card : null;

/** Keeps what everybody takes those for who had a part in the facts: opinions of others have hardly moved. */
function remember({ options, opinions }: State, alive: readonly Seat[], facts: readonly Fact[]): void {
  const parts = new Set(facts.flatMap(({ by, to }) => [by, to]));
  for (const observer of alive) {
    const view = options.viewOf(observer);
    const kept = opinions.get(observer) ?? new Map<Seat, Opinion>();
    opinions.set(observer, kept);
    for (const { seat, alive: lives } of options.scene.table.seats) {
      if (seat === observer || !lives || !parts.has(seat)) continue;
      const { identity, confidence } = view.guess(seat);
      kept.set(seat, { identity, confidence });
    }
  }
}

/** The one who wants it most says something about what has just happened. */
function speakUp(state: State, openings: readonly Opening[], now: number): void {
  const { options, company, floor } = state;
  const settings = options.settings();
  const round = roundOf(state);
  if (!options.control().allowed || !floor.hasRoom(round, settings, true)) return;
  const least = SPEAKS_FROM - EASED_BY_TALK * settings.talkativeness + PER_LINE * floor.linesIn(round);
  const wanted = openings
    .flatMap((opening) => {
      const { seat, fact, moment, weight, adjacent, hostile, you } = opening;
      const member = company.memberOf(seat);
      if (!member || !mayWant(seat, null, settings)) return [];
      if (you !== null && you === options.scene.human && isAway(member.bond.patience, round)) return [];
      const urge = urgeOf(
        { mentioned: false, adjacent, hostile, cooldown: floor.cooldown(seat, now) },
        settings.talkativeness,
        member.speaker.voice,
      );
      const value =
        urge * weight * AGAIN ** toldBy(state, seat, moment) - WHIM * chance(state, 'urge', fact.id, seat, moment);
      return value + STORY_PRESSES >= least ? [{ opening, speaker: member.speaker, value }] : [];
    })
    .sort((a, b) => b.value - a.value);
  for (const { opening, speaker, value } of wanted) {
    const intent = intentOf(state, opening, speaker);
    const line = compose(state, intent);
    if (!line) continue;
    const pressing = value + (line.from === 'story' ? STORY_PRESSES : 0);
    if (pressing < least) continue;
    if (enqueue(state, 'unasked', intent, line, 0, pressing, now)) return;
  }
}

function intentOf({ options, company }: State, { seat, moment, fact, you, who }: Opening, speaker: Speaker): Intent {
  const relation = you !== null && you === options.scene.human ? (company.memberOf(seat)?.bond.relation ?? null) : null;
  return plainIntent(speaker, moment, { fact, you, who, relation, purpose: ['fact', fact.id, moment] });
}

/** What is said unasked; `moment` is what it is for. */
const plainIntent = (
  speaker: Speaker,
  moment: MomentToSpeak,
  given: Pick<Intent, 'you' | 'who' | 'fact' | 'relation' | 'purpose'>,
): Intent => ({
  speaker,
  ...given,
  occasions: [{ occasion: moment, weight: 1 }],
  budget: UNASKED_BUDGET,
  style: null,
  detection: null,
  tasks: [],
  plainly: false,
  plan: null,
  must: false,
  asks: false,
  others: [],
  storyOnly: false,
});

function enqueue(
  state: State,
  kind: 'unasked' | 'answer',
  intent: Intent,
  line: Weighed,
  chain: number,
  priority: number,
  now: number,
): boolean {
  const { options } = state;
  const at = now + delayOf(line.text, options.settings().speed, options.seed, intent.purpose);
  return submit(
    state,
    { kind, intent, line, monologue: '', route: 'NORMAL', named: false, chain, answers: null, priority, at },
    now,
  );
}

/** Occasions on which somebody speaks of its own accord, as in the middle of talk. */
const OF_ONES_OWN: readonly Occasion[] = ['small_talk', 'greet', 'joke', 'hurry', 'ask_guess', 'ask_act', 'agree'];
/** How readily one raises what its storyline wants said, and the more talkative the more. */
const RAISES = 0.3;
const RAISES_TALK = 0.7;
/** Anything that happens presses more. */
const RAISED = 0.3;

/** "不装了，主公，对不住": said to the lord, whomever its storyline turns to. */
const CALLS_LORD = /(?:^|[，。！？])主公[，。！？]|\bmy lord\b/i;

/** Its own turn begins: one whose storyline waits for words may say them unasked (§G1). */
export function raise(state: State, seat: Seat, now: number): void {
  const { options, company, floor } = state;
  const settings = options.settings();
  const direction = options.directionOf(seat);
  const speaker = company.present().find((one) => one.seat === seat);
  if (!settings.on || !speaker || !direction || !options.control().allowed) return;
  const { scene } = options;
  const { human, table } = scene;
  if (!mayWant(seat, null, settings) || !floor.hasRoom(roundOf(state), settings, true)) return;
  if (chance(state, 'raise', seat, scene.turn) >= RAISES + RAISES_TALK * settings.talkativeness) return;
  const person = human !== null && table.bySeat.get(human)?.alive === true ? human : null;
  const you = direction.asks === true || direction.pressing === true || seat === table.lord ? person : table.lord;
  const member = company.memberOf(seat);
  if (you !== null && you === human && member && isAway(member.bond.patience, roundOf(state))) return;
  const intent: Intent = {
    ...plainIntent(speaker, 'game_start', {
      fact: null,
      you,
      who: null,
      relation: you !== null && you === human ? (member?.bond.relation ?? null) : null,
      purpose: ['raise', scene.turn],
    }),
    occasions: OF_ONES_OWN.map((occasion) => ({ occasion, weight: 1 })),
    storyOnly: true,
  };
  const line = compose(state, intent);
  if (!line) return;
  const toLord = seat !== table.lord && CALLS_LORD.test(line.text);
  enqueue(state, 'unasked', toLord ? { ...intent, you: table.lord, relation: null } : intent, line, 0, RAISED, now);
}

/** Somebody opens the game with a word; the lord rather than others. */
export function openTable(state: State, now: number): void {
  const { options, company } = state;
  const settings = options.settings();
  const wanting = company.present().filter(({ seat }) => mayWant(seat, null, settings));
  const ranked = wanting
    .map((speaker) => ({
      speaker,
      value:
        settings.talkativeness +
        (speaker.seat === options.scene.table.lord ? 0.3 : 0) -
        chance(state, 'open', speaker.seat),
    }))
    .sort((a, b) => b.value - a.value);
  const [first] = ranked;
  if (!first || first.value < 0) return;
  const intent = plainIntent(first.speaker, 'game_start', {
    fact: null,
    you: null,
    who: null,
    relation: null,
    purpose: ['open'],
  });
  const line = compose(state, intent);
  if (line) enqueue(state, 'unasked', intent, line, 0, first.value, now);
}

/** The game is over: a word of the winners or of the losers, and what it does to relationships (Talk.ended). */
export function ended(state: State, winners: ReadonlySet<Seat>, now: number): void {
  const { options, company, floor } = state;
  const { human } = options.scene;
  const settings = options.settings();
  const over = [...options.scene.facts].reverse().find(({ kind }) => kind === 'over') ?? null;
  const wanting: { speaker: Speaker; won: boolean; value: number }[] = [];
  for (const { speaker, bond } of company.members()) {
    const won = winners.has(speaker.seat);
    if (won && human !== null && winners.has(human)) winTogether(bond.relation, roundOf(state));
    const living = options.scene.table.bySeat.get(speaker.seat)?.alive === true;
    if (living && mayWant(speaker.seat, null, settings))
      wanting.push({ speaker, won, value: settings.talkativeness + 0.3 - chance(state, 'over', speaker.seat) });
  }
  if (!options.control().allowed || !floor.hasRoom(roundOf(state), settings, false)) return;
  for (const { speaker, won, value } of wanting.sort((a, b) => b.value - a.value)) {
    if (value < 0) return;
    const intent = plainIntent(speaker, won ? 'won' : 'lost', {
      fact: over,
      you: null,
      who: null,
      relation: null,
      purpose: ['over'],
    });
    const line = compose(state, intent);
    if (line && enqueue(state, 'unasked', intent, line, 0, 1 + value, now)) return;
  }
}

/** An AI that was spoken to by an AI may answer, at most twice in a chain (§T5). */
export function answerAi(state: State, said: Queued, id: number, now: number): void {
  const { options, company, floor } = state;
  const settings = options.settings();
  const speaker = said.intent.speaker.seat;
  const to = said.intent.you ?? said.intent.who;
  const occasions = ANSWERED[said.line.occasion];
  if (said.chain >= LONGEST_CHAIN || to === null || to === speaker || said.kind === 'reply' || !occasions) return;
  const other = company.present().find(({ seat }) => seat === to);
  if (!other || !mayWant(to, null, settings) || !floor.hasRoom(roundOf(state), settings, true)) return;
  const willing = (ANSWERS_AI + ANSWERS_AI_TALK * settings.talkativeness) / (said.chain + 1);
  if (chance(state, 'answer-ai', id, to) >= willing) return;
  const intent: Intent = {
    ...plainIntent(other, 'answer_ai', {
      fact: said.intent.fact,
      you: speaker,
      who: speaker,
      relation: null,
      purpose: ['answer', id],
    }),
    occasions: occasions.map((occasion, i) => ({ occasion, weight: 1 / (i + 1) })),
  };
  const line = compose(state, intent);
  if (line) enqueue(state, 'answer', intent, line, said.chain + 1, willing, now);
}
