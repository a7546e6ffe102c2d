/** `converse` (§Q5): lines said at a recorded game in, what was heard and answered out. */
import * as v from 'valibot';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { INFERENCE_KINDS } from '../../src/core/inference-kind';
import type { Answered, Move, Reported } from '../../src/chatter/moves/types';
import type { Heard, Utterance } from '../../src/chatter/flow/contract';
import type { Scene } from '../../src/chatter/scene/scene';
import { factOf } from '../../src/chatter/scene/scene';
import { isTraditional, languageOfTag, spokenIn } from '../../src/language/languages';
import { damageText } from '../../src/language/notices';
import { printLine, readInput } from '../program/json-lines';
import { modelOptions, serverGiven } from '../program/model-server';
import { ifGiven, oneOf, flag, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { createTableModel, type TableModel, type Tally } from '../talk/model';
import { openTable, type RecordedTable, type Said } from '../talk/recorded';
import { answerLine, linesIn, writeAnswer, wrongWith, type Answer } from './answer-lines';
import { readSeated, SEATED } from './recording';

const LANGUAGES = ['zh', 'zh-TW', 'en'] as const;
const SWITCH = ['on', 'off'] as const;
const LARGEST_SEED = 0xffffffff;

const LINE = v.object(
  {
    turn: v.pipe(v.number('turn 应为数字 turn is a number'), v.integer('turn 应为整数 turn is a whole number')),
    text: v.string('text 应为字符串 text is a string'),
  },
  '每行应为对象 every line is an object',
);

type Told = Readonly<Record<string, unknown>>;

const present = (fields: Readonly<Record<string, unknown>>): Told =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** A fact as the contract tells it. */
const told = (scene: Scene, id: string): Told => {
  const fact = factOf(scene, id);
  return fact ? present({ kind: fact.kind, by: fact.by, to: fact.to, card: fact.card, turn: fact.turn }) : { id };
};

const factsOf = (scene: Scene, { facts }: Pick<Answered, 'facts'>): Told =>
  facts.length > 0 ? { facts: facts.map((id) => told(scene, id)) } : {};

/** A report as it was heard; what it leaves open is filled in from the fact that bears it out. */
const heardFact = (scene: Scene, { kind, by, to, card, turn, verdict, fact }: Reported): Told => {
  const borne = fact === undefined ? undefined : factOf(scene, fact);
  return present({ kind, by: by ?? borne?.by, to: to ?? borne?.to, card: card ?? borne?.card, turn, verdict });
};

const moveOf = (scene: Scene, { act, about, role, denied, topic, facts, promise }: Move): Told =>
  present({
    act,
    about,
    role,
    denied,
    topic,
    facts: facts?.map((one) => heardFact(scene, one)),
    promise,
  });

interface Ids {
  /** Id of the line in, by the log entry of the line. */
  readonly lines: Map<number, unknown>;
}

function lineOut(scene: Scene, { heard, answers, unasked }: Said, { lines }: Ids): Answer {
  const answer = ({ speaker, to, text: words, content, takesUp }: Utterance): Told => ({
    ...present({ seat: speaker, to, text: words, move: content.move, about: content.about, role: content.role }),
    ...factsOf(scene, content),
    ...(takesUp === null ? {} : present({ refersTo: lines.get(takesUp) })),
  });
  return {
    heard: {
      route: heard.detection?.route ?? null,
      withheld: heard.withheld,
      moves: heard.moves.map((move) => moveOf(scene, move)),
      addressed: heard.addressed.map(({ seat }) => seat),
    },
    answers: answers.map(answer),
    unasked: unasked.map((line) => ({
      ...present({ turn: line.turn, seat: line.speaker, to: line.to, text: line.text, move: line.content.move }),
      ...factsOf(scene, line.content),
    })),
  };
}

interface Wrong {
  readonly error: string;
}

/** Plays to the line's turn and lets the table hear it, or what is wrong with the line. */
function heardOf(table: RecordedTable, given: unknown): Heard | Wrong {
  const read = v.safeParse(LINE, given, { abortEarly: true });
  if (!read.success) return wrongWith(read.issues);
  const { turn, text: words } = read.output;
  if (!table.hasTurn(turn)) return { error: `记录里没有第 ${turn} 个回合 the recording has no turn ${turn}` };
  if (turn < table.turn())
    return { error: `turn 应逐行不减，已到第 ${table.turn()} 个回合 turns ascend, and ${table.turn()} has begun` };
  table.playTo(turn);
  return table.hear(words);
}

function answerTo(table: RecordedTable, ids: Ids, given: unknown, heard: Heard | Wrong): Answer {
  if ('error' in heard) return { ...heard };
  ids.lines.set(heard.entry, (given as { id?: unknown }).id);
  return lineOut(table.conversation.scene, table.answersTo(heard), ids);
}

/** Line by line: it waits once a line, when that has been heard and not yet answered. @returns the exit status */
function* conversation(table: RecordedTable, input: string, write: (line: string) => void): Generator<void, number> {
  const ids: Ids = { lines: new Map() };
  let failed = false;
  for (const line of linesIn(input)) {
    let heard: Heard | Wrong = { error: '' };
    answerLine(line, (given) => {
      heard = heardOf(table, given);
      return {};
    });
    yield;
    if (!writeAnswer(line, write, (given) => answerTo(table, ids, given, heard))) failed = true;
  }
  return failed ? 1 : 0;
}

/** The command on the text of its input; returns the exit status. */
export function converseLines(table: RecordedTable, input: string, write: (line: string) => void): number {
  const lines = conversation(table, input, write);
  let at = lines.next();
  while (at.done !== true) at = lines.next();
  return at.value;
}

/** The same where a model may have its say in between; what came of the calls is in its tally. */
export async function converseWith(
  model: TableModel,
  table: RecordedTable,
  input: string,
  write: (line: string) => void,
): Promise<number> {
  const lines = conversation(table, input, write);
  let at = lines.next();
  while (at.done !== true) {
    await model.settled();
    at = lines.next();
  }
  return at.value;
}

/** Reasons for refusing words that are told. */
const MOST_REASONS = 3;

/** "signs 4, abuse 1": the commonest, without what stands in brackets for each. */
function reasonsIn(refused: readonly string[]): string {
  const times = new Map<string, number>();
  for (const why of refused) {
    const kind = why
      .replace(/^refused: /, '')
      .replace(/[:(].*$/, '')
      .trim();
    times.set(kind, (times.get(kind) ?? 0) + 1);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, MOST_REASONS);
  return most.map(([kind, n]) => `${kind} ${n}`).join(', ');
}

/** What the model did, on one line; on a second one that the server never answered. */
function talliedIn({ calls, picked, worded, refused, failed }: Tally): string {
  const why = refused.length === 0 ? '' : `: ${reasonsIn(refused)}`;
  const done = `模型 the model: ${calls} 次 calls, ${picked} 次另挑一句 another answer of ours, ${worded} 句用它的话 its words (${refused.length} 句不用 refused${why}), ${failed} 次没有 failed`;
  return calls > 0 && failed === calls
    ? `${done}\n一次也没答上，都用了我们的话 it never answered, every line is ours: 地址、模型名、密钥对吗 are address, name and key right?`
    : done;
}

export default defineProgram({
  about:
    '在一份记录的牌桌上说话：每行一句 → 听成什么、谁怎么答 lines said at a recorded game in, what was heard and answered out',
  options: {
    ...SEATED,
    language: oneOf(LANGUAGES, 'AI 说什么话 what the AIs speak', 'zh'),
    seed: ifGiven(
      whole('', { least: 0, most: LARGEST_SEED, otherwise: 0 }),
      '种子，默认用记录的 the seed, the recording’s unless told',
    ),
    storylines: oneOf(SWITCH, '剧本 storylines', 'on'),
    claims: oneOf(SWITCH, '听信表态 words weigh as evidence', 'off'),
    inference: oneOf(INFERENCE_KINDS, '规格或信念 by the rules of evidence, or by belief', 'spec'),
    strict: flag('严格反全知 strict mode'),
    ...modelOptions('用一个模型挑句、改口（密钥在 CHAYAN_LLM_KEY） a model chooses among answers and words them'),
  },
  async run({ file, me, language, seed, storylines, claims, inference, strict, llm, model: name }) {
    const server = serverGiven(llm, name);
    const model = server && createTableModel(server);
    const at = readSeated('converse', { file, me });
    if (at === null) return 1;
    const { recording } = at;
    const table = openTable({
      ...at,
      language: spokenIn(languageOfTag(language)),
      traditional: isTraditional(languageOfTag(language)),
      seed: seed ?? recording.header.seed,
      storylines: storylines === 'on' ? [] : null,
      claims: claims === 'on',
      inference: {
        parameters: inference === 'belief' ? shippedParameters() : undefined,
        worths: strict ? SHIPPED_WORTHS : undefined,
      },
      ...(model === null ? {} : { model: (contextOf) => model.wordings(contextOf) }),
    });
    const input = await readInput();
    const status =
      model === null ? converseLines(table, input, printLine) : await converseWith(model, table, input, printLine);
    if (model !== null) console.error(talliedIn(model.tally));
    if (recording.damage) console.error(damageText(recording.damage));
    return recording.damage ? 1 : status;
  },
});
