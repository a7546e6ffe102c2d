/** English as chat types it, written out for the readers of clauses: "whos", "dont", "ur", "y r u", "rebs". */
import type { Mention } from '../called/people';

/** Words of chat as they are written out; role words of players by the one that all readers know. */
const WORDS: Readonly<Record<string, string>> = {
  u: 'you',
  r: 'are',
  n: 'and',
  im: "i'm",
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  any1: 'anyone',
  some1: 'someone',
  every1: 'everyone',
  no1: 'no one',
  reb: 'rebel',
  rebs: 'rebels',
  turncoat: 'traitor',
  turncoats: 'traitors',
  spies: 'traitors',
  neis: 'traitors',
  nei: 'traitor',
  neijian: 'traitor',
  zhong: 'loyalist',
  zhongs: 'loyalists',
  zhongchen: 'loyalist',
  fanzei: 'rebel',
  prob: 'probably',
  probs: 'probably',
  def: 'definitely',
  defo: 'definitely',
  obv: 'obviously',
  uve: "you've",
};
/** Contractions that lost their mark; what is a word of its own without it ("its", "were", "well") is left alone. */
const CONTRACTED =
  /^(who|what|where|how|that|there|he|she|let)(s)$|^(why|who|what|how)(d)$|^(you|they)(re)$|^(you|they|we|i)(ve)$|^(do|does|did|ca|wo|is|are|was|were|have|has|had|could|would|should|ai)n(t)$/;
const DROPS_G = /^(?:go|do|try|play|com)in$/;
/** "ur a rebel", "ur lying": you are; else it is whose. */
const YOU_ARE =
  /^ (?:an?|the|not|so|just|really|clearly|definitely|probably|one|gonna|dead|done|next|right|wrong|on|in|sus|up|a?lright|too|[a-z]{2,}ing)\b/;
/** "y did u", "y me". */
const ASKS_WHY = /^ (?:tho|did|do|does|are|r|me|would|not|is|am|the|you|u)\b/;
/** "u killed our guy u muppet": whoever is called names is spoken to, and nothing is done to it. */
const CALLED_NAMES =
  /^(?:you|u|ya) (?:\w+ )?(?:clown|muppet|idiot|moron|fool|donkey|noob|dog|rat|snake|coward|liar|git|numpty|weirdo|monster|menace|legend|beauty|beast|hero|star|genius|animal|savage|psycho|scum|pig|dummy|bastard)s?(?:$| lol)/;
const IS_REBEL =
  /\b(?:is|are|be|not|other|last|only|both|the|two|three|four|\d|def(?:initely)?|probably|clearly|must be|like) (?:an? )?$/;
const LONG_DRAWN = /([a-z])\1{2,}$/;
const TYPED = /[a-z]+1?(?![a-z'\d])/g;

function written(word: string, before: string, after: string): string {
  if (/[a-z'\d]$/.test(before)) return word;
  if (word === 'ur') return YOU_ARE.test(after) ? "you're" : 'your';
  if (word === 'y') return ASKS_WHY.test(after) ? 'why' : word;
  // Pinyin for a rebel: "the other fan", and no fan of anybody.
  if (word === 'fan' || word === 'fans')
    return IS_REBEL.test(before) && !/^ of\b/.test(after) ? `rebel${word.slice(3)}` : word;
  if (DROPS_G.test(word)) return `${word}g`;
  // "whyyy", "sooo".
  if (LONG_DRAWN.test(word)) return word.replace(LONG_DRAWN, '$1');
  const plain = WORDS[word];
  if (plain !== undefined) return plain;
  const parts = CONTRACTED.exec(word)?.filter((part: string | undefined) => part !== undefined) ?? [];
  const [, head, end] = parts;
  return head === undefined || end === undefined ? word : `${head}${end === 't' ? "n't" : `'${end}`}`;
}

interface Spoken {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** A text written out, with everybody whom it names where that stands then. Text without Latin words is left as it is. */
export function spelled({ text, mentions }: Spoken): Spoken {
  if (!/[a-z]{2}/.test(text)) return { text, mentions };
  /** Where what was written out ends in the text, and by how much all behind it moves. */
  const moved: (readonly [end: number, by: number])[] = [];
  const said = text.replace(TYPED, (word: string, at: number) => {
    // 钟会 is no loyalist.
    const ofName = mentions.some(({ kind, start, end }) => kind === 'seat' && at >= start && at < end);
    const plain = ofName ? word : written(word, text.slice(0, at), text.slice(at + word.length));
    if (plain.length !== word.length) moved.push([at + word.length, plain.length - word.length]);
    return plain;
  });
  const place = (at: number): number => at + moved.reduce((sum, [end, by]) => sum + (end <= at ? by : 0), 0);
  return {
    text: said,
    mentions: mentions.map((one) => ({
      ...one,
      start: place(one.start),
      end: place(one.end),
      called: one.called || (one.kind === 'you' && CALLED_NAMES.test(text.slice(one.start))),
    })),
  };
}
