/** What is offered, ordered or laid before an AI is taken, refused with a reason or weighed (§Q3). */
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

const put = (text: string) => planned(text, { scene: table(), guesses: GUESSES });

describe('what is put to one', () => {
  it.each([
    ['我砍5号还是砍6号', 'advise_hit', 6],
    ['我先收哪个，5还是6', 'advise_hit', 6],
    ['这张南蛮放还是留', 'advise_wait', undefined],
    ['what would you do in my place, go all in or hold', 'advise_wait', undefined],
    ['6号又砍主公，你就这么忍着？', 'will_strike', 6],
    ['5号给主公喂桃，你就这么看着？', 'wont_strike', 5],
    ['孙权你认输吧', 'no_surrender', 3],
    ['give up now 3', 'no_surrender', 3],
    ['孙权你怕不怕', 'unafraid', 3],
    ['孙权你只管冲，我的桃留给你', 'peach_taken', undefined],
  ])('%s: %s', (text, clause, about) => {
    expect(put(text)).toMatchObject(about === undefined ? { clause } : { clause, about });
  });

  it.each(['6号刚才砍了主公还是砍了5号', '别怕'])('%s: nothing of the kind', (text) => {
    expect(['no_surrender', 'advise_hit', 'advise_hold', 'unafraid']).not.toContain(put(text)?.clause);
  });

  it('a truce by whom nobody trusts is met on a condition', () => {
    const plan = planned('孙权你别打我，我也不打你', { scene: sceneOf(), guesses: { 2: ['fan', 0.7] } });
    expect(plan).toMatchObject({ move: 'bargain', clause: 'spare_if' });
  });

  it('a role by elimination is whoever is left, and never the one who answers', () => {
    const ask = (text: string) => planned(text, { scene: sceneOf(), guesses: GUESSES });
    expect(ask('要是4号5号是反，那谁是内')?.clause).not.toBe('left_over');
    expect(ask('如果3号4号5号都是反，6号是忠，那谁是内')).toMatchObject({ clause: 'left_over', about: 2 });
  });
});
