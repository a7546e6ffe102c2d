/** What is said back to a trouble of work as it is told: what is asked is answered, a feeling eased, a plan backed, with the thing named (§Q3). */
import type { SpokenLanguage } from '../../../language/languages';
import type { Life } from '../../moves/life/life';
import { toilIn, type Toil } from '../../moves/life/toil';
import type { Topic } from '../../moves/types';
import type { Wording } from '../saying/filling';
import { TOIL_WORDS } from './words/toil';

/** Of work whatever is said; of these where the line names work. */
const OF_WORK: ReadonlySet<Topic | undefined> = new Set<Topic | undefined>(['work', 'study']);
const MAY_BE: ReadonlySet<Topic | undefined> = new Set<Topic | undefined>(['other', 'sleep', 'food', undefined]);
/** Gone on with in words that know more. */
const KNOWN: ReadonlySet<Life['on']> = new Set<Life['on']>(['leaves', 'better', 'thanks', 'you', 'hidden', 'told']);
/** Not yet begun, or sat already, they have words of their own. */
const OWN_WORDS = /^(?:exam|interview|turned_down|waiting|thesis|quit)/;

/** What is answered of it, the most pressing first. */
function needOf({ happened, felt, means, asks }: Toil): string | undefined {
  if (asks !== undefined && asks !== 'agree') return asks;
  if (felt === 'guilt') return happened === 'sick' ? 'guilt_sick' : felt;
  if (means === 'treat' || (means === 'talk' && happened === undefined)) return means;
  if (felt === 'blank' && means === 'meet') return 'blank_meet';
  if (felt === 'body' && happened !== 'first_again' && happened !== 'sick') return felt;
  return (happened === 'sick' ? 'sick_told' : happened) ?? asks ?? felt ?? means;
}

const SAID: Readonly<Record<string, string>> = { tmrw: 'tomorrow', ppt: 'PPT', slide: 'slides' };

/** Whole sentences, those of the most that is named; null where nothing of work is told that has words. */
export function ofToil(
  life: Life,
  topic: Topic | undefined,
  { heard, language }: Pick<Wording, 'heard' | 'language'>,
): { readonly word: string; readonly lines: readonly string[] } | null {
  const { trouble, whose, on, matter } = life;
  if (!trouble || whose !== undefined || KNOWN.has(on) || OWN_WORDS.test(matter)) return null;
  const toil = toilIn(heard);
  if (toil === null) return null;
  const named = toil.happened !== undefined || toil.thing !== undefined || toil.boss !== undefined;
  if (!(OF_WORK.has(topic) || (MAY_BE.has(topic) && named))) return null;
  const need = needOf(toil);
  const words = TOIL_WORDS[need ?? ''];
  return need !== undefined && words ? agreeing(filled(words[language], toil, language), toil, language) : null;
}

/** What is to be agreed to is, before it is said why; the same words over something else are new. */
function agreeing(lines: readonly string[], { asks, happened, a }: Toil, language: SpokenLanguage) {
  const yes = asks === 'agree' && happened !== undefined && a !== undefined && language === 'zh' ? `${a}！` : '';
  return { word: lines[0] ?? '', lines: lines.map((line) => yes + line) };
}

function filled(lines: readonly string[], toil: Toil, language: SpokenLanguage): readonly string[] {
  const slots: Readonly<Record<string, string | undefined>> = { ...toil };
  const all = lines
    .map((line) => ({ line, holes: [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot) }))
    .filter(({ holes }) => holes.every((hole) => slots[hole] !== undefined && spoken(slots[hole] ?? '', language)));
  const most = Math.max(...all.map(({ holes }) => holes.length));
  return all
    .filter(({ holes }) => holes.length === most)
    .map(({ line }) => line.replace(/\{(\w+)\}/g, (_, slot: string) => SAID[slots[slot] ?? ''] ?? slots[slot] ?? ''))
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}

/** A word of the other language names nothing in this one. */
const spoken = (word: string, language: SpokenLanguage): boolean =>
  /^[\d]+$|^ppt$/.test(word) || /[\u3400-\u9fff]/.test(word) === (language === 'zh');
