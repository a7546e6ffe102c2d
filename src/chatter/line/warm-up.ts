/** What reading builds and compiles: the tables, the index of the lexicon, its expressions. */
import { characterTables } from './character';
import { compatible } from './compatible';
import { formTables } from './forms';
import { lastNamed } from './frame';
import { compiling, indexing } from './scan';
import { whole, type Slice } from './slices';
import { soundTables } from './sound';

/** In this order; done before, they cost nothing. */
export const READING: readonly Slice[] = [
  whole(characterTables),
  whole(() => compatible('一')),
  whole(formTables),
  whole(soundTables),
  indexing,
  whole(() => formTables().keys),
  whole(() => lastNamed('一')),
  compiling,
];
