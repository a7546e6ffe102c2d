/** What is not about the game: topics, troubles, and pity for somebody at the table (§Q3). */
import type { Move, Topic } from '../moves/types';
import { cardsIn } from '../moves/words/cards';
import { mentionsIn } from '../moves/called/people';
import { isTrouble } from '../moves/topics';
import { matterIn } from '../moves/life/matter';
import { heroesNamed, heroKindIn } from '../moves/life/heroes';
import { whoseIn } from '../moves/life/whose';
import type { Asked } from './asked';
import { isHarm } from './record/deeds';
import { planOfLife } from './life/life';
import type { Plan } from './plan';
import { remarkPlan, usedPlan } from './remark';
import { PLAIN } from './record/touching';

/** Of these a trouble is told also in passing. */
const OF_CARDS: ReadonlySet<Topic> = new Set(['cards', 'luck']);
const OWN: ReadonlySet<Topic> = new Set(['health', 'loss', 'work', 'study', 'sleep', 'family', 'love', 'money']);

/** "老姚也太惨了": what befell the one who is pitied. */
function pity(move: Move, { scene, text, me, from }: Asked): Plan | null {
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: null });
  const whom = mentions.find(({ seat, kind }) => kind === 'seat' && seat !== null && seat !== from)?.seat;
  if (whom === undefined || mentions.some(({ kind }) => kind === 'self')) return null;
  const harm = scene.facts.filter((fact) => fact.to === whom && fact.by !== null && fact.by !== whom && isHarm(fact));
  return harm.length > 0
    ? { move: 'confirm', clause: 'confirm', occasion: 'point_at', facts: harm.slice(-2), asked: move }
    : null;
}

/** "我还是很难过": after a trouble that this one was told. */
function stillSad(move: Move, { memory, me, scene, text, from }: Asked): Plan | null {
  const told = memory.weighing(me, scene.table.round);
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: null });
  if (!told || mentions.some(({ kind, seat }) => kind === 'seat' && seat !== me)) return null;
  return { move: 'comfort', clause: 'comfort', occasion: 'sorrow', topic: told.topic, trouble: true, asked: move };
}

/** What is not about the game. */
export function aside(move: Move, asked: Asked): Plan | null {
  const { text } = asked;
  const { topic } = move;
  // "主公你骅骝没了": what is pitied is another's, or a card.
  const others = move.about !== undefined && move.about !== asked.from;
  if (move.act === 'sorrow' && (others || cardsIn(text).some(({ card }) => !PLAIN.has(card))))
    return remarkPlan(move, asked) ?? pity(move, asked);
  if (topic === undefined) return move.act === 'sorrow' ? (pity(move, asked) ?? stillSad(move, asked)) : null;
  if (topic === 'heroes') {
    const kind = heroKindIn(text, heroesNamed(text));
    return kind === null ? null : planOfLife({ ...move, life: { matter: `hero:${kind}`, trouble: false } });
  }
  // "怎么就装个骅骝,手里全是闪吧": a card that was used is what is talked of.
  const used = OF_CARDS.has(topic) ? usedPlan(move, asked) : null;
  if (used) return used;
  const trouble = move.act === 'sorrow' || (OWN.has(topic) && isTrouble(text));
  // What weighs on somebody is answered by what it is.
  const found = trouble ? matterIn(text) : null;
  const whose = whoseIn(text);
  if (found?.trouble)
    return planOfLife({ ...move, life: { matter: found.matter, trouble, ...(whose ? { whose } : {}) } });
  return trouble
    ? { move: 'comfort', clause: 'comfort', occasion: 'sorrow', topic, trouble, asked: move }
    : planOfLife({ ...move, act: 'topic', life: { matter: `topic:${topic}`, trouble } });
}
