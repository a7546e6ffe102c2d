/** `npm run -s storylines -- [FILE…]`: reads storyline files with every check; the built-in ones where none is named. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultText, readStoryline } from '../../src/chatter/judge/read';
import type { Storyline } from '../../src/chatter/judge/storyline';
import { STORYLINES } from '../../src/chatter/judge/storylines';
import { UsageError } from '../program/usage';

declare const __ROOT__: string;

function builtIn(): string[] {
  const folder = path.join(__ROOT__, 'data', 'storylines');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

function check(file: string): Storyline | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`读不到文件 cannot read: ${file}`);
  }
  const { storyline, faults } = readStoryline(text, file, STORYLINES);
  for (const fault of faults) console.error(faultText(fault));
  if (storyline)
    console.log(
      `${file}: ${storyline.title.zh} ${storyline.title.en} — ${storyline.beats.length} 拍 beats, ${storyline.beats.reduce((sum, beat) => sum + beat.lines.length, 0)} 句 lines`,
    );
  return storyline;
}

try {
  const named = process.argv.slice(2);
  process.exitCode = (named.length > 0 ? named : builtIn()).map(check).includes(null) ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
