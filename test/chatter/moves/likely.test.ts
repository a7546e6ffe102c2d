import { describe, expect, it } from 'vitest';
import { likelyActs } from '../../../src/chatter/moves/wording/likely';
import { unitsOf } from '../../../src/chatter/line/grams';
import { wordingOf } from '../../../src/chatter/moves/wording/wording';
import { heard, recorded } from './tables';

const scene = recorded('8p-3', 6, 4);
const acts = (text: string): string[] => heard(text, scene, { from: 4, hearer: 5 }).map(({ act }) => act);

describe('wording', () => {
  it('masks whoever is named and what is counted', () => {
    expect(unitsOf('3号拆了我2张牌?', [{ start: 0, end: 2 }]).join('')).toBe('|@拆了我#张牌?|');
    expect(unitsOf("why'd you slash 3", [{ start: 16, end: 17 }])).toEqual(['|', "why'd", 'you', 'slash', '@', '|']);
  });

  it('gives chances that add up to one, whatever is typed', () => {
    for (const text of ['', '。', '𝕏𝕏'.repeat(500), 'a'.repeat(9000)]) {
      const chances = Object.values(likelyActs(wordingOf(text, [], [])));
      expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    }
  });

  it('lets the wording say what no reader of clauses knows', () => {
    expect(acts('偷偷说 我手里俩桃 谁要死了吱一声')).toContain('claim');
    expect(acts('说不通啊 忠臣哪有砍主公的')).toContain('accuse');
    expect(acts('这桌有活人没 还是一屋子机器人')).toContain('ask_self');
  });

  it('leaves what readers understood where it is short, kin, or on record', () => {
    expect(acts('我觉得不是')).toEqual(['refuse']);
    expect(acts('再见了各位')).toEqual(['bye']);
    expect(acts('2号砍了主公')).toContain('report');
    expect(acts('主公你到底有没有闪 给句准话')).toContain('ask_fact');
  });
});
