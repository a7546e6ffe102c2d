/** What the panel may ask of the belief, against beliefs worked out by themselves. */
import { describe, expect, it } from 'vitest';
import { beliefOf } from '../../../src/core/belief/marginals';
import { recordedSource } from '../../../src/ui/recorded';
import { believed, exchange, firstOpening, golden, withMe } from './tools';

const SEATS = [2, 3, 4, 5, 6, 7, 8];

describe('the course of a seat', () => {
  it.each(['8p-1', '8p-4', '5p-2'])('is what a belief that stopped after each turn of %s says', (name) => {
    const recording = golden(name);
    const events = recording.entries.map(({ event }) => event);
    const source = recordedSource(recording);
    source.seek(Math.floor(source.length * 0.7));
    const opinions = source.belief();
    const turns = new Map(
      events.slice(0, source.position()).flatMap((event, i) => (event?.type === 'turn' ? [[event.n, i]] : [])),
    );
    for (const { seat } of source.game()!.table.seats.filter(({ seat }) => seat !== recording.header.lord)) {
      const course = opinions.course('all', seat);
      expect(course.map(({ n }) => n)).toEqual(source.history().turns.map(({ n }) => n));
      for (const { n, chances } of course.slice(0, -1)) {
        // The turn that follows tells that nothing was done in this one.
        const then = beliefOf(believed(recording, events.slice(0, turns.get(n + 1)! + 1)), null, seat)!;
        expect(
          Math.abs(chances.fan - then.fan) + Math.abs(chances.zhong - then.zhong) + Math.abs(chances.nei - then.nei),
        ).toBeLessThan(1e-9);
      }
    }
  });

  it('is the same whether one went back and forth or not', () => {
    const there = recordedSource(golden('8p-2'));
    const back = recordedSource(golden('8p-2'));
    for (const at of [90, 20, 60]) {
      there.seek(at);
      there.belief().course('all', 3);
    }
    back.seek(60);
    expect(there.belief().course('all', 3)).toEqual(back.belief().course('all', 3));
    expect(there.belief().movers('all', 3)).toEqual(back.belief().movers('all', 3));
  });
});

describe('eyes', () => {
  const plain = golden('8p-1');
  const end = firstOpening(plain);
  const me = 3;
  const at = (recording = withMe(plain, me), position = end) => {
    const source = recordedSource(recording);
    source.seek(position);
    return source;
  };

  it("of the person who looks know that person's role and no other", () => {
    const opinions = at().belief();
    const belief = believed(
      withMe(plain, me),
      plain.entries.slice(0, end).map(({ event }) => event),
    );
    const onlooker = { seat: me, role: plain.truth![me]! };
    for (const seat of SEATS.filter((other) => other !== me)) {
      expect(opinions.chances(me, seat)).toEqual(beliefOf(belief, onlooker, seat));
      expect(opinions.chances('all', seat)).toEqual(beliefOf(belief, null, seat));
    }
    expect(opinions.chances(me, me)).toBeNull();
    expect(opinions.course(me, me)).toEqual([]);
    expect(opinions.chances('all', me)).not.toBeNull();
    expect(opinions.chances('all', plain.header.lord)).toBeNull();
  });

  it('of others stay shut until the game is over', () => {
    const running = at().belief();
    for (const seat of SEATS.filter((other) => other !== me)) {
      expect(running.silence(seat)).toBe('not_yet');
      expect([running.chances(seat, 2), running.course(seat, 2), running.movers(seat, 2)]).toEqual([null, [], []]);
    }
    const over = at(withMe(plain, me), plain.entries.length).belief();
    expect(SEATS.map((seat) => over.silence(seat))).toEqual(SEATS.map(() => null));
  });

  it('see the same whoever of the others holds which role', () => {
    const [a, b] = [2, 4, 5, 6, 7, 8]
      .flatMap((x, i, all) => all.slice(i + 1).map((y) => [x, y] as const))
      .find(([x, y]) => plain.truth![x] !== plain.truth![y])!;
    const all = (recording: typeof plain) => {
      const opinions = at(recording).belief();
      return (['all', me] as const).map((eyes) =>
        SEATS.map((seat) => [opinions.chances(eyes, seat), opinions.course(eyes, seat), opinions.movers(eyes, seat)]),
      );
    };
    expect(all(withMe(exchange(plain, a, b), me))).toEqual(all(withMe(plain, me)));
  });

  it('without a known role see nothing', () => {
    const strict = recordedSource(withMe(plain, me), { strict: true });
    strict.seek(end);
    expect(strict.belief().silence(me)).toBe('role_unknown');
    expect(strict.belief().silence('all')).toBeNull();
    const unfinished = at({ ...withMe(plain, me), truth: null });
    expect(unfinished.belief().silence(me)).toBe('role_unknown');
  });
});

