/** A card that nobody sees: what speaks for one or another lies open (§Q3). */
import type { Alternatives, Side } from '../../moves/asked/alternatives';
import type { Mention } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { hiddenHand } from '../telling';

/** "u reckon 3 still holds a peach", "你猜他手里有桃没": of the one card whether it is there. */
const HOLDS =
  /(?:猜|觉得|你说|你看|赌|押).*(?:有|攥|捏|憋|藏|留)(?:着|了)?(?:没有|张|个)?(桃|闪|无懈)|\b(?:think|reckon|bet|guess|say)\b.*\b(?:hold|has|have|got|keep|hid|sitting on)\w*\b.*\b(peach|dodge|nullif)/;
/** Looked at before names are. */
export const asksOfHeld = (text: string): boolean => HOLDS.test(text);

/** Whether one card is there, of whoever is named; null where that is not asked. @param mentions whoever is named in the text, in order */
export function heldCard(text: string, mentions: readonly Mention[], move: Move | null, asked: Asked): Plan | null {
  const held = HOLDS.exec(text);
  if (held === null) return null;
  const said = { zh: '没有', en: 'none' }[/[\u3400-\u9fff]/.test(held[0]) ? 'zh' : 'en'];
  const card = /桃|peach/.test(held[0]) ? 'tao' : /闪|dodge/.test(held[0]) ? 'shan' : 'wuxie';
  const before = { text, mentions: mentions.filter(({ kind }) => kind !== 'you') };
  const plan = cardChosen(
    {
      of: 'cards',
      before,
      sides: [NONE, NONE],
      cards: [
        { card: '', said },
        { card, said },
      ],
    },
    move,
    asked,
  );
  return plan?.clause === 'card_blind' && move
    ? { ...hiddenHand(plan.about ?? asked.me, move, asked), lookedUp: true }
    : plan;
}
const NONE: Side = { text: '', mentions: [] };

/** "闪还是桃": the card nobody sees; one who would have eaten a Peach, or dodged, has none so likely. */
export function cardChosen({ before, sides, cards }: Alternatives, move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from } = asked;
  const named = [...before.mentions, ...sides[0].mentions].filter(
    ({ kind, seat, called }) =>
      seat !== null && seat !== from && (kind === 'seat' || kind === 'he' || kind === 'you') && !called,
  );
  const holder = named[named.length - 1]?.seat;
  if (holder == null || move === null) return null;
  if (holder === me) return { ...hiddenHand(me, move, asked), lookedUp: true };
  const seat = seatOf(scene, holder);
  if (!seat?.alive) return null;
  const base = { move: 'guess', occasion: 'ack', asked: move, about: holder, lookedUp: true } as const;
  const other = (card: string): string => (cards.find((one) => one.card !== card) ?? cards[0])?.said ?? '';
  const has = (card: string): boolean => cards.some((one) => one.card === card);
  const moved = scene.lastTurns.get(holder) ?? 0;
  const hits = scene.facts.filter(({ kind, to }) => kind === 'hit' && to === holder);
  const last = hits[hits.length - 1];
  if (has('tao') && seat.hp < seat.maxHp && last && last.turn < moved && moved <= scene.turn)
    return { ...base, clause: 'card_unhealed', words: other('tao') };
  if (has('shan') && last?.card === 'sha' && last.turn >= moved)
    return { ...base, clause: 'card_unblocked', words: other('shan'), facts: [last] };
  return { ...base, clause: 'card_blind', words: cards[0]?.said ?? '' };
}
