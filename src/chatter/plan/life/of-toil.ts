/** What is said back to a trouble of work as it is told: what is asked is answered, a feeling eased, a plan backed, with the thing named (§Q3). */
import type { SpokenLanguage } from '../../../language/languages';
import type { Life } from '../../moves/life/life';
import { toilIn, type Toil } from '../../moves/life/toil';
import type { Topic } from '../../moves/types';
import { capitalised } from '../../scene/names';
import type { Wording } from '../saying/filling';
import { TOIL_WORDS } from './words/toil';

/** Gone on with, or of a matter, that has apter words. */
const KNOWN =
  /^(?:leaves|better|thanks|you|hidden|told|unfair|doubts|curt|uneasy|declined|declines|scorned|reproached|coldly|exam\w*|interview|turned_down|waiting|thesis|quit)$/;
const SAID: Readonly<Record<string, string>> = { tmrw: 'tomorrow', ppt: 'PPT', slide: 'slides' };

/** A sentence with the thing named; null where nothing of work is told that has words. */
export function ofToil(
  { trouble, whose, on, matter }: Life,
  topic: Topic | undefined,
  { heard, language }: Pick<Wording, 'heard' | 'language'>,
): readonly string[] | null {
  if (!trouble || whose !== undefined || KNOWN.test(on ?? '') || KNOWN.test(matter)) return null;
  const toil = toilIn(heard);
  // What is told of anything else names work itself.
  const ofWork = topic === 'work' || (topic === 'other' && (toil?.slots.thing ?? toil?.slots.boss) !== undefined);
  if (toil === null || !ofWork) return null;
  // The same words over another thing are new.
  return [filled(toil, language)];
}

function filled({ need, slots }: Toil, language: SpokenLanguage): string {
  const zh = language === 'zh';
  const told = (slot = ''): string | undefined => {
    const word = slots[slot];
    // A word of the other language names nothing in this one.
    return word !== undefined && (/^(?:\d+|ppt)$/.test(word) || /[\u3400-\u9fff]/.test(word) === zh)
      ? (SAID[word] ?? word)
      : undefined;
  };
  const holds = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, slot]) => told(slot) !== undefined);
  const yes = told('a') !== undefined ? '{a}！' : '';
  const line = (yes + TOIL_WORDS[need][zh ? 0 : 1])
    .replace(/\[([^\]]*)\]/g, (_, all: string) => all.split('|').find(holds) ?? '')
    .replace(/\{(\w+)\}/g, (_, slot: string) => told(slot) ?? '');
  return capitalised(line);
}
