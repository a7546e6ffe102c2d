/** Several minds at one table: each decides for its own seats and sees every seat as it would alone. */
import { describe, expect, it } from 'vitest';
import { ploysOf } from '../../src/core/play/ploys';
import type { Company, Mind } from '../../src/engine/runtime/company';
import type { Style } from './double';
import { listenToConsole, sit, toldOf, type SitOptions } from './support';

const SPEC: Mind = { inference: () => 'spec', strict: () => false, ploys: () => ploysOf(false) };
const STRICT: Mind = { inference: () => 'belief', strict: () => true, ploys: () => ploysOf(true) };

/** Seat 2 plays by one mind, seat 3 by the other, and the engine plays the rest. */
const mixed = ({ seat }: Parameters<NonNullable<SitOptions['company']>>[0]): Company => ({
  minds: [SPEC, STRICT],
  mindOf: (player) => (player === seat(2) ? SPEC : player === seat(3) ? STRICT : null),
});

describe.each<Style>(['modern', 'old'])('a mixed table in the %s engine', (style) => {
  listenToConsole();
  const table = (options: SitOptions = {}): ReturnType<typeof sit> => {
    const game = sit({ style, ...options });
    game.acts.turn(game.seat(1));
    game.acts.use(game.seat(4), 'juedou', [game.seat(1)]);
    game.acts.use(game.seat(5), 'sha', [game.seat(4)]);
    game.acts.turn(game.seat(2));
    return game;
  };
  const felt = (game: ReturnType<typeof sit>, from: number, ...rest: string[]): number[] =>
    [2, 3, 4, 5].filter((to) => to !== from).map((to) => game.get.attitude(game.seat(from), game.seat(to), ...rest));

  it('gives each seat the answers of its own mind, as if everybody thought so', () => {
    const game = table({ company: mixed });
    const spec = table({ settings: { inference: 'spec' } });
    const strict = table({ settings: { inference: 'belief', strict: true } });
    expect(felt(game, 2)).toEqual(felt(spec, 2));
    expect(felt(game, 3)).toEqual(felt(strict, 3));
    expect(felt(game, 5)).toEqual(felt(game, 5, 'slqj_engine_only'));
    expect(felt(spec, 3)).not.toEqual(felt(strict, 3));
    expect(felt(spec, 5)).not.toEqual(felt(spec, 5, 'slqj_engine_only'));
  });

  it('is recorded once', () => {
    const game = table({ company: mixed });
    const alone = table({ settings: { inference: 'spec' } });
    expect(toldOf(game, 'card')).toEqual(toldOf(alone, 'card'));
    expect(toldOf(game, 'turn')).toEqual(toldOf(alone, 'turn'));
    game.acts.over();
    expect(toldOf(game, 'over').length).toBe(1);
  });

  it('says whose session decides', () => {
    const game = table({ company: mixed });
    const [second, third, fourth] = [2, 3, 4].map((seat) => game.runtime.sessionOf(game.seat(seat)));
    expect([second?.game.strict, third?.game.strict, fourth]).toEqual([false, true, null]);
    game.runtime.uninstall();
    expect(game.runtime.sessionOf(game.seat(2))).toBe(null);
  });
});

describe('a table where nobody decides by a mind of ours', () => {
  listenToConsole();

  it('is watched, and nothing of it is touched', () => {
    const exposed = (settings: Record<string, unknown>): unknown[] => {
      const game = sit({ settings });
      game.acts.turn(game.seat(1));
      game.acts.use(game.seat(4), 'juedou', [game.seat(1)]);
      return game.everybody().map(({ ai }) => ai.shown);
    };
    expect(exposed({ act: false })).toEqual(exposed({ act: false, strict: true }));
    expect(
      exposed({ act: false })
        .slice(1)
        .every((shown) => shown === 0),
    ).toBe(true);
    expect(exposed({ act: true })).not.toEqual(exposed({ act: false }));
  });
});
