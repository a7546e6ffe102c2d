/** How one owns up to a deed, by how it was put to one; all voices word it alike. */
import type { InSpoken } from '../../../language/languages';

/** With laughter, with a threat, or as a complaint. */
export type Put = 'tease' | 'threat' | 'complaint';

export const OWNING_WORDS: Readonly<Record<Put, InSpoken<readonly string[]>>> = {
  tease: {
    zh: ['{why}，笑够了没？', '{why}，手痒，没忍住', '被你瞧见了，{why}', '{why}，是牌自己跳出来的'],
    en: [
      '{why}. Done laughing?',
      "{why}. My hand slipped, or so I'll say",
      'you caught me: {why}',
      '{why}. The card jumped out all by itself',
      "{why}. Couldn't help myself",
    ],
  },
  threat: {
    zh: ['{why}，要还手趁早', '{why}，你来，我接着', '{why}，吓唬我没用'],
    en: ['{why}. Hit back while you can', '{why}. Come on, then', "{why}. You don't scare me"],
  },
  complaint: {
    zh: ['{why}，有气冲我来', '{why}，骂吧，我听着', '{why}，当时也没别的招', '{why}，记我账上'],
    en: [
      '{why}. Go on, be angry, I can take it',
      '{why}. I saw no other way just then',
      '{why}. Put it on my tab',
      "{why}. I know, I'd be cross too",
    ],
  },
};
