/**
 * src/engine/session.ts `give`: a slqj_ai_persona_init handler that returns an object without a whole persona (an arrow
 * function that answers {} is enough) leaves `given` or `given.traits` undefined, so that createSession throws at every
 * event of the game, or every later attitude does: one bad subscriber switches the whole extension off.
 */
import { expect, it, vi } from 'vitest';
import { mindOf, sit, toldOf } from './support';

it.each([{}, { persona: null }, { persona: { name: 'petty' } }, { persona: { name: 'petty', traits: {} } }])(
  'a handler that answers %j leaves the drawn persona',
  (answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const table = sit({ started: false });
    table.bus.on('slqj_ai_persona_init', () => answer as never);
    table.acts.gameStart();
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    const faults = warn.mock.calls.length;
    warn.mockRestore();
    expect(toldOf(table, 'card').length).toBe(1);
    expect(faults).toBe(0);
    expect(mindOf(table.seat(2)).persona.traits.insight).toBe(0.5);
    expect(table.get.attitude(table.seat(2), table.seat(4))).not.toBeNaN();
  },
);
