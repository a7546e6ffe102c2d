/** What is held against a judgement, and how one is seen to regard another (§Q3). */
import { ROLE_DOES } from '../../moves/words/follow-ups';
import { REGARDED } from '../../moves/words/asked';
import { isQuestion, type Move } from '../../moves/types';
import { taking, type Asked } from '../asked';
import { between, isHarm, isHelp } from '../record/deeds';
import { guessAbout } from './judging';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';
import { namedBy, touchedBy } from '../record/touching';

/** "可是他铁索也点了主公": a deed that does not fit; … */
const HELD =
  /(?:^|[,.!?\s号])(?:可(?=是|[他她这\d])|但|不过|(?:but|yet|except)\b)|前面.{1,12}可是|怎么解释|\b(?:tho|though)$/;
/** … "万一他才是反呢": another reading. */
const OTHERWISE =
  /万一|(?:也|就不)[可能]|(?:说不定|没准|也许)(?!.*谁)|\b(?:maybe|might just|what if|could(?:'ve| have)? (?:just )?(?:been?|had))\b/;
/** What was said so many turns ago is still spoken of. */
const FRESH = 2;

/** "被打就一定是反咯": one blow, and a role read out of it, of nobody in particular. */
const PROVES =
  /[打砍杀动碰拆救保]了?(?:人|的)?(?:[^,你我他她]{0,4})就(?:都|一定|肯定|必须|得|非|全)*(?:是|算|成)(?:了)?个?(?:[反忠内]|[坏好]人)|\b(?:hit|hitting|attack\w*|slash\w*|str[iu]\w+|blow|damage|sav\w+|help\w*)\b.{0,24}\b(?:makes?|means?) .{0,12}\b(?:rebel|reb|loyal\w*|spy|enemy)/;
/** Conceded, weighed against another reason, or held open: by the deed that is named and by what the hearer thinks. */
export function objectionPlan(move: Move, asked: Asked): Plan | null {
  const { text, me, from, meant, scene, memory, moves } = asked;
  const [held, otherwise] = [HELD.test(text), OTHERWISE.test(text) || ROLE_DOES.test(text)];
  const { seats } = namedBy(asked);
  if (
    PROVES.test(text) &&
    isQuestion(move) &&
    seats.every((seat) => seat === me || seat === from || seat === scene.table.lord)
  )
    return { move: 'deflect', clause: 'proves_not', occasion: 'ask_why', asked: move, ...taking(move) };
  if (!meant || !(held || otherwise)) return null;
  const spoken = memory
    .exchanges(from, me)
    .flatMap(({ answered, turn }) => (turn >= scene.turn - FRESH ? (answered?.about ?? []) : []));
  const about = [...spoken, ...(otherwise ? seats : [])].find(
    (seat) => seat !== me && seat !== from && seat !== scene.table.lord,
  );
  if (about === undefined) return null;
  const deed = [...moves.flatMap((one) => factsIn(one, asked)), touchedBy(asked)].find((fact) => fact?.by === about);
  // A card for several is told, and is no deed between two.
  const told = moves.some((one) => one.about === about && one.facts?.some(({ verdict }) => verdict === 'true'));
  if (!deed && !told && (!otherwise || moves.some(({ act }) => OF_DEAL.has(act)))) return null;
  const mine = guessAbout(about, move, asked);
  const reason = mine.role === undefined ? undefined : mine.facts?.find((fact) => fact !== deed);
  const base = { occasion: 'ask_why' as const, about, asked: move, ...taking(move) };
  if (deed && (held || !reason))
    return { ...base, move: 'explain', clause: reason ? 'mixed' : 'granted', facts: reason ? [deed, reason] : [deed] };
  return reason
    ? { ...base, move: 'explain', clause: 'maybe_so', facts: [reason] }
    : { ...base, move: 'unsure', clause: 'maybe_open' };
}
const OF_DEAL: ReadonlySet<Move['act']> = new Set<Move['act']>(['promise', 'propose', 'plead', 'order', 'ask_plan']);

/** "4你到底当不当自己人". */
const OWN_VIEW = /你.{0,4}[当拿眼]|\bdo you (?:see|count|treat)\b/;

/** "他到底当8是敌是友": by what one has done to the other; null where it is not asked of two others. */
export function regardPlan(move: Move, asked: Asked): Plan | null {
  const { text, me, from, scene, moves } = asked;
  const { about } = move;
  if (about === undefined || about === me || !REGARDED.test(text) || OWN_VIEW.test(text)) return null;
  const told = moves.flatMap((one) => factsIn(one, asked)).find(({ to }) => to === about)?.by;
  const by = told ?? namedBy(asked).seats.find((seat) => seat !== about && seat !== me && seat !== from);
  if (by === undefined || by === me) return null;
  const [good] = between(scene, by, about, isHelp);
  const [bad] = between(scene, by, about, isHarm);
  if (!good && !bad) return null;
  return {
    move: 'explain',
    clause: good && bad ? 'mixed' : good ? 'regard_good' : 'regard_bad',
    occasion: 'ask_guess',
    about: by,
    facts: [good, bad].flatMap((fact) => fact ?? []),
    asked: move,
    ...taking(move),
  };
}

const SETUP =
  /(?:[一二两三四\d]个?[主忠反内][臣贼奸]?,?){3}|(?:\b\d (?:lord|loyal\w*|sp(?:y|ies)|traitor|reb(?:el)?)s?\W*){2}/;
const ASKS_SETUP = /对[吧不么吗]|[没不]数?错|\b(?:right|correct)\b/;

/** Whether a text wants the deal of roles confirmed: "right? 1 loyal 1 spy 2 rebels". */
export const asksSetup = (text: string): boolean => SETUP.test(text) && ASKS_SETUP.test(text);
