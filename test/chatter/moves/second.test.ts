/** Lines that two independent authors wrote at recorded games, without sight of the rules: what was wanted, and what is heard. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../../src/chatter/scene/fact';
import type { Act } from '../../../src/chatter/moves/types';
import type { Heard } from '../../../src/chatter/flow/contract';
import { openTable } from '../../../dev/talk/recorded';
import { isDamage, parseRecording } from '../../../src/record/format';

interface Wanted {
  readonly turn: number;
  readonly text: string;
  /** Any of them will do. */
  readonly acts: readonly Act[];
  readonly about?: number;
  readonly facts: readonly {
    readonly kind: string;
    readonly by: number | null;
    readonly to: number | null;
    readonly verdict: 'true' | 'false';
  }[];
}

/** The authors' words for what happened, by the kinds of fact that bear them out. */
const KINDS: Readonly<Record<string, readonly FactKind[]>> = {
  damage: ['hit', 'aimed', 'dying', 'death'],
  recover: ['heal', 'rescue'],
  heal: ['heal', 'rescue'],
  save: ['heal', 'rescue', 'give'],
  gain: ['steal'],
  steal: ['steal'],
  discard: ['discard'],
  use: ['aimed', 'hit', 'discard', 'steal', 'wuxie'],
  kill: ['death'],
  wuxie: ['wuxie'],
  give: ['give'],
};

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

function heardAt(set: string, game: string, me: number): { wanted: Wanted; heard: Heard }[] {
  const recording = parseRecording(read(`../../golden/${game}.jsonl`));
  if (isDamage(recording)) throw new Error(game);
  const table = openTable({
    recording,
    me,
    language: 'zh',
    seed: recording.header.seed,
    storylines: null,
    claims: false,
    inference: { parameters: undefined, worths: undefined },
  });
  return read(`${set}-${game}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => {
      const wanted = JSON.parse(line) as Wanted;
      table.playTo(wanted.turn);
      return { wanted, heard: table.say(wanted.text).heard };
    });
}

const factsOf = ({ moves }: Heard) => moves.flatMap(({ facts = [] }) => facts);

describe('lines of independent authors', () => {
  const lines = [...heardAt('second', '8p-5', 3), ...heardAt('second', '8p-2', 5)];
  const share = (all: readonly string[], missed: readonly string[]): number => 1 - missed.length / all.length;

  it('are heard as one of the moves that they are', () => {
    const missed = lines.filter(({ wanted, heard }) => !heard.moves.some(({ act }) => wanted.acts.includes(act)));
    const texts = missed.map(({ wanted }) => wanted.text);
    expect(share(lines.map(String), texts), texts.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('are about whom they are about', () => {
    const named = lines.filter(({ wanted }) => wanted.about !== undefined);
    const missed = named.filter(({ wanted, heard }) => !heard.moves.some(({ about }) => about === wanted.about));
    const texts = missed.map(({ wanted }) => wanted.text);
    expect(share(named.map(String), texts), texts.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('are recognised where they are true', () => {
    const told = lines.flatMap(({ wanted, heard }) =>
      wanted.facts
        .filter(({ verdict }) => verdict === 'true')
        .map(({ kind, by, to }) => ({
          text: wanted.text,
          known: factsOf(heard).some(
            (fact) =>
              fact.verdict === 'true' &&
              KINDS[kind]?.includes(fact.kind) === true &&
              (fact.by ?? by) === by &&
              (kind === 'wuxie' || (fact.to ?? to) === to),
          ),
        })),
    );
    const missed = told.filter(({ known }) => !known).map(({ text }) => text);
    expect(told.length).toBeGreaterThan(25);
    expect(share(told.map(String), missed), missed.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('are not believed where they are false', () => {
    const lies = lines.filter(({ wanted }) => wanted.facts.some(({ verdict }) => verdict === 'false'));
    const believed = lies.filter(({ heard }) => !factsOf(heard).some(({ verdict }) => verdict === 'false'));
    const texts = believed.map(({ wanted }) => wanted.text);
    expect(lies.length).toBeGreaterThan(10);
    expect(share(lies.map(String), texts), texts.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('do not make a lie of what is true', () => {
    const honest = lines.filter(({ wanted }) => wanted.facts.every(({ verdict }) => verdict === 'true'));
    const wronged = honest.filter(({ heard }) => factsOf(heard).some(({ verdict }) => verdict === 'false'));
    const texts = wronged.map(({ wanted }) => wanted.text);
    expect(share(honest.map(String), texts), texts.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

/** Four more authors, whose lines were learned from: their facts are often meant and not told, so that acts and lies are held. */
describe('lines of four more independent authors', () => {
  const lines = [
    ...heardAt('third', '8p-3', 4),
    ...heardAt('third', '5p-3', 2),
    ...heardAt('third', '8p-1', 6),
    ...heardAt('third', '5p-1', 3),
  ];

  it('are heard as one of the moves that they are', () => {
    const missed = lines.filter(({ wanted, heard }) => !heard.moves.some(({ act }) => wanted.acts.includes(act)));
    const texts = missed.map(({ wanted }) => wanted.text);
    expect(1 - texts.length / lines.length, texts.join('\n')).toBeGreaterThanOrEqual(0.93);
  });

  it('are not believed where they are false', () => {
    const lies = lines.filter(
      ({ wanted: { facts } }) => facts.length > 0 && facts.every(({ verdict }) => verdict === 'false'),
    );
    const believed = lies.filter(({ heard }) => factsOf(heard).some(({ verdict }) => verdict === 'true'));
    const texts = believed.map(({ wanted }) => wanted.text);
    expect(lies.length).toBeGreaterThan(8);
    expect(texts.length / lies.length, texts.join('\n')).toBeLessThanOrEqual(0.2);
  });
});
