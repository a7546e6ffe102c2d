/** What the panel draws, before anything is drawn. */
import { describe, expect, it } from 'vitest';
import { createWords } from '../../src/ui/describe';
import { effectsOf } from '../../src/ui/effects';
import { choices } from '../../src/ui/choices';
import { ballot } from '../../src/ui/eyes';
import { gazeOf } from '../../src/ui/gaze';
import { createPanelState } from '../../src/ui/state';
import { createOutlook } from '../../src/ui/outlook';
import { recordedSource } from '../../src/ui/recorded';
import { golden } from './belief/tools';
import { cleanName } from '../../src/ui/name';
import { reasonsFor } from '../../src/ui/reasons';
import { rowModel } from '../../src/ui/rows';
import { LANGUAGES } from '../../src/language/languages';
import { reviewOf } from '../../src/ui/retrospect';
import { scoreTotals } from '../../src/ui/reviewed';
import { hit, peach, PLOT, sha, sourceOf, turn } from './tools';

const rowOf = (
  seat: number,
  options: Parameters<typeof sourceOf>[1] = {},
  eyes: 'all' | number = 'all',
  me: number | null = null,
) => {
  const source = sourceOf({ events: PLOT, me }, { belief: false, ...options });
  const gaze = gazeOf(source, { ...createPanelState(), eyes });
  return rowModel(source, createWords(source, 'zh-CN'), gaze, source.game()!.table.bySeat.get(seat)!);
};

