/** The labelled lines and dialogues of this folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hear } from '../../src/care/machine/hear';
import { readLine } from '../../src/chatter/line/line';
import type { CareState } from '../../src/care/machine/types';

const textOf = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

export interface Labelled {
  /** A kind of resistance, yes, no (a plain one) or none. */
  label: string;
  text: string;
}

export const readLines = (name: string): Labelled[] =>
  textOf(name)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text };
    });

/** What hear() says of a line, as a label. */
export function labelOf(text: string): string {
  const { resistance, acceptance, plainNo } = hear(readLine(text));
  return resistance ?? (acceptance ? 'yes' : plainNo ? 'no' : 'none');
}

/** Judged as `cli care` is: a plain no and nothing at all print the same. */
export const right = ({ label, text }: Labelled): boolean =>
  (labelOf(text) === 'no' ? 'none' : labelOf(text)) === (label === 'no' ? 'none' : label);

const LETTERS: Readonly<Record<string, CareState>> = {
  I: 'initial_suggestion',
  D: 'detecting_resistance',
  H: 'handling_resistance',
  A: 'accepted',
  R: 'rejected',
  P: 'providing_resources',
};

export interface Expected {
  text: string;
  state: CareState;
  count: number;
}

export const readDialogues = (): Expected[][] =>
  textOf('dialogues.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split('\n\n')
    .map((part) =>
      part
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [text = '', mark = ''] = line.split('|');
          return { text, state: LETTERS[mark.charAt(0)] ?? 'initial_suggestion', count: Number(mark.slice(1)) };
        }),
    );
