/** A table of the double with talk on it: a clock of its own, cards and a device that a test can look into. */
import { IDBFactory } from 'fake-indexeddb';
import { createCareDesk, type CareDesk, type CareStore } from '../../src/converse/care';
import { createChat, type Chat } from '../../src/converse/chat';
import type { Link } from '../../src/model/link';
import { createReport } from '../../src/engine/report';
import { createSettings } from '../../src/engine/settings';
import { installSpeech } from '../../src/engine/speech';
import { mountCare, type CareCards } from '../../src/ui/care/card';
import { createKeep, type Keep } from '../../src/ui/keep';
import { sit, type SitOptions, type Table } from '../engine/support';

export interface TalkTable extends Table {
  chat: Chat;
  care: CareDesk;
  cards: CareCards;
  keep: Keep;
  /** What was said to the person by other means than a card. */
  told: readonly string[];
  /** The person says this at the table. */
  say(text: string): void;
  /** Lets time pass, looking four times a second as the game does. */
  pass(seconds: number): void;
  /** Bubbles of AIs so far. */
  bubbles(): string[];
}

/** A tab of a browser. */
export function tabStore(kept: string | null = null): CareStore & { readonly kept: string | null } {
  return {
    get kept() {
      return kept;
    },
    read: () => kept,
    write(json) {
      kept = json;
    },
  };
}

export function sitAndTalk(
  options: SitOptions & {
    factory?: IDBFactory;
    inactive?: () => string | null;
    keep?: Keep;
    link?: (now: () => number) => Link;
    /** Called before the game begins, as what draws it would be. */
    watch?: (table: Table) => void;
    /** What the tab keeps from page to page. */
    store?: CareStore;
  } = {},
): TalkTable {
  const clock = { now: 1_000_000 };
  const told: string[] = [];
  const table = sit({ me: 2, ...options, started: false });
  const settings = createSettings(table);
  const report = createReport(settings.debug);
  const keep = options.keep ?? createKeep(options.factory ?? new IDBFactory());
  const root = document.createElement('section');
  document.body.append(root);
  const cards = mountCare(root, {
    language: 'zh-CN',
    onClose: () => {
      care.closed();
    },
    onReply: (text) => {
      chat.answerCare(text);
    },
    onQuestionnaire: () => undefined,
    onChatterOn: () => {
      care.resume();
    },
  });
  const care = createCareDesk({
    view: () => cards,
    language: () => 'zh-CN',
    now: () => clock.now,
    hush: () => {
      chat.hush();
    },
    warn: report.warn,
    tell: (text) => {
      told.push(text);
    },
    store: options.store ?? tabStore(),
  });
  const chat = createChat({
    runtime: table.runtime,
    settings,
    keep,
    report,
    care,
    storylines: () => [],
    ...(options.link ? { link: options.link(() => clock.now) } : {}),
    now: () => clock.now,
    language: () => 'zh',
    traditional: () => false,
    term: (name) => table.get.translation(name),
    inactive: options.inactive ?? (() => null),
    quiet: () => '安静',
    listen: (ear) => installSpeech(table, ear, report),
  });
  options.watch?.(table);
  table.acts.gameStart();
  const person = table.game.me;
  return {
    ...table,
    chat,
    care,
    cards,
    keep,
    told,
    say: (text) => {
      person.say(text);
    },
    pass(seconds) {
      for (let i = 0; i < seconds * 4; i++) {
        clock.now += 250;
        chat.tick();
      }
    },
    bubbles: () =>
      table
        .everybody()
        .filter((player) => player !== person)
        .flatMap(({ said }) => said),
  };
}
