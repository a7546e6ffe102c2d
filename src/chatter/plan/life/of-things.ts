/** What is said back to a thing of every day by its name, where nothing apter is known of the matter (§Q3). */
import { draw } from '../../../core/random';
import type { Life } from '../../moves/life/life';
import { askedOfThings, thingsIn } from '../../moves/life/things';
import type { Wording } from '../saying/filling';
import { naming } from './slots';
import { CHAT } from './words/chat';
import { BURDEN } from './words/on';

/** Gone on with by what it hangs on, rather than by these. */
const LOOSELY_ON: ReadonlySet<Life['on']> = new Set<Life['on']>(['more', 'span', 'had', 'coldly', 'fears', 'empty']);
/** Matters that say no more than of which kind it is. */
const LOOSE =
  /^(?:topic:)?(any_\w+|other|low|food|hungry|shows|music|news|pets|family|work|study|travel|weekend|noise|weather)$/;
/** "作业他已经写完了": what is over is no more to do. */
const DONE =
  /(?<![没不等快要].{0,6})(?:[写做弄交洗收忙吃喝煮](?:完|好|掉|过|光|饱)|(?:已经|早就?|都|刚)[^,.!?]{0,4}[写做洗吃喝交]了)|搞定|\b(?:finished|is done|done with|handed in|(?:just|already) (?:had|ate|did)|stuffed)\b/;
const SPOILT = /过期|馊|发霉|\b(?:expired|went bad|mou?ldy)\b/;

/** Whole sentences by the thing that a line names, or what is asked of such things; null where the matter has apter words. */
export function ofThings(
  { matter, trouble, on }: Life,
  { heard, language, me, seed, purpose }: Wording,
): readonly string[] | null {
  // What to do is asked, and no word on the thing.
  if (on === 'asks' || on === 'chooses') return null;
  const [, loose] = LOOSE.exec(matter) ?? [];
  if (loose === undefined && !(trouble && LOOSELY_ON.has(on))) return null;
  const all = thingsIn(heard).filter(({ kind }) => (kind === 'burden') === trouble);
  const asked = trouble ? null : askedOfThings(heard);
  // "养狗还是养猫,室友…": two of a kind.
  const things = asked === 'side' ? all.filter(({ kind }) => kind === all[0]?.kind) : all;
  const spoilt = SPOILT.test(heard) ? things.find(({ kind }) => kind === 'food') : undefined;
  const at = asked === 'side' ? Math.floor(draw(seed, 'side', me, ...purpose) * things.length) : 0;
  const { kind, word = '' } = spoilt ?? things[at] ?? {};
  const ideas = asked === 'ideas' ? CHAT[`ask_${kind ?? loose?.replace('hungry', 'food')}`] : undefined;
  if (kind === undefined && !ideas) return null;
  const taken = asked === 'yes' || (asked === 'side' && things.length > 1) ? CHAT[`ask_${asked}`] : ideas;
  const lines = trouble
    ? BURDEN[on === 'fears' ? on : 'told']
    : (taken ?? CHAT[spoilt ? 'spoilt' : DONE.test(heard) ? `${kind}_done` : ''] ?? CHAT[kind ?? '']);
  return naming(lines?.[language] ?? [], word);
}
