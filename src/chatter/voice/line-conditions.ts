/** Conditions that a line of data/voice may name (docs/voice.md). */
import { CERTAIN, LEANING } from '../claims/check';
import { STAGES } from '../detection/types';
import type { VoiceRequest } from './request';

/** Closeness from which a line counts on it, and below which one keeps away (detection: a boundary is firm below 0.3). */
const CLOSE = 0.5;
const COOL = 0.3;
/** The last stage of coming together (§T2). */
const LAST_TOGETHER = STAGES.indexOf('bonding');

const isLord = ({ seats }: VoiceRequest): boolean => seats.me === seats.lord;
const toLord = ({ seats }: VoiceRequest): boolean => seats.you === seats.lord;
const together = ({ stage }: VoiceRequest): boolean => STAGES.indexOf(stage) <= LAST_TOGETHER;
const roleAtIssue = ({ guess, fact }: VoiceRequest): string | null => guess?.role ?? fact?.role ?? null;

export const CONDITIONS: Readonly<Record<string, (request: VoiceRequest) => boolean>> = {
  together,
  apart: (request) => !together(request),
  close: ({ closeness }) => closeness >= CLOSE,
  cool: ({ closeness }) => closeness < COOL,
  lord: isLord,
  notlord: (request) => !isLord(request),
  toLord,
  notToLord: (request) => !toLord(request),
  byLord: ({ seats, fact }) => (seats.by ?? fact?.by ?? null) === seats.lord,
  notByLord: ({ seats, fact }) => (seats.by ?? fact?.by ?? null) !== seats.lord,
  lone: ({ fact }) => fact !== null && fact.by === null,
  fan: (request) => roleAtIssue(request) === 'fan',
  zhong: (request) => roleAtIssue(request) === 'zhong',
  nei: (request) => roleAtIssue(request) === 'nei',
  certain: ({ guess }) => guess !== null && guess.confidence >= CERTAIN,
  flower: ({ fact }) => fact?.card === 'flower',
  egg: ({ fact }) => fact?.card === 'egg',
  noguess: ({ guess }) => guess === null || guess.confidence < LEANING,
};
