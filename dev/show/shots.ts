/** `npm run shots`: every screenshot anew, of the preview page and of the real game where there is one. */
import { gameShots } from './game-shots';
import { previewShots } from './preview-shots';
import { talkShots } from './talk-shots';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { PROJECT } from '../noname/sources';

const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(PROJECT, 'docs', 'images') }, noname: { type: 'string' } },
});
await previewShots(values.out);
await gameShots(values.out, values.noname);
await talkShots(values.out, values.noname);
