// @vitest-environment jsdom
/**
 * What one learned in private shows to nobody else (§K2). The same public events are played twice: once one seat, each in
 * turn, has learned everybody's role by 知彼 and 洞察, once nobody has. Whatever the person or a model can see is the same to
 * the byte: panel through all eyes that are offered, marks, answers to other extensions, hooks, the running recording,
 * memories, what is said, and a model's requests. What the person learned shows through the person's own eyes alone.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createShow } from '../../src/app/show';
import { createSettings } from '../../src/engine/settings';
import { listenToConsole, mindOf, type Table } from '../engine/support';
import { jobOf, openModelServer, says, type ModelServer } from '../model/server';
import { sitWithModel } from '../model/support';

const ME = 2;
const SEATS = [1, 2, 3, 4, 5];
const others = (seat: number): number[] => SEATS.filter((other) => other !== seat);

/** What everybody can see, and what only the person sees: its own eyes, the answers about them, attitudes of its own. */
interface Seen {
  readonly everybodys: string[];
  readonly mine: string[];
  /** The page's bytes, with what stands in it unseen: the person's own view may wait there. */
  readonly bytes: string[];
  /** Not shown: what each decides by. */
  readonly decided: Record<number, number[]>;
  readonly requests: string[];
}

let server: ModelServer;

function show(table: Table, layer: HTMLElement, marks: HTMLElement): () => void {
  const shown = createShow({
    runtime: table.runtime,
    settings: createSettings(table),
    places: {
      whenReady: (ready) => {
        ready();
      },
      layer: () => layer,
      topBar: () => () => undefined,
      bar: () => [],
      control: () => () => undefined,
      seat: () => marks,
      veilSign: () => undefined,
      portrait: () => null,
      scrollBox: () => undefined,
      pause: () => undefined,
      language: () => 'zh-CN',
    },
    inactive: () => null,
    term: (name) => name,
    now: () => 0,
    report: { warn: () => undefined },
    byHand: () => false,
    deciding: () => false,
    accused: () => [],
    fault: () => undefined,
    tabs: () => [],
  });
  shown.appear();
  shown.setBadges(true);
  return shown.openPanel;
}

async function watch(inference: string, strict: boolean, knower: number | null): Promise<Seen> {
  const layer = document.createElement('section');
  const marks = document.createElement('section');
  document.body.replaceChildren(layer, marks);
  let open = (): void => undefined;
  const heard: string[] = [];
  const hears = (table: Table): void => {
    for (const name of ['slqj_ai_evidence', 'slqj_ai_tv', 'slqj_ai_chat_reply', 'slqj_ai_chat_detected'] as const)
      table.bus.on(name, (context) => {
        const seats = Object.entries(context as object).map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'object' && value !== null && 'playerid' in value ? value.playerid : value,
        ]);
        heard.push(JSON.stringify([name, seats]));
      });
  };
  const from = server.asked.length;
  const table = sitWithModel(server, {
    me: ME,
    settings: { inference, strict, chat: true, chat_talkativeness: '0.9', badges: true },
    watch(started) {
      open = show(started, layer, marks);
      hears(started);
    },
  });
  const { acts, seat, api, get } = table;
  if (knower !== null) {
    seat(knower).storage.zhibi = others(knower).map(seat);
    seat(knower).storage.dongcha = seat(others(knower).at(-1)!);
  }
  const everybodys: string[] = [];
  const mine: string[] = [];
  const bytes: string[] = [];
  const htmlOf = (page: HTMLElement): string => page.innerHTML.replace(/slqj-\d+-page/g, '');
  open();
  const look = (): void => {
    for (const chip of layer.querySelectorAll<HTMLElement>('.slqj-chip')) {
      chip.click();
      const page = layer.cloneNode(true) as HTMLElement;
      const own = chip.textContent === '我的视角';
      if (!own) bytes.push(htmlOf(page));
      for (const unseen of page.querySelectorAll('[hidden]')) unseen.remove();
      (own ? mine : everybodys).push(htmlOf(page));
    }
    layer.querySelector<HTMLElement>('.slqj-chip')?.click();
    everybodys.push(marks.innerHTML);
    for (const target of SEATS) {
      everybodys.push(
        JSON.stringify([api.explainGuessIdentityConsensus(seat(target)), api.beliefOf(null, seat(target))]),
      );
      for (const eyes of others(target)) {
        const told = [api.explainGuessIdentityFor(seat(eyes), seat(target)), api.beliefOf(seat(eyes), seat(target))];
        (eyes === ME ? mine : everybodys).push(JSON.stringify(told));
      }
    }
    everybodys.push(JSON.stringify([api.recording(), SEATS.map((each) => mindOf(seat(each))), table.bubbles()]));
  };
  const strike = (by: number, at: number): void => {
    acts.turn(seat(by));
    acts.use(seat(by), 'sha', [seat(at)]);
    acts.damage(seat(at), 1, { source: seat(by) });
  };
  look();
  acts.roundStart(seat(1));
  for (const [i, [by, at]] of [
    [3, 1],
    [1, 3],
    [4, 5],
    [5, 3],
    [2, 4],
    [4, 1],
  ].entries()) {
    strike(by!, at!);
    table.say(['三号位，谁是反贼？', '四号位，你怎么看五号', '一号位，谁可疑', '五号位你好', '三号反', '大家好'][i]!);
    await table.live(8);
    look();
  }
  const hooked: number[] = [];
  table.bus.on('slqj_ai_attitude', ({ from: who, belief, perceived, result }) => {
    if (who === seat(ME)) mine.push(JSON.stringify([belief, perceived, result]));
    hooked.push(1);
  });
  const decided = Object.fromEntries(
    SEATS.map((each) => [each, others(each).map((other) => get.attitude(seat(each), seat(other)))]),
  );
  expect(hooked.length).toBeGreaterThan(0);
  everybodys.push(...heard);
  table.runtime.uninstall();
  const requests = server.asked
    .slice(from)
    .filter((one) => jobOf(one) === 'line')
    .map(({ body }) => body.replace(/(DATA|END) \w+/g, '$1'));
  return { everybodys, mine, bytes, decided, requests };
}

describe.each([
  ['spec', false],
  ['spec', true],
  ['belief', false],
  ['belief', true],
] as const)('inference %s, strict %s', (inference, strict) => {
  listenToConsole();
  let plain: Seen;
  beforeAll(async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    server = await openModelServer(says('行啊，听你的。'));
    plain = await watch(inference, strict, null);
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each(SEATS)(
    'what seat %i learned shows to nobody else, and is what it decides by',
    async (knower) => {
      const known = await watch(inference, strict, knower);
      expect(known.everybodys.length).toBeGreaterThan(100);
      expect(known.everybodys.findIndex((told, i) => told !== plain.everybodys[i])).toBe(-1);
      expect(known.everybodys.length).toBe(plain.everybodys.length);
      if (knower !== ME) expect(known.bytes.findIndex((told, i) => told !== plain.bytes[i])).toBe(-1);
      expect(known.requests.length).toBeGreaterThan(2);
      expect(known.requests).toEqual(plain.requests);
      expect(known.mine.join('\n') === plain.mine.join('\n')).toBe(knower !== ME);
      for (const seat of SEATS)
        expect([seat, JSON.stringify(known.decided[seat]) === JSON.stringify(plain.decided[seat])]).toEqual([
          seat,
          seat !== knower,
        ]);
    },
    60_000,
  );
});
