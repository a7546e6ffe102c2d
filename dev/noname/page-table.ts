/**
 * The probe extension, served as extension/zz_table/extension.js (bundled by table-extension.ts). It makes play
 * repeatable and fast, seats an AI everywhere when asked, and tells when the game is over. It changes no decision
 * but one: the hero of the human seat is drawn at random.
 */
import type {
  Engine,
  EngineGame,
  EngineLib,
  EngineStatus,
  EngineUi,
  GameEvent,
  Player,
  PlayerMethods,
} from './page-engine';
import type { TableState, Winner } from './table-state';

const table = globalThis.zzTable;
const { options } = table;
const errors: string[] = [];
let over: TableState['over'] = null;
let evaluated: string | null = null;

export const type = 'extension';

/** 1.10.9 re-evaluates a default-exported object from its text, a function is taken as it is. */
export default function probe(
  lib: EngineLib,
  game: EngineGame,
  ui: EngineUi,
  get: unknown,
  ai: unknown,
  _status: EngineStatus,
): Record<string, unknown> {
  const engine: Engine = { lib, game, ui, get, ai, _status };
  return {
    name: 'zz_table',
    editable: false,
    connect: false,
    precontent() {
      lib.onload2.push(() => {
        sortPacks(lib);
      });
    },
    content() {
      attach(engine);
    },
    config: {},
    help: {},
    package: { nopack: true, intro: '', author: '', version: '1' },
    files: { character: [], card: [], skill: [], audio: [] },
  };
}

function attach(engine: Engine): void {
  const { lib, game, ui, _status } = engine;
  table.state = () => ({
    stage: table.stage === 'arena' && game.phaseNumber > 0 ? 'playing' : table.stage,
    rounds: game.roundNumber,
    turns: game.phaseNumber,
    draws: table.draws(),
    event: eventPath(_status),
    errors: [...errors],
    over,
    evaluated,
  });
  table.run = async (source) => {
    // eslint-disable-next-line no-eval -- running a developer's snippet is what this is for
    const callable: unknown = (0, eval)(`(${source})`);
    if (typeof callable !== 'function') throw new Error(`not a function: ${source.slice(0, 60)}`);
    const value = (await Reflect.apply(callable, undefined, [engine])) as unknown;
    return value === undefined ? 'null' : JSON.stringify(value);
  };
  table.stage = 'content';
  if (options.auto) {
    stayAuto(_status);
    drawOwnHero(engine);
  }
  if (options.fast) lib.config.duration = 0;
  if (options.fast && !options.shown) hideTable(ui);
  watchEnd(game);
  lib.arenaReady.push(() => {
    table.stage = 'arena';
    if (options.evaluate?.moment === 'arena') evaluate(game);
    table.reseed();
  });
  if (options.evaluate?.moment === 'game')
    onGameStart(engine, () => {
      evaluate(game);
    });
  if (options.setup) table.run(options.setup).catch((error: unknown) => errors.push(`setup: ${text(error)}`));
  table.reseed();
}

/** Packs arrive in any order; put them into the declared one before the engine merges them into its tables. */
function sortPacks(lib: EngineLib): void {
  const declared = [...lib.config.all.cards, ...lib.config.all.characters];
  for (const packs of Object.values(lib.imported)) {
    const names = Object.keys(packs).sort();
    const order = [...declared.filter((name) => name in packs), ...names.filter((name) => !declared.includes(name))];
    const sorted = order.map((name) => [name, packs[name]] as const);
    for (const name of names) delete packs[name];
    for (const [name, pack] of sorted) packs[name] = pack;
  }
}

/**
 * 托管 stays on. Skills that take over the human seat (惑心, 侵夺) press its button when they give it back, as though they had
 * been the ones to press it before; then the game would wait for a person.
 */
function stayAuto(_status: EngineStatus): void {
  Object.defineProperty(_status, 'auto', {
    configurable: true,
    enumerable: true,
    get: () => true,
    set: () => undefined,
  });
}

/** Left alone, the AI of the human seat takes the first hero offered. Draws from a stream of its own. */
function drawOwnHero({ lib, _status }: Engine): void {
  const methods: PlayerMethods | undefined = lib.element.Player?.prototype ?? lib.element.player;
  if (!methods) return;
  const { chooseButton } = methods;
  let state = options.seed | 0;
  const draw = (): number => (state = (Math.imul(state, 1664525) + 1013904223) | 0);
  methods.chooseButton = function (...args: unknown[]) {
    const next = chooseButton.apply(this, args);
    if (_status.event?.name === 'chooseCharacter') next.set('ai', draw);
    return next;
  };
}

/** How 身份 asks for the dialog of 自由选将, when it offers the heroes. */
const FREE_PICK = 'heightset';

/** Nobody watches: no layout work, which is most of what a turn costs, and no dialog of all heroes for who would pick freely. */
function hideTable(ui: EngineUi): void {
  ui.refresh = () => undefined;
  const { create } = ui;
  const { characterDialog } = create;
  create.characterDialog = (...args) => {
    const before = globalThis.zzTable.stage === 'content' || globalThis.zzTable.stage === 'arena';
    const picks = before && args.length === 1 && args[0] === FREE_PICK;
    return picks ? document.createElement('div') : characterDialog.apply(create, args);
  };
  const style = document.createElement('style');
  style.textContent = '#window{display:none!important} *{animation:none!important;transition:none!important}';
  document.head.appendChild(style);
}

function watchEnd(game: EngineGame): void {
  const { over: finish } = game;
  game.over = function (...args: unknown[]) {
    over ??= { winner: winnerOf(game), result: String(args[0]) };
    try {
      return finish.apply(this, args);
    } finally {
      table.stage = 'over';
    }
  };
}

/** The survivors decide: the engine only says whether the human seat won. */
function winnerOf(game: EngineGame): Winner | null {
  if (!game.zhu) return null;
  const alive = (player: Player): boolean => player.isAlive();
  if (alive(game.zhu)) return 'zhu';
  const left = game.players.filter(alive);
  return left.length === 1 && left[0]?.identity === 'nei' ? 'nei' : 'fan';
}

/** Holds the game, so that nothing changes while the snippet runs. */
function evaluate(game: EngineGame): void {
  game.pause();
  table
    .run(options.evaluate?.source ?? '() => null')
    .then((json) => {
      evaluated = json;
    })
    .catch((error: unknown) => {
      errors.push(`evaluate: ${text(error)}`);
      evaluated = 'null';
    });
}

function onGameStart({ lib, game }: Engine, callback: () => void): void {
  let called = false;
  lib.skill['_zz_table_start'] = {
    trigger: { global: 'gameStart' },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    filter() {
      if (!called) callback();
      called = true;
      return false;
    },
    content: () => Promise.resolve(),
  };
  game.addGlobalSkill('_zz_table_start');
}

function eventPath(_status: EngineStatus): string {
  const names: string[] = [];
  for (let event = _status.event; event && names.length < 8; event = event.parent) names.push(named(event));
  return names.join(' < ');
}

/** An event and whose it is: `chooseToRespond of 界关羽 at 4`, places counted from the keyboard. */
function named({ name, player }: GameEvent): string {
  return player?.name ? `${name} of ${player.name} at ${player.dataset?.position ?? '?'}` : name;
}

function text(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
