/** Hears a trouble that is told, whose it is, and what only sounds like one (§Q1). */
import { namesGame } from './game';
import type { Topic } from '../types';
import { CHOOSES, TORN } from './goes-on';
import { heroesNamed } from './heroes';
import { matterIn, type Found } from './matter';
import {
  isOfHearer,
  nameless,
  NONE,
  speaksOfSeat,
  without,
  type LifeHeard,
  type LifeMoment,
  type LifePart,
} from './part';
import { toilIn } from './toil';
import { whoseIn } from './whose';

/** The first trouble among parts of which none is of the game; the parts that say nothing else go with it. */
export function troubleIn(parts: readonly LifePart[], moment: LifeMoment): LifeHeard | null {
  const quiet = parts.flatMap((part, i) => (speaksOfSeat(part, moment) ? [] : [i]));
  const text = quiet
    .map((i) => nameless(parts[i] ?? NONE))
    .join(',')
    .replace(LIKENESS, ' ');
  const found = matterIn(text);
  // "诸葛亮病逝五丈原" is of the tale; "被裁员的感觉" is a likeness.
  if (!found?.trouble || FIGURE.test(text) || (whoseIn(text) === null && heroesNamed(text).length > 0)) return null;
  const own = quiet.filter((i) => {
    const part = parts[i];
    if (!part) return false;
    const here = matterIn(part.text);
    return !namesGame(here ? without(part.text, here) : part.text);
  });
  // Without what is of the game there is no trouble.
  const told = own.map((i) => nameless(parts[i] ?? NONE)).join(',');
  const again = matterIn(told);
  // "手牌一张没有,穷死了": poor in cards.
  if (again?.topic === 'money' && OF_HAND.test(text)) return null;
  if (!again?.trouble || own.every((i) => isOfHearer(parts[i] ?? NONE))) return null;
  const whose = whoseIn(told);
  const others = whose !== null && EITHERS.has(again.matter) && befalls(told, again);
  // "5号又拿我的牌,每轮扣我绩效": behind a deed it is a way of speaking, unless it is of somebody's own.
  const [first = 0] = own;
  const ofTable = FIGURED.has(again.topic) || parts.some((part) => speaksOfSeat(part, moment));
  if (first > 0 && own.length < parts.length && whose === null && ofTable && toilIn(told) === null) return null;
  // "咋啦?心情不好?": asked of another.
  if (
    again.matter !== 'company' &&
    whose === null &&
    own.some((i) => parts[i]?.asked === true) &&
    !/我|\b(?:i|i'm|im|my|me|mine|ours)\b/.test(told)
  )
    return null;
  return {
    life: {
      matter: again.matter,
      trouble: true,
      ...(whose ? { whose } : {}),
      ...(others ? { others } : {}),
      ...(CHOOSES.test(told) ? { on: 'chooses' as const } : TORN.test(told) ? { on: 'torn' as const } : {}),
    },
    act: 'sorrow',
    topic: again.topic,
    parts: own,
  };
}

/** One's own as a rule, and sometimes of somebody close. */
const EITHERS: ReadonlySet<string> = new Set([
  'exam_coming',
  'exam_failed',
  'thesis',
  'interview',
  'waiting',
  'laid_off',
  'turned_down',
  'scammed',
  'lost_money',
  'debt',
  'breakup',
  'cheated',
  'hurt',
  'sick',
  'surgery',
  'checkup',
  'mind',
]);
/** Somebody close stands right before what befell, and the speaker does not: "my sister is getting divorced". */
const befalls = (text: string, { matter, start, end }: Found): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  const close = whoseIn(`${before}${text.slice(start, end)}`);
  if (close === null || (close.closeness === 'partner' && (matter === 'breakup' || matter === 'cheated'))) return false;
  return !/(?:我|咱|\b(?:i|i'm|im|me|my)\b)(?![^,]*(?:妈|爸|爷|奶|哥|姐|弟|妹|儿|女|闺|孩|娃|朋友|mom|mum|dad|brother|sister|son|daughter|kid|friend|cousin|aunt|uncle|grand\w+))/.test(
    before,
  );
};

/** Ways of speaking at the table as often as not. */
const FIGURED: ReadonlySet<Topic> = new Set<Topic>(['other', 'sleep', 'money', 'health']);

const OF_HAND = /[手张]牌|[一两半]张|手里|\b(?:cards?|hand)\b(?<!credit cards?)/;
/** Likenesses. */
const FIGURE = /的感觉|(?:这|我这|简直)叫|属于是|一样稳/;
/** What is not in it is told: "睡不着,白天跟游魂一样". */
const LIKENESS = /(?:跟|像|好比)[^,]{1,10}(?:一样|似的|一般)/g;
