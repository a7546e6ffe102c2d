/**
 * The talking person's part in the page, bundled by page-source.ts and run in the probe's content(): tells the person what happens, says
 * what it says, and lets time pass with every act, so that a game without pauses still has talk in it.
 */
import type { ChatEvent, Seat } from '../../src/core/event';
import type { HookBus } from '../../src/hooks/bus';
import type { HookEvents } from '../../src/hooks/events';
import { ownClock } from './page-clock';
import { createPerson, type Person } from './person';
import type { PersonLine } from './person-line';
import type { Happening } from './sight';
import type { SpokenLine, TalkedGame } from './spoken';

/** What a turn and an act take, ms. */
const TURN_MS = 6000;
const ACT_MS = 1500;
/** What takes its time; the rest comes with it. */
const ACTS = ['useCard', 'damageEnd', 'recoverEnd'];

interface Player {
  readonly hp: number;
  getSeatNum(): Seat;
  isAlive(): boolean;
  say(text: string): void;
}

interface GameEvent {
  readonly name: string;
  readonly player?: Player;
  readonly source?: Player;
  readonly giver?: Player;
  readonly target?: Player;
  readonly targets?: readonly Player[];
  readonly card?: { readonly name: string };
  readonly num?: number;
  getParent(): GameEvent | undefined;
}

interface TalkEngine {
  readonly lib: { readonly skill: Record<string, unknown> };
  readonly game: {
    readonly me: Player;
    readonly players: readonly Player[];
    readonly dead: readonly Player[];
    readonly zhu: Player;
    readonly slqjAiHooks: HookBus<HookEvents>;
    readonly __slqjAiPersona?: { recording(): readonly string[] | null };
    addGlobalSkill(name: string): void;
  };
}

/** What AIs said so far, through the public hook alone; whoever waits for one may empty it. */
export const replies: SpokenLine[] = [];
const said: PersonLine[] = [];
let person: Person | null = null;

/** Called once, before the arena is built. */
export function begin(engine: TalkEngine): void {
  const { lib, game } = engine;
  const pass = ownClock();
  game.slqjAiHooks.on(
    'slqj_ai_chat_reply',
    ({ speaker, text, route }) => {
      replies.push({ at: Date.now(), seat: (speaker as Player).getSeatNum(), text, route });
    },
    { priority: -100 },
  );
  const words = wordsIn(game);
  lib.skill['zz_talk'] = {
    trigger: { global: ['phaseBegin', 'useCardToTargeted', 'gainEnd', 'drawEnd', 'dieAfter', 'reviveEnd', ...ACTS] },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    forceDie: true,
    // Asked of every seat; once is enough.
    filter(event: GameEvent, player: unknown, name: string) {
      if (player !== game.me) return false;
      if (name === 'phaseBegin') pass(TURN_MS);
      else if (ACTS.includes(name)) pass(ACT_MS);
      const happened = happeningOf(event, name);
      if (name === 'phaseBegin') person ??= seated(game);
      if (!person) return false;
      if (name === 'phaseBegin') for (const word of words()) person.see(word);
      if (happened) person.see(happened);
      if (name === 'phaseBegin') speak(game.me, person);
      return false;
    },
    content: () => Promise.resolve(),
  };
  game.addGlobalSkill('zz_talk');
}

export const report = (): TalkedGame => ({ replies, me: person?.seat ?? null, said });

/** Seats have their numbers when the first turn begins. */
function seated({ me, zhu, players, dead }: TalkEngine['game']): Person {
  const seats = [...players, ...dead].map((one) => one.getSeatNum()).sort((a, b) => a - b);
  return createPerson({ seed: globalThis.zzTable.options.seed, seat: me.getSeatNum(), lord: zhu.getSeatNum(), seats });
}

function speak(me: Player, one: Person): void {
  // A skill may have lent the keyboard to another seat: that one is not the person.
  const line = me.getSeatNum() === one.seat ? one.speak() : null;
  if (!line) return;
  said.push(line);
  me.say(line.text);
}

/** What AIs have said since it was asked last: whom a line was for stands in the log that the person reads, and not in the hook. */
function wordsIn(game: TalkEngine['game']): () => Happening[] {
  let read = 0;
  return () => {
    const rows = game.__slqjAiPersona?.recording() ?? [];
    const fresh = rows.slice(read);
    read = rows.length;
    return fresh.flatMap((row): Happening[] => {
      if (!row.startsWith('{"type":"chat"')) return [];
      const { seat, text, to = null, for: occasion, answers } = JSON.parse(row) as ChatEvent;
      return occasion === undefined ? [] : [{ kind: 'word', by: seat, to, text, answers: answers !== undefined }];
    });
  };
}

const seen = new WeakSet();

/** What everybody sees of it; null for what is none of the person's business, or was told already. */
function happeningOf(event: GameEvent, name: string): Happening | null {
  const { player, num = 1, card } = event;
  if (!player) return null;
  const seat = player.getSeatNum();
  switch (name) {
    case 'phaseBegin':
      return { kind: 'turn', seat };
    case 'damageEnd':
      return { kind: 'damage', by: event.source?.getSeatNum() ?? null, to: seat, num, card: card?.name ?? null };
    case 'recoverEnd':
      return { kind: 'heal', by: event.source?.getSeatNum() ?? null, to: seat, num, rescue: player.hp - num <= 0 };
    case 'useCard':
      // It has no target of its own.
      return card?.name === 'wuxie' ? { kind: 'card', by: seat, to: [], card: card.name } : null;
    case 'useCardToTargeted': {
      // Once a target, with the whole list each time.
      const use = event.getParent() ?? event;
      if (!card || seen.has(use)) return null;
      seen.add(use);
      const targets = event.targets ?? (event.target ? [event.target] : []);
      return { kind: 'card', by: seat, to: [...new Set(targets)].map((one) => one.getSeatNum()), card: card.name };
    }
    case 'gainEnd':
      return event.giver && event.giver !== player ? { kind: 'give', by: event.giver.getSeatNum(), to: seat } : null;
    case 'drawEnd': {
      const cause = event.getParent();
      const by = cause?.player;
      return by && by !== player && cause.name !== 'die' ? { kind: 'give', by: by.getSeatNum(), to: seat } : null;
    }
    case 'dieAfter':
      return { kind: 'death', seat, by: event.source?.getSeatNum() ?? null };
    case 'reviveEnd':
      return { kind: 'revive', seat };
    default:
      return null;
  }
}
