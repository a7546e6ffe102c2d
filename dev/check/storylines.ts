/** `npm run -s storylines -- [FILE…]`: reads storyline files with every check; the built-in ones where none is named. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { faultText, readStoryline } from '../../src/chatter/judge/read';
import type { Storyline } from '../../src/chatter/judge/storyline';
import { builtInStorylines } from '../../src/chatter/judge/storylines';
import { readNamed } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';

function builtIn(): string[] {
  const folder = inProject('data', 'storylines');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

function check(file: string): Storyline | null {
  const { storyline, faults } = readStoryline(readNamed(file), file, builtInStorylines());
  for (const fault of faults) console.error(faultText(fault));
  if (storyline)
    console.log(
      `${file}: ${storyline.title.zh} ${storyline.title.en} — ${storyline.beats.length} 拍 beats, ${storyline.beats.reduce((sum, beat) => sum + beat.lines.length, 0)} 句 lines`,
    );
  return storyline;
}

export default defineProgram({
  about: '检查剧本文件 checks storyline files',
  options: {},
  rest: { value: 'FILE', about: '剧本文件；不写则查内置的 storyline files; the built-in ones where none is named' },
  run: (_, files) => ((files.length > 0 ? files : builtIn()).map(check).includes(null) ? 1 : 0),
});
