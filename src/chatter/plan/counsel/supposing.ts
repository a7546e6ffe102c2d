/** What comes of it if what is supposed of somebody is so: by what lies open, and by what the hearer has said of them (§Q3). */
import type { Seat } from '../../../core/event';
import { supposedIn, type Supposed } from '../../moves/asked/supposed';
import type { Move } from '../../moves/types';
import { isEmptyHanded, seatOf } from '../../scene/scene';
import { isKnownEnemy, shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import { against } from '../dealing/grudges';
import { goodOf, takenFor } from '../dealing/wishes';
import { guessAbout } from '../judging/judging';
import { hpOf, LOW } from '../matter';
import type { Plan } from '../plan';
import { openPlan } from '../record/known';
import { hiddenHand } from '../telling';

/** One such card stops one card. */
const STOPS: ReadonlySet<string> = new Set(['shan', 'wuxie']);

/** Null where the line supposes nothing, or nothing that anybody at the table could say a word to. */
export function supposedPlan(move: Move | null, asked: Asked): Plan | null {
  const after = move === null ? null : afterwards(move, asked);
  if (after) return after;
  const supposed = move?.act === 'ask_sure' ? supposedIn(asked.text) : null;
  if (move === null || supposed === null) return null;
  const { me, from, scene } = asked;
  const about = move.about ?? from;
  const base = { move: 'explain', occasion: 'ask_act', asked: move, about, lookedUp: true, ...taking(move) } as const;
  const isFriend = about !== me && takenFor(about, asked) === 'friend';
  switch (supposed.of) {
    case 'role':
      return misjudged(about, supposed, move, asked);
    case 'judged':
      return { ...base, clause: 'suppose_judged' };
    case 'failed':
      return { ...base, clause: 'advise_wait', move: 'deflect' };
    case 'saved':
      return { ...base, clause: 'suppose_saved' };
    case 'fallen':
      return { ...base, clause: about === scene.table.lord ? 'suppose_lord' : 'suppose_fallen' };
    case 'turned':
      return bracing(base, asked);
    case 'lacked':
    case 'card':
      if (about === me || (isFriend && supposed.of === 'lacked'))
        return { ...hiddenHand(about, move, asked), lookedUp: true, ...taking(move) };
      if (supposed.of === 'lacked') return { ...base, clause: 'suppose_good' };
      if (isEmptyHanded(scene, about)) return { ...base, clause: 'suppose_blank' };
      if (supposed.card === 'tao') return { ...base, clause: 'suppose_peach' };
      return STOPS.has(supposed.card ?? '') ? { ...base, clause: 'suppose_stopped' } : bracing(base, asked);
  }
}

/** "乌鹊要是死了", "once 4 is gone": a third is out of the way, … */
const GONE =
  /(?:要是|如果|万一|等|一旦|若)[^,.!?]{0,10}(?:死|倒|没|挂|躺|下场|出局)|(?:死|倒|挂|没|躺)(?:了|下|掉)(?:以?后|之后|的话)|一(?:死|倒|挂)|\b(?:once|after|when|if)\b[^,.!?]{1,24}\b(?:dead|gone|down|dies|falls|out)\b/;
/** … and what becomes of the speaker is asked. */
const OF_ME =
  /(?:怎么|咋|如何)[^,.!?]{0,6}(?:待|对|处置|收拾|安排)[^,.!?]{0,3}(?:我|老夫|俺|咱)|(?:会|还|是不是|要)[^,.!?]{0,4}(?:[打杀砍动]|放过|清算|翻脸)[^,.!?]{0,2}(?:我|老夫|俺)|卸磨杀驴|兔死狗烹|轮到我|\b(?:what (?:about|happens to|becomes of|will you do (?:to|with)|are you doing (?:to|with)) me|you (?:[a-z' ]{0,16} )?(?:turn on|kill|spare|attack|hit|strike|come (?:for|after)|shoot) me|am i next|your plan(?:s)? for me)\b/;

/** What one is to the other then, by what it is taken for now. */
function afterwards(move: Move, asked: Asked): Plan | null {
  const { text, from, scene } = asked;
  if (!GONE.test(text) || !OF_ME.test(text) || seatOf(scene, from)?.alive !== true) return null;
  const base = { occasion: 'ask_act', asked: move, about: from, lookedUp: true, ...taking(move) } as const;
  const taken = takenFor(from, asked);
  if (taken === 'friend') return { ...base, move: 'accept', clause: 'after_friend' };
  const facts = taken === 'enemy' ? against(from, asked) : [];
  if (facts.length > 0) return { ...base, move: 'refuse', clause: 'after_enemy', facts };
  return taken === 'enemy' && asked.me === scene.table.lord && isKnownEnemy(scene, from)
    ? { ...base, move: 'refuse', clause: 'none_loyal' }
    : { ...base, move: 'bargain', clause: 'after_open' };
}

/** The speaker is in for it: how much that one can take. */
const bracing = (base: Omit<Plan, 'clause'>, asked: Asked): Plan => ({
  ...base,
  about: asked.from,
  clause: hpOf(asked, asked.from) <= LOW ? 'advise_hold' : 'suppose_bear',
});

/** Another role than the hearer thinks: owned up to beforehand, with what has been seen so far. */
function misjudged(about: Seat, { role, denied }: Supposed, move: Move, asked: Asked): Plan | null {
  const { me, from, scene } = asked;
  const { role: _, denied: __, ...of } = move;
  if (about === me || about === from || about === scene.table.lord) return null;
  if (shownRole(scene, about)) return openPlan(about, of, asked);
  const mine = guessAbout(about, of, asked);
  const base = { occasion: 'ask_why', asked: move, about, lookedUp: true, ...taking(move) } as const;
  const [fact] = mine.facts ?? [];
  const same = mine.role !== undefined && role !== undefined && (mine.role === role) !== (denied === true);
  if (same && fact) return { ...base, move: 'confirm', clause: 'suppose_same', facts: [fact] };
  if (mine.role !== undefined && !same)
    return fact
      ? { ...base, move: 'explain', clause: 'suppose_wrong', facts: [fact] }
      : { ...base, move: 'explain', clause: 'suppose_misread' };
  // "万一他是反呢", of one of whom good is known.
  const [good] = role === 'fan' || role === 'nei' ? goodOf(about, asked) : [];
  return good
    ? { ...base, move: 'explain', clause: 'suppose_wrong', facts: [good] }
    : { ...base, move: 'unsure', clause: 'maybe_open' };
}