describe('movers', () => {
  const recording = golden('8p-4');
  const events = recording.entries.map(({ event }) => event);

  it('are what made a verdict, as it happened, though later acts would have said the same', () => {
    for (const name of ['8p-1', '8p-2', '8p-4', '5p-2']) {
      const source = recordedSource(golden(name));
      source.seek(firstOpening(golden(name)));
      const opinions = source.belief();
      for (const { seat } of source.game()!.table.seats) {
        const course = opinions.course('all', seat);
        const jumps = course.slice(1).map(({ n, chances: { zhong, fan, nei } }, i) => {
          const was = course[i]!.chances;
          return { n, by: Math.max(...[zhong - was.zhong, fan - was.fan, nei - was.nei].map(Math.abs)) };
        });
        const most = jumps.sort((x, y) => y.by - x.by)[0];
        const told = opinions.movers('all', seat);
        if (!most || most.by < 0.1) continue;
        // The turn in which the chart jumps most has something to show for it.
        expect([name, seat, told.some(({ turn }) => turn.n === most.n)]).toEqual([name, seat, true]);
      }
    }
  });

  it('have the turn they happened in', () => {
    const source = recordedSource(recording);
    source.seek(firstOpening(recording));
    const told = source.belief().movers('all', 2);
    expect(told.length).toBe(3);
    for (const { event, turn } of told) {
      const before = events.slice(0, events.indexOf(event)).filter((one) => one?.type === 'turn');
      expect(turn.n).toBe(before[before.length - 1]?.n ?? 0);
    }
  });

  it('of a role that follows from another being laid open say so', () => {
    const opened = ['8p-1', '8p-2', '8p-3', '8p-4', '8p-5', '5p-1', '5p-2', '5p-3'].flatMap((name) => {
      const source = recordedSource(golden(name));
      source.seek(source.length);
      const told = source.game()!.table.seats.flatMap(({ seat }) => source.belief().movers('all', seat));
      return told.filter(({ kind }) => kind === 'opened').map(({ event }) => event);
    });
    expect(opened.length).toBeGreaterThan(0);
    for (const { type } of opened) expect(['die', 'reveal']).toContain(type);
  });

  it('of an open role are those from before it was opened', () => {
    const opening = firstOpening(recording);
    const event = events[opening];
    if (event?.type !== 'die') throw new Error('expected a death');
    const source = recordedSource(recording);
    source.seek(source.length);
    const told = source.belief().movers('all', event.seat);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((mover) => events.indexOf(mover.event) <= opening)).toBe(true);
    expect(source.belief().chances('all', event.seat)).toBeNull();
  });
});

describe('silence', () => {
  const recording = golden('5p-1');
  const silenceOf = (header: Partial<typeof recording.header>, position = 0) => {
    const source = recordedSource({ ...recording, header: { ...recording.header, ...header } });
    source.seek(position);
    return source.belief().silence('all');
  };

  it('says why', () => {
    expect(silenceOf({})).toBeNull();
    expect(silenceOf({ deck: null })).toBe('deck_unknown');
    expect(silenceOf({ deck: { zhu: 1, commoner: 1, zhong: 1, fan: 1, nei: 1 } })).toBe('deck_role');
    expect(silenceOf({ deck: { zhu: 1, zhong: 4 } }, recording.entries.length)).toBe('contradiction');
    expect(recordedSource(recording, { belief: false }).belief().silence('all')).toBe('off');
  });
});
