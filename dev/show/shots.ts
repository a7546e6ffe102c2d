/** `npm run shots`: every screenshot anew, of the preview page and of the real game where there is one. */
import { LANGUAGES, type Language } from '../../src/language/languages';
import { nonameOption, playersOption } from '../noname/options';
import { UsageError } from '../program/errors';
import { flag, outFolder, text, texts } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { gameShots } from './game-shots';
import type { Wanted } from './game-screens';
import { renewPictures } from './readme-pictures';
import { previewShots } from './preview-shots';
import { talkShots } from './talk-shots';

const SETS: Readonly<Record<string, (wanted: Wanted) => Promise<void>>> = {
  preview: ({ out, languages }) => previewShots(out, languages),
  game: gameShots,
  talk: talkShots,
};

/** Those named, in the order of `all`; all of them where none is. @throws UsageError for one that is none of them */
function chosen<T extends string>(option: string, named: readonly string[], all: readonly T[]): readonly T[] {
  const wrong = named.find((one) => !all.some((known) => known === one));
  if (wrong !== undefined) throw new UsageError(`--${option} 应是其中之一 must be one of: ${all.join(' ')} (${wrong})`);
  return named.length === 0 ? all : all.filter((one) => named.includes(one));
}

export default defineProgram({
  about: '重拍全部截图 every screenshot anew: the preview page, the real game',
  options: {
    out: text('DIR', '写到哪里 where to write (dist/shots)', inProject('dist', 'shots')),
    lang: texts('LANGUAGE', `哪种文字，可多次 in which language, may be repeated (${LANGUAGES.join(' ')})`),
    only: texts('SET', `只拍哪些，可多次 which pictures, may be repeated (${Object.keys(SETS).join(' ')})`),
    readme: flag('同时换掉 README 的配图 renew the pictures of the README as well (docs/images)'),
    players: playersOption(),
    noname: nonameOption,
  },
  async run({ out, lang, only, readme, players, noname }) {
    const languages: readonly Language[] = chosen('lang', lang, LANGUAGES);
    const wanted: Wanted = { out: outFolder(out), languages, players, noname };
    for (const set of chosen('only', only, Object.keys(SETS))) await SETS[set]?.(wanted);
    if (readme) console.log(`README: ${renewPictures(wanted.out).join(' ')}`);
    return 0;
  },
});
