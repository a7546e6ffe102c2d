/** `npm run golden`: writes test/golden/NAME.replay.txt anew for every recording test/golden/NAME.jsonl, and detections.txt. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDamage, parseRecording } from '../../src/record/format';
import { Failure } from '../program/errors';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { detectionsText } from './detections-text';
import { goldenText } from './golden-text';

export default defineProgram({
  about: '重写测试的重放样本与检测样本 the golden replays and detections of the tests anew',
  options: {},
  run() {
    const folder = inProject('test', 'golden');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const recording = parseRecording(readFileSync(path.join(folder, file), 'utf8'));
      if (isDamage(recording) || recording.damage) throw new Failure(`已损坏 damaged: ${file}`);
      writeFileSync(path.join(folder, file.replace(/\.jsonl$/, '.replay.txt')), goldenText(recording));
      console.log(file);
    }
    const detections = 'detections.txt';
    writeFileSync(path.join(folder, detections), detectionsText(inProject('test', 'chatter')));
    console.log(detections);
    return 0;
  },
});
