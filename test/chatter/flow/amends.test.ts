/** Who has turned away: what brings it back, what it still answers, and who speaks in its place. */
import { describe, expect, it } from 'vitest';
import { HUMAN, stage } from './support';

const QUIET = { talkativeness: 0, linesPerRound: 99 };

/** A table at which 3 has turned away from the human. */
function estranged(): ReturnType<typeof stage> {
  const at = stage({ settings: QUIET });
  for (const now of [0, 60_000, 120_000]) at.say('三号，你这个傻逼', now);
  return at;
}

describe('an AI that has turned away', () => {
  it.each(['三号，刚才骂你傻逼那些话我收回', '三号，是我嘴贱，别往心里去', '3号 那些难听话我收回 是我没控制住'])(
    'is back after %s',
    (text) => {
      const { talk, say } = estranged();
      const liking = talk.relationOf(3)!.dims.liking;
      expect(say(text, 180_000)).toMatchObject([{ speaker: 3, occasion: 'apology', route: 'NORMAL' }]);
      expect(talk.relationOf(3)!.dims.liking).toBeGreaterThanOrEqual(liking);
      expect(say('三号，谢谢你', 240_000)).toHaveLength(1);
      // What was overstepped before is past: it does not leave at the next.
      expect(say('三号，你这个傻逼', 300_000)[0]?.occasion).not.toBe('boundary_leave');
    },
  );
  it('stays away where nothing is taken back', () => {
    const { say } = estranged();
    expect(say('三号，谢谢你', 180_000)).toEqual([]);
    expect(say('三号，把那句话收回去', 240_000)).toEqual([]);
  });
  it('answers a question of the game that is put to it by name, and comes to the point', () => {
    const { say } = estranged();
    const [line, ...more] = say('三号，你几滴血', 180_000);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ speaker: 3, route: 'NORMAL' });
    expect(line?.text).toMatch(/^我还有4点血/);
  });
});

describe('said to all', () => {
  it.each(['谢谢各位陪我打这把', '各位晚安，我先撤了', 'ty for the game all', '有人在吗'])(
    '%s: somebody answers',
    (text) => {
      const { talk } = stage({ settings: { talkativeness: 0.3, linesPerRound: 99 } });
      expect(talk.hear({ from: HUMAN, text }, 1000).queued).toHaveLength(1);
    },
  );
});

describe('another is asked after', () => {
  it("another's private matters are refused, and not as one's own", () => {
    const { say } = stage({ settings: { talkativeness: 0.8, linesPerRound: 99 } });
    const line = say('谁有4号电话，发我，我上他家楼下堵他去', 1000).find(({ route }) => route === 'CREEPY');
    expect(line?.text).toMatch(/别找到人家|人家的私事/);
  });
});
