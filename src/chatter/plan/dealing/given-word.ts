/** Words that were given: what an answer undertakes, and what is said of one that was given before, by what the record has (§Q2, §Q3). */
import { ANY_ROLE } from '../../claims/predicate';
import type { Seat } from '../../../core/event';
import { untilIn } from '../../moves/clauses/promise';
import type { Move, Undertaking } from '../../moves/types';
import { isThen } from '../../moves/deeds/then';
import { whenIn } from '../../moves/words/when';
import type { Fact } from '../../scene/fact';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { between, isHarm } from '../record/deeds';
import { wantedIn } from './wishes';

/** What an answer undertakes, beside a deal: to leave somebody alone, on a condition or without, or to help. @param heard the line that it answers */
export function undertakenBy(
  { clause, about, until }: Plan,
  { me, you, lord, heard }: { readonly me: Seat; readonly you: Seat; readonly lord: Seat; readonly heard: string },
): Undertaking | null {
  const spare = { what: 'spare', to: about ?? you, until: until ?? untilIn(heard) ?? 'next' } as const;
  switch (clause) {
    case 'spare_you':
      return { ...spare, to: you };
    case 'wont_strike':
    case 'spare_third':
    case 'spare_after':
      return spare;
    // "你别动主公,我动你做什么".
    case 'spare_if':
    case 'threat_eased':
      return { ...spare, to: you, unless: { by: you, to: lord === you ? me : lord } };
    case 'may_spare':
      return { ...spare, unless: { by: spare.to } };
    case 'will_help':
    case 'help_third':
      return { what: 'protect', to: about ?? you, until: 'game' };
    default:
      return null;
  }
}

/** So many characters in a row are a quotation, in Chinese and in English. */
const QUOTED = { zh: 4, en: 14 } as const;
const SAYS = /说|称|喊|讲|\b(?:said|say|told|claim\w*|swore)\b/;
/** Whether the hearer has called itself what the line speaks of, or has said some of its words. */
function hasSaid({ text, me, memory, ledger, scene }: Asked): boolean {
  if (!SAYS.test(text)) return false;
  if (ANY_ROLE.test(text) && ledger.rows(scene).some(({ claim: { speaker, about } }) => speaker === me && about === me))
    return true;
  const size = /[\u3400-\u9fff]/.test(text) ? QUOTED.zh : QUOTED.en;
  const said = memory
    .spoken()
    .flatMap(({ by, words }) => (by === me ? words.toLowerCase() : []))
    .join('\n');
  for (let at = 0; at + size <= text.length; at++) if (said.includes(text.slice(at, at + size))) return true;
  return false;
}

/** Begged for by these. */
const BEGS: ReadonlySet<Move['act']> = new Set<Move['act']>(['plead', 'order', 'propose']);

/** "我说话算数吧", "you promised not to hit me": kept, broken, still to come, or never given, as the record has it; null where the line is of no such word. */
export function wordPlan(move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from, memory, text } = asked;
  const word = move?.word;
  if (!word || (word.by !== me && word.by !== from)) return null;
  const mine = word.by === me;
  const base = { occasion: mine ? 'blame' : 'agree', asked: move, about: word.to ?? (mine ? from : me) } as const;
  const given = memory.promises
    .all()
    .filter(
      ({ by, heardBy, undertaking: { to } }) =>
        by === word.by && (mine ? from : me) === heardBy && (word.to ?? to) === to,
    )
    .pop();
  const harm = (to: Seat, since: number): Fact[] =>
    between(scene, word.by, to, isHarm).filter(({ turn }) => turn >= since);
  if (!given) {
    const begged = memory
      .exchanges(from, me)
      .find(
        ({ asked: { act, about = from, word: other, wants }, words = '' }) =>
          !other &&
          BEGS.has(act) &&
          (about === from || (wants ?? wantedIn(words)) !== 'attack') &&
          (word.to === undefined || about === word.to),
      );
    if (mine && begged) {
      const about = begged.asked.about ?? from;
      const done = harm(about, begged.turn).slice(0, 1);
      return done.length > 0
        ? { ...base, about, move: 'rebut', clause: 'word_refused', facts: done }
        : { ...base, about, move: 'confirm', clause: 'word_unbroken' };
    }
    // "开场你说自己是忠臣", "你不是说绝无二心么": what it said of itself, or in these very words, is no promise and not denied.
    if (mine && hasSaid(asked)) return { ...base, move: 'confirm', clause: 'said_so' };
    if (mine) return { ...base, move: 'deny', clause: 'no_word' };
    const when = whenIn(text);
    const done = harm(me, when ? 0 : scene.turn - scene.table.seats.length).filter((fact) => isThen(when, fact, scene));
    return done.length > 0
      ? { ...base, move: 'rebut', clause: 'word_but', facts: done.slice(0, 1) }
      : { ...base, move: 'confirm', clause: 'word_clean', about: from };
  }
  const { undertaking, state, fact, turn } = given;
  const of = { ...base, about: undertaking.to, until: undertaking.until };
  const facts = fact ? [fact] : [];
  if (state === 'void' && fact) return { ...of, move: 'rebut', clause: 'word_void', facts };
  if (state === 'broken' && fact)
    return mine
      ? { ...of, move: 'apologise', clause: 'own_broken', occasion: 'apology', facts }
      : { ...of, move: 'call_out', clause: 'promise_broken', about: from, facts };
  if (undertaking.what !== 'spare')
    return fact
      ? { ...of, move: 'confirm', clause: 'word_done', facts }
      : { ...of, move: 'confirm', clause: state === 'broken' ? 'word_lapsed' : mine ? 'word_due' : 'word_awaited' };
  if (word.what && mine) return { ...of, move: 'confirm', clause: 'word_was' };
  // Kept as long as it ran, and no longer.
  const later = harm(undertaking.to, turn + 1).slice(0, 1);
  if (later.length > 0) return { ...of, move: 'confirm', clause: 'word_ended', facts: later };
  return mine
    ? { ...of, move: 'confirm', clause: undertaking.to === from ? 'kept_word' : 'word_stands' }
    : { ...of, move: 'confirm', clause: 'word_yours' };
}
