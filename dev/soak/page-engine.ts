/** The few members of the engine that the soak uses. */
import type { HookBus } from '../../src/hooks/bus';
import type { HookEvents } from '../../src/hooks/events';

export type Call = (this: unknown, ...args: unknown[]) => unknown;

export interface SoakPlayer {
  say(text: string): void;
  storage: Record<string, unknown>;
}

interface MenuItem {
  onswitch?(on: boolean): void;
  onclick?(value: unknown): void;
}

export interface SoakEngine {
  readonly lib: {
    readonly arenaReady: (() => void)[];
    readonly skill: Record<string, unknown>;
    readonly config: Record<string, unknown>;
    readonly extensionMenu: Record<string, Record<string, MenuItem> | undefined>;
    readonly element: { Player?: { prototype: Record<string, Call> }; player?: Record<string, Call> };
  };
  readonly game: {
    me?: SoakPlayer;
    players: SoakPlayer[];
    slqjAiHooks?: HookBus<HookEvents>;
    over: Call;
    addGlobalSkill(name: string): void;
    saveConfig(key: string, value: unknown): void;
  };
  readonly ui: { click: { auto(): void } };
  readonly get: Record<string, Call>;
  readonly _status: { auto: boolean; paused?: boolean; ai?: { customAttitude?: Call[] } };
}
