/** Who is named in a line, where, and whom a pronoun stands for. */
import type { Seat } from '../../../core/event';
import { callsIn, type Calling } from './calls';
import { foundIn } from './naming';
import { DONE_TO } from './place';
import { heroOf } from '../life/heroes';
import { plainName } from '../../scene/names';
import { neighbourOf, seatOf, type Scene } from '../../scene/scene';

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
  /** It is called upon, apart from its clause, not spoken of: "主公,…". */
  readonly called: boolean;
  /** How it is called, if at all: the one judgement of that (calls.ts). */
  readonly how?: Calling | null;
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

/** Everybody whom a text names, in order. `text` is folded: simplified, lower case, ASCII marks. */
export function mentionsIn(text: string, between: Between): Mention[] {
  const { scene, from, hearer, he } = between;
  const places = foundIn(text, scene, from);
  const calls = callsIn(text, places);
  let you = hearer;
  // "主公下家", "8号的上家": whose neighbour is meant stands before, and is not meant itself.
  const isOwner = (i: number): boolean => {
    const [one, next] = [places[i], places[i + 1]];
    return (
      typeof one?.seat === 'number' &&
      next?.seat === undefined &&
      /^[上下前后]/.test(next?.words ?? '') &&
      /^的?$/.test(text.slice(one.end, next?.start))
    );
  };
  // "满宠血都见底了,他上家…": of whoever was spoken of before.
  const lastBefore = (i: number): Seat | null =>
    places
      .slice(0, i)
      .flatMap(({ kind, seat }) => (kind === 'seat' && typeof seat === 'number' && seat !== from ? [seat] : []))
      .pop() ?? he;
  const ownerOf = (i: number): Seat | undefined => (isOwner(i - 1) ? (places[i - 1]?.seat ?? undefined) : undefined);
  const found = places.flatMap(({ kind, words, start, end, seat: known }, i): Mention[] => {
    // "前面那个一开局就放南蛮的": before nobody in particular.
    if (known === undefined && kind === 'seat' && /^[前后]/.test(words) && ownerOf(i) === undefined) return [];
    const seat =
      known !== undefined
        ? known
        : kind === 'you'
          ? you
          : neighbourOf(
              scene,
              OF_YOU.test(words) ? you : OF_HIM.test(words) ? lastBefore(i) : (ownerOf(i) ?? from),
              BEFORE_ONE.test(words) ? -1 : 1,
            );
    if ((kind === 'seat' && (seat === null || isOfTale(text, start, words, scene, seat))) || isOwner(i)) return [];
    const how = calls[i] ?? null;
    const called = how === 'apart' || how === 'hushed';
    if (called && seat !== from) you = seat;
    return [{ kind, seat, start, end, called, how }];
  });
  // "砍我老大", "shot ur own lord": whose lord he is adds nobody.
  const named = found.filter(
    ({ kind, end }) =>
      (kind !== 'self' && kind !== 'you') ||
      !found.some(
        ({ seat, start }) =>
          seat === scene.table.lord &&
          (kind === 'self' ? start === end : start > end && /^ (?:own )?$/.test(text.slice(end, start))),
      ),
  );
  return pronouns(text, named, { scene, from, he });
}

/** Whose neighbour it is, and on which side: whoever plays right before that one, or right after. */
const OF_YOU = /^(?:你|your)|\b(?:you|u)$/;
const OF_HIM = /^[他她]|\b(?:him|her)$/;
export const BEFORE_ONE = /上家|前|right$|\b(?:before|ahead)\b/;

/** Two characters that begin the name of somebody who is not here: 司马昭 is no 司马懿, though he alone is called 司马. */
function isOfTale(text: string, start: number, words: string, scene: Scene, seat: Seat): boolean {
  if (words.length !== 2) return false;
  const hero = heroOf(text.slice(start, start + 3)) ?? heroOf(text.slice(start, start + 4));
  return hero !== undefined && !plainName(seatOf(scene, seat)?.name ?? '').includes(hero.zh);
}

/** What he is said to be. */
const IS_JUDGED =
  /^(?:就|也|肯定|绝对|八成|多半|准|一定|到底)*(?:[是站]?(?:哪|啥|什么)(?:头|边|身|成)|是(?:个|真|铁)?(?:[忠反内]|保皇|好人|自己人)|[忠反内](?:贼|臣|奸)?还是)|^[那这]?(?:一?[刀手])?(?:是|算|就)?在?(?:真|演|装|[故有]意)|^(?:'s| is| was| must be) (?:a |an |the )?(?:spy|rebel|reb|traitor|loyal|fak|bluff|act|play|for real|serious|just )/;
const DONE_TO_EN = /\b(?:[a-z]+ed|hit|struck|shot|took|stole|gave|on|at|off)\s$/;
const APPOSED = /^\s*[,:]\s*(?:就是|也就是|我是说|i mean|namely)?\s*$/;
/** The last blank behind a Chinese character: it ends a clause as marks do. */
const BLANK = /(?<=[\u3400-\u9fff]) (?=[^ ]*$)/;
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
    const blank = BLANK.exec(text.slice(0, mention.start))?.index ?? -1;
    // "hit him, the one before you": whoever he is follows at once.
    const next = mentions[i + 1];
    if (next && spokenOf(next) && APPOSED.test(text.slice(mention.end, next.start)))
      return { ...mention, seat: next.seat };
    const clause = Math.max(blank, ...CLAUSE_ENDS.map((mark) => text.lastIndexOf(mark, mention.start)));
    // "主公老打他", "boss keeps zapping her": nor does he do it to himself.
    const object =
      DONE_TO.test(text.slice(0, mention.start)) || /^(?:him|her|them)$/.test(text.slice(mention.start, mention.end));
    const near = turned || object ? earlier.filter(({ start }) => start < clause) : earlier;
    // "杜袭救了崔均也不等于他是忠": whoever did it is judged by it, and not whom it was done to.
    const doers = near.filter(
      ({ start }) =>
        !DONE_TO.test(text.slice(0, start)) &&
        !/的是$/.test(text.slice(0, start)) &&
        !DONE_TO_EN.test(text.slice(0, start)),
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
            .filter(({ start }) => [DONE_TO, DONE_TO_EN, /[完过]$/].some((done) => done.test(text.slice(0, start))))
            .pop()
        : earlier.pop());
    return { ...mention, seat: last?.seat ?? before };
  });
}
