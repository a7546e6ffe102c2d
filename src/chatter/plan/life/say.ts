/** Words back to what is not about the game: whole sentences, with a warm lead of the voice where it is first told, and nothing behind. */
import { draw } from '../../../core/random';
import type { HeroKind } from '../../moves/life/heroes';
import type { Life } from '../../moves/life/life';
import { luckIn } from '../../moves/life/small-talk';
import { ownLifeIn } from '../../moves/life/own-life';
import { whoseIn } from '../../moves/life/whose';
import type { SelfClass } from '../../moves/life/self';
import type { Topic } from '../../moves/types';
import type { Wording } from '../saying/filling';
import type { Plan } from '../plan';
import { heroLines } from './hero-lines';
import { ofThings } from './of-things';
import { ofToil } from './of-toil';
import { naming, withWord } from './slots';
import { tableLines } from './table';
import { ownWords, troubleWords, withKin } from './trouble';
import { ANYTHING, CHAT } from './words/chat';
import { OF_OTHERS } from './words/daily';
import { HOME_CHAT } from './words/home';
import { JOKES, NO_MORE_JOKES } from './words/jokes';
import { CHAT_LEADS, SOFT_LEADS } from './words/leads';
import { FEARS_FOR, ON } from './words/on';
import type { Lines } from './words/row';
import { SELF } from './words/self';

interface LifeText {
  readonly id: string;
  readonly text: string;
  readonly fit: number;
}

/** What is said only where everything apter has been said before. */
const LAST = -3;
const STEP = 0.05;
/** A lead goes with so many of the first words. */
const LED = 0.25;

const EMPTY: readonly string[] = [];

/** Done to one by somebody: no doctor, no soothing of tempers and no voice's manner is a word on it. */
const HARMED: ReadonlySet<string> = new Set(['violated', 'kin_violence']);

const HARMED_NOT: ReadonlySet<Life['on']> = new Set<Life['on']>(['asks', 'chooses', 'fears']);

/** Of whoever looks for work. */
const JOB = /^(?:turned_down|waiting|interview)$/;

/** How one goes on: with fear for another, else as the topic of the trouble has it. */
function onLines({ matter, on, whose, trouble, others }: Life, topic: Topic | undefined): Lines {
  const kind = on ?? 'more';
  if (kind === 'fears' && whose !== undefined && trouble && topic === 'health') return FEARS_FOR;
  // A doctor is no answer to whoever asks what to do for another.
  if (kind === 'asks' && whose !== undefined) return ON.asks.any;
  const of = ON[kind];
  const job = JOB.test(matter) ? of.job : undefined;
  if (job !== undefined) return job;
  // What befell another is no toil of the speaker's.
  return (topic === undefined || others === true ? undefined : of[topic]) ?? of.any;
}

/** What was told first stands in a line that names it; a line that does, and cannot, is none. */
const thread = (line: string, what: string | undefined): string[] =>
  !/\{what\}/i.test(line) ? [line] : what === undefined ? [] : [withWord(line, 'what', what)];

/** The sentences of an answer, and those that are left when they have all been said. */
function linesOf(
  plan: Plan & { readonly life: Life },
  wording: Wording,
): readonly [readonly string[], readonly string[]] {
  const { life, topic } = plan;
  const { language } = wording;
  const [kind = '', of = ''] = life.matter.split(':');
  if (kind === 'self')
    return [naming(SELF[of as Exclude<SelfClass, 'bot'>][language], ownLifeIn(wording.heard)?.thing ?? null), EMPTY];
  if (kind === 'table') return [tableLines(of as 'seat' | 'turn', wording), EMPTY];
  if (kind === 'hero') return [heroLines(of as HeroKind, wording), EMPTY];
  if (life.matter === 'joke') return [JOKES[language], NO_MORE_JOKES[language]];
  const more = life.trouble ? ON.more.any[language] : ANYTHING[language];
  const harmed = HARMED.has(life.matter);
  if (life.on !== undefined && !(harmed && HARMED_NOT.has(life.on))) {
    const what = harmed || life.others ? undefined : ownWords(life.matter)?.what[language];
    const lines = onLines(life, harmed ? undefined : topic)[language].flatMap((line) => thread(line, what));
    return [lines.length > 0 ? lines : more, more];
  }
  if (life.trouble && life.others === true) return [OF_OTHERS[language], more];
  if (life.trouble) return [troubleWords(life.matter)?.said[language] ?? more, more];
  // What is merely talked of: `topic:weather`; of luck and cards alike.
  // Whether it is good or bad the words say; where they do not, neither is taken for granted.
  const luck = luckIn(wording.heard);
  const chat = of === 'luck' || of === 'cards' ? (luck ?? '') : of || kind;
  const lines = (HOME_CHAT[chat] ?? CHAT[chat])?.[language];
  return [lines ? naming(lines, null) : more, more];
}

/** A lead as the voice has one: kind before a trouble, none before what is gone on with, asked of the AI, or told for a laugh. */
function leadOf({ life, move, topic }: Plan, { voice, language, seed, me, purpose, plainly }: Wording): string {
  if (
    !life ||
    HARMED.has(life.matter) ||
    life.on !== undefined ||
    plainly ||
    topic === 'self' ||
    move === 'joke' ||
    move === 'greet'
  )
    return '';
  if (draw(seed, 'life lead', me, ...purpose) >= LED) return '';
  return (life.trouble ? SOFT_LEADS : CHAT_LEADS)[voice][language];
}

/** All that may be said back, the aptest first. */
export function lifeTexts(plan: Plan, wording: Wording): LifeText[] {
  const { life } = plan;
  if (!life) return [];
  const { scene, language, seed, me, purpose } = wording;
  const named = ofToil(life, plan.topic, wording) ?? ofThings(life, wording);
  const [own, last] = named ? [named, linesOf({ ...plan, life }, wording)[0]] : linesOf({ ...plan, life }, wording);
  const first = Math.floor(draw(seed, 'life', me, ...purpose) * own.length);
  const lead = leadOf(plan, wording);
  const filled = (line: string): string =>
    lead +
    withKin(line, life.whose ?? whoseIn(wording.heard), language).replace(/\{round\}/g, String(scene.table.round));
  // The same words are the same line, whatever matter or lead they were said of before.
  const id = (line: string): string => `plan/life/${line}`;
  return [
    ...own.map((_, i) => {
      const nth = (first + i) % own.length;
      const line = own[nth] ?? '';
      return { id: id(line), text: filled(line), fit: 1 - i * STEP };
    }),
    ...last.map((line, i) => ({ id: id(line), text: filled(line), fit: LAST - i * STEP })),
  ];
}
