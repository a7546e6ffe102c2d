/** Watching the table: what public facts do to relationships, who wants to speak about them, and who answers another AI. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import type { Occasion } from '../vocabulary';
import { isAway } from './branch';
import { chance, compose, type Intent } from './compose';
import type { Speaker } from './contract';
import { LONGEST_CHAIN, mayWant, urgeOf } from './floor';
import { HOLDS, holdToWord } from './holding';
import { openingsOf, type Opening, type Opinion } from './moments';
import type { Queued } from './queue';
import { actUpon } from './relation/acts';
import { roundOf, toldBy, type State } from './state';
import { enqueue, plainIntent } from './unasked';

/** How much a moment must press; the more was said in the round, the more. */
const SPEAKS_FROM = 0.5;
const EASED_BY_TALK = 0.28;
const PER_LINE = 0.05;
const WHIM = 0.2;
/** What one has said a word about before needs one less. */
const AGAIN = 0.75;
/** A storyline that has something to say here presses for it. */
const STORY_PRESSES = 0.25;

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
