/** Saying what is due: the floor's last word, the critic's second look, the hook, the log. */
import type { Seat } from '../../core/event';
import { claimsIn } from '../claims/read';
import { undertakenBy } from '../plan/dealing/given-word';
import type { Undertaking } from '../moves/types';
import { PLAIN_SURE } from '../claims/sureness';
import type { PublicClaim } from '../claims/types';
import { isAway } from './branch';
import { contentOf } from './content';
import { compose, faultsOf, gestureWith, type Intent } from './compose';
import type { Utterance } from './contract';
import { readLine, type Line } from '../line/line';
import { asksBackIn } from '../moves/thread/own-question';
import { afterSaying } from './evolver';
import { mayWant } from './floor';
import type { Weighed } from './generator';
import { SILENCE } from './log';
import { lengthOf } from '../voice/words';
import { bubblesOf } from './processor';
import { isAwaited, settled, type Settled } from './slot';
import type { Queued } from './queue';
import { roundOf, toldBy, type State } from './state';
import { answerAi, openTable } from './watching';

/** Han characters' worth of the one line that may come while the human decides (§Q3). */
const SHORT_LINE = 26;

/** Put to this one, and asked: it is answered whatever the cap (§Q3). */
const isMust = ({ kind, intent }: Queued): boolean => kind === 'reply' && intent.must;

const isShort = ({ options }: State, text: string): boolean =>
  lengthOf(text, options.settings().language) <= SHORT_LINE;

/** What may be said while the human decides: one short answer to a question of theirs; the rest waits for the decision. */
const mayInterrupt = (state: State, item: Queued): boolean =>
  !state.spokeWhileDeciding && item.intent.asks && isMust(item) && isShort(state, item.line.text);

/** What of all that could be said is said: a model's words, else our own line for the answer that it chose, else ours. */
function chosenOf(state: State, item: Queued, quiet: boolean): Settled {
  const { item: chosen, words } = settled(state, item);
  const mayBe = (text: string): boolean => !quiet || isShort(state, text);
  if (words !== null && mayBe(words.text)) return { item: chosen, words };
  // The table may have moved on since the other answers were thought of.
  const stands =
    chosen === item || (mayBe(chosen.line.text) && faultsOf(state, chosen.intent, chosen.line).length === 0);
  return { item: stands ? chosen : item, words: null };
}

/** What is to be spoken now (Talk.due): one line at most, for the gap between two is longer than a look. */
export function due(state: State, now: number, humanIsDeciding: boolean): Utterance[] {
  const { options, queue, floor } = state;
  const settings = options.settings();
  if (!settings.on || !options.control().allowed) {
    queue.clear();
    return [];
  }
  const quiet = settings.quietOnMyTurn && humanIsDeciding;
  if (quiet) queue.hold(now);
  else state.spokeWhileDeciding = false;
  if (!quiet && !state.opened) {
    state.opened = true;
    if (options.scene.turn <= 1 && options.scene.table.round <= 1) openTable(state, now);
  }
  for (const item of queue.ripe(now)) {
    const { seat } = item.intent.speaker;
    if (quiet && !mayInterrupt(state, item)) continue;
    if (!floor.isFree(seat, now) || isAwaited(state, item, now)) continue;
    const { item: chosen, words } = chosenOf(state, item, quiet);
    queue.remove(item);
    if (!isMust(item) && !floor.hasRoom(roundOf(state), settings, item.kind !== 'reply' && !item.intent.must)) {
      keepSilent(state, item, now);
      continue;
    }
    const line = mayStillSpeak(state, chosen) ? finalLine(state, chosen, words) : null;
    if (line) {
      state.spokeWhileDeciding = quiet;
      return [say(state, chosen, line, now)];
    }
    keepSilent(state, item, now);
  }
  return [];
}

/** Settings, death and temper may have changed since the line was thought of. */
function mayStillSpeak({ options, company }: State, { intent, line, kind, named }: Queued): boolean {
  const { seat } = intent.speaker;
  const { human, table } = options.scene;
  if (!mayWant(seat, kind === 'reply' && named ? 'named' : kind === 'reply' ? 'all' : null, options.settings()))
    return false;
  const lives = company.present().some((speaker) => speaker.seat === seat);
  if (!lives && line.occasion !== 'last_words') return false;
  const patience = company.memberOf(seat)?.bond.patience;
  return (
    patience === undefined ||
    intent.you === null ||
    intent.you !== human ||
    line.occasion === 'boundary_leave' ||
    // A question put to it by name gets its one curt line (listening.ts).
    (kind === 'reply' && named && intent.asks && intent.plan !== null) ||
    !isAway(patience, table.round)
  );
}

/** The line as it may be said now: the table may have moved on, so the critic looks again; one other try is made. */
function finalLine(state: State, { intent, line, route }: Queued, words: Weighed | null): Weighed | null {
  const { options } = state;
  const fresh =
    words ??
    (faultsOf(state, intent, line).length === 0
      ? line
      : compose(state, { ...intent, purpose: [...intent.purpose, 'again'] }));
  if (!fresh || !options.beforeSay) return fresh;
  const { text, stop } = options.beforeSay({ speaker: intent.speaker.seat, text: fresh.text, route });
  if (stop) return null;
  if (text === fresh.text) return fresh;
  const changed: Weighed = { ...fresh, text };
  return faultsOf(state, intent, changed).length === 0 ? changed : fresh;
}

