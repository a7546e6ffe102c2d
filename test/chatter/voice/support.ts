/** A small table and plain requests for the tests of the voice. */
import type { VoiceRequest } from '../../../src/chatter/voice/request';
import { ownLines, sharedLines, type Template } from '../../../src/chatter/voice/template';
import { writtenLines } from '../../../src/chatter/voice/written';
import type { Fact, FactKind } from '../../../src/chatter/scene/fact';
import { createScene, note, type Scene } from '../../../src/chatter/scene/scene';
import type { Occasion, VoiceName } from '../../../src/chatter/vocabulary';
import { createTable } from '../../../src/core/table';
import type { SpokenLanguage } from '../../../src/language/languages';

/** Every template: those of the voices as they are written, then the shared ones. */
export function allTemplates(): Template[] {
  const own = new Map<string, readonly Template[]>();
  const shared = new Map<string, readonly Template[]>();
  for (const { voice, occasion: name } of writtenLines()) {
    const occasion = name as Occasion;
    if (voice === null) shared.set(occasion, sharedLines(occasion));
    else own.set(`${voice} ${occasion}`, ownLines(voice as VoiceName, occasion));
  }
  return [...own.values(), ...shared.values()].flat();
}

export const NAMES = ['曹操', '刘备', '孙权', '貂蝉', '司马懿'];

export function smallScene(): Scene {
  return createScene(
    createTable(
      {
        type: 'game',
        v: 1,
        engine: '',
        lord: 1,
        deck: null,
        me: 5,
        seed: 1,
        players: NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 })),
      },
      String,
    ),
    5,
  );
}

/** The kind of fact that each moment rests on; the others rest on none. */
export const FACT_OF: Partial<Record<Occasion, FactKind>> = {
  lord_first_attacked: 'hit',
  lord_saved: 'rescue',
  hit_by_lord: 'hit',
  hit_me: 'hit',
  hit_me_again: 'hit',
  saved_me: 'rescue',
  healed_me: 'heal',
  wuxie_for_me: 'wuxie',
  wuxie_against_me: 'wuxie',
  taken_from_me: 'steal',
  freed_me: 'discard',
  given_to_me: 'give',
  i_killed: 'death',
  death_expected: 'death',
  death_surprise: 'death',
  death_seen: 'death',
  rescue_seen: 'rescue',
  second_rebel_dead: 'death',
  big_group: 'hit',
  got_flower: 'throw',
  got_egg: 'throw',
};
const BEFALLS_ME: ReadonlySet<Occasion> = new Set<Occasion>([
  'hit_by_lord',
  'hit_me',
  'hit_me_again',
  'saved_me',
  'healed_me',
  'wuxie_for_me',
  'wuxie_against_me',
  'taken_from_me',
  'freed_me',
  'given_to_me',
  'got_flower',
  'got_egg',
]);
const BEFALLS_LORD: ReadonlySet<Occasion> = new Set<Occasion>(['lord_first_attacked', 'lord_saved']);

export interface Asked {
  readonly occasion: Occasion;
  readonly voice: VoiceName;
  readonly language: SpokenLanguage;
}

/** Seat 2 speaks to seat 5. `minimal`: nobody is spoken to, nobody did it, no guess. */
export function plainRequest(asked: Asked, scene: Scene, minimal = false): VoiceRequest {
  const kind = FACT_OF[asked.occasion];
  const by = asked.occasion === 'hit_by_lord' ? 1 : asked.occasion === 'i_killed' ? 2 : 3;
  const to = BEFALLS_ME.has(asked.occasion) ? 2 : BEFALLS_LORD.has(asked.occasion) ? 1 : 4;
  const fact: Fact | null = kind
    ? note(scene, kind, {
        by: minimal ? null : by,
        to,
        card: minimal
          ? null
          : asked.occasion === 'got_egg'
            ? 'egg'
            : asked.occasion === 'got_flower'
              ? 'flower'
              : 'sha',
        num: 1,
        role: kind === 'death' ? 'fan' : null,
        good: false,
      })
    : null;
  const guess = minimal && asked.occasion !== 'suspect' ? null : ({ role: 'fan', confidence: 0.5 } as const);
  return {
    ...asked,
    fact,
    guess,
    budget: 60,
    style: null,
    closeness: 0.2,
    stage: 'initiating',
    tone: null,
    slots: {
      me: '刘备',
      you: '司马懿',
      lord: '曹操',
      ...(minimal ? {} : { by: NAMES[by - 1]!, card: '杀' }),
      to: NAMES[to - 1]!,
      who: '貂蝉',
    },
    seats: {
      me: 2,
      you: minimal ? null : 5,
      lord: 1,
      by: minimal ? null : by,
      to,
      who: minimal && asked.occasion !== 'suspect' ? null : 4,
    },
  };
}
