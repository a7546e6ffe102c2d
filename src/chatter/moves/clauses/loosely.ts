/** What a clause is likely to be of which nothing is read for certain. */
import { ANY_ROLE } from '../../claims/predicate';
import { topicOf } from '../topics';
import type { Move } from '../types';
import { cardsIn } from '../words/cards';
import { Clause, type ClauseAt } from './clause';
import { ofOthers } from './feeling';

/** Nothing of a line is read for certain: what it is likely to be, by whom it names and by what was said just before. */
export function loosely(at: ClauseAt): Move {
  const clause = new Clause(at);
  const { asked, other, text } = clause;
  const topic = topicOf(text);
  if (topic !== null && !ofOthers(clause)) return clause.move('topic', { topic });
  const { lord } = at.moment.scene.table;
  if (asked && other !== undefined && other !== lord) return clause.move('ask_guess', { about: other });
  // A card is asked about, and nobody.
  if (
    asked &&
    /(?:什么|啥)(?:用|效果|意思|牌|玩意)|怎么用|干(?:嘛|什么|啥)(?:用)?的|[a-z]/.test(text) &&
    at.mentions.length === 0 &&
    cardsIn(text).length > 0
  )
    return clause.move('ask_rule');
  const last = at.moment.exchanges[0];
  // A question after an answer, about nobody else, doubts that answer.
  if (
    asked &&
    !clause.youNamed &&
    last?.answered &&
    last.answered.facts.length > 0 &&
    last.turn === at.moment.scene.turn
  )
    return clause.move('ask_why', { about: last.answered.about, role: last.answered.role, refersTo: last.id });
  if (at.moment.scene.turn <= 1 && !asked && last === undefined && !ANY_ROLE.test(text)) return clause.move('greet');
  return clause.move('unclear', { about: other });
}
