/** A small table, its AIs, and a talk over it, for tests of the flow. */
import type { PublicEvent, Seat } from '../../../src/core/event';
import type { Guessed, Role } from '../../../src/core/role';
import { applyPublic, createTable } from '../../../src/core/table';
import type { Speaker, Talk, TalkOptions, TalkSettings } from '../../../src/chatter/flow/talk';
import { createTalk } from '../../../src/chatter/flow/talk';
import type { Weighed } from '../../../src/chatter/flow/generator';
import { createScene, note, witness, type Scene } from '../../../src/chatter/scene/scene';
import type { Fact, FactKind } from '../../../src/chatter/scene/fact';
import type { Direction, Occasion, View, VoiceName } from '../../../src/chatter/vocabulary';
import { VOICE_NAMES } from '../../../src/chatter/vocabulary';
import { PERSONA_OF } from '../personas';

export const NAMES = ['刘备', '曹操', '孙权', '界张飞', '貂蝉', '诸葛亮'];
export const HUMAN: Seat = 2;

/** Six at the table, the lord in seat 1, the human in seat 2. */
export function sceneOf(names: readonly string[] = NAMES, human: Seat | null = HUMAN): Scene {
  const players = names.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
  const table = createTable(
    {
      type: 'game',
      v: 1,
      engine: 'test',
      players,
      lord: 1,
      me: human,
      seed: 1,
      deck: { zhu: 1, zhong: 2, fan: 2, nei: 1 },
    },
    String,
  );
  for (const seat of table.seats) seat.turnHand = 4;
  return createScene(table, human);
}

/** Moves the table and the scene on by one event, as the engine's side does. */
export function happen(scene: Scene, event: PublicEvent): Fact[] {
  applyPublic(scene.table, event);
  return witness(scene, event);
}

export const factOn = (scene: Scene, kind: FactKind, detail: Partial<Fact> = {}): Fact => note(scene, kind, detail);

export const SETTINGS: TalkSettings = {
  on: true,
  talkativeness: 0.5,
  speed: 1,
  onlyWhenNamed: false,
  muted: new Set(),
  quietOnMyTurn: false,
  language: 'zh',
};

export const viewOf = (
  seat: Seat,
  guesses: Readonly<Record<Seat, readonly [Guessed, number]>> = {},
  scene?: Scene,
): View => ({
  seat,
  guess(about) {
    const shown: Role | null = scene?.table.bySeat.get(about)?.revealed ?? null;
    if (shown) return { identity: shown, confidence: 1, reason: 'fixed_shown' };
    const [identity, confidence] = guesses[about] ?? ['unknown', 0];
    return { identity, confidence, reason: 'signal_negative' };
  },
});

/** A storyline that has something harmless to say on every occasion, so that tests do not hang on the voices' words. */
export function talkative(seat: Seat, lines = 40): Direction {
  const words = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥天地玄黄宇宙洪荒日月盈昃辰宿列张寒来';
  return {
    tone: null,
    forbids: () => null,
    offers: (occasion: Occasion) =>
      Array.from({ length: lines }, (_, i) => ({
        id: `test/${occasion}/${seat}/${i}`,
        text: `${occasion.replace(/_/g, '')}${words[seat] ?? ''}${words[i] ?? ''}。`,
        claims: [],
        occasion,
        tone: null,
        from: 'story' as const,
      })),
  };
}

/** A line that nothing is wrong with. */
export const candidate = (given: Partial<Weighed> = {}): Weighed => ({
  id: 'x/1',
  text: '看牌说话。',
  claims: [],
  occasion: 'ack',
  tone: null,
  from: 'voice',
  fit: 0.5,
  weight: 1,
  ...given,
});

export const speakersOf = (scene: Scene, voices: Readonly<Record<Seat, VoiceName>> = {}): Speaker[] =>
  scene.table.seats
    .filter(({ seat, alive }) => alive && seat !== scene.human)
    .map(({ seat, name }) => {
      const voice = voices[seat] ?? VOICE_NAMES[seat % VOICE_NAMES.length]!;
      return { seat, name, voice, persona: PERSONA_OF[voice] };
    });

export interface Setup extends Partial<Omit<TalkOptions, 'settings' | 'control'>> {
  settings?: Partial<TalkSettings>;
  control?: { allowed: boolean; temperature: number };
}

export interface Stage {
  scene: Scene;
  talk: Talk;
  /** Hears a line of the human's, and waits until everything has been said. */
  say(text: string, now: number): ReturnType<Talk['due']>;
  /** All that is said from `from` on for `span` ms. */
  wait(from: number, span?: number): ReturnType<Talk['due']>;
  settings: { -readonly [K in keyof TalkSettings]: TalkSettings[K] };
  control: { allowed: boolean; temperature: number };
}

export function stage(setup: Setup = {}): Stage {
  const scene = setup.scene ?? sceneOf();
  const settings = { ...SETTINGS, ...setup.settings };
  const control = setup.control ?? { allowed: true, temperature: 0.6 };
  const talk = createTalk({
    scene,
    seed: 7,
    relations: null,
    speakers: () => speakersOf(scene),
    viewOf: (seat) => viewOf(seat, {}, scene),
    directionOf: talkative,
    ...setup,
    settings: () => settings,
    control: () => control,
  });
  const wait = (from: number, span = 30_000) => {
    const said: ReturnType<Talk['due']> = [];
    for (let now = from; now <= from + span; now += 250) said.push(...talk.due(now, false));
    return said;
  };
  return {
    scene,
    talk,
    settings,
    control,
    wait,
    say(text, now) {
      talk.hear({ from: HUMAN, text }, now);
      return wait(now);
    },
  };
}
