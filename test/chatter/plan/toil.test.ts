import { describe, expect, it } from 'vitest';
import { matterIn } from '../../../src/chatter/moves/life/matter';
import { toilIn } from '../../../src/chatter/moves/life/toil';
import { ofToil } from '../../../src/chatter/plan/life/of-toil';
import { TOIL_WORDS } from '../../../src/chatter/plan/life/words/toil';

const said = (heard: string, language: 'zh' | 'en', life = {}): string | undefined =>
  ofToil({ matter: 'overwork', trouble: true, ...life }, 'work', { heard, language })?.[0];

describe('a trouble of work', () => {
  it.each([
    ['报告改了五稿,最后又说第一稿好', 'first_again'],
    ['部门裁了三个人,剩下的活全甩给我', 'cut'],
    ['周报又被打回来了', 'redone'],
    ['今晚要交的材料还没影', 'due'],
    ['i have 3 pages out of 12', 'part'],
    ['主管又发微信问进度', 'ping'],
    ['明天找主管聊聊', 'talk'],
    ['要不要跟经理提加人', 'hands'],
    ['should i call in sick tomorrow', 'ask_off'],
    ['do i even reply to him now', 'reply'],
    ['called in sick and now i feel guilty', 'guilt'],
    ['报表看得我一个字都看不进', 'blank'],
    ['老板让我改到第三版了', 'redone'],
    ['my boss sent back the deck for the third time', 'redone'],
  ])('%s: %s', (text, need) => {
    expect(toilIn(text)?.need).toBe(need);
  });
  it.each([
    '三点血就要死了',
    '要不要杀主公',
    '主公裁判一下',
    '交给你了',
    'hit the boss again',
    'how many cards left in the deck',
    'two rounds ago you hit the first one',
    '活着的都打我',
    '这牌第三版了',
    'fired half the team with barbarians',
    'he rejected the deal',
  ])('%s is none', (text) => {
    expect(toilIn(text)).toBeNull();
  });
  it('names the thing, how often and until when', () => {
    expect(said('方案都第六版了', 'zh')).toContain('方案都改到第六版');
    expect(said('明早9点就要交报告', 'zh')).toContain('明早9点就要报告');
    expect(said('boss moved my deadline to tomorrow', 'en')).toContain('Due tomorrow?');
    expect(said('报告改了五稿又回第一稿,气不气', 'zh')).toMatch(/^气！.*第一版/);
  });
  it('leaves no hole, whatever a line leaves out', () => {
    for (const words of Object.values(TOIL_WORDS))
      for (const one of words) expect(one.replace(/\[(?:[^\]]*\|)?([^\]{|]*)\]/g, '$1')).not.toMatch(/[[\]{}|]/);
  });
  it("is nobody else's, and no loss", () => {
    const whose = { closeness: 'kin', named: { zh: '叔叔', en: 'your dad' } };
    expect(said('我爸方案又被打回', 'zh', { whose })).toBeUndefined();
    expect(ofToil({ matter: 'loss_kin', trouble: true }, 'loss', { heard: '想请假回去', language: 'zh' })).toBeNull();
  });
  it('who is cut is not the one who stays with the work', () => {
    expect(matterIn('我们组裁了俩人')?.matter).toBe('toil');
    expect(matterIn('我被裁了')?.matter).toBe('laid_off');
  });
  it('a joke about what one eats is no quarrel', () => {
    expect(matterIn('嗦螺蛳粉室友要把我赶出去')?.matter).toBe('smell');
    expect(matterIn('我室友把我赶出去了')?.trouble).toBe(true);
  });
});
