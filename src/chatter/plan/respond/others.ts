/** Back to what is remarked on others: their deeds, plights, deaths, how they stand (§Q3). */
import { LEANING } from '../../claims/check';
import { STRIKING_CARDS, type Fact } from '../../scene/fact';
import { isEmptyHanded, seatOf } from '../../scene/scene';
import { isFavour, isHarm, isHelp, reasonsFor } from '../record/deeds';
import type { Plan } from '../plan';
import { isJudged } from '../judging/suspects';
import {
  backOn,
  deedOf,
  healthClause,
  isOfMe,
  isOfSpeaker,
  lapOf,
  namedIn,
  openedIn,
  thirdIn,
  toldIn,
  type Matter,
} from '../matter';
import { wanted } from './hearer';
import { feat, plight } from './own';
import { inTone } from './tone';
import { namedBy } from '../record/touching';

const back = backOn('point_at');

const isOthers = (fact: Fact, { from }: Matter['asked']): boolean =>
  fact.by !== null && fact.by !== from && fact.by !== fact.to && fact.good !== null;

/** "7号干嘛不打8号": what was not done is no deed. */
const LEFT_UNDONE =
  /[不没](?:去|来|肯|敢)?[打砍杀救动拆出帮]|\b(?:not|never|\w+n't) (?:hit|attack|kill|strike|slash|save|help)/;

/** A deed that is pointed at: what the table makes of whoever did it; one's own is stood by. */
export function fishy(matter: Matter): Plan | null {
  const { asked } = matter;
  if (LEFT_UNDONE.test(asked.text) || asked.moves.some(({ act }) => act === 'vouch')) return null;
  const { me, view, scene } = asked;
  const third = thirdIn(matter);
  const deed =
    toldIn(asked).find((fact) => isOthers(fact, asked)) ??
    (third === null
      ? namedIn(asked, (fact) => isOthers(fact, asked) && isOfMe(matter) && fact.by === me)
      : deedOf(asked, (fact) => isOthers(fact, asked) && fact.by === third));
  if (!deed || deed.by === null) return null;
  if (deed.by === me)
    return isHelp(deed)
      ? back(matter, { move: 'confirm', clause: 'kindness', about: me, facts: [deed] })
      : back(matter, { move: 'rebut', clause: 'fishy_mine', about: me, facts: [deed] });
  const open = seatOf(scene, deed.by)?.revealed ?? null;
  if (open !== null) return back(matter, { move: 'confirm', clause: 'confirm', about: deed.by, facts: [deed] });
  const { identity, confidence } = view.guess(deed.by);
  const speaks =
    isJudged(identity) &&
    confidence >= LEANING &&
    (identity === 'zhong' ? isHelp(deed) : isHarm(deed)) &&
    reasonsFor(scene, view, deed.by, identity).some(({ id }) => id === deed.id);
  return speaks
    ? back(matter, {
        move: 'confirm',
        clause: 'fishy_role',
        about: deed.by,
        role: identity,
        sure: confidence,
        facts: [deed],
      })
    : back(matter, { move: 'confirm', clause: 'fishy_open', about: deed.by, facts: [deed] });
}

/** "这一套太猛了": a deed that is marvelled at, of whoever is named, else of whoever has just acted. */
export function admired(matter: Matter): Plan {
  const { asked } = matter;
  if (isOfSpeaker(matter) && !isOfMe(matter)) return feat(matter);
  const { me, from, scene } = asked;
  const of = new Set(namedBy(asked).people);
  const isOf = ({ by, to, kind }: Fact): boolean =>
    by !== null && by !== from && (by !== to || kind === 'wuxie') && (of.size === 0 || of.has(by));
  const deed =
    namedIn(asked, isOf) ??
    deedOf(
      asked,
      (fact) => isOf(fact) && (of.size > 0 || fact.by === scene.turnOf),
      of.size > 0 ? lapOf(asked) : undefined,
    );
  if (!deed)
    return isOfMe(matter)
      ? back(matter, { move: 'thank', clause: 'praised_bare', occasion: 'praise', about: me })
      : back(matter, { move: 'confirm', clause: 'fine_bare' });
  if (deed.by === me && deed.kind === 'death' && seatOf(scene, deed.to)?.revealed === 'zhong')
    return back(matter, { move: 'explain', clause: 'admit', about: me, facts: [deed] });
  if (deed.by === me) return back(matter, { move: 'thank', clause: 'praised', about: me, facts: [deed] });
  return back(matter, {
    move: 'confirm',
    clause: 'fine_deed',
    ...(deed.by === null ? {} : { about: deed.by }),
    facts: [deed],
  });
}

/** "6号误杀队友哈哈": a deed or death that is laughed at. */
export function mocked(matter: Matter): Plan {
  const { asked } = matter;
  const { me, from } = asked;
  const third = thirdIn(matter);
  const deed =
    namedIn(asked, ({ by }) => by !== from) ??
    deedOf(asked, ({ by, to }) => by !== from && third !== null && (by === third || to === third));
  if (!deed) return inTone(matter);
  if (deed.to === me) return back(matter, { move: 'tease', clause: 'laugh_mine', facts: [deed] });
  if (deed.by === me && isFavour(deed))
    return back(matter, { move: 'explain', clause: 'kindness', about: me, facts: [deed] });
  return back(matter, { move: 'joke', clause: deed.by === me ? 'needled_deed' : 'laugh', facts: [deed] });
}

/** "两刀都没中", "主公酒杀没带走他": a blow of the last turns that cost nothing, by one who is named, else by the speaker. */
export function fellShort(matter: Matter): Plan | null {
  const { asked } = matter;
  const { me, from, scene } = asked;
  const named = new Set(namedBy(asked).seats);
  const vain = scene.facts
    .filter(
      ({ kind, by, to, card, turn }) =>
        kind === 'aimed' &&
        turn >= scene.turn - 2 &&
        STRIKING_CARDS.has(card ?? '') &&
        by !== null &&
        (named.has(by) || (by === from && named.size === 0)) &&
        !scene.facts.some((hit) => hit.kind === 'hit' && hit.by === by && hit.to === to && hit.turn === turn),
    )
    .pop();
  // Nobody is sorry that the lord stands.
  if (!vain || vain.to === scene.table.lord) return null;
  if (vain.by === me) return back(matter, { move: 'ack', clause: 'fell_short', about: me });
  if (vain.by === from && vain.to !== me) return back(matter, { move: 'comfort', clause: 'missed_yours' });
  return vain.by === from || vain.to === me ? null : back(matter, { move: 'ack', clause: 'held_out' });
}

/** "还要多久": nobody knows. */
export const howLong = (matter: Matter): Plan => back(matter, { move: 'unsure', clause: 'how_long' });

/** "5号真惨": what befell that one. */
export function pitied(matter: Matter): Plan | null {
  const { asked } = matter;
  const { me, from, scene } = asked;
  if (isOfSpeaker(matter)) return plight(matter);
  const told = toldIn(asked).find((fact) => isHarm(fact) && fact.to !== from)?.to ?? null;
  const whom = told ?? thirdIn(matter) ?? (isOfMe(matter) ? me : null);
  if (whom === null) return inTone(matter);
  const blow = deedOf(asked, (fact) => fact.to === whom && fact.by !== whom && isHarm(fact), lapOf(asked));
  if (whom === me)
    return blow
      ? back(matter, { move: 'thank', clause: 'pitied', about: me, facts: [blow] })
      : back(matter, { move: 'ack', clause: healthClause(asked, me), about: me });
  if (blow) return back(matter, { move: 'confirm', clause: 'pity', about: whom, facts: [blow] });
  return seatOf(scene, whom)?.alive === true
    ? back(matter, { move: 'confirm', clause: 'pity_state', about: whom })
    : fallen(matter);
}

/** Of cards in somebody's hand; of health, or of nothing else. */
const OF_HAND = /手牌|手里|[张囤屯攒憋留]|空城|光板|牌(?!堆)|\b(?:cards?|hand|hoard\w*|empty)\b/;
const OF_HP = /血|[\d一两二三四五六][滴格点]|残|满|\b(?:hp|health|low|full|hearts?|life|alive|dying)\b/;

const ENDS = /收(?:了|掉)(?:他|她|吧)|送走|上啊|干掉|一刀|\b(?:end it|finish|one (?:more )?(?:slash|hit))\b/;

/** How somebody stands, as everybody sees it: health, or how many cards; null where the line is of neither. */
export function standing(matter: Matter): Plan | null {
  const { asked } = matter;
  const { me, scene, from, text } = asked;
  if (isOfSpeaker(matter)) return plight(matter);
  const third = thirdIn(matter);
  // "2 hp and empty hand. end it": what is wanted is said along with how somebody stands.
  if (ENDS.test(text)) return wanted(matter);
  const whom = third ?? (isOfMe(matter) ? me : null);
  if (whom === null || whom === from) return null;
  if (seatOf(scene, whom)?.alive !== true) return fallen(matter);
  if (OF_HAND.test(text) && !OF_HP.test(text) && isEmptyHanded(scene, whom))
    return back(matter, { move: 'confirm', clause: 'no_cards', about: whom });
  if (OF_HAND.test(text) && !OF_HP.test(text))
    return whom === me
      ? back(matter, { move: 'ack', clause: 'mine_cards', about: me })
      : back(matter, { move: 'confirm', clause: 'their_cards', about: whom });
  if (!OF_HP.test(text)) return null;
  return back(matter, { move: whom === me ? 'ack' : 'confirm', clause: healthClause(asked, whom), about: whom });
}

/** Somebody lies dead: what that one was, and who is left of that side; no answer to what is told wrongly of the dead. */
export function fallen(matter: Matter): Plan | null {
  if (matter.asked.moves.some(({ facts = [] }) => facts.some(({ verdict }) => verdict === 'false'))) return null;
  const open = openedIn(matter);
  return open && open.role !== 'zhu' && seatOf(matter.asked.scene, open.about)?.alive === false
    ? back(matter, { move: 'confirm', clause: 'fallen', ...open, count: open.role })
    : back(matter, { move: 'confirm', clause: 'tense' });
}

/** What the speaker says that somebody was. */
const ROLES_SAID = [
  ['fan', /反|\brebels?\b/],
  ['zhong', /忠|\bloyal\w*/],
  ['nei', /内|\b(?:spy|traitor|renegade)\b/],
] as const;

/** "果然内奸,我早说了": granted where it was that. */
export function foretold(matter: Matter): Plan | null {
  const open = openedIn(matter);
  const said = ROLES_SAID.filter(([, words]) => words.test(matter.asked.text)).map(([role]) => role);
  if (!open || (said.length > 0 && !said.some((role) => role === open.role))) return null;
  return back(matter, { move: 'confirm', clause: 'foretold', ...open });
}

/** "居然是忠". */
export function mistaken(matter: Matter): Plan | null {
  const { me, memory } = matter.asked;
  const open = openedIn(matter);
  if (!open) return null;
  const foreseen = memory.judged(me, open.about)?.role === open.role;
  return back(matter, { move: 'ack', clause: foreseen ? 'foreseen' : 'hid_well', ...open });
}
