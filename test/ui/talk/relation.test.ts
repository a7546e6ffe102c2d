// @vitest-environment jsdom
/** 关系 in a page. */
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../src/chatter/detection/types';
import { createRelationTab } from '../../../src/ui/talk/relation';
import { all, byText, eachOnFreshPage, mutationsDuring, one, relation, showTab, texts, visible } from './tools';

eachOnFreshPage();

const show = (options: Parameters<typeof showTab>[1] = {}) =>
  showTab(({ source }) => createRelationTab(source), options);

describe('关系', () => {
  it('names stage, cause, dimensions and games of each AI, and nobody else', () => {
    const { set, panel } = show();
    set.relations.set(3, relation(3, { stage: 'bonding', why: { reason: 'gave', round: 2 } }));
    set.relations.set(4, relation(4, { stage: 'terminating', voice: 'biting' }));
    set.relations.set(1, relation(1));
    panel.update();
    const [friend, foe] = all('.slqj-relation');
    expect(all('.slqj-relation')).toHaveLength(2);
    expect(friend!.textContent).toContain('3号 关羽豪爽结义第2轮：送牌给我');
    expect(friend!.textContent).toContain('同局2次，往来3回');
    const numbers = friend!.querySelector<HTMLElement>('.slqj-relation-dims')!;
    expect(numbers.hidden).toBe(true);
    friend!.querySelector<HTMLElement>('.slqj-relation-more')!.click();
    expect(numbers.hidden).toBe(false);
    expect(numbers.textContent).toBe('亲近0.2信任0.3好感0.5敬重0.5温度0.5强势0.5');
    expect(foe!.textContent).toContain('刻薄决裂还没有什么事改变过它');
    expect(
      [friend, foe].map((node) => node!.querySelector('.slqj-relation-stage')!.hasAttribute('data-apart')),
    ).toEqual([false, true]);
  });

  it('has a different word for every stage', () => {
    const { set, panel } = show();
    const words = STAGES.map((stage) => {
      set.relations.set(3, relation(3, { stage }));
      panel.update();
      return one('.slqj-relation-stage').textContent;
    });
    expect(words).toEqual(['初识', '试探', '升温', '默契', '结义', '分歧', '疏远', '僵持', '回避', '决裂']);
  });

  it('touches only the row that moved', () => {
    const { set, panel } = show();
    for (const seat of [2, 3, 4]) set.relations.set(seat, relation(seat));
    panel.update();
    expect(
      mutationsDuring(() => {
        panel.update();
      }),
    ).toEqual([]);
    set.relations.set(3, relation(3, { turns: 4 }));
    const touched = mutationsDuring(() => {
      panel.update();
    });
    const rows = new Set(
      touched.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)!.closest('.slqj-relation'),
      ),
    );
    expect([...rows]).toEqual([all('.slqj-relation')[1]]);
  });

  it('forgets only after a second, different tap', () => {
    const { source } = show();
    byText('.slqj-press', '让 AI 忘掉我').click();
    expect(source.forget).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(byText('.slqj-press', '还是留着'));
    byText('.slqj-press', '还是留着').click();
    expect(visible('.slqj-forget-now')).toEqual([]);
    byText('.slqj-press', '让 AI 忘掉我').click();
    byText('.slqj-press', '确定忘掉').click();
    expect(source.forget).toHaveBeenCalledTimes(1);
    expect(texts('.slqj-forget .slqj-status')).toEqual(['已忘掉。']);
  });

  it('says so where no AI talks, and speaks English', () => {
    const { set, panel } = show({ language: 'en', names: ['A', 'B', 'C', 'D', 'E'] });
    expect(texts('.slqj-none')).toEqual(['No AI of this game talks.']);
    set.relations.set(3, relation(3, { why: { reason: 'gave', round: 2 } }));
    panel.update();
    expect(one('.slqj-relation-page').textContent).not.toMatch(/\p{Script=Han}/u);
  });
});
