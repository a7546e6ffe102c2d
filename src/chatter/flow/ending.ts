/** The end of a game: what it does to relationships, and who has a word on it. */
import type { Seat } from '../../core/event';
import { chance, compose } from './compose';
import type { Speaker } from './contract';
import { mayWant } from './floor';
import { winTogether } from './relation/acts';
import { roundOf, type State } from './state';
import { enqueue, plainIntent } from './unasked';

/** The game is over: a word of the winners or of the losers, and what it does to relationships (Talk.ended). */
export function ended(state: State, winners: ReadonlySet<Seat>, now: number): void {
  const { options, company, floor } = state;
  const { human } = options.scene;
  const settings = options.settings();
  const over = [...options.scene.facts].reverse().find(({ kind }) => kind === 'over') ?? null;
  const wanting: { speaker: Speaker; won: boolean; value: number }[] = [];
  for (const { speaker, bond } of company.members()) {
    const won = winners.has(speaker.seat);
    if (won && human !== null && winners.has(human)) winTogether(bond.relation, roundOf(state));
    const living = options.scene.table.bySeat.get(speaker.seat)?.alive === true;
    if (living && mayWant(speaker.seat, null, settings))
      wanting.push({ speaker, won, value: settings.talkativeness + 0.3 - chance(state, 'over', speaker.seat) });
  }
  if (!options.control().allowed || !floor.hasRoom(roundOf(state), settings, false)) return;
  for (const { speaker, won, value } of wanting.sort((a, b) => b.value - a.value)) {
    if (value < 0) return;
    const intent = plainIntent(speaker, won ? 'won' : 'lost', {
      fact: over,
      you: null,
      who: null,
      relation: null,
      purpose: ['over'],
    });
    const line = compose(state, intent);
    if (line && enqueue(state, 'unasked', intent, line, 0, 1 + value, now)) return;
  }
}
