/** What the arena notes in the page that no recording holds: the deal, who let whom die, time, and whose roles attitudes rest on. */
import { feelsByMind } from '../../src/core/attitude';
import type { GameEvent, Player } from '../../src/engine/noname';
import type { Session } from '../../src/engine/session';
import type { ArenaEngine, Bearer, CardNode } from './page-engine';
import { roleOf, type Seating } from './page-seats';
import type { ArenaReport, LeftToDie, Work } from './page-state';
import { unseenBehind, type Button } from '../../src/engine/choice/faces';
import { campOf } from './seating';

type Weigh = (...args: unknown[]) => unknown;

/** Notes whether these cards' faces are read while candidates are weighed; what asks for legality is no weighing. */
function watchFaces(cards: readonly object[]) {
  const parts = ['name', 'suit', 'number'] as const;
  const before = cards.map((card) => parts.map((part) => Object.getOwnPropertyDescriptor(card, part)));
  let weighing = false;
  let looked = false;
  for (const card of cards)
    for (const part of parts) {
      const value: unknown = Reflect.get(card, part);
      Object.defineProperty(card, part, {
        configurable: true,
        enumerable: true,
        get: () => ((looked ||= weighing), value),
        set: (changed: unknown) => Object.defineProperty(card, part, { value: changed, writable: true }),
      });
    }
  return {
    looked: () => looked,
    during:
      (check: Weigh): Weigh =>
      (...args) => {
        weighing = true;
        try {
          return check(...args);
        } finally {
          weighing = false;
        }
      },
    end() {
      cards.forEach((card, i) => {
        parts.forEach((part, k) => {
          const face = before[i]?.[k];
          if (face) Object.defineProperty(card, part, face);
          else Reflect.deleteProperty(card, part);
        });
      });
    },
  };
}

const SKILL = 'zz_arena_probe';

export interface Probe {
  /** Around an attitude. */
  attitude(args: readonly unknown[], run: () => unknown): unknown;
  /** Around a choice. */
  choice(args: readonly unknown[], run: () => unknown): unknown;
  /** Around a choice of buttons. */
  pick(args: readonly unknown[], run: (changed?: readonly unknown[]) => unknown): unknown;
  /** Listens; called where skills may be added. */
  listen(): void;
  report(): ArenaReport;
}

/** FNV-1a, as eight digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

const cardText = ({ name, suit, number }: CardNode): string => `${suit}${number}${name}`;

export function createProbe(
  engine: ArenaEngine,
  seating: Seating,
  sessionOf: (decider: Player) => Session | null,
): Probe {
  const { game, lib, ui, _status } = engine;
  const work = new Map<string, Work>();
  const deaths: LeftToDie[] = [];
  let deal: ArenaReport['deal'] | null = null;
  let choosing = false;

  function workOf(name: string): Work {
    let mine = work.get(name);
    if (!mine) work.set(name, (mine = { decisions: 0, milliseconds: 0, hidden: 0, trueRole: 0, picks: 0, faces: 0 }));
    return mine;
  }

  /** Whether an attitude rests on a hidden role; null where it asks for nothing hidden, or nobody can say. */
  function peeks(from: Player, to: Bearer): boolean | null {
    if (seating.isForeign(from)) return null;
    const running = sessionOf(from);
    if (!running) return true;
    const [self, about] = [running.seats.of(from), running.seats.of(to)];
    const target = about === undefined ? undefined : running.game.table.bySeat.get(about);
    if (self === undefined || !target || running.insight.learned(self, target.seat) !== null) return null;
    return !feelsByMind(running.game, self, target, running.insight);
  }

  function noteAttitude(from: Player, to: Bearer): void {
    const name = seating.nameOf(from);
    if (name === null || from === to || to.identityShown === true || !to.isAlive()) return;
    const answer = peeks(from, to);
    const mine = workOf(name);
    if (answer === null && !seating.isForeign(from)) return;
    mine.hidden += 1;
    if (answer === null) mine.trueRole = null;
    else if (answer && mine.trueRole !== null) mine.trueRole += 1;
  }

  function noteDeal(): void {
    const everybody = [...game.players].sort((a, b) => Number(a.dataset.position) - Number(b.dataset.position));
    deal ??= {
      heroes: digest(everybody.map(({ name }) => name).join()),
      roles: digest(everybody.map((player) => roleOf(player)).join()),
      hands: digest(everybody.map((player) => player.getCards('h').map(cardText).join()).join('/')),
      deck: digest([...(ui.cardPile?.childNodes ?? [])].map((card) => cardText(card as CardNode)).join()),
    };
  }

  function noteDeath(victim: Bearer): void {
    const seats = seating.seats();
    const seat = seats.of(victim);
    const camp = campOf(roleOf(victim) ?? undefined);
    if (seat === undefined || deaths.some((death) => death.seat === seat)) return;
    const able = game.players.flatMap((player) => {
      const theirs = seats.of(player);
      const friend =
        player !== victim && player.isAlive() && camp !== 'nei' && campOf(roleOf(player) ?? undefined) === camp;
      return friend && theirs !== undefined && player.getCards('hs').some(({ name }) => name === 'tao') ? [theirs] : [];
    });
    deaths.push({ seat, able });
  }

  function choice(run: () => unknown): unknown {
    const name = choosing ? null : seating.nameOf(_status.event?.player);
    if (name === null) return run();
    const mine = workOf(name);
    const started = performance.now();
    choosing = true;
    try {
      return run();
    } finally {
      choosing = false;
      mine.decisions += 1;
      mine.milliseconds += performance.now() - started;
    }
  }

  return {
    attitude([from, to], run) {
      if (from && to) noteAttitude(from as Player, to as Bearer);
      return run();
    },
    pick([check, ...rest], run) {
      const name = seating.nameOf(_status.event?.player);
      const { dialog, player } = (_status.event ?? {}) as { dialog?: { buttons?: Iterable<Button> }; player?: Player };
      const cards = name !== null && player && dialog?.buttons ? unseenBehind(dialog.buttons, player) : [];
      if (name === null || cards.length === 0 || typeof check !== 'function') return choice(run);
      const watch = watchFaces(cards);
      try {
        return choice(() => run([watch.during(check as Weigh), ...rest]));
      } finally {
        watch.end();
        const mine = workOf(name);
        mine.picks += 1;
        mine.faces += Number(watch.looked());
      }
    },
    choice: (_, run) => choice(run),
    listen() {
      lib.skill[SKILL] = {
        trigger: { global: ['gameDrawEnd', 'phaseBefore', 'dieBegin'] },
        forced: true,
        silent: true,
        popup: false,
        charlotte: true,
        firstDo: true,
        forceDie: true,
        filter(event: GameEvent, _player: Player, name: string) {
          if (name !== 'dieBegin') noteDeal();
          else if (event.player) noteDeath(event.player as Bearer);
          return false;
        },
        content: () => Promise.resolve(),
      };
      game.addGlobalSkill(SKILL);
    },
    report: () => ({
      minds: Object.fromEntries(
        seating
          .seats()
          .all()
          .map(({ seat, player }) => [seat, seating.nameOf(player) ?? '']),
      ),
      deal: deal ?? { heroes: '', roles: '', hands: '', deck: '' },
      work: Object.fromEntries(work),
      deaths,
    }),
  };
}
