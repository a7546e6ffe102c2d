// @vitest-environment jsdom
/** The last ten games, and what can be taken along. */
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createArchive, KEPT } from '../../src/ui/archive';
import { DATABASE } from '../../src/ui/database';
import { createWords } from '../../src/ui/describe';
import { reviewHtml } from '../../src/ui/export';
import { readReview } from '../../src/ui/kept-review';
import { mountPanel } from '../../src/ui/panel';
import { reviewOf } from '../../src/ui/retrospect';
import { linesOf, PLOT, sourceOf } from './tools';

const game = (at: number) => ({ at, players: 5, winner: 'zhu', lines: linesOf({ events: PLOT, finished: true }) });

describe('archive', () => {
  it('keeps the last ten, newest first', async () => {
    const archive = createArchive(new IDBFactory());
    for (let i = 1; i <= KEPT + 3; i++) expect((await archive.keep(game(i))).ok).toBe(true);
    const listed = await archive.list();
    expect(listed.failed).toBeNull();
    expect(listed.games.map(({ at }) => at)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('opens again after another page asked for the database', async () => {
    const factory = new IDBFactory();
    const archive = createArchive(factory);
    await archive.keep(game(1));
    await new Promise((resolve) => {
      factory.deleteDatabase(DATABASE).onsuccess = resolve;
    });
    expect(await archive.list()).toEqual({ games: [], dropped: 0, failed: null });
  });

  it('passes over rows that are no games', async () => {
    const factory = new IDBFactory();
    const archive = createArchive(factory);
    await archive.keep({ ...game(1), lines: [1] as unknown as string[] });
    await archive.keep(game(2));
    expect(await archive.list()).toMatchObject({ games: [{ at: 2 }], dropped: 1 });
  });

  it('never throws: it says why', async () => {
    expect(await createArchive(undefined).list()).toMatchObject({ games: [], failed: { fault: 'absent' } });
    const broken = {
      open: () => {
        throw new Error('forbidden');
      },
    } as unknown as IDBFactory;
    expect(await createArchive(broken).keep(game(1))).toEqual({ ok: false, fault: 'failed', why: 'forbidden' });
  });

  it('opens an old game in the panel and comes back', async () => {
    document.body.replaceChildren();
    const archive = createArchive(new IDBFactory());
    await archive.keep(game(1));
    const panel = mountPanel(document.body, sourceOf({ events: PLOT.slice(0, 4) }), { language: 'zh-CN', archive });
    panel.open();
    panel.selectTab('review');
    await vi.waitFor(() => {
      expect(document.querySelectorAll('.slqj-kept')).toHaveLength(1);
    });
    document.querySelector<HTMLElement>('.slqj-kept .slqj-press')!.click();
    expect(document.querySelector('.slqj-banner')).toMatchObject({ hidden: false });
    expect(document.querySelectorAll('.slqj-review-table')).toHaveLength(1);
    document.querySelector<HTMLElement>('.slqj-leave')!.click();
    expect(document.querySelector('.slqj-banner')).toMatchObject({ hidden: true });
    expect(document.querySelectorAll('.slqj-review-table')).toHaveLength(0);
  });
});

describe('the review of a game kept', () => {
  const open = async (review: unknown) => {
    document.body.replaceChildren();
    const archive = createArchive(new IDBFactory());
    await archive.keep({ ...game(1), review });
    const panel = mountPanel(document.body, sourceOf({ events: PLOT.slice(0, 4) }), { language: 'zh-CN', archive });
    panel.open();
    panel.selectTab('review');
    await vi.waitFor(() => {
      document.querySelector<HTMLElement>('.slqj-kept .slqj-press')!.click();
    });
    return document.querySelector('.slqj-review')?.textContent ?? '';
  };
  const live = reviewOf(sourceOf({ events: PLOT, finished: true }))!;

  it('is what was shown then, whatever the same lines come to now', async () => {
    expect(readReview(JSON.parse(JSON.stringify(live)))).toEqual(live);
    const other = { ...live, rows: live.rows.map((row) => ({ ...row, score: 'open' as const })) };
    expect(await open(other)).toContain('未定');
    expect(await open(live)).not.toBe(await open(other));
  });

  it.each([
    ['no review', 7],
    ['a role nobody has', { ...live, rows: [{ ...live.rows[0], truth: 'king' }] }],
    ['an event that is none', { ...live, turning: [{ ...live.turning[0], event: { type: 'card' } }] }],
    [
      'a chance beyond one',
      { ...live, rows: [{ ...live.rows[0], guess: { identity: 'fan', strength: 2, chance: 3 } }] },
    ],
    ['a list without end', { ...live, fooled: Array.from({ length: 500 }, () => live.fooled[0]) }],
  ])('that is %s is passed over, and the game folded again', async (_what, review) => {
    expect(readReview(review)).toBeNull();
    expect(await open(review)).toBe(await open(live));
  });
});

describe('exports', () => {
  it('write a page of their own in which names are text', async () => {
    const source = sourceOf({
      events: PLOT,
      names: ['<img src=x onerror=1>', '</style><script>1', 'a', 'b', 'c'],
      finished: true,
    });
    const text = await reviewHtml(reviewOf(source)!, createWords(source, 'zh-CN')).text();
    expect(text.startsWith('<!doctype html>')).toBe(true);
    const page = new DOMParser().parseFromString(text, 'text/html');
    expect(page.querySelectorAll('img,script,link')).toHaveLength(0);
    expect(page.body.textContent).toContain('<img src=x oner…');
    expect(page.querySelectorAll('tbody tr')).toHaveLength(5);
  });

  it('hand the recording over as it is, and say where it went or why not', async () => {
    document.body.replaceChildren();
    const save = vi
      .fn<(name: string, blob: Blob) => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce('磁盘已满');
    const story = { events: PLOT, finished: true };
    const panel = mountPanel(document.body, sourceOf(story), { language: 'zh-CN', save });
    panel.open();
    panel.selectTab('review');
    const press = (): void => {
      [...document.querySelectorAll<HTMLElement>('.slqj-exports .slqj-press')].at(-1)!.click();
    };
    const status = (): string => document.querySelector('.slqj-status')?.textContent ?? '';
    press();
    await vi.waitFor(() => {
      expect(status()).toMatch(/^已保存 chayan-.*\.jsonl$/);
    });
    const blob = save.mock.calls[0]![1];
    expect(await blob.text()).toBe(
      linesOf(story)
        .map((line) => `${line}\n`)
        .join(''),
    );
    press();
    await vi.waitFor(() => {
      expect(status()).toBe('没能保存：磁盘已满');
    });
  });
});
