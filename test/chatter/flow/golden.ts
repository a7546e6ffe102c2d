/** A recorded game with talk over it and a human who talks by a script. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { verdict } from '../../../src/core/consensus';
import type { Seat } from '../../../src/core/event';
import { step } from '../../../src/core/fold';
import { draw } from '../../../src/core/random';
import { openGame } from '../../../src/replay/replay';
import { isDamage, parseRecording, type Recording } from '../../../src/record/format';
import type { Speaker, Talk, TalkOptions, TalkSettings, Utterance } from '../../../src/chatter/flow/talk';
import { createTalk } from '../../../src/chatter/flow/talk';
import { createScene, note, witness, type Scene } from '../../../src/chatter/scene/scene';
import type { View, VoiceName } from '../../../src/chatter/vocabulary';
import { VOICES_OF } from '../../../src/chatter/vocabulary';
import { PERSONA_OF } from '../personas';
import { SETTINGS } from './support';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'golden');
export const GAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace(/\.jsonl$/, ''));

export function recordingOf(name: string): Recording {
  const recording = parseRecording(readFileSync(path.join(FOLDER, `${name}.jsonl`), 'utf8'));
  if (isDamage(recording)) throw new Error(recording.detail);
  return recording;
}

/** What the scripted human says, in the order of a draw. */
export const SCRIPT = [
  '大家好',
  '三号是不是反',
  '你是忠吗',
  '救我',
  '为什么打我',
  '打三号',
  '谢了',
  '主公别打我，我是忠',
  '五号反',
  '谁是内奸',
  '666',
  '对不起，手滑了',
  '你好菜啊',
  '嗯',
  '哈哈哈',
  '快点',
  'who is the traitor?',
  'seat 4, are you loyal?',
  '学我说话',
  '你这个傻逼',
  '老婆我爱你',
  '锅碗瓢盆蓝色的跑步',
  '再来个桃',
  '完了',
  '一号，五号是不是反',
  '你们都别装了',
];

export interface Played {
  readonly scene: Scene;
  readonly talk: Talk;
  /** Every AI line with the time, the round, and how the table looked when it was said. */
  readonly said: readonly {
    readonly line: Utterance;
    readonly at: number;
    readonly round: number;
    readonly facts: number;
    readonly hp: Readonly<Record<Seat, number>>;
    readonly alive: ReadonlySet<Seat>;
    readonly view: View;
  }[];
  readonly lines: number;
}

export interface Playing {
  settings?: Partial<TalkSettings>;
  directionOf?: TalkOptions['directionOf'];
  /** Chance of a human line after an event; 0 for a silent human. */
  talks?: number;
  human?: Seat;
  seed?: number;
}

/** Seconds pass between two events, more than any engine needs. */
const PER_EVENT = 1500;

/** Plays a recording through; the human sits in seat 2 and says what it was dealt to say. */
export function playTalk(
  recording: Recording,
  { settings = {}, directionOf = () => null, talks = 0.15, human = 2, seed = recording.header.seed }: Playing = {},
): Played {
  const game = openGame(recording);
  const scene = createScene(game.table, human);
  const voices = new Map<Seat, VoiceName>();
  for (const { seat } of game.table.seats) {
    const persona = game.minds.get(seat)?.persona.name ?? 'balanced';
    const own = VOICES_OF[persona];
    voices.set(seat, own[seat % own.length]!);
  }
  const viewOf = (seat: Seat): View => ({
    seat,
    guess(about) {
      const { identity, confidence, reason } = verdict(game, seat, game.table.bySeat.get(about)!);
      return { identity, confidence, reason };
    },
  });
  const speakers = (): Speaker[] =>
    game.table.seats
      .filter(({ seat, alive }) => alive && seat !== human)
      .map(({ seat, name }) => ({ seat, name, voice: voices.get(seat)!, persona: PERSONA_OF[voices.get(seat)!] }));
  const all = { ...SETTINGS, ...settings };
  const talk = createTalk({
    scene,
    seed,
    relations: null,
    speakers,
    viewOf,
    directionOf,
    settings: () => all,
    control: () => ({ allowed: true, temperature: 0.6 }),
    nameOfCard: (card) => recording.terms[card] ?? null,
  });
  const said: Played['said'][number][] = [];
  let now = 1000;
  let lines = 0;
  const listen = (until: number) => {
    for (; now < until; now += 250) {
      for (const line of talk.due(now, false)) {
        said.push({
          line,
          at: now,
          round: scene.table.round,
          facts: scene.facts.length,
          view: viewOf(line.speaker),
          hp: Object.fromEntries(scene.table.seats.map(({ seat, hp }) => [seat, hp])),
          alive: new Set(scene.table.seats.filter(({ alive }) => alive).map(({ seat }) => seat)),
        });
        if (line.gesture !== null)
          talk.see([note(scene, 'throw', { by: line.speaker, to: line.to, card: line.gesture })], now);
      }
    }
  };
  for (const [i, { event }] of recording.entries.entries()) {
    if (!event) continue;
    step(game, event);
    talk.see(witness(scene, event), now);
    if (draw(seed, 'human', i) < talks) {
      talk.hear({ from: human, text: SCRIPT[Math.floor(draw(seed, 'script', i) * SCRIPT.length)]! }, now);
      lines++;
    }
    listen(now + PER_EVENT);
  }
  const winner = scene.facts.find(({ kind }) => kind === 'over')?.card;
  const truth = recording.truth ?? {};
  const camp = (seat: Seat) => (truth[seat] === 'fan' ? 'fan' : truth[seat] === 'nei' ? 'nei' : 'zhu');
  talk.ended(new Set(scene.table.seats.filter(({ seat }) => camp(seat) === winner).map(({ seat }) => seat)), now);
  listen(now + 15_000);
  return { scene, talk, said, lines };
}