function say(state: State, item: Queued, line: Weighed, now: number): Utterance {
  const { options, company, floor, spoken, log } = state;
  const { intent, monologue, route } = item;
  const speaker = intent.speaker.seat;
  const gesture = gestureWith(state, intent, line);
  const text = options.written?.(line.text) ?? line.text;
  const entry = log.add({
    at: now,
    round: roundOf(state),
    from: speaker,
    to: intent.you,
    text,
    gesture,
    occasion: line.occasion,
    route,
  });
  floor.spoke(speaker, now, isMust(item) ? null : roundOf(state));
  state.told.set(`${speaker}/${line.occasion}`, toldBy(state, speaker, line.occasion) + 1);
  const content = contentOf(line, intent.plan?.plan ?? null);
  const takesUp = intent.plan?.plan.takesUp;
  if (content.move === 'topic' && intent.plan?.plan.clause === 'followup') state.memory.followedUp(speaker);
  const read = readLine(line.text);
  const awaits = intent.plan?.plan.awaits ?? null;
  if (intent.plan?.exchange != null)
    state.memory.answered(intent.plan.exchange, content, awaits, awaits === null ? asksBackIn(read.verbatim) : null);
  state.memory.spoke({
    by: speaker,
    to: intent.you,
    turn: options.scene.turn,
    words: line.text,
    text: read.verbatim,
    content,
    exchange: intent.plan?.exchange ?? null,
  });
  const agreed = line.from !== 'story' && content.move === intent.plan?.plan.move && agree(state, speaker, intent);
  const answered = item.kind === 'reply';
  // Whom a storyline turns to of its own accord is asked something, and may answer without a name.
  const turnsTo = item.kind === 'unasked' && line.from === 'story';
  if ((answered || turnsTo) && intent.you === options.scene.human) state.partner = { seat: speaker, at: now };
  const met = afterSaying(spoken, answered ? (company.memberOf(speaker)?.bond.planner ?? null) : null, line);
  state.ledger.record(claimsOf(state, line, read, speaker, intent.you), options.scene);
  answerAi(state, item, entry.id, now);
  return {
    id: entry.id,
    speaker,
    to: intent.you,
    text,
    bubbles: bubblesOf(text),
    gesture,
    occasion: line.occasion,
    route,
    claims: line.claims,
    content,
    answers: item.answers,
    takesUp: takesUp === undefined ? null : state.memory.entryOf(takesUp),
    agreed,
    candidate: line.id,
    monologue,
    met,
  };
}

/** What an answer undertakes binds its speaker, a deal both, from when it is spoken (§Q2). Whether it is a new one to spare each other. */
function agree({ memory, options: { scene } }: State, speaker: Seat, { plan, you }: Intent): boolean {
  if (!plan || you === null) return false;
  const { turn, table } = scene;
  const made = { turn, round: table.round };
  const { deal } = plan.plan;
  if (!deal) {
    const undertaking = undertakenBy(plan.plan, { me: speaker, you, lord: table.lord, heard: plan.heard });
    if (undertaking) memory.promises.make({ ...made, by: speaker, heardBy: you, undertaking });
    return false;
  }
  const until = deal.spare;
  const given = memory.promises.make({
    ...made,
    by: speaker,
    heardBy: you,
    undertaking: { what: 'spare', to: you, until, ifYouDo: true },
  });
  if (deal.leaves !== undefined)
    memory.promises.make({
      ...made,
      by: speaker,
      heardBy: you,
      undertaking: { what: 'spare', to: deal.leaves, until },
    });
  const returned: Undertaking | undefined =
    'gives' in deal
      ? deal.gives
      : deal.target === undefined
        ? { what: 'spare', to: speaker, until, ifYouDo: true }
        : { what: 'attack', to: deal.target, until, ifYouDo: true };
  const taken = returned && memory.promises.make({ ...made, by: you, heardBy: speaker, undertaking: returned });
  return given && taken === true && returned.what === 'spare';
}

/** The public claims of an AI's line: what its words claim, and what it declares without saying so in our reader's words. */
function claimsOf(
  { options }: State,
  { text, claims }: Weighed,
  line: Line,
  speaker: Seat,
  you: Seat | null,
): PublicClaim[] {
  const read = claimsIn(line, { scene: options.scene, speaker, you });
  const declared = claims.flatMap((claim): PublicClaim[] => {
    if (claim.kind !== 'guess' && claim.kind !== 'self') return [];
    const about = claim.kind === 'self' ? speaker : claim.about;
    const { role } = claim;
    if (role === 'commoner' || read.some((other) => other.about === about)) return [];
    return [{ speaker, about, role, denied: false, sure: PLAIN_SURE, span: [0, text.length], words: text }];
  });
  return [...read, ...declared];
}

/** Nothing came of it: shown where somebody had been spoken to. */
function keepSilent(state: State, { kind, named, intent, route }: Queued, now: number): void {
  if (kind !== 'reply' || !named) return;
  state.log.add({
    at: now,
    round: roundOf(state),
    from: intent.speaker.seat,
    to: intent.you,
    text: SILENCE,
    silent: true,
    route,
  });
}
