/** Talk in the terminal story: what was said in the recording, or else what our AIs would have said, with a person who asks. */
import { createConversation, type Conversation } from '../../src/converse/conversation';
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import type { Recording } from '../../src/record/format';
import { readLine } from '../../src/chatter/line/line';
import { cleanLine } from '../../src/ui/talk/people';

/** A round takes about as long as these pauses make it, in milliseconds of the talk's own clock. */
const TURN_MS = 9000;
const ACT_MS = 2000;
/** How a line is chosen on the low route (§F2). */
const TEMPERATURE = 0.9;
/** What the person of the demonstration says, by turn. Nobody sat there when the game was recorded. */
const PERSON: Readonly<Record<number, string>> = {
  2: '大家好，多关照',
  4: '二号是不是反贼？',
  7: '主公，我是忠臣，别打我',
  9: '你们觉得谁是内奸？',
  12: '嗯',
  15: '打得漂亮',
  18: '学我说话：喵喵喵',
};
const PERSON_SEAT: Seat = 4;

export interface Overheard {
  readonly seat: Seat;
  readonly text: string;
  readonly person: boolean;
}

/** Whether anybody speaks in the recording itself. */
export const speaks = ({ entries }: Recording): boolean => entries.some(({ event }) => event?.type === 'chat');

/** Call with each event after the fold took it in; answers what is said then: in the recording, or `acted`. */
export function overhear(recording: Recording, game: Game, acted: boolean): (event: PublicEvent) => Overheard[] {
  if (!acted) {
    const { me } = recording.header;
    return (event) =>
      event.type === 'chat' ? [{ seat: event.seat, text: cleanLine(event.text), person: event.seat === me }] : [];
  }
  const talk = imagined(recording, game);
  let now = 0;
  return (event) => {
    now += event.type === 'turn' ? TURN_MS : ACT_MS;
    talk.see(event, now);
    const asked =
      event.type === 'turn' && game.table.bySeat.get(PERSON_SEAT)?.alive === true ? PERSON[event.n] : undefined;
    if (asked !== undefined) talk.hear(talk.perceive(readLine(asked), now), now);
    const said = talk.due(now, false).map(({ speaker, text }) => ({ seat: speaker, text, person: false }));
    return asked === undefined ? said : [{ seat: PERSON_SEAT, text: asked, person: true }, ...said];
  };
}

function imagined({ header, terms }: Recording, game: Game): Conversation {
  return createConversation({
    game: () => game,
    me: () => PERSON_SEAT,
    seed: header.seed,
    language: 'zh',
    relations: undefined,
    storylines: [],
    settings: () => ({
      on: true,
      talkativeness: 0.5,
      speed: 1,
      onlyWhenNamed: false,
      quietOnMyTurn: false,
      muted: new Set(),
      language: 'zh',
    }),
    control: () => ({ allowed: true, temperature: TEMPERATURE }),
    term: (name) => terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
}
