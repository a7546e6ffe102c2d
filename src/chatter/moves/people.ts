/** Who is named in a line, where, and whom a pronoun stands for. */
import type { Seat } from '../../core/event';
import { callsIn } from './calls';
import { foundIn } from './naming';
import type { Scene } from '../scene/scene';

/**
 * seat: named by number, name, office or place · self · you · he: somebody spoken of before · who: asked for ·
 * nobody: a seat that this table does not have.
 */
export type MentionKind = 'seat' | 'self' | 'you' | 'he' | 'who' | 'nobody';

export interface Mention {
  readonly kind: MentionKind;
  /** Null for `who`, `nobody`, and where nobody can tell whom a pronoun means. */
  readonly seat: Seat | null;
  readonly start: number;
  readonly end: number;
  /** It is called upon, not spoken of: "主公,…". */
  readonly called: boolean;
}

/** Between whom a line is said. */
export interface Between {
  readonly scene: Scene;
  readonly from: Seat;
  /** Whom "you" means; null where nobody in particular is spoken to. */
  readonly hearer: Seat | null;
  /** Whom "he" means where the line itself has named nobody. */
  readonly he: Seat | null;
}

function neighbour({ table }: Scene, of: Seat | null, step: 1 | -1): Seat | null {
  const seats = table.seats.filter(({ seat, alive }) => alive || seat === of);
  const at = seats.findIndex(({ seat }) => seat === of);
  return at < 0 ? null : (seats[(at + step + seats.length) % seats.length]?.seat ?? null);
}

/** What stands before and after one who is called upon. */
const CALL_BEFORE =
  /(?:^|[,.!?;:])\s*(?:卧槽|我靠|靠|哇|不是|好家伙|诶诶|wtf|omg|wow|damn|wait|bro|dude|man|yo|@|喂|嘿|嗨|哎|诶|欸|那个|请问|我说|hey|hi|hello|yo|oi|ok|so|and|but|well|please|sorry|my bad|thx|ty|thanks|thank you|谢谢|多谢|对不起|抱歉|你好)?[\s,]*$/;
/** What follows says something of the one named, so that it is spoken of: "三号,铁反". */
const SAID_OF =
  /^\s*,\s*(?:(?:肯定|绝对|一定|必定?|铁|妥妥|多半|八成|大概|应该|显然|明显)(?:就)?(?:是|反|忠|内)|是(?!不是|你|谁|吗|吧)|[反忠内](?:贼|臣|奸)?(?:[,.!了啊吧呀]|$)|不对劲|可疑|有问题|装|跳反|不像|像(?!我)|一直|刚才|上回合|definitely|clearly|obviously|is |was |must be|looks|seems)/;
/** "good job lord finishing 7". */
const PRAISED = /\b(?:good job|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo) $/;
const CALL_AFTER =
  /^\s*(?:说(?:真话|实话|句话)|老实说|给个准话|回个?话|表个态|先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|(?:deal|truce|listen|bro|dude|mate|promise|tell (?:me|us)|give (?:me|us)|show (?:me|us)|what even|why|how come)\b|[,:]|[!?]|你(?!们)|您|阁下|(?:you|u|are you|did you|do you|why did you|can you)\b)/;
