/** What somebody is, asked of the hearer: its own role, or its guess of somebody's. */
import type { Seat } from '../../../core/event';
import * as questions from '../words/asked';
import { withoutNames } from '../called/place';
import type { Clause } from './clause';
import { roleAsked } from './role-asked';
import { topicOf } from '../topics';
import type { Move } from '../types';
import * as words from '../words/acts';

/** The move of a question that tells no deed: a role, a guess, a fact; null where it is none of them. */
export function guessAsked(clause: Clause, guess: boolean): Move | null {
  const { text, at } = clause;
  // "你是不是在划水": an accusation all the same.
  const who = !clause.has(/\bwhose side\b/) && at.mentions.some(({ kind }) => kind === 'who');
  if (
    !who &&
    clause.youNamed &&
    clause.other === undefined &&
    clause.has(words.SUSPECTED) &&
    !clause.has(words.TRUSTED)
  )
    return clause.move('accuse', { about: clause.hearer ?? undefined });
  const him = clause.roleOfHim;
  const role = clause.has(questions.ROLE_ASKED) || at.said.length > 0 || him !== null;
  // "唐周跟刘理谁占便宜了": whoever sits here is no hero of the tale for that.
  const topic = topicOf(withoutNames(text, at.mentions));
  if (
    topic === 'heroes' ||
    (clause.has(questions.STRONGER) && at.mentions.filter(({ kind }) => kind === 'seat').length > 1)
  )
    return clause.move('topic', { topic: 'heroes' });
  if (role || guess) {
    // "是自己人吧?": without a word for oneself it is asked of another.
    const own = at.said[0]?.about === clause.from && at.mentions.every(({ kind }) => kind !== 'self');
    const said = (own ? undefined : at.said[0]?.about) ?? him?.about;
    const self =
      said === clause.from ||
      // "张春华你说3号像反吗", by 3 itself.
      (said === undefined &&
        at.mentions.some(({ kind, seat, called }) => kind === 'seat' && seat === clause.from && !called)) ||
      (said === undefined &&
        clause.selfNamed &&
        clause.other === undefined &&
        clause.has(
          /我(?:是|算)?(?:啥|什么|何|哪)(?:身份|边|头)|我的身份|怀疑我|觉得我|防着我|我(?:像|是|不是|可信)|信(?:不信|得过|任|不过)?我|\b(?:am i|trust me|believe me|i'm|suspect me)\b/,
        ));
    const about = self
      ? clause.from
      : // "with 3 gone, who is the spy": not whoever lies open.
        who && (clause.other === undefined || isOpen(clause, clause.other))
        ? undefined
        : (said ?? clause.other ?? ((guess && !role) || ofThird(clause) ? hiddenOne(clause) : undefined));
    // "不会是内?": of whoever the last answer was about.
    const lately = about === undefined && !self && !who && OF_LAST.test(text) ? clause.lately : undefined;
    if (lately !== undefined && lately !== clause.hearer && lately !== clause.from && !isOpen(clause, lately))
      return clause.move('ask_guess', {
        about: lately,
        role: roleAsked(clause),
        refersTo: at.moment.exchanges[0]?.id,
      });
    // "2号你杀主公是真反还是手滑": what the lord is nobody asks.
    const open = about !== undefined && about !== clause.hearer && isOpen(clause, about);
    const ofHearer =
      about === clause.hearer ||
      (open && role && clause.hearer !== null && clause.youNamed && !isOpen(clause, clause.hearer)) ||
      (about === undefined && !who && role && !(guess && !clause.has(/身份|哪边|\byour role/)));
    if (ofHearer && !self && role)
      return clause.move('ask_role', { about: clause.hearer ?? about ?? clause.spokenOf, role: roleAsked(clause) });
    return clause.move('ask_guess', { about: about ?? undefined, role: roleAsked(clause) });
  }
  if (clause.has(questions.FACT_ASKED))
    return clause.move('ask_fact', {
      about: clause.other ?? (clause.youNamed ? (clause.hearer ?? undefined) : undefined),
    });
  if (clause.has(words.SUSPECTED) || clause.has(words.TRUSTED))
    return clause.move('ask_guess', { about: clause.other ?? hiddenOne(clause) });
  if (clause.has(words.PROPOSE)) return clause.move('propose', { about: clause.other });
  return null;
}

const OF_LAST =
  /^(?:该|总|那|难道|莫非|会|也许|可能|要么|还是|真|就|不)*是个?[忠反内]|^(?:so |or |maybe |not |a )*(?:spy|rebel|loyal\w*|traitor)\W*$/;

const isOpen = ({ at }: Clause, seat: Seat): boolean => at.moment.scene.table.bySeat.get(seat)?.revealed != null;

/** "主公你瞅瞅夏侯荣…,像不像自己人?": asked of whoever is called, and who was spoken of before is meant. */
const ofThird = ({ hearer, from, spokenOf, youNamed, at }: Clause): boolean =>
  !youNamed &&
  spokenOf !== undefined &&
  spokenOf !== from &&
  spokenOf !== hearer &&
  at.mentions.length === 0 &&
  at.moment.called === true;

/** Who was spoken of, unless there is nothing to guess: "砍过主公的就四跟七, 那还有俩反躲哪儿了" is not about the lord. */
function hiddenOne(clause: Clause): Seat | undefined {
  const seat = clause.spokenOf;
  return seat !== undefined && clause.at.moment.scene.table.bySeat.get(seat)?.revealed === null ? seat : undefined;
}
