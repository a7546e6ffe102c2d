/** The three agents (§P3.2, §P7.4) as strategies: who answers a line on each route, and how freely. */
import type { ControlContext } from './context';
import { temperatureOf } from './route';

/** ordinary: below 0.70 and no care card open · care: 0.70 or more, or the card is open · crisis: 0.95 or more. */
export type LineKind = 'ordinary' | 'care' | 'crisis';

/** Who can answer. `generate` is the only one that may call a template chooser or a model. */
export interface Answerers<T> {
  generate(temperature: number): T;
  care(): T;
  script(): T;
}

export interface Agent {
  /** For the choice among templates and for a model; null where neither is used. */
  temperature: number | null;
  /** The answer to a line of that kind; null where nobody answers. */
  reply<T>(kind: LineKind, answerers: Answerers<T>): T | null;
}

function speaking(temperature: number): Agent {
  return {
    temperature,
    reply: (kind, { generate, care, script }) =>
      kind === 'ordinary' ? generate(temperature) : kind === 'care' ? care() : script(),
  };
}

/** No generator is ever called: an ordinary line gets no answer, any other the fixed script. */
const HIGH: Agent = {
  temperature: null,
  reply: (kind, { script }) => (kind === 'ordinary' ? null : script()),
};

/** The agent of a context. */
export function agentOf({ route, rigid_score }: Pick<ControlContext, 'route' | 'rigid_score'>): Agent {
  const temperature = temperatureOf(route, rigid_score);
  return route === 'high' || temperature === null ? HIGH : speaking(temperature);
}
