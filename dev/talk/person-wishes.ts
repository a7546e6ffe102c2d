/** What the person might say now, each with its weight: reactions to what happened first, then what it wants to know, tell or promise. */
import type { Seat } from '../../src/core/event';
import { draw } from '../../src/core/random';
import type { Deed, PersonLine } from './person-line';
import {
  CARDS,
  FALSE_THANKS,
  FAREWELLS,
  LIES,
  OWN_LAST_WORDS,
  REPORTS,
  WHO_IS_IT,
  WORDS,
  type Purpose,
} from './person-words';
import type { Act, Sight } from './sight';

export interface Wish {
  readonly purpose: Purpose;
  readonly weight: number;
  line(): PersonLine;
}

/** The chance that comes: what is drawn depends on it alone. */
export interface Chance {
  readonly seed: number;
  readonly chance: number;
}

/** An act is told of within so many turns; a blow is held against somebody longer. */
const NEWS = 4;
const GRUDGE = 12;
/** Questions in a row to the same one. */
const DEEPEST = 3;
/** Yes, no and later, in turn. */
const REPLIES = ['accept', 'refuse', 'put_off'] as const;
const FOLLOW_UPS: ReadonlySet<Purpose> = new Set<Purpose>(['why', 'sure', 'about_other', 'and_you']);
const UNTRUE = ['give', 'peach', 'wuxie'] as const;

