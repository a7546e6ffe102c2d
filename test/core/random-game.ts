/** Random but well-formed recordings: every event kind, wild worths, deaths, reveals, multi-target cards. */
import fc from 'fast-check';

const DECKS: Readonly<Record<number, readonly string[]>> = {
  2: ['zhu', 'fan'],
  4: ['zhu', 'zhong', 'fan', 'nei'],
  5: ['zhu', 'zhong', 'fan', 'fan', 'nei'],
  8: ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'],
  10: ['zhu', 'zhong', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei', 'nei'],
  20: ['zhu', ...Array<string>(7).fill('zhong'), ...Array<string>(10).fill('fan'), 'nei', 'nei'],
};

const CARDS = ['sha', 'juedou', 'guohe', 'shunshou', 'nanman', 'tao', 'lebu', 'wuzhong'];
const SKILLS = ['fanjian', 'rende', 'ganglie'];

/** A recording as parsed lines, truth last. Event counts and contents come from fast-check. */
export function randomGame(players: number, maxEvents = 60): fc.Arbitrary<object[]> {
  const dealt = DECKS[players] ?? [];
  const seat = fc.integer({ min: 1, max: players });
  const tv = fc.oneof(fc.constant(0), fc.constantFrom(-1.5, 2, -2, 1), fc.double({ min: -4, max: 4, noNaN: true }));
  const targets = fc.oneof(
    { weight: 4, arbitrary: seat.map((one) => [one]) },
    { weight: 1, arbitrary: fc.uniqueArray(seat, { minLength: 1, maxLength: players }) },
  );
  const worths = (to: readonly number[]) =>
    fc.tuple(...to.map(() => tv)).map((values) => Object.fromEntries(to.map((target, i) => [target, values[i]])));
  const via = fc.record({ card: fc.constantFrom(...CARDS), skill: fc.constantFrom(...SKILLS) }, { requiredKeys: [] });
  const num = fc.integer({ min: 1, max: 3 });
  const perSeat = (low: number, high: number) =>
    fc
      .array(fc.integer({ min: low, max: high }), { minLength: players, maxLength: players })
      .map((values) => Object.fromEntries(values.map((value, i) => [i + 1, value])));
  const card = targets.chain((to) =>
    fc.record({
      type: fc.constant('card'),
      by: seat,
      to: fc.constant(to),
      card: fc.constantFrom(...CARDS),
      tv: worths(to),
      group: fc.boolean(),
    }),
  );
  const skill = targets.chain((to) =>
    fc.record({
      type: fc.constant('skill'),
      by: seat,
      to: fc.constant(to),
      skill: fc.constantFrom(...SKILLS),
      tv: worths(to),
    }),
  );
  const event = fc.oneof(
    { weight: 6, arbitrary: card },
    { weight: 2, arbitrary: skill },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('zone'),
        kind: fc.constantFrom('discard', 'gain'),
        by: seat,
        to: seat,
        pos: fc.constantFrom('h', 'e', 'j'),
        card: fc.constantFrom('lebu', 'shandian', 'baiyin', 'zhuge', null),
        value: fc.option(fc.double({ min: 0, max: 12, noNaN: true }), { nil: null }),
        by_card: fc.constantFrom('guohe', 'shunshou', 'fankui'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('wuxie'),
        by: seat,
        depth: fc.integer({ min: 1, max: 4 }),
        about: fc.record({ by: fc.option(seat, { nil: null }), to: seat, card: fc.constantFrom(...CARDS), tv }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constantFrom('damage', 'heal'),
        by: fc.option(seat, { nil: null }),
        to: seat,
        num,
        via,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('turn'),
        seat,
        n: fc.integer({ min: 1, max: 99 }),
        hp: perSeat(0, 6),
        hand: perSeat(0, 9),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('round'), n: fc.integer({ min: 1, max: 6 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('shown'),
        seat: fc.integer({ min: Math.min(2, players), max: players }),
        value: fc.constantFrom(-0.5, 0, 0.3, 0.7, 0.84, 0.85, 0.95),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('reveal', 'die'), seat }) },
  );
  const roles = fc
    .shuffledSubarray(dealt.slice(1), { minLength: players - 1, maxLength: players - 1 })
    .map((rest) => Object.fromEntries(['zhu', ...rest].map((role, i) => [i + 1, role])));
  const deck = fc.constantFrom(true, false).map((known) => (known ? count(dealt) : null));
  return fc.tuple(roles, deck, fc.array(event, { maxLength: maxEvents })).map(([truth, dealtDeck, events]) => [
    {
      type: 'game',
      v: 1,
      engine: 'test',
      lord: 1,
      me: null,
      seed: 7,
      deck: dealtDeck,
      players: dealt.map((_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 })),
    },
    ...events.map((entry) => {
      const line: { type: string; seat?: number } = entry;
      if (line.type !== 'reveal' && line.type !== 'die') return line;
      return { ...line, by: null, role: truth[line.seat ?? 1] };
    }),
    { type: 'truth', roles: truth },
  ]);
}

function count(roles: readonly string[]): Record<string, number> {
  const deck: Record<string, number> = {};
  for (const role of roles) deck[role] = (deck[role] ?? 0) + 1;
  return deck;
}
