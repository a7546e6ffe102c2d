/** Asked on after an answer that told what lies open, nobody says that it was guessed (§Q3). */
import { describe, expect, it } from 'vitest';
import { createMemory } from '../../../src/chatter/plan/memory';
import { openGrounds } from '../../../src/chatter/plan/judging/counted';
import type { Answered, Move } from '../../../src/chatter/moves/types';
import { HUMAN } from '../flow/support';
import { askedOf, uneven } from './support';

const SPAN: Move['span'] = [0, 3];
const COUNTED: Answered = { move: 'count', facts: [] };

/** The plan for the last of some moves that 3 is asked, each answered so before the next. */
function after(
  before: readonly (readonly [Partial<Move> & Pick<Move, 'act'>, Answered])[],
  last: Partial<Move> & Pick<Move, 'act'>,
) {
  const memory = createMemory();
  for (const [move, answer] of before)
    memory.answered(memory.asked(HUMAN, 3, { span: SPAN, ...move }, 1, 1), answer, null);
  const asked = { ...askedOf('为什么', { scene: uneven() }), memory, me: 3, from: HUMAN };
  const turn = { ...asked.scene, turn: 1 };
  return openGrounds({ span: SPAN, ...last }, { ...asked, scene: turn }, memory.exchanges(HUMAN, 3)[0] ?? null);
}

describe('the grounds of what lies open', () => {
  it('a count rests on the deck and the dead, however often it is asked', () => {
    const count = [{ act: 'ask_count', role: 'fan' }, COUNTED] as const;
    expect(after([count], { act: 'ask_why' })).toMatchObject({ move: 'explain', clause: 'counted' });
    const why = [{ act: 'ask_why' }, { move: 'explain', facts: [] }] as const;
    expect(after([count, why], { act: 'ask_sure' })).toMatchObject({ clause: 'counted' });
  });

  it('how things stand is seen by everybody', () => {
    const state = [
      { act: 'ask_fact', about: 5 },
      { move: 'confirm', facts: [] },
    ] as const;
    expect(after([state], { act: 'ask_sure', about: 5 })).toMatchObject({ clause: 'in_open' });
  });

  it('a guess does not, nor a seat that is named anew, nor a deed', () => {
    const guess = [
      { act: 'ask_guess', about: 5 },
      { move: 'guess', about: 5, role: 'fan', facts: [] },
    ] as const;
    expect(after([guess], { act: 'ask_why' })).toBeNull();
    expect(after([[{ act: 'ask_count' }, COUNTED]], { act: 'ask_why', about: 5 })).toBeNull();
    expect(after([[{ act: 'ask_count' }, COUNTED]], { act: 'ask_why', facts: [] })).toBeNull();
    expect(after([], { act: 'ask_why' })).toBeNull();
  });
});
