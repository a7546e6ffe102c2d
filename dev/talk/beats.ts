/**
 * How far storylines came in a game (§G1): beats of which something was played, what completed them, what the game overtook. A
 * recorded game is folded again, and the parts hear what was really said in it.
 */
import { readLine } from '../../src/chatter/line/line';
import { createConversation, type Conversation } from '../../src/converse/conversation';
import { SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { Seat } from '../../src/core/event';
import type { Recording } from '../../src/record/format';
import { openInference } from '../../src/replay/inference';
import { saidLine } from './line';

/** Numbers of beats of all parts. */
export interface BeatCount {
  readonly all: number;
  /** Something of it was played. */
  readonly begun: number;
  readonly done: number;
  readonly words: number;
  /** By an answer of the person's. */
  readonly answers: number;
  /** By what the person did to the speaker. */
  readonly deeds: number;
  readonly acts: number;
  readonly skipped: number;
  /** Begun, and then overtaken. */
  readonly broken: number;
  readonly corrections: Readonly<Record<'player_resistance' | 'npc_tone' | 'plot_jump', number>>;
}

export const NO_BEATS: BeatCount = {
  all: 0,
  begun: 0,
  done: 0,
  words: 0,
  answers: 0,
  deeds: 0,
  acts: 0,
  skipped: 0,
  broken: 0,
  corrections: { player_resistance: 0, npc_tone: 0, plot_jump: 0 },
};

export function addBeats(a: BeatCount, b: BeatCount): BeatCount {
  const sum = (key: Exclude<keyof BeatCount, 'corrections'>): number => a[key] + b[key];
  return {
    all: sum('all'),
    begun: sum('begun'),
    done: sum('done'),
    words: sum('words'),
    answers: sum('answers'),
    deeds: sum('deeds'),
    acts: sum('acts'),
    skipped: sum('skipped'),
    broken: sum('broken'),
    corrections: {
      player_resistance: a.corrections.player_resistance + b.corrections.player_resistance,
      npc_tone: a.corrections.npc_tone + b.corrections.npc_tone,
      plot_jump: a.corrections.plot_jump + b.corrections.plot_jump,
    },
  };
}

/** The beats of a conversation as they stand. */
export function countBeats({ scene, part }: Conversation): BeatCount {
  return scene.table.seats.reduce((count, { seat }) => {
    const ladder = part(seat)?.ladder({ masked: false });
    if (!ladder) return count;
    const { beats, deviations } = ladder;
    const many = (match: (beat: (typeof beats)[number]) => boolean): number => beats.filter(match).length;
    const strayed = (kind: keyof BeatCount['corrections']): number =>
      deviations.filter((deviation) => deviation.kind === kind).length;
    return addBeats(count, {
      all: beats.length,
      begun: many(({ begun }) => begun),
      done: many(({ state }) => state === 'done'),
      words: many(({ by }) => by === 'words'),
      answers: many(({ by }) => by === 'answer'),
      deeds: many(({ by }) => by === 'deed'),
      acts: many(({ by }) => by === 'act'),
      skipped: many(({ state }) => state === 'skipped'),
      broken: many(({ state, begun }) => state === 'skipped' && begun),
      corrections: {
        player_resistance: strayed('player_resistance'),
        npc_tone: strayed('npc_tone'),
        plot_jump: strayed('plot_jump'),
      },
    });
  }, NO_BEATS);
}

/** Lines of the person that follow so closely on a line to them answer its speaker. */
const FOLLOWS = 2;

/** The beats of a recorded game: its talk is what was said in it, and nobody says anything else. `me`: the person's seat. */
export function beatsOf(recording: Recording, me: Seat): BeatCount {
  const { header, terms } = recording;
  const opened = openInference({ ...recording, header: { ...header, me } }, { worths: SHIPPED_WORTHS });
  const conversation = createConversation({
    game: () => opened.game,
    me: () => me,
    seed: header.seed,
    language: 'zh',
    settings: () => ({
      on: true,
      talkativeness: 0,
      speed: 1,
      onlyWhenNamed: false,
      quietOnMyTurn: false,
      muted: new Set(),
      language: 'zh',
    }),
    control: () => ({ allowed: true, temperature: 0.1 }),
    relations: null,
    storylines: [],
    term: (name) => terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  let spoken: { readonly seat: Seat; readonly to: Seat | undefined }[] = [];
  let now = 0;
  for (const { event, raw } of recording.entries) {
    if (!event) continue;
    now += 1000;
    if (event.type !== 'chat') {
      opened.fold(event);
      conversation.see(event, now);
      continue;
    }
    const { seat, to, text, claims } = saidLine(event, raw);
    if (seat !== me) {
      conversation.part(seat)?.spoke(text, claims);
      spoken = [{ seat, to }, ...spoken].slice(0, FOLLOWS);
      continue;
    }
    const heard = conversation.hear(conversation.perceive(readLine(text), now), now);
    conversation.talk.hush();
    const called = new Set(heard.addressed.map((one) => one.seat));
    const partner = spoken.find((one) => one.to === me && !called.has(one.seat));
    if (partner && called.size === 0 && !heard.withheld) conversation.part(partner.seat)?.heard(readLine(text), true);
  }
  for (const { seat } of conversation.scene.table.seats) conversation.part(seat)?.ended('over');
  return countBeats(conversation);
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

/** One line to read. */
export const beatsText = (c: BeatCount): string =>
  `节拍 beats ${c.all}: 演起 begun ${c.begun}, 演成 done ${c.done} (${share(c.done, c.begun)} of begun): ` +
  `说 words ${c.words}, 玩家答 answers ${c.answers}, 玩家做 deeds ${c.deeds}, 事 acts ${c.acts} ` +
  `(说与答 words or answers ${share(c.words + c.answers, c.done)}); 跳过 skipped ${c.skipped}, 其中演起过 begun ${c.broken}; ` +
  `走样 strayed: 抵触 resistance ${c.corrections.player_resistance}, 基调 tone ${c.corrections.npc_tone}, 跳跃 jump ${c.corrections.plot_jump}`;
