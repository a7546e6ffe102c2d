/** The labelled lines of test/chatter. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../program/errors';
import { readNamed } from '../program/options';
import type { ChatContext, Breach, Route, Scores, SecurityFlags } from '../../src/chatter/detection/types';

/** One labelled line; what is missing is NORMAL, none, false. */
export interface Labelled {
  text: string;
  route: Route;
  crisis?: 'medium' | 'high';
  direction?: Breach;
  security?: (keyof SecurityFlags)[];
  quoted?: 0 | 1;
  target?: 0 | 1;
  scores?: Partial<Record<keyof Scores, [number, number]>>;
  ctx?: ChatContext;
}

/** Reads a set of ours, one JSON line each. */
export const readSet = (file: string): Labelled[] => linesOf(readFileSync(file, 'utf8')).map(labelled);

/** Reads a set that the command line names. @throws UsageError where it cannot be read */
export function givenSet(file: string): Labelled[] {
  return linesOf(readNamed(file)).map((line, i) => {
    const label = isJson(line) ? labelled(line) : null;
    if (typeof label?.text === 'string' && typeof label.route === 'string') return label;
    throw new UsageError(`${file}:${i + 1}: 不是标注的一行 not a labelled line`);
  });
}

const labelled = (line: string): Labelled => JSON.parse(line) as Labelled;

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
