/** How often, or how much health, a line says that one did to another, held against the record (§Q3): "you took three health off the lord in one go", "只砍了你一刀". */
import { numberIn } from '../../line/numerals';
import { BLOWS } from '../../moves/deeds/bears-out';
import { FOR_ALL } from '../../moves/deeds/joined';
import type { OfRecord } from '../../moves/asked/of-record';
import { cardsIn } from '../../moves/words/cards';
import { HOW_MANY_EN, HOW_MANY_ZH } from '../../moves/words/record';
import type { Move, Reported } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { heldAgainst } from './number-said';

const N = '([一两二三四五六七八九\\d])';
const N_EN = '(\\d|one|two|three|four|five|six)';
/** "那一刀" only points; "一刀" alone counts nothing. */
const COUNTS: readonly (readonly [words: RegExp, wants: 'times' | 'points'])[] = [
  [new RegExp(`(?<![第这那上几半到剩]|\\d)${N}(?:点|滴|格|口|血)`), 'points'],
  [new RegExp(`(?<![第这那上几头]|\\d)${N}(?:刀|次|下(?!家|回|轮|子)|枪|剑|箭|拳|巴掌)`), 'times'],
  [
    new RegExp(
      `\\b${N_EN} (?:hp|health|damage|dmg|hearts?|points?)\\b|\\bfor (?:a total of )?${N_EN}(?=$|[,.!?]| (?:with|in|total|off|by|at)\\b)`,
    ),
    'points',
  ],
  [
    new RegExp(
      `\\b(?:(?<!\\b(?:for|at) )(once|twice|thrice)|${N_EN} (?:separate )?times?)\\b(?! (?:more|again|too many))`,
    ),
    'times',
  ],
];
const OFTEN: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
/** No more than that. */
const ONLY = /(?:只|就|才|仅|光)[^,.!?]{0,10}$|\b(?:only|just|no more than|a single)\b[^,.!?]{0,30}$/;
const ONLY_BEHIND = /^[^,.!?]{0,4}(?:而已|罢了)/;
/** Of one turn it is said, and of no other. */
const ONE_TURN =
  /一(?:下子|口气|回合|把)|刚|[那这]一?[刀剑下箭枪]|一[刀剑箭枪](?=[^,.!?]*[点滴格血])|\bin (?:one|a single) (?:go|turn|blow|hit)\b|\bat once\b|\bjust now\b|\b(?:with|from) (?:that|one|a single)\b|\bthat (?:hit|strike|slash|duel)\b/;
/** What is left, or was held, is no count of deeds; nor is what is supposed. */
const OF_STATE = /剩|还有|要是|如果|\b(?:left|down to|at|if|would|could|almost|nearly)\b/;

interface Told {
  readonly n: number;
  readonly wants: 'times' | 'points';
  readonly only: boolean;
}

/** The one number of deeds in a clause; null where none is said, or where one is no count. */
function toldIn(text: string): Told | null {
  if (
    HOW_MANY_ZH.test(text) ||
    HOW_MANY_EN.test(text.replace(/just (?:the )?(?:once|one|twice)/, '')) ||
    OF_STATE.test(text)
  )
    return null;
  for (const [words, wants] of COUNTS) {
    const found = words.exec(text);
    const word = found?.slice(1).find((one: string | undefined) => one !== undefined);
    if (found === null || word === undefined) continue;
    const n = OFTEN[word] ?? numberIn(word);
    const only = ONLY.test(text.slice(0, found.index)) || ONLY_BEHIND.test(text.slice(found.index + found[0].length));
    return n > 1 || only ? { n, wants, only } : null;
  }
  return null;
}

/** What of the record the number is one of; null where it is none that all could count. */
function countOf(
  { kind, by, to, card, fact, less, denied }: Reported,
  { n, wants }: Told,
  text: string,
): OfRecord | null {
  if (by === undefined || to === undefined || by === to || denied === true || (fact ?? less) === undefined) return null;
  const heals = kind === 'heal' || kind === 'rescue';
  if (!heals && kind !== 'hit' && kind !== 'aimed' && kind !== 'death') return null;
  const named =
    card !== undefined && BLOWS.has(card) && (card === 'sha' || cardsIn(text).some((one) => one.card === card));
  const what = heals ? 'heal' : wants === 'points' ? 'hurt' : named && kind !== 'hit' ? 'use' : 'attack';
  return {
    wants,
    what,
    by,
    to: [to],
    cards: named && what === 'use' ? [card] : [],
    when: ONE_TURN.test(text) ? 'own_turn' : null,
    all: false,
    said: n,
    claimed: 'told',
  };
}

/** What no way of counting bears out is put right; null where nothing is counted, or it is right. */
export function numberPlan(move: Move, asked: Asked): Plan | null {
  const { moves, text, scene } = asked;
  // "你都在打2号,只有一次砍了4号": whose number it is hangs on where it stands.
  for (const one of moves.filter(({ facts = [] }) => new Set(facts.flatMap(({ to }) => to ?? [])).size === 1))
    for (const said of one.facts ?? []) {
      const told = toldIn(text.slice(...one.span));
      const claim = told && countOf(said, told, text);
      if (claim === null) continue;
      // A card for all is told part by part (in-parts.ts).
      const held = cardsIn(text).some(({ card }) => FOR_ALL.has(card))
        ? null
        : heldAgainst(claim, scene, claim.when !== null || told?.only === true);
      if (held) return { move: 'count', clause: 'summed', occasion: 'ack', asked: move, found: held };
    }
  return null;
}
