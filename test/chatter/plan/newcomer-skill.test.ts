/** What a skill does is no question of what a role is (§Q1). */
import { expect, it } from 'vitest';
import { newcomerAsks } from '../../../src/chatter/moves/asked/newcomer';

it('tells a role from a skill of whoever has it', () => {
  expect(newcomerAsks('主公那个萦香到底是干嘛的')).toBe(null);
  expect(newcomerAsks('主公到底是干嘛的')).toBe('roles');
});
