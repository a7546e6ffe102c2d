/** Belief and strict mode in the adapter, on the engine's double. */
import { describe, expect, it } from 'vitest';
import { beliefOf, likeliestWorld } from '../../src/core/belief/marginals';
import { isTurnLine, replay } from '../../src/replay/replay';
import { openInference } from '../../src/replay/inference';
import { shippedParameters } from '../../src/core/belief/shipped';
import { listenToConsole, readable, sit, type Table } from '../engine/support';

const console = listenToConsole();
const believing = (strict = false): Table => sit({ settings: { inference: 'belief', strict } });

/** The third player strikes the lord, as often as asked. */
function strike(table: Table, times: number): void {
  for (let n = 0; n < times; n++) {
    table.acts.turn(table.seat(3));
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
  }
}

describe('with inference by belief', () => {
  it('attitudes follow the expected camp through the persona', () => {
    // In strict mode, or the engine would answer for one so exposed.
    const table = believing(true);
    const before = table.get.attitude(table.seat(2), table.seat(3));
    strike(table, 3);
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBeLessThan(before - 1);
  });

  it('the api and subscribers hear the chances; a spectator has his own', () => {
    const table = believing();
    strike(table, 2);
    const [second, third] = [table.seat(2), table.seat(3)];
    const own = table.api.beliefOf(second, third)!;
    expect(own.zhong + own.fan + own.nei).toBeCloseTo(1);
    expect(table.api.beliefOf(null, third)!.fan).toBeGreaterThan(0.3);
    const heard: unknown[] = [];
    table.bus.on('slqj_ai_attitude', ({ belief, reason, base }) => {
      heard.push([belief, reason, base]);
    });
    table.get.attitude(second, third);
    table.get.attitude(second, table.seat(4));
    const other = table.api.beliefOf(second, table.seat(4));
    expect(heard).toEqual([
      [own, 'fallback_shown', expect.any(Number)],
      [other, 'belief', expect.any(Number)],
    ]);
  });

  it('a replay of the recording believes the same', () => {
    const table = believing();
    strike(table, 2);
    table.acts.turn(table.seat(4));
    const recording = readable(table);
    const opened = openInference(recording, { parameters: shippedParameters() });
    const lines = [...replay(recording, opened.game, opened)].filter(isTurnLine);
    expect(lines.at(-1)!.guesses.find(({ target }) => target === 3)!.belief).toEqual(
      table.api.beliefOf(null, table.seat(3)),
    );
    expect(beliefOf(opened.belief!, null, 3)).toEqual(table.api.beliefOf(null, table.seat(3)));
    expect(likeliestWorld(opened.belief!, null)).toMatchObject({ 1: 'zhu' });
  });

  it('says once why it does not apply, and goes on by the rules of evidence', () => {
    const table = sit({
      settings: { inference: 'belief' },
      before: ({ get }) => {
        get.identityList = () => ['zhu', 'fan'];
      },
    });
    strike(table, 1);
    expect(table.api.beliefOf(null, table.seat(3))).toBeNull();
    expect(console.warnings().join()).toContain('信念推断不适用');
    expect(table.api.explainGuessIdentityFor(table.seat(2), table.seat(3)).reason).toBe('insufficient_signal');
  });

  it('is off unless asked for', () => {
    const table = sit();
    strike(table, 1);
    expect(table.api.beliefOf(null, table.seat(3))).toBeNull();
    expect(table.api.beliefOf(table.seat(2), table.seat(3))).toBeNull();
  });
});

describe('in strict mode', () => {
  it('nobody asks the engine about the exposed, nor follows its exposure', () => {
    const table = believing(true);
    const [second, third] = [table.seat(2), table.seat(3)];
    const before = table.get.attitude(second, third);
    third.ai.shown = 0.9;
    table.acts.turn(table.seat(4));
    expect(table.get.attitude(second, third)).toBe(before);
    expect(table.runtime.api.recording()!.some((line) => line.includes('"shown"'))).toBe(false);
  });

  it("subscribers get the mind's own feeling as base, and can answer with that and nothing else (§K1)", () => {
    const table = believing(true);
    const [second, third] = [table.seat(2), table.seat(3)];
    const told: { base: number | null; perceived: number | null }[] = [];
    table.bus.on('slqj_ai_attitude', (context) => {
      told.push({ base: context.base, perceived: context.perceived });
      context.result = 9;
      context.forceOriginal = true;
    });
    const answered = table.get.attitude(second, third);
    expect(told).toEqual([{ base: answered, perceived: answered }]);
  });

  it.each([false, true])('exchanging two hidden roles changes nothing for the others (belief %s)', (belief) => {
    const dealt = [
      ['zhu', 'zhong', 'fan', 'fan', 'nei'],
      ['zhu', 'zhong', 'fan', 'nei', 'fan'],
    ] as const;
    const seen = dealt.map((roles) => {
      const table = sit({ roles, settings: { inference: belief ? 'belief' : 'spec', strict: true } });
      strike(table, 2);
      table.acts.use(table.seat(4), 'sha', [table.seat(2)]);
      table.acts.turn(table.seat(5));
      return [1, 2, 3].map((eyes) =>
        [1, 2, 3, 4, 5]
          .filter((aim) => aim !== eyes)
          .map((aim) => {
            const [from, to] = [table.seat(eyes), table.seat(aim)];
            return [
              table.get.attitude(from, to),
              table.api.explainGuessIdentityFor(from, to),
              table.api.explainGuessIdentityConsensus(to),
              table.api.beliefOf(from, to),
            ];
          }),
      );
    });
    expect(seen[1]).toEqual(seen[0]);
  });
});