interface Slots {
  readonly n?: Seat | null | undefined;
  readonly a?: Seat | undefined;
  readonly b?: string | undefined;
  readonly card?: string | null | undefined;
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The words with their names; `{c}` in the language of the rest. */
function filled(words: string, { n, a, b, card }: Slots): string {
  const known = card == null ? undefined : CARDS[card];
  return words
    .replaceAll('{n}', String(n ?? ''))
    .replaceAll('{a}', String(a ?? ''))
    .replaceAll('{b}', b ?? '')
    .replaceAll('{c}', (isChinese(words.replace('{c}', '')) ? known?.zh : known?.en) ?? '');
}

/** Everything that might be said; of the dead only the last words. */
export function purposesNow(sight: Sight, chance: Chance): Wish[] {
  const say = sayingOf(sight, chance);
  if (!sight.lives(sight.me)) return [say('last_words', 1, OWN_LAST_WORDS)];
  return [...reactions(sight, say), ...followUps(sight, say), ...initiatives(sight, say)];
}

type Say = ReturnType<typeof sayingOf>;

/** Makes a wish of words and names; `one` draws among several. */
function sayingOf({ me, lord }: Sight, { seed, chance }: Chance) {
  const one = <T>(what: string, list: readonly T[]): T | undefined =>
    list[Math.floor(draw(seed, what, chance) * list.length)];

  /** Somebody in the words of a line: 我, the lord by title now and then, a number. */
  const called = (seat: Seat, words: string): string => {
    const zh = isChinese(words.replace('{c}', ''));
    if (seat === me) return zh ? '我' : 'me';
    if (seat === lord && draw(seed, 'title', chance) < 0.5) return zh ? '主公' : 'the lord';
    return zh ? `${seat}号` : `seat ${seat}`;
  };

  function say(
    purpose: Purpose,
    weight: number,
    words: readonly string[],
    { to = null, about = null, deed }: { to?: Seat | null; about?: Seat | null; deed?: Deed | undefined } = {},
  ): Wish {
    return {
      purpose,
      weight,
      line() {
        const chosen = one(`words ${purpose}`, words) ?? '';
        // Reports say both by number.
        const b = deed && (purpose === 'report' ? String(deed.to) : called(deed.to, chosen));
        const text = filled(chosen, { n: to, a: deed?.by ?? about ?? undefined, b, card: deed?.card });
        const named = to !== null && chosen.includes('{n}');
        // Who has just been talked with needs no name; else what names nobody is said to all.
        const said = named || FOLLOW_UPS.has(purpose) ? to : null;
        return { text, purpose, to: said, about, named, ...(deed ? { deed } : {}) };
      },
    };
  }
  return Object.assign(say, { one });
}

/** What has just happened to the person, or was said to it. */
function reactions(sight: Sight, say: Say): Wish[] {
  const wishes: Wish[] = [];
  const { hurt, helped } = { hurt: sight.hurt(), helped: sight.helped() };
  if (helped) wishes.push(say('thanks', 8, WORDS.thanks, { to: helped.by }));
  if (hurt) {
    wishes.push(say('who_hit_me', 2.5, WORDS.who_hit_me), say('hurt', 1, WORDS.hurt));
    if (hurt.by !== null && sight.lives(hurt.by)) wishes.push(say('why_me', 3, WORDS.why_me, { to: hurt.by }));
  }
  const death = sight.bereaved();
  if (death !== null) wishes.push(say('last_words', 2, FAREWELLS, { about: death }));
  const word = sight.spokenTo();
  if (word && !word.settled) {
    const reply = REPLIES[sight.replies() % REPLIES.length] ?? 'accept';
    wishes.push(say(reply, word.wants ? 10 : 1.5, WORDS[reply], { to: word.by }));
    wishes.push(say('doubt', 1, WORDS.doubt, { to: word.by }));
  }
  return wishes;
}

/** Whoever has answered is asked on. */
function followUps(sight: Sight, say: Say): Wish[] {
  const asked = sight.asked();
  if (asked?.answered !== true || asked.depth > DEEPEST) return [];
  const { seat: to, about } = asked;
  const other = say.one('other', hidden(sight, [to, about]));
  return [
    say('why', 3, WORDS.why, { to, about }),
    say('sure', 2, WORDS.sure, { to, about }),
    ...(other === undefined ? [] : [say('about_other', 3, WORDS.about_other, { to, about: other })]),
    say('and_you', 2, WORDS.and_you, { to, about: to }),
  ];
}

/** Those whose part nobody knows, as far as the person does. */
const hidden = (sight: Sight, but: readonly (Seat | null)[]): Seat[] =>
  sight.others().filter((seat) => seat !== sight.lord && !but.includes(seat));

/** What the person wants to know, tell or promise. */
function initiatives(sight: Sight, say: Say): Wish[] {
  const to = say.one('to', sight.others());
  if (to === undefined) return [];
  const about = say.one('about', hidden(sight, [to]));
  const wishes = [
    say('ask_guess', 0.7, WHO_IS_IT, { to }),
    say('ask_count', 0.7, WORDS.ask_count, { to }),
    say('promise', 0.8, WORDS.promise, { to }),
    say('small_talk', 0.5, WORDS.small_talk),
    ...untrue(sight, say),
  ];
  if (about !== undefined) wishes.push(say('ask_guess', 4, WORDS.ask_guess, { to, about }));
  if (to !== sight.lord) wishes.push(say('ask_role', 1, WORDS.ask_role, { to, about: to }));
  const news = say.one(
    'news',
    sight.acts.filter((act) => isNews(act, sight)),
  );
  if (news) {
    const { kind, by, to: whom, card } = news;
    if (kind !== 'give') {
      const deed = { kind, by, to: whom, ...(card === null ? {} : { card }) };
      wishes.push(say('report', 2, REPORTS[kind], { about: by, deed }));
    }
  }
  const blow = say.one(
    'blow',
    sight.acts.filter((act) => isGrudge(act, sight)),
  );
  if (blow) {
    const deed = { kind: 'hit', by: blow.by, to: blow.to } as const;
    wishes.push(say('accuse', 1.2, WORDS.accuse, { about: blow.by, deed }));
  }
  return wishes;
}

const isNews = ({ kind, by, to, card, turn }: Act, sight: Sight): boolean =>
  turn >= sight.turn() - NEWS &&
  by !== sight.me &&
  to !== sight.me &&
  (kind === 'hit' || kind === 'heal' || (kind === 'card' && card !== null && card in CARDS));

const isGrudge = ({ kind, by, turn }: Act, sight: Sight): boolean =>
  kind === 'hit' && turn >= sight.turn() - GRUDGE && by !== sight.me && by !== sight.lord && sight.lives(by);

/** Something that somebody never did, to somebody else or to the person. */
function untrue(sight: Sight, say: Say): Wish[] {
  const others = sight.others();
  const kind = say.one('untrue', UNTRUE) ?? 'give';
  const pairs = others.flatMap((by) =>
    [...others, sight.me].flatMap((to) => (by !== to && !mayHave(kind, by, to, sight) ? [{ by, to }] : [])),
  );
  const pair = say.one('pair', pairs);
  if (!pair) return [];
  const deed: Deed = { kind, ...pair };
  return pair.to === sight.me && say.one('thanked', [true, false]) === true
    ? [say('lie', 1, FALSE_THANKS[kind], { to: pair.by, about: pair.by, deed })]
    : [say('lie', 1, LIES[kind], { about: pair.by, deed })];
}

/** Whether anything of the kind was seen; what was done by other means is not lied about either. */
function mayHave(kind: (typeof UNTRUE)[number], by: Seat, to: Seat, { acts, hasUsed }: Sight): boolean {
  const did = (...kinds: readonly Act['kind'][]): boolean =>
    acts.some((act) => act.by === by && act.to === to && kinds.includes(act.kind));
  if (kind === 'wuxie') return hasUsed(by, 'wuxie');
  return kind === 'give' ? did('give') : did('heal') || hasUsed(by, 'tao');
}
