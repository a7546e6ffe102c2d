/** The engine's triggers that we listen to, and by what one is found out that never comes. */
import type { Part } from './need';

export interface TriggerRow {
  /** What becomes invisible without it. */
  readonly part: Part;
  /** Parts of the engine's members without which we do not listen to it. */
  readonly needs?: readonly Part[];
  /** Of events by this name the engine's own history tells; after many of them the trigger must have come. */
  readonly after?: string;
  /** How many such events; 8 unless given, more than can be called off one after another. */
  readonly enough?: number;
  /** The member of `lib.element.content` that such an event runs, where the trigger's name is made from the event's. */
  readonly content?: string;
  /** Comes in every finished game of two rounds. */
  readonly sure?: true;
  /** What it tells is read off the players as well; 1.10.9 has no such trigger. */
  readonly spare?: true;
}

export const TRIGGERS = {
  gameStart: { part: 'core' },
  roundStart: { part: 'turns', sure: true },
  phaseBegin: { part: 'turns', after: 'phase', content: 'phase', sure: true },
  useCard: { part: 'cards', needs: ['worth'], after: 'useCard', content: 'useCard', sure: true },
  useCardToTargeted: { part: 'cards', needs: ['worth'], after: 'useCard', sure: true },
  useSkill: { part: 'skills', needs: ['worth'], after: 'useSkill', content: 'useSkill' },
  logSkillBegin: { part: 'skills', needs: ['worth'], after: 'logSkillBegin' },
  logSkill: { part: 'skills', needs: ['worth'], after: 'logSkill' },
  rewriteDiscardResult: { part: 'picks', needs: ['picks'], after: 'discardPlayerCard', content: 'discardPlayerCard' },
  rewriteGainResult: { part: 'picks', needs: ['picks'], after: 'gainPlayerCard', content: 'gainPlayerCard' },
  damageEnd: { part: 'outcomes', after: 'damage', content: 'damage', sure: true },
  recoverEnd: { part: 'outcomes', after: 'recover', content: 'recover' },
  gainEnd: { part: 'outcomes', after: 'gain', content: 'gain' },
  drawEnd: { part: 'outcomes', after: 'draw', content: 'draw', sure: true },
  dieBegin: { part: 'deaths', after: 'die', enough: 2, content: 'die' },
  dieAfter: { part: 'deaths' },
  reviveEnd: { part: 'deaths', spare: true },
} as const satisfies Readonly<Record<string, TriggerRow>>;

export type TriggerName = keyof typeof TRIGGERS;

export const TRIGGER_NAMES = Object.keys(TRIGGERS) as readonly TriggerName[];

export const triggerRow = (name: TriggerName): TriggerRow => TRIGGERS[name];

/** What we listen to where these parts are off. */
export const audible = (lacks: ReadonlySet<Part>): TriggerName[] =>
  TRIGGER_NAMES.filter((name) => !(triggerRow(name).needs ?? []).some((part) => lacks.has(part)));
