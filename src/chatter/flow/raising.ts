/** A turn of one's own: whoever's storyline waits for words may say them unasked (§G1). */
import type { Seat } from '../../core/event';
import type { Occasion } from '../vocabulary';
import { isAway } from './branch';
import { chance, compose, type Intent } from './compose';
import { mayWant } from './floor';
import { roundOf, type State } from './state';
import { enqueue, plainIntent } from './unasked';

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
