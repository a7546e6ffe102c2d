/**
 * src/engine/session.ts `give`: the ctx that a slqj_ai_persona_init handler returns is dropped (decisions B: "a handler
 * that returns a ctx replaces it"), and a name that a handler writes goes into the header, where parseRecording
 * refuses it, so that the whole recording is lost.
 */
import { expect, it } from 'vitest';
import { parseRecording, isDamage } from '../../src/record/format';
import { mindOf, sit } from './support';

it('a returned ctx replaces the persona', () => {
  const table = sit({ started: false });
  const traits = { aggressiveness: 0.1, randomness: 0, revengeWeight: 1, insight: 1, camouflageRounds: 0 };
  table.bus.on('slqj_ai_persona_init', (ctx) => ({ ...ctx, persona: { ...ctx.persona, traits } }));
  table.acts.gameStart();
  expect(mindOf(table.seat(2)).persona.traits).toEqual(traits);
});

it('a persona renamed by a subscriber leaves the recording readable', () => {
  const table = sit({ started: false });
  table.bus.on('slqj_ai_persona_init', ({ persona }) => { persona.name = '看破'; });
  table.acts.gameStart();
  const result = parseRecording((table.api.recording() ?? []).join('\n'));
  expect(isDamage(result) ? result : result.damage).toBeNull();
});
