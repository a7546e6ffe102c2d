/** `npm run golden`: writes test/golden/NAME.replay.txt anew for every recording test/golden/NAME.jsonl. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDamage, parseRecording } from '../../src/record/format';
import { goldenText } from './golden-text';
import { PROJECT } from '../noname/sources';

const folder = path.join(PROJECT, 'test', 'golden');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
  const recording = parseRecording(readFileSync(path.join(folder, file), 'utf8'));
  if (isDamage(recording) || recording.damage) throw new Error(`${file} is damaged`);
  writeFileSync(path.join(folder, file.replace(/\.jsonl$/, '.replay.txt')), goldenText(recording));
  console.log(file);
}
