/** One at the table who does not act as its role would: belief may be fooled, is never too sure of a person, and comes back. */
import { describe, expect, it } from 'vitest';
import { createBelief, seeEvent, type Belief } from '../../src/core/belief/belief';
import { NO_DOUBT, SHIPPED_DOUBT, SUREST_OF_PERSON } from '../../src/core/belief/doubt';
import { beliefKeyframe, resumeBelief } from '../../src/core/belief/keyframe';
import { beliefOf, createMarginals, marginals, type Onlooker } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import { ROLE_NAMES, ROLES } from '../../src/core/belief/worlds';
import type { PublicEvent } from '../../src/core/event';
import { oddEvents, WAYS } from '../../dev/study/robust/odd';
import { watch } from '../../dev/study/robust/watch';
import type { RecordedGame } from '../../dev/study/belief/games';
import { beliefFor, DECKS, drawnGame, goldenGames, headerOf, sha } from './support';

const parameters = shippedParameters();
const trusting = { ...parameters, doubt: NO_DOUBT };
const ROUNDING = 1e-12;
const games = goldenGames().map(
  ({ name, recording }): RecordedGame => ({
    name,
    kind: 'golden',
    seed: 1,
    players: recording.header.players.length,
    sha256: '',
    recording,
    truth: recording.truth!,
  }),
);

describe('one who does not act as its role would', () => {
  it.each(WAYS)('%s: nobody is surer than .97 of a person before the deck proves it', (way) => {
    for (const game of games.slice(0, 9)) {
      const { header } = game.recording;
      for (const { seat } of header.players.slice(1)) {
        const events = oddEvents(game, seat, way, parameters)!;
        const seen = watch({ ...header, me: seat }, events, seat, game.truth[seat]!, parameters)!;
        expect(seen.surest).toBeLessThanOrEqual(SUREST_OF_PERSON + ROUNDING);
      }
    }
  });

  it('belief is sure of a wrong role less often with doubt than without', () => {
    const sureOfWrong = (by: typeof parameters): number =>
      games
        .flatMap((game) =>
          WAYS.flatMap((way) =>
            game.recording.header.players.slice(1).flatMap(({ seat }) => {
              const events = oddEvents(game, seat, way, by)!;
              return watch(game.recording.header, events, seat, game.truth[seat]!, by)!.wrong;
            }),
          ),
        )
        .filter((chance) => chance > SUREST_OF_PERSON).length;
    const trusted = sureOfWrong(trusting);
    expect(trusted).toBeGreaterThan(10);
    expect(sureOfWrong(parameters)).toBeLessThan(trusted);
  });

  it('is the same game but for what that seat aims at', () => {
    const game = games[0]!;
    const seat = 3;
    const plain = oddEvents(game, seat, 'recorded', parameters)!;
    for (const way of WAYS.slice(1)) {
      const odd = oddEvents(game, seat, way, parameters)!;
      const changed = odd.filter((event, i) => event !== plain[i]);
      expect(changed.some((event, i) => JSON.stringify(event) !== JSON.stringify(plain[i]))).toBe(true);
      for (const event of changed) expect('by' in event && event.by).toBe(seat);
      expect(odd.map(({ type }) => type)).toEqual(plain.map(({ type }) => type));
    }
  });

  it('who strikes the lord after long sparing him is believed the sooner the less its past is trusted', () => {
    const seat = 3;
    const after = (by: typeof parameters, struck: number): number => {
      const belief = createBelief(headerOf(8), by) as Belief;
      // It strikes at those who strike the lord, and so looks loyal.
      for (let n = 0; n < 6; n++)
        for (const [from, to] of [
          [5, 1],
          [seat, 5],
        ] as const)
          seeEvent(belief, sha(from, to, 8));
      for (let n = 0; n < struck; n++) seeEvent(belief, sha(seat, 1, 8));
      return beliefOf(belief, null, seat)!.zhong;
    };
    expect(after(parameters, 0)).toBeGreaterThan(0.5);
    expect(after(parameters, 3)).toBeLessThan(after(trusting, 3));
  });
});

