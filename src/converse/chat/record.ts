/** Lines in the recording: what an AI's did, which of the person's it answers, and what their claims weigh. */
import type { Heard, Utterance } from '../../chatter/flow/contract';
import type { Line } from '../../chatter/line/line';
import type { ChatEvent, Seat } from '../../core/event';
import { weighAnswer, weighPact, weighReports, weighWords } from '../words';
import { personIn, type ChatGame, type ChatState } from './state';

/** What a recorded line says beside its words. */
export type LineNotes = Pick<ChatEvent, 'for' | 'to' | 'claims' | 'move' | 'about' | 'role' | 'answers'>;

/** What is noted of an AI's line beside its words: what it is for and to whom, what it did, and which line of the person's it answers. */
export function notesOf(
  { occasion, to, claims, content: { move, about, role }, answers }: Utterance,
  { lines }: ChatGame,
): LineNotes {
  const number = answers === null ? undefined : lines.numbers.get(answers);
  return {
    for: occasion,
    ...(to === null ? {} : { to }),
    ...(claims.length > 0 ? { claims } : {}),
    move,
    ...(about === undefined ? {} : { about }),
    ...(role === undefined ? {} : { role }),
    ...(number === undefined ? {} : { answers: number }),
  };
}

/** Writes a line into the recording; answers whether there was one to write into. */
function write({ game }: ChatState, seat: Seat | null, text: string, more: LineNotes = {}): boolean {
  if (!game || seat === null || game.session.recorder.finished()) return false;
  game.session.accept({ type: 'chat', seat, text, ...more });
  return true;
}

/** What is known of a line beside its words: of an AI's what it was meant to say, of a person's how it was heard. */
type Told = Pick<Utterance, 'speaker' | 'to' | 'content' | 'agreed' | 'claims'> | Pick<Heard, 'moves'>;

/** The same for a line that the AIs heard: what it claims weighs as evidence where the player wants that (§G6). Answers whether it was written. */
export function record(
  chat: ChatState,
  seat: Seat | null,
  line: Line,
  more: LineNotes = {},
  told: Told | null = null,
): boolean {
  const { game } = chat;
  if (!write(chat, seat, line.raw, more) || !game || seat === null) return false;
  weigh(chat, game, seat, line, more.to ?? null, told);
  return true;
}

/** The person's line, numbered in order of writing: answers of the AIs name it by that. `heard`: null where hearing it failed. */
export function recordPerson(chat: ChatState, line: Line, heard: Heard | null): void {
  const to = heard?.addressed[0]?.seat;
  const written = record(chat, personIn(chat), line, to === undefined ? {} : { to }, heard);
  if (written) number(chat, heard?.entry ?? null);
}

/** A line of the person's that no AI was to hear: it counts as one all the same, and nothing answers it. */
export function writePerson(chat: ChatState, text: string): void {
  if (write(chat, personIn(chat), text)) number(chat, null);
}

function number({ game }: ChatState, entry: number | null): void {
  if (!game) return;
  game.lines.written += 1;
  if (entry !== null) game.lines.numbers.set(entry, game.lines.written);
}

function weigh(
  { options }: ChatState,
  { conversation, session }: ChatGame,
  seat: Seat,
  line: Line,
  to: Seat | null,
  told: Told | null,
): void {
  if (!options.settings.chat().claims) return;
  for (const event of weighWords(conversation, seat, line, to)) session.accept(event);
  if (told === null) return;
  for (const event of weighReports(conversation, seat, line, told)) session.accept(event);
  if ('moves' in told) return;
  for (const weighed of [weighAnswer(conversation, told), weighPact(told)]) if (weighed) session.accept(weighed);
}