/** "4 why'd you …", "4 if you …", "4 did you": behind a name that begins the line, what is put to "you"; "6 will kill you" is said of 6. */
export const PUT_TO =
  /^\s+(?:(?:why|what|how|when|where|who|which|if|unless|so|i)(?:'?(?:d|s|re|ll))?\b[^,.!?]{0,24}\b(?:you|u|ya|your|ur)|(?:will|would|could|should|did|do|are|were|have|can|r)\s+(?:you|u|ya))\b/;
/** Behind this stands one to whom something is done. */
export const DONE_TO = /[打杀砍拆顺救收给对跟和把被帮保护信是像叫让]了?$/;
/** A clause that has ended but for the name: "别装了3号,", "就剩他了吧主公,". */
const CALL_BEHIND = /(?:[吧吗么呢啊呀嘛啦]|(?:^|[,.!?;:])\s*(?:别|不要|行|好|算|够|得)[^,.!?;:]{0,8}了)\s*$/;
const ENDS = /^\s*(?:[,.!?;:~]|$)/;
/** Whether the name that stands between these two is called behind a clause. */
export const isCalledBehind = (before: string, after: string): boolean => CALL_BEHIND.test(before) && ENDS.test(after);
const ONLY_CALLED = /^\s*(?:救我|救命|别打我|信我|帮我|自己人|我是|我真是)/;

/** Everybody whom a text names, in order. `text` is folded: simplified, lower case, ASCII marks. */
export function mentionsIn(text: string, between: Between): Mention[] {
  const { scene, from, hearer, he } = between;
  const places = foundIn(text, scene, from);
  const calls = callsIn(text, places);
  let you = hearer;
  const found = places.flatMap(({ kind, words, start, end, seat: known }): Mention[] => {
    const seat =
      known !== undefined
        ? known
        : kind === 'you'
          ? you
          : neighbour(scene, /^(?:你|your)/.test(words) ? you : from, /上家|right/.test(words) ? -1 : 1);
    if (kind === 'seat' && seat === null) return [];
    const called =
      kind === 'seat' && !calls.about.has(start) && (calls.called.has(start) || isCalled(text, start, end));
    if (called && seat !== from) you = seat;
    return [{ kind, seat, start, end, called }];
  });
  // "砍我老大": whose lord he is adds nobody.
  const named = found.filter(
    ({ kind, end }) =>
      kind !== 'self' ||
      !found.some((one) => one.kind === 'seat' && one.seat === scene.table.lord && one.start === end),
  );
  return pronouns(text, named, { scene, from, he });
}

function isCalled(text: string, start: number, end: number): boolean {
  if (/^[@#]/.test(text.slice(start, end))) return true;
  const after = text.slice(end);
  if (SAID_OF.test(after)) return false;
  if (CALL_BEFORE.test(text.slice(0, start)) && (CALL_AFTER.test(after) || ONLY_CALLED.test(after))) return true;
  if (CALL_BEFORE.test(text.slice(0, start)) && PUT_TO.test(after)) return true;
  if (PRAISED.test(text.slice(0, start))) return true;
  // "…主公你俩", "…6号你刚才": whoever stands before 你 is spoken to, unless something is done to them.
  if (isCalledBehind(text.slice(0, start), after)) return true;
  if (/^你(?!们|俩)/.test(after) && !DONE_TO.test(text.slice(0, start))) return true;
  return /^[\s.!?~]*$/.test(after) && /[,!?]\s*$/.test(text.slice(0, start)) && start > 0;
}

/** What he is said to be. */
const IS_JUDGED =
  /^(?:就|也|肯定|绝对|八成|多半|准|一定)*是(?:个|真|铁)?[忠反内]|^(?:'s| is| was| must be) (?:a |an |the )?(?:spy|rebel|reb|traitor|loyal)/;
const DONE_TO_EN = /\b(?:[a-z]+ed|hit|struck|shot|took|stole|gave)\s$/;
const CLAUSE_ENDS = [',', '.', '!', '?', ';', ':'];

/** He is the one spoken of last before; never the one who talks, nor one called upon. */
function pronouns(
  text: string,
  mentions: readonly Mention[],
  { scene, from, he: before }: Pick<Between, 'scene' | 'from' | 'he'>,
): Mention[] {
  const spokenOf = ({ kind, called, seat }: Mention): boolean => kind === 'seat' && !called && seat !== from;
  return mentions.map((mention, i) => {
    if (mention.kind !== 'he') return mention;
    const earlier = mentions.slice(0, i).filter(spokenOf);
    // "四号全是他收的": he is none of those whom it was done to.
    const turned = /是$/.test(text.slice(0, mention.start));
    const clause = Math.max(...CLAUSE_ENDS.map((mark) => text.lastIndexOf(mark, mention.start)));
    // "主公老打他", "boss keeps zapping her": nor does he do it to himself.
    const object =
      DONE_TO.test(text.slice(0, mention.start)) || /^(?:him|her|them)$/.test(text.slice(mention.start, mention.end));
    const near = turned || object ? earlier.filter(({ start }) => start < clause) : earlier;
    // "杜袭救了崔均也不等于他是忠": whoever did it is judged by it, and not whom it was done to.
    const doers = near.filter(
      ({ start }) => !DONE_TO.test(text.slice(0, start)) && !DONE_TO_EN.test(text.slice(0, start)),
    );
    const judged = IS_JUDGED.test(text.slice(mention.end)) && doers.length > 0;
    const [lord, rest] = [scene.table.lord, judged ? doers : near];
    // Everybody knows the lord, and calls him so: "3号没打过主公,我看他像忠".
    const last =
      rest.filter(({ seat }) => seat !== lord).pop() ??
      rest.pop() ??
      // "4 killed him": nor the one who does it; "砍完吴苋又救他" is whoever had it done to them.
      (object
        ? earlier
            .filter(({ start }) => DONE_TO.test(text.slice(0, start)) || /[完过]$/.test(text.slice(0, start)))
            .pop()
        : earlier.pop());
    return { ...mention, seat: last?.seat ?? before };
  });
}
