/** A beat that recalls a fact leads to lines that tell it, in the record's words (§G1). */
import { describe, expect, it } from 'vitest';
import { createPart } from '../../../src/chatter/judge/part';
import { phrase } from '../../../src/chatter/plan/saying/phrase';
import type { SpokenLanguage } from '../../../src/language/languages';
import { story } from '../judge/support';
import { factOn, sceneOf, stage } from './support';

const CARDS: Readonly<Record<string, string>> = { sha: '杀' };

/** 孙权 (3) bears grudges; somebody hurts it. */
function hurt(language: SpokenLanguage, by = 5) {
  const scene = sceneOf();
  scene.turn = 4;
  const part = createPart(story('revenge'), { seat: 3, voice: 'biting', language, seed: 7 });
  const { talk, wait } = stage({
    scene,
    settings: { language, talkativeness: 1 },
    speakers: () => [{ seat: 3, name: '孙权', voice: 'biting', persona: 'petty' }],
    directionOf: () => part,
    nameOfCard: (card) => CARDS[card] ?? null,
  });
  const strike = (now: number) => {
    const fact = factOn(scene, 'hit', { by, to: 3, card: 'sha', num: 1, good: false });
    part.saw(fact, scene);
    talk.see([fact], now);
    const said = wait(now);
    for (const { text, claims, candidate } of said) part.spoke(text, claims, !candidate.startsWith('story/'));
    const words = phrase(
      [{ fact, times: 1 }],
      { scene, me: 3, you: by, language, byNumber: false },
      (card) => CARDS[card] ?? null,
    );
    return { fact, said, words };
  };
  return { part, strike };
}

describe('a recalled fact', () => {
  it.each<SpokenLanguage>(['zh', 'en'])('is told by the line of the beat (%s)', (language) => {
    const { part, strike } = hurt(language);
    const { fact, said, words } = strike(60_000);
    expect(said).toHaveLength(1);
    expect(said[0]?.candidate).toMatch(/^story\//);
    expect(said[0]?.text.toLowerCase()).toContain(words.toLowerCase());
    expect(words).toMatch(language === 'zh' ? /砍了我一刀/ : /hit me/);
    expect(said[0]?.claims).toContainEqual({ kind: 'fact', fact: fact.id });
    expect(part.verdict().current_beat_idx).toBe(1);
  });

  it('is told once: the next line has the next fact, or none', () => {
    const { part, strike } = hurt('zh');
    const first = strike(60_000);
    expect(part.recalls?.()).not.toContain(first.fact.id);
  });

  it('waits for a beat that recalls something', () => {
    const part = createPart(story('boaster'), { seat: 3, voice: 'biting', language: 'zh', seed: 7 });
    expect(part.recalls?.()).toEqual([]);
  });
});
