/** A model chooses which of our answers is given (§I): it can say nothing that we would not, and a number that is none changes nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { converseLines, converseWith } from '../../dev/cli/converse';
import { serverAt } from '../../dev/program/model-server';
import { createTableModel, type TableModel } from '../../dev/talk/model';
import { openTable } from '../../dev/talk/recorded';
import { recordingOf } from '../chatter/flow/golden';
import { BAD, jobOf, openModelServer, says, type Asked, type ModelServer } from './server';

const SAID = [
  [2, '大家晚上好呀，刚下班，主公你先别打我'],
  [4, '4号，你觉得谁是反贼？'],
  [5, '凭什么？你自己刚才干了啥'],
  [7, '2号你俩是不是一伙的，笑死'],
  [9, '唉，我这牌真烂，你们看着办吧'],
] as const;
const INPUT = SAID.map(([turn, text], id) => JSON.stringify({ id, turn, text })).join('\n');
/** No guard lets an address pass. */
const UNSAYABLE = '看 https://evil.example/x';

interface Out {
  readonly answers: readonly { readonly seat: number; readonly text: string; readonly move: string }[];
}

const tableWith = (model: TableModel | null) =>
  openTable({
    recording: recordingOf('8p-2'),
    me: 3,
    language: 'zh',
    seed: 1,
    storylines: null,
    claims: false,
    inference: {},
    ...(model === null ? {} : { model: (contextOf) => model.wordings(contextOf) }),
  });
const parsed = (lines: readonly string[]): Out[] => lines.map((line) => JSON.parse(line) as Out);
const answersOf = (out: readonly Out[]) => out.flatMap(({ answers }) => answers);

/** The lines among which a request lets the model choose, by number. */
function choiceIn({ body }: Asked): Readonly<Record<string, string>> {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const data = JSON.parse(messages[1]!.content.split('\n')[1]!) as { 可答: Record<string, string> };
  return data.可答;
}

describe('a model that chooses among our answers', () => {
  let server: ModelServer;
  let ours: Out[];
  beforeAll(async () => {
    server = await openModelServer(says('好。'));
    const out: string[] = [];
    converseLines(tableWith(null), INPUT, (line) => out.push(line));
    ours = parsed(out);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
  });

  async function run(): Promise<{ out: Out[]; model: TableModel; choices: Readonly<Record<string, string>>[] }> {
    const model = createTableModel(serverAt(server.url, 'tiny', ''));
    const out: string[] = [];
    expect(await converseWith(model, tableWith(model), INPUT, (line) => out.push(line))).toBe(0);
    const choices = server.asked.filter((asked) => jobOf(asked) === 'line').map(choiceIn);
    return { out: parsed(out), model, choices };
  }

  it('is offered our own answer first, and others that are not the same', async () => {
    server.behave(says(UNSAYABLE, 1));
    const { choices } = await run();
    const texts = answersOf(ours).map(({ text }) => text);
    expect(choices.filter((choice) => '2' in choice).length).toBeGreaterThan(2);
    for (const choice of choices) {
      expect(texts).toContain(choice['1']);
      expect(new Set(Object.values(choice)).size).toBe(Object.keys(choice).length);
      expect(Object.keys(choice).length).toBeLessThanOrEqual(5);
    }
  });

  it('has the answer of its choice given, in our words where its own may not be said', async () => {
    server.behave(says(UNSAYABLE, 2));
    const { out, model, choices } = await run();
    const seconds = choices.flatMap((choice) => choice['2'] ?? []);
    expect(seconds.length).toBeGreaterThan(2);
    expect(model.tally.picked).toBe(seconds.length);
    const texts = answersOf(out).map(({ text }) => text);
    for (const text of seconds) expect(texts).toContain(text);
    expect(JSON.stringify(out)).not.toContain('evil');
  });

  it('has it given in its own words where these pass', async () => {
    server.behave(says('好说好说。', 2));
    const { out } = await run();
    expect(answersOf(out).map(({ text }) => text)).toContain('好说好说。');
  });

  it.each([1, 0, -1, 1.5, 99, 'two', '99', null, { at: 2 }])('changes nothing by the number %j', async (pick) => {
    server.behave(says(UNSAYABLE, pick));
    const { out, model } = await run();
    expect(out).toEqual(ours);
    expect(model.tally.picked).toBe(0);
  });

  it.each(['500', 'wrong JSON', 'cuts off'] as const)(
    'changes nothing while the server answers so: %s',
    async (how) => {
      server.behave(BAD[how]);
      const { out, model } = await run();
      expect(out).toEqual(ours);
      expect(model.tally).toMatchObject({ picked: 0, worded: 0 });
    },
  );

  it('is not asked where a boundary is drawn, and no answer that it may choose says what its speaker is', async () => {
    server.behave(says(UNSAYABLE, 2));
    const model = createTableModel(serverAt(server.url, 'tiny', ''));
    const input = [
      { turn: 2, text: '2号你这个废物，滚' },
      { turn: 4, text: '4号你是忠臣吗？你什么身份' },
    ];
    await converseWith(model, tableWith(model), input.map((line) => JSON.stringify(line)).join('\n'), () => undefined);
    const choices = server.asked.filter((asked) => jobOf(asked) === 'line').map(choiceIn);
    for (const text of choices.flatMap((choice) => Object.values(choice)))
      expect(text).not.toMatch(/我是(?:忠臣|反贼|内奸)|咱(?:是)?[忠反内]/);
    expect(server.asked.map(({ body }) => body).join()).not.toContain('废物');
  });
});

it('takes no address that the game would not take', () => {
  for (const url of ['localhost:1234', 'http://example.com', 'ftp://localhost', ''])
    expect(() => serverAt(url, 'x', ''), url).toThrow(/https/);
  expect(serverAt('HTTP://127.0.0.1:9', ' x ', '')).toEqual({ base: 'http://127.0.0.1:9/v1', model: 'x', key: '' });
});

it('takes no name of a model that says nothing, or that the menu would not keep', () => {
  for (const name of ['', '  ', 'x'.repeat(501)])
    expect(() => serverAt('http://localhost:1', name, ''), name).toThrow(/--model/);
});