describe('history', () => {
  it('keeps one sample per turn and the moments that moved somebody', () => {
    const history = sourceOf({ events: PLOT }).history();
    expect(history.turns.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const struck = history.moments.find(({ event }) => event.type === 'card')!;
    expect(struck).toMatchObject({ turn: 2, round: 1, about: [2] });
  });

  it('says when the table changes its mind', () => {
    const flips = sourceOf({ events: PLOT }, { belief: false })
      .history()
      .moments.flatMap((moment) => moment.flips);
    expect(flips.map(({ seat, from, to }) => [seat, from, to.identity])).toEqual(
      expect.arrayContaining([
        [2, 'unknown', 'fan'],
        [4, 'unknown', 'nei'],
      ]),
    );
  });

  it.each([true, false])('never says that a mind changed to what it was, by belief %s', (belief) => {
    for (const name of ['8p-1', '8p-4', '5p-2']) {
      const source = recordedSource(golden(name), { belief });
      source.seek(source.length);
      const flips = source.history().moments.flatMap((moment) => moment.flips);
      expect(flips.length).toBeGreaterThan(2);
      for (const { from, to } of flips) expect(to.identity).not.toBe(from);
    }
  });

  it('counts exposure that the engine announces afterwards to the act that caused it', () => {
    const events = [
      turn(2, 1),
      { type: 'card', by: 2, to: [3], card: 'sha', tv: { 3: -1.5 }, group: false },
      sha(2, 1),
      hit(2, 1),
      { type: 'shown', seat: 2, value: 0.9 },
    ] as const;
    const { moments } = sourceOf({ events }).history();
    expect(moments.map(({ event }) => event.type)).not.toContain('shown');
    expect(
      moments
        .flatMap(({ flips }) => flips)
        .filter(({ seat }) => seat === 2)
        .at(-1),
    ).toMatchObject({ to: { identity: 'fan' } });
  });

  it('stops guessing where the role is laid open, and remembers what was thought before', () => {
    const history = sourceOf({ events: PLOT }).history();
    expect(history.turns.at(-1)!.targets.get(2)).toMatchObject({ revealed: 'fan', consensus: { identity: 'fan' } });
    expect(history.stoodBefore(2)!.get(2)).toMatchObject({ revealed: null, consensus: { identity: 'fan' } });
    expect(history.stoodBefore(1)).toBeNull();
  });

  it('is the same after going back and forth', () => {
    const source = sourceOf({ events: PLOT });
    const moments = source.history().moments;
    source.seek(5);
    source.seek(source.length);
    expect(source.history().moments).toEqual(moments);
  });

  it('keeps at most so many turns and moments', () => {
    const events = Array.from({ length: 900 }, (_, i) => [
      turn(2, i + 1),
      sha(2, 1),
      hit(2, 1),
      sha(3, 2),
      hit(3, 2),
      peach(3, 1),
    ]).flat();
    const { turns, moments } = sourceOf({ events }).history();
    expect(turns).toHaveLength(400);
    expect(moments.length).toBeLessThanOrEqual(3000);
    expect(turns.at(-1)!.n).toBe(900);
  });
});

describe('rows', () => {
  it('name the acts that counted, in the order they happened', () => {
    expect(rowOf(2, { at: 9 }).why).toBe('第1轮对主公出杀');
    expect(rowOf(3).why).toMatch(/^第1轮救过主公；对2号位\(反贼\)出杀；第2轮救过主公$/);
  });

  it.each([true, false])('call nobody by another role than its own row does, by belief %s', (belief) => {
    // 3 strikes at 2 while 2 looks like a rebel; then 2 saves the lord again and again.
    const turned = [...PLOT.slice(0, 9), turn(2, 4), ...Array.from({ length: 6 }, () => peach(2, 1))];
    const called: string[] = [];
    for (let at = 9; at <= turned.length; at++) {
      const source = sourceOf({ events: turned }, { belief, at });
      const words = createWords(source, 'zh-CN');
      const rows = source
        .game()!
        .table.seats.map((seat) => rowModel(source, words, gazeOf(source, createPanelState()), seat));
      for (const { why } of rows)
        for (const [, seat, role] of why.matchAll(/(\d)号位\((?:疑似)?(..)\)/g)) {
          called.push(role!);
          expect(rows[Number(seat) - 1]!.phrase).toContain(role);
        }
    }
    expect(new Set(called)).toContain('反贼');
  });

  it('say one phrase, and how strongly, of the same chances', () => {
    const { verdict, letter, phrase, open } = rowOf(4, { at: 16 });
    expect({ letter, phrase, open }).toEqual({ letter: '内', phrase: '多半是内奸', open: false });
    expect(verdict).toMatchObject({ identity: 'nei', likeliest: 'nei', strength: 2 });
    expect(rowOf(5, { at: 3 })).toMatchObject({ letter: '?', phrase: '看不透', why: '还没有值得一提的举动' });
  });

  it('say what somebody is not, and by which acts, where two roles are left', () => {
    const source = recordedSource(golden('8p-4'));
    source.seek(106);
    const row = (language: 'zh-CN' | 'en') =>
      rowModel(
        source,
        createWords(source, language),
        gazeOf(source, createPanelState()),
        source.game()!.table.bySeat.get(4)!,
      );
    expect(row('zh-CN')).toMatchObject({ letter: '?', phrase: '不是反贼，忠内难分' });
    expect(row('zh-CN').why).toMatch(/^第1轮打伤6号位\(疑似反贼\)；/);
    expect(row('en').phrase).toBe('not a rebel: loyalist or traitor');
  });

  it('by belief name the acts that moved it most', () => {
    const row = rowOf(2, { at: 9, belief: true });
    expect(row).toMatchObject({ letter: '反', phrase: '很像反贼' });
    expect(row.why).toContain('第1轮对主公出杀');
  });

  it('show an open role as what it is', () => {
    expect(rowOf(2)).toMatchObject({ letter: '反', phrase: '反贼', open: true, dead: true, why: '身份已公开：反贼' });
  });

  it('never guess about the one whose eyes these are', () => {
    expect(rowOf(3, {}, 3, 3)).toMatchObject({
      self: true,
      mine: true,
      letter: '–',
      phrase: '',
      why: '自己的身份自己知道',
    });
    expect(rowOf(3, {}, 'all', 3)).toMatchObject({ self: false, mine: true, letter: '忠' });
  });

  it('leave the hand that a human plays out of the vote', () => {
    const source = sourceOf({ events: PLOT, me: 5 });
    const { zhong, fan, nei, open } = ballot(source.game()!, source.game()!.table.bySeat.get(3)!);
    expect(zhong + fan + nei + open).toBe(3);
  });
});

describe('eyes', () => {
  it('offer the consensus, my own, then the AIs', () => {
    expect(choices(sourceOf({ events: PLOT, me: 4 }))).toEqual(['all', 4, 1, 2, 3, 5]);
  });

  it('show what the person who looks learned by a skill through its own eyes alone', () => {
    const source = sourceOf({ events: PLOT, me: 3, finished: true }, { at: PLOT.length });
    const outlook = createOutlook({
      game: source.game,
      track: () => null,
      history: source.history,
      me: () => 3,
      truth: () => null,
      spectator: source.game,
      learned: () => ({ learned: (_, about) => (about === 5 ? 'fan' : null) }),
    });
    expect(outlook.verdicts(3, false).get(5)).toMatchObject({ identity: 'fan', ground: 'learned' });
    for (const eyes of ['all', 1, 2, 4] as const) expect(outlook.verdicts(eyes, true).get(5)!.ground).toBe('inferred');
  });
});

describe('reasons and effects', () => {
  it("put acts of the guess's own direction first", () => {
    const source = sourceOf({ events: PLOT }, { at: 14 });
    const [first] = reasonsFor(source.history(), 4, 'all', 'zhong', 1);
    expect(first).toMatchObject({ deed: 'save', target: 1, count: 3, round: 1 });
  });

  it("tell evidence on the lord's axis: the lines never set friends of the actor apart from its foes", () => {
    // 3 strikes a rebel: rebels like it less, the lord's side more; on the axis it looks loyal to all of them.
    const source = sourceOf({ events: PLOT }, { at: 8 });
    const struck = source.history().moments.find(({ event }) => event.type === 'card' && event.by === 3)!;
    const told = effectsOf(struck, createWords(source, 'zh-CN'), 'all', true).filter(({ kind }) => kind === 'evidence');
    expect(told.every(({ sign }) => sign === 1)).toBe(true);
  });
});

describe('review', () => {
  it('is not there before the game is over', () => {
    const source = sourceOf({ events: PLOT, finished: true });
    source.seek(source.length - 1);
    expect(reviewOf(source)).toBeNull();
    source.seek(source.length);
    expect(reviewOf(source)).not.toBeNull();
  });

  it('puts guesses beside the truth', () => {
    const review = reviewOf(sourceOf({ events: PLOT, finished: true }, { belief: false }))!;
    expect(review.rows.map(({ seat, truth, score }) => [seat, truth, score])).toEqual([
      [1, 'zhu', 'public'],
      [2, 'fan', 'right'],
      [3, 'zhong', 'right'],
      [4, 'nei', 'right'],
      [5, 'fan', 'right'],
    ]);
    expect(scoreTotals(review)).toEqual({ all: 4, right: 4, open: 0 });
    expect(review.perRound.map(({ n }) => n)).toEqual([1, 2]);
    expect(review.turning.map(({ seat, to }) => [seat, to.identity])).toContainEqual([2, 'fan']);
    expect(review.turning.length).toBeGreaterThan(1);
  });

  it('names who was fooled by whom', () => {
    const roles = ['zhu', 'fan', 'fan', 'nei', 'zhong'] as const;
    const { fooled } = reviewOf(sourceOf({ events: PLOT, roles, finished: true }))!;
    expect(fooled[0]).toMatchObject({ seat: 3, truth: 'fan', as: 'zhong' });
  });
});

describe('names', () => {
  it.each([
    ['\u202Eevil\u202C', 'evil'],
    ['a\u0000b\u200Bc', 'abc'],
    ['<img src=x onerror=alert(1)>', '<img src=x oner…'],
    ['名'.repeat(200), `${'名'.repeat(15)}…`],
    ['  x \n y ', 'x y'],
    ['Z͑ͫ̓ͪ̂ͫ̽', 'Z͑ͫ'],
    ['𠮷'.repeat(20), `${'𠮷'.repeat(15)}…`],
  ])('%j is drawn as %j', (name, drawn) => {
    expect(cleanName(name)).toBe(drawn);
  });
});

describe('sentences', () => {
  it('describe every event in every language', () => {
    const source = sourceOf({ events: PLOT });
    for (const language of LANGUAGES) {
      const words = createWords(source, language);
      for (const event of PLOT) expect(words.event(event)).not.toMatch(/[{}]|undefined/);
    }
  });
});
