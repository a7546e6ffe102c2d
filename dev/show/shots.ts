/** `npm run shots`: every screenshot anew, of the preview page and of the real game where there is one. */
import { nonameOption } from '../noname/options';
import { outFolder, text } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { gameShots } from './game-shots';
import { previewShots } from './preview-shots';
import { talkShots } from './talk-shots';

export default defineProgram({
  about: '重拍全部截图 every screenshot anew: the preview page, the real game',
  options: {
    out: text('DIR', '写到哪里 where to write (docs/images)', inProject('docs', 'images')),
    noname: nonameOption,
  },
  async run({ out, noname }) {
    const folder = outFolder(out);
    await previewShots(folder);
    await gameShots(folder, noname);
    await talkShots(folder, noname);
    return 0;
  },
});
