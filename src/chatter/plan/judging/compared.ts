/** Which of those whom a line sets side by side is likelier something, or more to be trusted: one of them is named, or neither (§Q3). */
import type { Seat } from '../../../core/event';
import { LEANING } from '../../claims/check';
import type { Mention } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import { reasonsFor } from '../record/deeds';
import { namedBy } from '../record/touching';
import type { Plan } from '../plan';
import { isJudged, type Judged } from './suspects';

/** Between two who stand side by side: nothing, or what joins them; oneself is joined by a word. */
const SIDE =
  /^\s*(?:、|,?\s*(?:和|跟|与|同|还是|或者?|\b(?:or|and|vs|n)\b|[&/]))?\s*(?:信|护|保|是|选|\b(?:in|the|seat|player|is it|trust|believe)\b)*\s*$/;
const LISTED = /^\s*, ?$/;
/** One of them is to be picked … */
const PICK =
  /哪个|哪[位边]|(?:谁|哪)(?:个|才|更|比较|最|像|是|会|可|脏|黑)|还是|[挑选押投猜]一?个|二选一|\bwh(?:ich|o)(?:'s|s|se)?\b|\bor\b|\bpick\b/;
/** … by what side they are on, not by strength, looks or deeds. */
const GOOD =
  /信(?!号|息)|护|保(?!证)|靠(?:得|谱)|放心|站|自己人|好人|\b(?:trust(?! fund)\w*|believe|cleaner?|friend|innocent)\b/;
const LOYAL = /忠|loyal/;
const FOE = /反(?![正而倒])|\breb(?:el)?s?\b/;
const SPY = /(?<![围之以国室圈])内(?:[奸鬼贼]|(?=[吗呢啊吧,.?!]|$))|traitors?|\bsp(?:y|ies)\b|\bnei\b/;
const SHADY =
  /可疑|嫌疑|怀疑|脏|(?<!头像|牌)黑|坏|有鬼|\b(?:sus|suspect\w*|suspicious|shad(?:y|ier)|fish(?:y|ier)|dirt(?:y|ier)|shifty)\b/;
/** What is supposed, or asked of each of them, or of what somebody did or will do. */
const ELSE =
  /你们|你[俩两]|自己[招说报]|要是|如果|假如|既然|谁先|为[啥什]|凭|[咋怎]么?(?!看|想)|第[二三四]个|\b(?:if|why|how|both|you two|first|hits?|hitting|kill|save|third)\b/;

interface Compared {
  readonly of: readonly Seat[];
  readonly role?: Judged;
}

/** Those of whom one is to be picked, and as what; null where the line compares nobody so. */
export function comparedIn(asked: Asked): Compared | null {
  const { text, me, from, scene } = asked;
  if (!PICK.test(text) || ELSE.test(text)) return null;
  const { lord } = scene.table;
  const whoOf = ({ kind, seat }: Mention): Seat => (kind === 'self' ? from : (seat ?? from));
  const said = namedBy(asked)
    .mentions.filter(({ kind, seat }) => (kind === 'seat' && seat !== me && seat !== lord) || kind === 'self')
    .flatMap((one, i, all) => {
      // "who's shadier, 4 or 5": a number before "or" is no seat anywhere else.
      const bare = /(?<![\w-])([1-8]) (?:or|and|n|vs) $/.exec(text.slice(all[i - 1]?.end ?? 0, one.start));
      const seat = Number(bare?.[1]);
      const start = one.start - (bare?.[0].length ?? 0);
      return bare && seat !== me && seat !== lord
        ? [{ ...one, kind: 'seat' as const, seat, start, end: start + 1 }, one]
        : [one];
    });
  const latin = /[a-z]{3}/.test(text);
  const chains: (typeof said)[] = [];
  for (const one of said) {
    const chain = chains[chains.length - 1] ?? [];
    const between = text.slice(chain[chain.length - 1]?.end ?? 0, one.start);
    const joined = SIDE.test(between) ? one.kind === 'seat' || between.trim() !== '' : latin && LISTED.test(between);
    if (chain.length > 0 && joined) chains[chains.length - 1] = [...chain, one];
    else chains.push([one]);
  }
  const found = chains.find((all) => new Set(all.map(whoOf)).size > 1);
  if (found === undefined) return null;
  // What is asked stands before them or behind, within a clause.
  const [first, last] = [found[0]?.start ?? 0, found[found.length - 1]?.end ?? 0];
  const near = [
    NEAR_BEFORE.exec(text.slice(0, first)),
    text.slice(first, last),
    NEAR_BEHIND.exec(text.slice(last)),
  ].join('');
  if (!PICK.test(near)) return null;
  const role = GOOD.test(near) || LOYAL.test(near) ? 'zhong' : SPY.test(near) ? 'nei' : FOE.test(near) ? 'fan' : null;
  if (role === null && !SHADY.test(near)) return null;
  const all = [...new Set(found.map(whoOf))];
  const of = all.filter((seat) => seatOf(scene, seat)?.alive === true);
  return of.length < 2 || all.length > 3 ? null : { of, ...(role === null ? {} : { role }) };
}
const NEAR_BEFORE = /(?:[^,.!?;~]*[,.!?;~])?[^,.!?;~]*$/;
const NEAR_BEHIND = /^[^,.!?;~]*(?:[,.!?;~][^,.!?;~]*){0,2}/;

/**
 * The one of whom most speaks for it; where it only speaks against the others, the one who is left, and why; else both are left open. Without a
 * role it is asked who is on the wrong side.
 */
export function pickedOf({ of, role }: Compared, move: Move, asked: Asked): Seat | Plan {
  const { view, scene } = asked;
  const viewOf = (seat: Seat): ReturnType<typeof view.guess> => {
    const open = shownRole(scene, seat);
    return open === null ? view.guess(seat) : { ...view.guess(seat), identity: open, confidence: 1 };
  };
  const sureOf = (seat: Seat, other: boolean): number => {
    const { identity, confidence } = viewOf(seat);
    if (!isJudged(identity) || confidence < LEANING) return 0;
    return (role === undefined ? identity !== 'zhong' : identity === role) === other ? 0 : confidence;
  };
  const most = (other: boolean): Seat | undefined =>
    of.filter((seat) => sureOf(seat, other) > 0).sort((a, b) => sureOf(b, other) - sureOf(a, other))[0];
  const about = most(false);
  if (about !== undefined) return about;
  const not = most(true);
  const judged = not === undefined ? undefined : viewOf(not).identity;
  const facts = not !== undefined && isJudged(judged) ? reasonsFor(scene, view, not, judged).slice(0, 1) : [];
  const [only, ...more] = of.filter((seat) => seat !== not);
  const base = { occasion: 'ask_guess' as const, asked: move, ...taking(move) };
  return not !== undefined && isJudged(judged) && facts.length > 0 && only !== undefined && more.length === 0
    ? { ...base, move: 'guess', clause: 'rather', about: not, role: judged, facts, them: [only] }
    : { ...base, move: 'unsure', clause: 'even', them: of };
}
