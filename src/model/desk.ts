/** A model beside one game's talk: words for planned lines, a closer look at the person's lines (§I). */
import { failed, type Answer, type RefineContext } from '../chatter/prompt/backend';
import type { PromptContext } from '../chatter/prompt/context';
import { guardLine, guardWording } from '../chatter/prompt/guard';
import { ceilingOf } from '../chatter/prompt/guard/ceiling';
import type { Refinement, Reply } from '../chatter/prompt/schema';
import type { Slot, Wordings, Words } from '../chatter/flow/contract';
import type { Link } from './link';
import type { SpokenLanguage } from '../language/languages';

export interface DeskOptions {
  readonly link: Link;
  /** Whether a model may be asked at all (§F4: never in care, nor on the high route). */
  allowed(): boolean;
  /** §F2 */
  temperature(): number;
  contextOf(slot: Slot): PromptContext;
  /** For the debug log: what became of an answer. */
  note(text: string): void;
}

export interface Desk extends Wordings {
  /** Looks closer at a line that is neither withheld nor ≥ 0.70; `found` hears of it, later or never. */
  refine(context: RefineContext, found: (refinement: Refinement) => void): void;
  /** The sentence in other words, if they have come; asks for them otherwise. */
  wording(language: SpokenLanguage, sentence: string, came: () => void): string;
  /** Nobody waits for anything any more. */
  cancel(): void;
}

interface Open {
  readonly stop: AbortController;
  words: Words | null;
  over: boolean;
}

/** Sentences of the judge that are remembered in other words. */
const MOST_WORDINGS = 100;

export function createDesk({ link, allowed, temperature, contextOf, note }: DeskOptions): Desk {
  const slots = new Map<Slot, Open>();
  /** By sentence; its own words while others are asked for. */
  const wordings = new Map<string, { text: string }>();
  /** What runs beside the slots. */
  let others = new AbortController();

  /** What came for a slot: its own answer's words have to pass; another answer is given in our words where its words do not. */
  function wordsIn({ pick, line }: Reply, slot: Slot): Answer<Words> {
    const other = slot.others[pick - 2];
    const picked = other ? pick - 1 : 0;
    const given: Slot = { ...slot, ...other, others: [] };
    const guarded = guardLine(line, ceilingOf(contextOf(given), given.line.occasion));
    if (!guarded.ok) note(`refused: ${guarded.why}`);
    if (guarded.ok) return { ok: true, value: { picked, text: guarded.text } };
    // To have chosen another is worth the call; a server of nothing but bad words is given a rest.
    return picked > 0 ? { ok: true, value: { picked, text: null } } : failed('unsafe');
  }

  /** Whether a call for the slot could be made. */
  function open(slot: Slot): boolean {
    const opened: Open = { stop: new AbortController(), words: null, over: false };
    const answer = link.call<Words>(
      slot.intent.speaker.seat,
      async (backend, call) => {
        const reply = await backend.reply(contextOf(slot), call);
        return reply.ok ? wordsIn(reply.value, slot) : reply;
      },
      temperature(),
      opened.stop.signal,
    );
    if (answer === null) return false;
    slots.set(slot, opened);
    void answer.then((came) => {
      opened.over = true;
      opened.words = came.ok ? came.value : null;
    });
    return true;
  }

  return {
    ready: (speaker) => allowed() && link.ready(speaker),
    ask: (slot, now) => (allowed() && open(slot) ? now + link.patience : null),
    read: (slot) => slots.get(slot)?.words ?? null,
    awaited: (slot) => slots.get(slot)?.over === false,
    close(slot, why) {
      if (why !== undefined) note(`refused: ${why}`);
      // Whoever answers later answers nobody.
      const closed = slots.get(slot);
      slots.delete(slot);
      if (closed?.over === false) closed.stop.abort();
    },
    refine(context, found) {
      if (!allowed()) return;
      const { signal } = others;
      void link
        .call('refine', (backend, call) => backend.refine(context, call), temperature(), signal)
        ?.then((answer) => {
          if (answer.ok && !signal.aborted) found(answer.value);
        });
    },
    wording(language, sentence, came) {
      const known = wordings.get(sentence);
      if (known !== undefined || !allowed() || wordings.size >= MOST_WORDINGS) return known?.text ?? sentence;
      const { signal } = others;
      const answer = link.call(
        'wording',
        (backend, call) => backend.wording({ language, sentence }, call),
        temperature(),
        signal,
      );
      if (answer === null) return sentence;
      const kept = { text: sentence };
      wordings.set(sentence, kept);
      void answer.then((said) => {
        if (said.ok && !signal.aborted) {
          kept.text = guardWording(sentence, said.value);
          came();
        } else if (wordings.get(sentence) === kept) wordings.delete(sentence); // Asked for again when it is next shown.
      });
      return sentence;
    },
    cancel() {
      for (const { stop, over } of slots.values()) if (!over) stop.abort();
      slots.clear();
      others.abort();
      others = new AbortController();
    },
  };
}
