/** Whether the person is being asked right now: the moment at which nothing of ours may disturb. */
import type { Status } from './noname';

/** The engine waits for an answer from whoever sits there; under 托管 it asks nobody. */
export const isDeciding = ({ imchoosing, auto }: Pick<Status, 'imchoosing' | 'auto'>): boolean =>
  imchoosing === true && auto !== true;
