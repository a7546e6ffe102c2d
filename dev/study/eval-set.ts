/** The labelled lines of test/chatter. */
import { readFileSync } from 'node:fs';
import type { ChatContext, Direction, Route, Scores, SecurityFlags } from '../../src/chatter/detection/types';

/** One labelled line; what is missing is NORMAL, none, false. */
export interface Labelled {
  text: string;
  route: Route;
  crisis?: 'medium' | 'high';
  direction?: Direction;
  security?: (keyof SecurityFlags)[];
  quoted?: 0 | 1;
  target?: 0 | 1;
  scores?: Partial<Record<keyof Scores, [number, number]>>;
  ctx?: ChatContext;
}

/** Reads a set, one JSON line each. */
export function readSet(file: string): Labelled[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Labelled);
}
