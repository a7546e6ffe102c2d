/** Reasons that are asked for: of an answer, of a deed, of what was told just before. */
import type { Clause, Fields } from './clause';
import { roleAsked } from './role-asked';
import type { Move } from '../types';
import { undoneIn } from './undone';

/** What a question about an answer takes up. */
export function refer({ at, other }: Clause): Fields {
  const last = at.moment.exchanges[0];
  if (!last || other !== undefined) return {};
  return {
    about: last.answered?.about ?? last.asked.about,
    role: last.answered?.role ?? last.asked.role,
    refersTo: last.id,
  };
}

/** "5, why lebu the lord": whoever is asked did it. */
const BARE_WHY = /\bwhy (?!did|does|was|are|would|not|the|has|seat)[a-z]{3,} /;
const BARE_WHY_ZH =
  /^(?:那|所以|可|但)?(?:为什么|为啥|干嘛|咋|凭[什啥]么?)(?:还|要|老|又|连着|非要)*[打杀砍拆顺救帮乐烧]/;
const RATHER = /\bme\b.*\b(?:not|instead of|rather than|over)\b|我.*(?:不(?:是|去?[打砍杀拆动找])|而不)/;

/** Why somebody did something, or thinks so. */
export function why(clause: Clause): Move {
  const { at, hearer } = clause;
  const undone = undoneIn(clause);
  if (undone)
    return clause.move('ask_why', {
      about: undone.by,
      denied: true,
      ...(undone.to === undefined ? {} : { of: [undone.by, undone.to] }),
    });
  const suspects =
    clause.has(/怀疑|觉得|认为|(?<!不)说(?!话)|猜|信|think|suspect|say|trust|believe/) || at.said.length > 0;
  const deeds = clause.deeds.filter(
    (deed) => deed.verb !== 'die' && !deed.denied && (deed.by !== 'open' || deed.to !== 'open'),
  );
  // "so why slash him twice", "那为啥砍他两刀": whoever is asked did it, if that one ever did.
  const own =
    hearer !== null && (BARE_WHY.test(clause.text) || BARE_WHY_ZH.test(clause.text))
      ? clause.reports(deeds.map((deed) => (deed.by === 'open' ? { ...deed, by: hearer } : deed)))
      : [];
  const facts = own.some(({ verdict }) => verdict === 'true') ? own : clause.reports(deeds);
  if (suspects && facts.length === 0) {
    const about = at.said[0]?.about ?? clause.other ?? (clause.selfNamed ? clause.from : refer(clause).about);
    return clause.move('ask_why', {
      ...(about === refer(clause).about ? refer(clause) : {}),
      about,
      role: roleAsked(clause) ?? refer(clause).role,
    });
  }
  // "主公逮着2号薅,有仇啊?": the reason asked for is that of what was told just before.
  const feud = clause.has(/惹|招|得罪|欠|仇|恨|怨|过节/);
  if (facts.length === 0 && (clause.other === undefined || feud) && at.told.length > 0)
    return clause.move('ask_why', { facts: at.told, about: at.told.find(({ by }) => by !== undefined)?.by });
  // "why me n not 4", "凭啥打我不打4号": whoever is named beside is only held against the speaker.
  if (clause.hearer !== null && clause.selfNamed && clause.has(RATHER))
    return clause.move('ask_why', { about: clause.hearer });
  const by = clause.doerOf(facts);
  const doer = BARE_WHY.test(clause.text) && clause.hearer !== null ? clause.hearer : undefined;
  return clause.move('ask_why', {
    ...(facts.length > 0 ? { facts } : {}),
    about: by ?? doer ?? (feud && clause.youNamed ? hearer : clause.other) ?? hearer ?? undefined,
  });
}
