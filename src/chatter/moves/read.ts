/** The ear: what a line does at the table (§Q1). Everybody who answers a line is handed these moves and reads nothing anew. */
import { folded } from '../line/character';
import type { Line } from '../line/line';
import { Clause } from './clause';
import { lifeByWording } from './life/unnamed';
import { likelyActs } from './likely';
import { asksOfRules, asksPlainly } from './rules-asked';
import { settle } from './settle';
import type { Moment } from './he';
import { heardIn, ofLife } from './heard';
import { loosely } from './telling';
import { isQuestion, type Move } from './types';
import { wordingOf } from './wording';
import { ORNAMENT_END } from './asked-words';
import { UNSORRY } from './words';

/** The moves of a line, in order; `unclear` alone where nothing is understood, none where nothing is said. */
export function movesIn(line: Line, moment: Moment): Move[] {
  const { moves, mentions, whole, dark } = heardIn(line, moment);
  if (asksOfRules(line.verbatim) || asksPlainly(line.verbatim)) return [{ act: 'ask_rule', span: whole.span }];
  const life = lifeByWording({ text: line.verbatim, mentions, moves, confided: moment.confided ?? null });
  const { from, hearer } = moment;
  const you = mentions.find(({ called, seat }) => called && seat !== from)?.seat ?? hearer;
  if (life) return [ofLife(life, { from, you, span: whole.span })];
  const acts = moves.map(({ act }) => act).filter((act) => act !== 'unclear');
  const settled = settle(
    moves,
    () => likelyActs(wordingOf(line.verbatim, mentions, acts)),
    () => new Clause(whole),
  );
  const read = dark !== null && settled.every(({ act }) => act === 'unclear') ? [loosely(dark)] : settled;
  // "荼那,你看焦伯像哪边": what a third is, is no question of one's own role.
  const named = mentions.filter(({ kind, seat, called }) => kind === 'seat' && !called && seat !== from);
  const of = [...new Set(named.flatMap(({ seat }) => seat ?? []))];
  const proud = UNSORRY.test(line.verbatim);
  return read.map((one) =>
    proud && one.act === 'apology'
      ? { ...one, act: 'blame' }
      : of.length === 2 && (one.act === 'ask_guess' || one.act === 'ask_plan')
        ? { ...one, of }
        : one.act === 'ask_role' && you !== null && one.about !== undefined && one.about !== you && one.about !== from
          ? { ...one, act: 'ask_guess' }
          : one,
  );
}

/**
 * Whether a line really asks something, so that an answer may be expected. An AI's "阁下以为如何？" behind a statement is an
 * ornament, and so is a question that answers itself.
 */
export function reallyAsks(line: Line, moment: Moment): boolean {
  return movesIn(line, moment).some((move) => isQuestion(move) && !isOrnament(line.raw.slice(...move.span), line.raw));
}

const isOrnament = (asked: string, raw: string): boolean =>
  asked.trim().length < raw.trim().length - 1 && ORNAMENT_END.test(folded(asked).trim());
