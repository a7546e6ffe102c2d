/** A table of the double with the adapter switched on, and what the tests ask of it. */
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import type { GameHeader, PublicEvent } from '../../src/core/event';
import type { Mind } from '../../src/core/mind';
import { PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import { createReport } from '../../src/engine/report';
import { createRuntime, type Runtime } from '../../src/engine/runtime';
import { everybodyBy, type Company } from '../../src/engine/runtime/company';
import { createSettings, EXTENSION_NAME } from '../../src/engine/settings';
import { WAYS } from '../../src/engine/ways';
import type { HookBus } from '../../src/hooks/bus';
import type { HookEvents } from '../../src/hooks/events';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { actsOn, type Acts } from './acts';
import { createDouble, type Double, type DoubleOptions } from './double';
import type { DoublePlayer } from './double-player';

export interface Table extends Double {
  acts: Acts;
  runtime: Runtime;
  api: Runtime['api'];
  bus: HookBus<HookEvents>;
  /** What `install` answered. */
  installed: boolean;
}

export interface SitOptions extends DoubleOptions {
  /** Personas that may be drawn; balanced alone unless given. */
  personas?: readonly PersonaName[];
  /** Our own settings, without the prefix; 规格 unless given, whose every value is documented. */
  settings?: Record<string, unknown>;
  /** Changes the engine before the adapter sees it. */
  before?: (table: Double) => void;
  /** Who decides for whom; the settings for everybody unless given. */
  company?: (table: Double) => Company;
  /** Fires gameStart; default true. */
  started?: boolean;
}

export const key = (name: string): string => `extension_${EXTENSION_NAME}_${name}`;

export function sit({
  personas = ['balanced'],
  settings = {},
  before,
  company,
  started = true,
  ...options
}: SitOptions = {}): Table {
  const config: Record<string, unknown> = { ...options.config };
  for (const name of PERSONA_NAMES) config[key(`persona_${name}`)] = personas.includes(name);
  for (const [name, value] of Object.entries({ ...WAYS.spec, ...settings })) config[key(name)] = value;
  const double = createDouble({ ...options, config });
  before?.(double);
  const own = createSettings(double);
  const seated = company?.(double) ?? everybodyBy(own);
  const runtime = createRuntime(double, own, '0.0.0', createReport(own.debug), seated);
  const installed = runtime.install();
  const acts = actsOn(double);
  if (started) acts.gameStart();
  return { ...double, acts, runtime, api: runtime.api, bus: runtime.api.hooks, installed };
}

const lines = (api: Runtime['api']): unknown[] => (api.recording() ?? []).map((line) => JSON.parse(line) as unknown);

export const header = ({ api }: Pick<Table, 'api'>): GameHeader => lines(api)[0] as GameHeader;

/** What was recorded so far, without the header. */
export const told = ({ api }: Pick<Table, 'api'>): PublicEvent[] => lines(api).slice(1) as PublicEvent[];

/** Only the events of one type. */
export function toldOf<T extends PublicEvent['type']>(
  table: Pick<Table, 'api'>,
  type: T,
): Extract<PublicEvent, { type: T }>[] {
  return told(table).filter((event): event is Extract<PublicEvent, { type: T }> => event.type === type);
}

export function readable({ api }: Pick<Table, 'api'>): Recording {
  const result = parseRecording((api.recording() ?? []).join('\n'));
  if (isDamage(result) || result.damage) throw new Error(JSON.stringify(isDamage(result) ? result : result.damage));
  return result;
}

export function mindOf(player: DoublePlayer): Mind {
  const mind = player.storage['slqj_ai'] as Mind | undefined;
  if (!mind) throw new Error(`${player.name} has no mind`);
  return mind;
}

/** What everybody's memory holds about one player on one axis, by seat of the observer. */
export function column(table: Double, axis: keyof Mind['memory'], about: DoublePlayer): Record<number, number> {
  const values: Record<number, number> = {};
  for (let seat = 1; seat <= table.everybody().length; seat++) {
    const value = mindOf(table.seat(seat)).memory[axis][about.playerid];
    if (value !== undefined) values[seat] = value;
  }
  return values;
}

/** Silences the console; a warning that no test asked for fails the test. */
export function listenToConsole(): { warnings: () => string[]; logs: () => string[] } {
  let warn: MockInstance<typeof console.warn>;
  let log: MockInstance<typeof console.log>;
  let heard = false;
  beforeEach(() => {
    heard = false;
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    const unasked = heard ? [] : warn.mock.calls.map((call) => call.map(String).join(' '));
    vi.restoreAllMocks();
    expect(unasked).toEqual([]);
  });
  return {
    warnings() {
      heard = true;
      return warn.mock.calls.map(([text]) => String(text));
    },
    logs: () => log.mock.calls.map(([text]) => String(text)),
  };
}
