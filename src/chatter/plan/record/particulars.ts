/** What is asked of a deed on record beside who did it: which card it took, how it began, why nothing came of it (§Q3). */
import { cardsIn } from '../../moves/words/cards';
import { mentionsIn } from '../../moves/called/people';
import { BLOWS } from '../../moves/deeds/bears-out';
import { isQuestion, type Move } from '../../moves/types';
import { isLoss, STRIKING_CARDS, TAKING_CARDS, type Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';

const WHICH_CARD = /(?:什么|啥)牌|哪一?张|\b(?:what|which) card\b/;
const SUDDENLY = /(?:咋|怎么)(?:就|又|突然|忽然)|突然|\bhow come\b|\bhow did .{1,24} start\b/;
const IN_VAIN =
  /没(?:有)?(?:烧|打|砍|射|拆|顺|乐|中|劈|掉血|受伤|起作用|成)|落空|\b(?:miss(?:ed)?|fail(?:ed)?|no damage|(?:didn'?t|not) (?:lose|take|work|hit|land|burn|do anything))\b/;
/** Cards of which one sees whether anything came. */
const SHOWS: ReadonlySet<string> = new Set([...STRIKING_CARDS, ...TAKING_CARDS]);

/** Null where the line asks for nothing of the kind. @param first the deed */
export function particularsOf(first: Fact, move: Move, asked: Asked): Plan | null {
  const { scene, text, me } = asked;
  const { by, card, kind, turn } = first;
  if (by === null || !isQuestion(move)) return null;
  const told = {
    move: 'confirm' as const,
    occasion: 'point_at' as const,
    ...(by === me ? {} : { about: by }),
    facts: [first],
    asked: move,
    ...taking(move),
  };
  const inTurn = scene.facts.filter((fact) => fact.turn === turn);
  const aimed = inTurn.filter((fact) => fact.kind === 'aimed' && fact.card === card).pop();
  if (isLoss(first) && card === null && WHICH_CARD.test(text)) return { ...told, clause: 'unseen_card' };
  if (kind === 'hit' && aimed && SUDDENLY.test(text))
    return { ...told, clause: 'came_of', facts: [aimed], ...(aimed.by === null ? {} : { about: aimed.by }) };
  const vain = IN_VAIN.test(text) ? inVain(first, scene) : null;
  return vain && { ...told, ...vain };
}

/** Of a card of which one sees whether anything came: that nothing did, and how; null where something came of it. */
export function inVain(aimed: Fact, scene: Scene): Pick<Plan, 'clause' | 'facts'> | null {
  const { by, to, card, kind, turn } = aimed;
  if (kind !== 'aimed' || !SHOWS.has(card ?? '')) return null;
  const inTurn = scene.facts.filter((fact) => fact.turn === turn);
  const came = inTurn.some(
    (fact) =>
      (fact.kind === 'hit' && fact.card === card && (fact.to === to || fact.to === by)) ||
      (!BLOWS.has(card ?? '') && fact.by === by && fact.to === to && isLoss(fact)),
  );
  if (came) return null;
  const blocked = inTurn.find((fact) => fact.kind === 'wuxie' && fact.to === to && fact.card === card);
  return {
    clause: blocked ? 'came_of' : card === 'huogong' ? 'no_suit' : 'fell_flat',
    facts: [blocked ?? aimed],
  };
}

/** Whether a blow went home: "那杀中没中", "did it land". */
const LANDS =
  /有(?:没有)?用[吗没么]?$|管用|中没中|[打砍射杀]中(?:了)?(?:没|吗|么)|[打砍射]着(?:了)?没|(?:是|出|打)?(?:没)?闪了?(?:还是|没有?$|吗)|(?:怎么|咋|为[什啥]么?)[就又都还也]?没(?:掉血|受伤)|[靠怎](?:什么|啥|么)(?:躲|闪|挡)(?:的|开|过|$)|\bdid .{1,40} (?:land|connect|(?<=\b(?:slash|strike|duel) )hit|(?:go|get) thr(?:u|ough)|do anything)(?=$|\?| (?:or|at all)\b)/;

/** Told from what came of the last blow of that one on that one; null where the line asks for nothing of the kind. */
export function landedPlan(move: Move, { text, scene, from, me }: Asked): Plan | null {
  if (!LANDS.test(text)) return null;
  const he = move.about ?? move.facts?.[0]?.by ?? null;
  const named = mentionsIn(text, { scene, from, hearer: me, he }).flatMap(({ seat, kind }) =>
    seat === null || kind === 'who' ? [] : [seat],
  );
  const [by, to = by] = named;
  const cards = [...cardsIn(text).map(({ card }) => card), ...(/那.?刀/.test(text) ? ['sha'] : [])];
  const blow = scene.uses
    .filter(
      (use) =>
        BLOWS.has(use.name) &&
        cards.every((card) => card === 'jiu' || card === 'shan' || card === use.name) &&
        (by === to
          ? by === undefined || use.by === by || use.to.includes(by)
          : use.by === by && use.to.includes(to ?? 0)),
    )
    .pop();
  if (blow === undefined) return null;
  const whom =
    by !== undefined && blow.to.includes(by) ? by : to !== undefined && blow.to.includes(to) ? to : blow.to[0];
  const inTurn = scene.facts.filter(
    (fact) => fact.turn === blow.turn && fact.by === blow.by && fact.card === blow.name && fact.to === whom,
  );
  const of = inTurn.find(({ kind }) => kind === 'hit') ?? inTurn.pop();
  const base = {
    move: 'confirm' as const,
    occasion: 'point_at' as const,
    asked: { ...move, act: 'ask_fact' as const },
    lookedUp: true as const,
  };
  return of
    ? { ...base, clause: of.kind === 'hit' ? 'tell' : 'fell_flat', facts: [of] }
    : whom === undefined
      ? null
      : { ...base, clause: 'befell', about: whom, state: { of: 'unseen', seats: [whom] } };
}
