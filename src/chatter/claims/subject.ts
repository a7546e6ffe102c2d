/** Whom the words of a line name: seats by number, by name, by place, by role, the speaker, the hearer. */
import type { Seat } from '../../core/event';
import { escaped } from '../../core/expression';
import { NUMBER_WORDS, numberIn } from '../line/numerals';
import type { Called } from '../scene/called';
import { neighbourOf, type Scene } from '../scene/scene';

export interface Naming {
  readonly scene: Scene;
  readonly speaker: Seat;
  /** The one spoken to: "你是反". */
  readonly you?: Seat | null;
}

export interface Subjects {
  /** Whether the words are the hearer, not called by name. */
  isYou(words: string): boolean;
  /** Whether the words are the speaker, not called by name. */
  isSelf(words: string): boolean;
  /** The seat behind a match; null where nobody known is meant. */
  seatOf(words: string): Seat | null;
}

const SELF = '(?:我|俺|咱|吾|在下|本人|鄙人|老子|劳资|老[夫朽]|本王|朕)(?!们|方|家)';
const SELF_EN = '\\bi(?!\\w)|\\bim\\b|\\bme\\b';
const YOU = '(?:你|您|阁下|足下)(?!们)';
const YOU_EN = '\\byou\\b';
const LORD = '主公|老大|\\bthe lord\\b|\\bmy lord\\b';
const PLACE = /(?<of>.*?)的?[上下]家$/;
const SEAT = `(?:[一二三四五六七八九十]{1,2}|\\d{1,2})(?:号位?|楼)|\\b(?:seat|player|number|no\\.?) ?(?:\\d{1,2}|${NUMBER_WORDS.join('|')})\\b|\\b\\d{1,2}(?= (?:is|isn't|was|looks|seems) )|(?<![\\d一二三四五六七八九十])\\d{1,2}(?=(?:就|铁|绝对|肯定)?(?:是|像|跳|反|忠|内))`;

/** Sources of expressions that match any subject at a table, and any but the speaker and the hearer; no groups. */
export function sourcesOf({ byName }: Called): { readonly source: string; readonly others: string } {
  // A name in Latin letters is no part of a word.
  const byLength = [...byName.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => (/^[a-z ]+$/.test(name) ? `(?<![a-z])${escaped(name)}(?![a-z])` : escaped(name)));
  const named = [...byLength, SEAT, LORD].join('|');
  // "主公你下家", "8号上家": whose neighbour it is stands before.
  const others = `(?:(?:${named}|${SELF}|${YOU})的?)?(?:上家|下家)|${named}`;
  return { source: `(?:${others}|${SELF}|${YOU}|${SELF_EN}|${YOU_EN})`, others: `(?:${others})` };
}

const IS_SELF = new RegExp(`^(?:${SELF}|${SELF_EN})$`);
const IS_YOU = new RegExp(`^(?:${YOU}|${YOU_EN})$`);
const IS_LORD = new RegExp(`^(?:${LORD})$`);

/** Who the words of a line stand for, at this table, between these two. */
export function subjectsOf({ scene, speaker, you }: Naming): Subjects {
  return {
    isYou: (words) => IS_YOU.test(words),
    isSelf: (words) => IS_SELF.test(words),
    seatOf(words) {
      const named = scene.called.byName.get(words);
      if (named !== undefined) return named;
      if (IS_SELF.test(words)) return speaker;
      if (IS_YOU.test(words)) return you ?? null;
      if (IS_LORD.test(words)) return scene.table.lord;
      const beside = PLACE.exec(words)?.groups?.of;
      if (beside !== undefined)
        return neighbourOf(scene, beside === '' ? speaker : this.seatOf(beside), words.endsWith('上家') ? -1 : 1);
      const number = numberIn(words);
      return scene.table.bySeat.has(number) ? number : null;
    },
  };
}
