/** Lines in the recording, and what their claims weigh. */
import type { Heard, Utterance } from '../../chatter/flow/contract';
import type { Line } from '../../chatter/line/line';
import type { ChatEvent, Seat } from '../../core/event';
import { weighAnswer, weighPact, weighReports, weighWords } from '../words';
import type { ChatState } from './state';

/** What a recorded line says beside its words. */
export type LineNotes = Pick<ChatEvent, 'for' | 'to' | 'claims'>;

/** Writes a line into the recording; answers whether there was one to write into. */
export function write({ game }: ChatState, seat: Seat | null, text: string, more: LineNotes = {}): boolean {
  if (!game || seat === null || game.session.recorder.finished()) return false;
  game.session.accept({ type: 'chat', seat, text, ...more });
  return true;
}

/** What is known of a line beside its words: of an AI's what it was meant to say, of a person's how it was heard. */
type Told = Pick<Utterance, 'speaker' | 'to' | 'content' | 'agreed' | 'claims'> | Pick<Heard, 'moves'>;

/** The same for a line that the AIs heard: what it claims weighs as evidence where the player wants that (§G6). */
export function record(
  chat: ChatState,
  seat: Seat | null,
  line: Line,
  more: LineNotes = {},
  told: Told | null = null,
): void {
  const { game, options } = chat;
  if (!write(chat, seat, line.raw, more) || !game || seat === null || !options.settings.chat().claims) return;
  for (const event of weighWords(game.conversation, seat, line, more.to ?? null)) game.session.accept(event);
  if (told === null) return;
  for (const event of weighReports(game.conversation, seat, line, told)) game.session.accept(event);
  if ('moves' in told) return;
  for (const weighed of [weighAnswer(game.conversation, told), weighPact(told)])
    if (weighed) game.session.accept(weighed);
}
