/** The buttons of the engine's top bar, which lie over whatever is drawn on the table. */
import type { Area } from '../core/area';
import type { Ui } from './noname';

/** Each button on the screen, those of other extensions too. */
export const barOf = ({ system1, system2 }: Pick<Ui, 'system1' | 'system2'>): Area[] =>
  [system1, system2].flatMap((side) => [...(side?.children ?? [])].map((button) => button.getBoundingClientRect()));
