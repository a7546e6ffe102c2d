/** A made-up table at which everything can be set by hand, and what tests do with a page. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createLedger } from '../../../src/chatter/claims/ledger';
import type { PublicClaim } from '../../../src/chatter/claims/types';
import { detect } from '../../../src/chatter/detection/detect';
import type { Heard, LogEntry, OpenTask, RelationView } from '../../../src/chatter/flow/contract';
import { createScene, note } from '../../../src/chatter/scene/scene';
import type { Seat } from '../../../src/core/event';
import { mountPanel, type Panel } from '../../../src/ui/panel';
import type { PanelSource } from '../../../src/ui/source';
import type { Language } from '../../../src/language/languages';
import type { Tab } from '../../../src/ui/tab';
import type { LastLine, Talker, TalkSource, TalkSwitches } from '../../../src/ui/talk/source';
import { PLOT, sourceOf } from '../tools';

export const entry = (id: number, from: Seat, text: string | null, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  from,
  text,
  line: null,
  at: id * 1000,
  round: 1,
  to: null,
  gesture: null,
  withheld: false,
  silent: false,
  occasion: null,
  route: null,
  ...more,
});

export const claim = (
  speaker: Seat,
  about: Seat,
  role: PublicClaim['role'],
  more: Partial<PublicClaim> = {},
): PublicClaim => ({ speaker, about, role, denied: false, sure: 0.7, span: [0, 1], words: '', ...more });

export const relation = (seat: Seat, more: Partial<RelationView> = {}): RelationView => ({
  seat,
  voice: 'hearty',
  stage: 'initiating',
  turns: 3,
  games: 2,
  why: null,
  dims: { closeness: 0.2, trust: 0.3, liking: 0.5, respect: 0.5, warmth: 0.5, power: 0.5 },
  ...more,
});

/** The person's line as detection reads it. */
export function lastLine(text: string, more: Partial<Heard> = {}): LastLine {
  const detection = detect({ text });
  const heard: Heard = {
    entry: 1,
    moves: [],
    withheld: false,
    detection,
    act: null,
    subject: null,
    addressed: [{ seat: 3, how: 'named' }],
    queued: [],
    ...more,
  };
  return { text, detection, heard };
}

/** Five at the table, the person on seat 1, everybody else an AI that talks. */
export function fakeTalk(running: PanelSource) {
  const scene = createScene(running.game()!.table, 1);
  const ledger = createLedger();
  const listeners = new Set<() => void>();
  const VOICES = ['courtly', 'hearty', 'biting', 'playful'] as const;
  const set = {
    inactive: null as string | null,
    quiet: null as ReturnType<TalkSource['quiet']>,
    held: false,
    talkers: scene.table.seats.map(
      ({ seat, name }): Talker => ({
        seat,
        name,
        alive: true,
        mine: seat === 1,
        voice: VOICES[seat - 2] ?? null,
        muted: false,
      }),
    ),
    log: [] as LogEntry[],
    last: null as LastLine | null,
    answer: null as ReturnType<TalkSource['answer']>,
    relations: new Map<Seat, RelationView>(),
    tasks: new Map<Seat, OpenTask[]>(),
    debug: false,
    temperature: 0.54 as number | null,
    switches: { on: true, talkativeness: 0.5, speed: 1, onlyWhenNamed: false, quietOnMyTurn: true } as TalkSwitches,
    noScene: false,
  };
  const source: TalkSource = {
    inactive: () => set.inactive,
    quiet: () => set.quiet,
    held: () => set.held,
    resume: vi.fn(() => {
      set.quiet = null;
    }),
    numbers: vi.fn(),
    scene: () => (set.noScene ? null : scene),
    talkers: () => set.talkers,
    log: () => set.log,
    last: () => set.last,
    answer: () => set.answer,
    ledger: () => ledger,
    relation: (seat) => set.relations.get(seat) ?? null,
    tasks: (seat) => set.tasks.get(seat) ?? [],
    rigidity: () => ({ rigid: 0.15, temperature: set.temperature }),
    debug: () => set.debug,
    switches: () => set.switches,
    change: vi.fn((switches: Partial<TalkSwitches>) => {
      set.switches = { ...set.switches, ...switches };
    }),
    mute: vi.fn((seat: Seat, muted: boolean) => {
      set.talkers = set.talkers.map((talker) => (talker.seat === seat ? { ...talker, muted } : talker));
    }),
    send: vi.fn(),
    throwAt: vi.fn(),
    forget: vi.fn(),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return {
    source,
    set,
    scene,
    ledger,
    note,
    changed: () => {
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

let root: HTMLElement;
const frames: (() => void)[] = [];
const FRAMES = {
  requestAnimationFrame: (run: () => void) => frames.push(run),
  cancelAnimationFrame: () => {
    frames.length = 0;
  },
};

/** To be called once in every test file: a fresh page before each test, frames run by hand. */
export function eachOnFreshPage(): void {
  beforeEach(() => {
    frames.length = 0;
    for (const [name, stub] of Object.entries(FRAMES)) vi.stubGlobal(name, stub);
    document.body.replaceChildren((root = document.createElement('section')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

export const page = (): HTMLElement => root;
export const waitingFrames = (): number => frames.length;
export const nextFrame = (): void => {
  for (const run of frames.splice(0)) run();
};

/** A panel with one page of talk, open at it. */
export function showTab(
  make: (source: ReturnType<typeof fakeTalk>, running: PanelSource) => Tab,
  options: { language?: Language; names?: readonly string[] } = {},
) {
  const running = sourceOf({ events: PLOT, me: 1, ...(options.names ? { names: options.names } : {}) });
  const talk = fakeTalk(running);
  const tab = make(talk, running);
  const panel: Panel = mountPanel(root, running, { language: options.language ?? 'zh-CN', tabs: [tab] });
  panel.open();
  panel.selectTab(tab.id);
  return { ...talk, panel, running };
}

export const one = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
export const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
/** Those of them that are not hidden, nor in anything hidden. */
export const visible = (selector: string): HTMLElement[] => all(selector).filter((node) => !node.closest('[hidden]'));
export const byText = (selector: string, text: string): HTMLElement => {
  const found = visible(selector).find((node) => node.textContent === text);
  if (!found) throw new Error(`no visible ${selector} that says ${text}`);
  return found;
};
export const texts = (selector: string): string[] => visible(selector).map((node) => node.textContent);

export function press(node: Element, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  node.dispatchEvent(event);
  return event;
}

/** What a run does to the page. */
export function mutationsDuring(run: () => void): MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  run();
  return observer.takeRecords();
}
