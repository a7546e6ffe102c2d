/** Beats advance by what is said and answered: raised on one's own turn, asked once more where the person resists, and only then by acts. */
import { describe, expect, it } from 'vitest';
import { createPart } from '../../../src/chatter/judge/part';
import type { TalkSettings } from '../../../src/chatter/flow/contract';
import type { VoiceName } from '../../../src/chatter/vocabulary';
import { story } from '../judge/support';
import type { Direction } from '../../../src/chatter/vocabulary';
import { factOn, HUMAN, sceneOf, stage, talkative } from './support';

/** 孙权 (3) plays the storyline; 曹操 (2) is the person. */
function play(id: string, voice: VoiceName = 'hearty', settings: Partial<TalkSettings> = {}) {
  const scene = sceneOf();
  scene.turn = 3;
  const part = createPart(story(id), { seat: 3, voice, language: 'zh', seed: 7 });
  const table = stage({
    scene,
    settings: { talkativeness: 1, ...settings },
    speakers: () => [{ seat: 3, name: '孙权', voice, persona: 'impulsive' }],
    directionOf: () => part,
    onAddressed: (line, to) => {
      part.heard(line, to.has(3));
    },
  });
  let now = 60_000;
  /** Whatever is said in the next half minute is the part's too. */
  const listen = () => {
    const said = table.wait(now, 20_000);
    now += 20_000;
    for (const { text, claims, candidate } of said) part.spoke(text, claims, !candidate.startsWith('story/'));
    return said;
  };
  const say = (text: string) => {
    now += 15_000;
    table.talk.hear({ from: HUMAN, text }, now);
    return listen();
  };
  const raise = () => {
    table.talk.raise(3, (now += 60_000));
    return listen();
  };
  return { scene, part, raise, say };
}

describe('a storyline that waits for words', () => {
  it('is raised when its speaker is on turn, to the person where it asks something', () => {
    const { part, raise } = play('novice');
    const [line] = raise();
    expect(line).toMatchObject({ speaker: 3, to: HUMAN });
    expect(line?.candidate).toMatch(/^story\//);
    expect(part.verdict().current_beat_idx).toBe(0);
    expect(part.verdict().completion).toBe(1);
  });

  it.each([
    ['不装了，主公，对不住。', 1],
    ['主公这人，你怎么看？', HUMAN],
  ])('%s is put to %i', (text, to) => {
    const direction: Direction = {
      ...talkative(3),
      pressing: true,
      offers: (occasion) => [{ id: `story/${occasion}`, text, claims: [], occasion, tone: null, from: 'story' }],
    };
    const scene = sceneOf();
    scene.turn = 3;
    const { talk, wait } = stage({
      scene,
      settings: { talkativeness: 1 },
      speakers: () => [{ seat: 3, name: '孙权', voice: 'laconic', persona: 'impulsive' }],
      directionOf: () => direction,
    });
    talk.raise(3, 60_000);
    expect(wait(60_000)).toMatchObject([{ speaker: 3, to, text }]);
  });

  it('takes an answer without a name for its answer', () => {
    const { part, raise, say } = play('novice');
    raise();
    say('先等等看，慢慢来');
    expect(part.verdict().current_beat_idx).toBe(1);
    expect(part.ladder({ masked: false }).beats[0]).toMatchObject({ state: 'done', by: 'answer' });
  });

  it('keeps silent where talk is off, muted or not wanted', () => {
    for (const settings of [{ on: false }, { muted: new Set([3]) }, { talkativeness: 0 }, { onlyWhenNamed: true }])
      expect(play('novice', 'hearty', settings).raise()).toEqual([]);
  });

  it('an act stands for a beat only where its turn ends without words', () => {
    const strike = { by: 3, to: 5, card: 'sha', num: 1, good: false } as const;
    const silent = play('boaster');
    silent.part.saw(factOn(silent.scene, 'hit', strike), silent.scene);
    expect(silent.part.verdict().current_beat_idx).toBe(0);
    silent.part.passRound(2);
    expect(silent.part.ladder({ masked: false }).beats[0]).toMatchObject({ state: 'done', by: 'act' });
    const spoken = play('boaster');
    spoken.part.saw(factOn(spoken.scene, 'hit', strike), spoken.scene);
    spoken.raise();
    spoken.part.passRound(2);
    expect(spoken.part.ladder({ masked: false }).beats[0]).toMatchObject({ state: 'done', by: 'words' });
  });

  it('offers plan A to whoever resists, in answer to the very line', () => {
    const { part, say, scene } = play('loyal-guard');
    for (let i = 0; i < 2; i++) {
      part.state.log.push({ who: 'npc', text: '', meets: [['oath', 'report'][i] ?? ''] });
    }
    part.camouflage(1);
    part.passRound(2);
    scene.table.round = 2;
    expect(part.verdict().current_beat_idx).toBe(2);
    const plea = part.offers('blame', { me: '孙权', you: '曹操', lord: '刘备' })[0]!;
    part.spoke(plea.text, plea.claims);
    expect(part.asks).toBe(true);
    const said = say('孙权，不行，我不信你');
    expect(part.state.corrections.map(({ kind }) => kind)).toEqual(['player_resistance']);
    expect(part.state.corrections[0]?.text).toMatch(/方案A[\s\S]*方案B/);
    expect(said[0]?.candidate).toMatch(/^story\//);
    expect(said[0]?.text).toMatch(/信/);
    say('孙权，好吧，我信你');
    expect(part.ladder({ masked: false }).beats[2]).toMatchObject({ state: 'done', by: 'answer' });
  });
});
