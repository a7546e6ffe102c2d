/** Advice on what the speaker is about to do to somebody, from what the table makes of that one and what lies open (§Q3). */
import { withoutNames } from '../../moves/called/place';
import { ANY_ROLE } from '../../claims/predicate';
import { mentionsIn } from '../../moves/called/people';
import { isQuestion, type Move } from '../../moves/types';
import { ANY_HARM } from '../../moves/words/acts';
import { seatOf } from '../../scene/scene';
import { spokenOf, taking, type Asked } from '../asked';
import { striking } from './course-chosen';
import { armourOf } from './courses';
import type { Plan } from '../plan';
import { goodOf, joining, takenFor } from '../dealing/wishes';

/** What the speaker is about to do. */
const INTENDS =
  /我(?:[这下](?:一|个)?(?:回合|轮|把))?(?:打算|准备|想|寻思|要|先|这就|喝口?酒|来|去|拿)|轮到我|到我了|该我了|\b(?:thinking|i'?m (?:gonna|going to)|im (?:gonna|going to)|should (?:i|we)|can (?:i|we)|shall (?:i|we)|do (?:i|we)|i finish|my (?:go|turn)|im up)\b/;
/** A view of it is asked for. */
const VIEW =
  /(?:有(?:没有)?意见|(?:啥|什么|何)(?:意见|看法|想法)|(?:觉得|你看|你说)(?:咋|怎么)?(?:样|行不)|咋样|如何|怎么样|(?:行|成|可以|合适|稳|值|亏|划算)(?:不|吗|么|没)(?:[,.!?]|$)|值不值|亏不亏|妥不妥|行不行|稳不稳)|\bworth (?:it|the|a)\b|\bgood or\b|\byes\? ?no\b|\bor nah\b|\bthoughts\b|\bbetter idea\b|\bobjections\b|\b(?:good|bad) (?:idea|call|move)\?|\b(?:you|u) (?:think|reckon)\b/;
/** Whether to finish one is asked and begged for at once: "补不补". */
const WHETHER = /([打杀砍收补烧拆动])不\1(?!死|动|了|过)/;
const FIRE = /火|烧|\b(?:fire|burn)/;
const STRIKES = /[杀砍刀]|\b(?:slash|hit|strike)/;

/** Whether it is well to strike whom the speaker names; null where no advice is asked for. */
export function counselPlan(move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from, moves } = asked;
  const text = asked.spaced ?? asked.text;
  if (move === null || !((INTENDS.test(text) && VIEW.test(text)) || (WHETHER.test(text) && !/[你们]/.test(text))))
    return null;
  if (moves.some((one) => isQuestion(one) && !VIEWS.has(one.act))) return null;
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) });
  const words = withoutNames(text, mentions);
  if (
    ANY_ROLE.test(words) ||
    !(ANY_HARM.test(words) || /[收动补烧压盯按卸磨冲]|来一下|\b(?:slash|burn|finish|fire|duel)/.test(words))
  )
    return null;
  const all = mentions.flatMap(({ kind, seat, called }) =>
    (kind === 'seat' || kind === 'he') &&
    !called &&
    seat !== null &&
    seat !== from &&
    seat !== me &&
    seatOf(scene, seat)?.alive
      ? [seat]
      : [],
  );
  // "if the lord gets through this i finish 4 next": not the lord, where another is named.
  const others = mentions.some(
    ({ kind, seat, called }) => kind === 'seat' && !called && seat !== scene.table.lord && seat !== from,
  );
  const seats = others ? all.filter((seat) => seat !== scene.table.lord) : all;
  const about = seats.find((seat) => takenFor(seat, asked) === 'enemy') ?? seats[0];
  if (about === undefined) return null;
  const base = { occasion: 'ask_act', asked: move, about, lookedUp: true, ...taking(move) } as const;
  switch (takenFor(about, asked)) {
    case 'friend': {
      const facts = goodOf(about, asked);
      return { ...base, move: 'explain', clause: facts.length > 0 ? 'advise_not' : 'wont_strike', facts };
    }
    case 'unknown':
      return { ...joining(about, move, asked), lookedUp: true };
    case 'enemy': {
      const armour = armourOf(about, asked);
      if (armour === 'tengjia' && FIRE.test(words)) return { ...base, move: 'explain', clause: 'advise_burn' };
      if ((armour === 'bagua' || armour === 'renwang') && STRIKES.test(words) && !/拆|dismantle/.test(words))
        return { ...base, move: 'explain', clause: 'advise_bare', not: armour };
      return striking(about, { ...base, move: 'explain' }, asked);
    }
  }
}
const VIEWS: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_plan', 'ask_guess']);
