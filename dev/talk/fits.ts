/** Which moves fit a line of the person's, by what it was said for; loosely, for a move tells nothing of the words. */
import type { AnswerMove } from '../../src/chatter/moves/types';
import type { Purpose } from './person-words';

const JUDGING = ['guess', 'unsure', 'accuse', 'deflect', 'ask', 'confirm'] as const;
const OF_ONESELF = [
  'deflect',
  'deny',
  'explain',
  'rebut',
  'joke',
  'tease',
  'unsure',
  'confirm',
  'refuse',
  'ask',
] as const;

/** Null: what it is said for says nothing of what fits. */
export const FITS: Readonly<Record<Purpose, readonly AnswerMove[] | null>> = {
  who_hit_me: ['confirm', 'explain', 'correct', 'accuse', 'rebut', 'unsure', 'comfort', 'apologise', 'deny'],
  why_me: ['explain', 'apologise', 'rebut', 'deny', 'deflect', 'confirm', 'accuse', 'bargain', 'correct', 'unsure'],
  thanks: ['thank', 'ack', 'greet', 'tease', 'joke', 'accept', 'confirm', 'explain'],
  doubt: ['explain', 'unsure', 'ask', 'rebut', 'confirm', 'deny', 'refuse', 'tease', 'call_out', 'guess', 'deflect'],
  accept: ['ack', 'accept', 'thank', 'confirm', 'bargain', 'greet', 'tease', 'joke', 'explain'],
  refuse: ['ack', 'refuse', 'rebut', 'explain', 'bargain', 'deflect', 'tease', 'unsure', 'ask', 'call_out'],
  put_off: ['ack', 'accept', 'bargain', 'tease', 'explain', 'ask', 'unsure', 'deflect', 'joke'],
  ask_guess: JUDGING,
  why: ['explain', 'unsure', 'accuse', 'rebut', 'deflect'],
  sure: ['guess', 'unsure', 'confirm', 'explain', 'accuse', 'rebut'],
  about_other: JUDGING,
  and_you: OF_ONESELF,
  ask_count: ['count', 'unsure', 'confirm', 'correct'],
  ask_role: OF_ONESELF,
  report: [
    'confirm',
    'explain',
    'rebut',
    'correct',
    'accuse',
    'guess',
    'ack',
    'comfort',
    'thank',
    'tease',
    'call_out',
    'apologise',
  ],
  lie: ['correct', 'deny', 'call_out', 'unsure', 'ask', 'clarify'],
  accuse: ['rebut', 'deny', 'explain', 'guess', 'accuse', 'confirm', 'correct', 'unsure', 'ask', 'call_out'],
  promise: ['accept', 'refuse', 'bargain', 'thank', 'ack', 'unsure', 'ask'],
  last_words: ['bye', 'comfort', 'ack', 'explain', 'confirm', 'tease'],
  hurt: ['comfort', 'apologise', 'explain', 'tease', 'rebut', 'joke', 'ack', 'deny', 'ask', 'accuse'],
  small_talk: ['topic', 'joke', 'tease', 'ack', 'greet', 'comfort', 'explain', 'ask'],
  stray: null,
};

/** A lie that is answered so was taken for true. */
export const BELIEVING: readonly AnswerMove[] = ['confirm', 'thank', 'accept'];
/** A report that is answered so was taken for false, or for what nobody could know. */
export const DISBELIEVING: readonly AnswerMove[] = ['deny', 'correct', 'call_out', 'unsure', 'clarify'];

export const isOneOf = (move: string | undefined, moves: readonly AnswerMove[]): boolean =>
  moves.some((one) => one === move);
