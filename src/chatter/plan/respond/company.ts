/** A word back that is the same for everybody: greetings, good-byes, cautions, what is agreed to (§Q3). */
import type { AnswerMove } from '../../moves/types';
import type { Occasion } from '../../vocabulary';
import type { Plan } from '../plan';
import type { Matter } from '../matter';

const PLAIN = {
  hello: ['greet', 'greet'],
  good_game: ['bye', 'bye'],
  beginner: ['topic', 'small_talk'],
  welcome_back: ['topic', 'small_talk'],
  off_you_go: ['topic', 'small_talk'],
  no_spokesman: ['ack', 'hurry'],
  agreed: ['ack', 'agree'],
  disagreed: ['ack', 'agree'],
  promised: ['ack', 'agree'],
  cared_all: ['confirm', 'ack'],
  threat_to_all: ['tease', 'taunt'],
} as const satisfies Readonly<Record<string, readonly [AnswerMove, Occasion]>>;

export function company({ move }: Matter, clause: keyof typeof PLAIN): Plan {
  const [answer, occasion] = PLAIN[clause];
  return { move: answer, clause, occasion, asked: move };
}