describe('sureness of a person', () => {
  const events = drawnGame(8, 8).events.filter(({ type }) => type !== 'die');
  const me = 4;

  function after(change: (events: readonly PublicEvent[]) => readonly PublicEvent[], person: number | null): Belief {
    const belief = createBelief(headerOf(8, { me: person }), parameters) as Belief;
    for (const event of change(events)) seeEvent(belief, event);
    return belief;
  }
  const strikes = Array.from({ length: 20 }, () => sha(me, 1, 8));
  const struck = (all: readonly PublicEvent[]): readonly PublicEvent[] => [...all, ...strikes];

  it('leaves an AI as sure as acts make it, and a person at .97', () => {
    expect(beliefOf(after(struck, null), null, me)!.fan).toBeGreaterThan(SUREST_OF_PERSON);
    expect(beliefOf(after(struck, me), null, me)!.fan).toBeCloseTo(SUREST_OF_PERSON, 9);
  });

  it('holds for a seat that a person takes over, and after 托管', () => {
    const hands = (all: readonly PublicEvent[]): readonly PublicEvent[] => [
      { type: 'hand', seat: me },
      { type: 'hand', seat: null },
      ...struck(all),
    ];
    expect(beliefOf(after(hands, null), null, me)!.fan).toBeLessThanOrEqual(SUREST_OF_PERSON + ROUNDING);
  });

  it('the chances still add up to the deck, whoever looks', () => {
    const belief = after(struck, me);
    const out = createMarginals(belief);
    const onlookers: (Onlooker | null)[] = [
      null,
      { seat: 2, role: 'zhong' },
      { seat: 3, role: 'nei', learned: { 5: 'fan' } },
    ];
    for (const onlooker of onlookers) {
      expect(marginals(belief, onlooker, out)).toBe(true);
      ROLE_NAMES.forEach((role, number) => {
        const sum = belief.worlds.seats.reduce((all, _, i) => all + out[i * ROLES + number]!, 0);
        expect(sum).toBeCloseTo(DECKS[8]![role]!, 9);
      });
      if (onlooker) expect(beliefOf(belief, onlooker, onlooker.seat)![onlooker.role as 'nei']).toBe(1);
      expect(beliefOf(belief, onlooker, me)!.fan).toBeLessThanOrEqual(SUREST_OF_PERSON + ROUNDING);
    }
  });

  it('ends where the deck proves the role', () => {
    const belief = after(struck, me);
    for (const seat of [2, 3, 5]) seeEvent(belief, { type: 'reveal', seat, role: 'fan' });
    for (const [seat, role] of [
      [6, 'zhong'],
      [7, 'zhong'],
      [8, 'nei'],
    ] as const) {
      expect(beliefOf(belief, null, me)!.fan).toBeLessThan(1);
      seeEvent(belief, { type: 'reveal', seat, role });
    }
    expect(beliefOf(belief, null, me)!.fan).toBe(1);
    expect(beliefOf(belief, { seat: 2, role: 'fan' }, me)!.fan).toBe(1);
  });

  it('is kept over a keyframe', () => {
    const belief = after(struck, null);
    seeEvent(belief, { type: 'hand', seat: me });
    const resumed = beliefFor(headerOf(8), parameters);
    resumeBelief(resumed, beliefKeyframe(belief));
    for (const both of [belief, resumed]) seeEvent(both, sha(5, 1, 8));
    expect(beliefOf(resumed, null, me)).toEqual(beliefOf(belief, null, me));
    expect(beliefOf(resumed, null, me)!.fan).toBeLessThanOrEqual(SUREST_OF_PERSON + ROUNDING);
  });
});

it('what ships doubts a little, and persons more', () => {
  expect(shippedParameters().doubt).toBe(SHIPPED_DOUBT);
  expect(SHIPPED_DOUBT.person).toBeGreaterThan(SHIPPED_DOUBT.start);
});
