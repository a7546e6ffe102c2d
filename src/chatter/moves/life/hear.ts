/** Hears what of a line is not about the game: once for the line as a whole, before its clauses are read (§Q1). */
import type { Exchange } from '../types';
import { HURRY } from '../words/acts';
import { AWAY } from './away';
import { mayBeGame, namesGame } from './game';
import { goesOnIn, isLoose, isStep, stays, TORN, type GoesOn } from './goes-on';
import { isHeroNamed, isOfTale, OF_PLAY, seatedKindIn, tellsTale } from './hero-asked';
import { heroesNamed, heroKindIn, likens, talesNamed, withoutHeroes } from './heroes';
import { isConfided, type Life } from './life';
import { matterIn, topicOfLife, type Found } from './matter';
import {
  isOfHearer,
  OF_THEM,
  of,
  speaksOfSeat,
  uncalled,
  unnamed,
  without,
  type LifeHeard,
  type LifeMoment,
  type LifePart,
} from './part';
import { ownLifeIn } from './own-life';
import { selfIn } from './self';
import { tableIn } from './table';
import { greetingIn, jokeIn, luckIn } from './small-talk';
import { ofThingsAlone } from './things';
import { troubleIn } from './trouble';
import { turnsOn } from './turns';
import { whoseIn } from './whose';

/** What is gone on with, and how. */
interface GoneOn {
  readonly before: Life;
  readonly confided: Exchange;
  readonly on: GoesOn;
}

/** How a line goes on with what was told to the hearer last; null where it does not. @param weakly also where no word of it says so */
function goneOn(plain: string, text: string, { confided }: LifeMoment, weakly = false): GoneOn | null {
  const before = confided?.asked.life;
  if (
    confided === null ||
    before === undefined ||
    !isConfided(before) ||
    mayBeGame(text.replace(AFTER_GAME, ' ').replace(TORN, ' '))
  )
    return null;
  const { topic } = confided.asked;
  const on =
    turnsOn(plain, before, topic) ??
    goesOnIn(plain, topic) ??
    (weakly && before.trouble && stays(plain) ? 'more' : null);
  return on === null ? null : { before, confided, on };
}

/** "医生说是小手术但我还是怕": of the same topic as what was told just before, and of nobody else's, it goes on with that. */
const isSame = (fresh: LifeHeard, { before, on }: GoneOn, plain: string): boolean =>
  (fresh.life.whose === undefined || (isStep(on) && fresh.life.whose.named.zh === before.whose?.named.zh)) &&
  ((fresh.topic === topicOfLife(before) && (before.whose !== undefined || !isLoose(on))) ||
    (before.whose !== undefined && (fresh.life.whose !== undefined || OF_THEM.test(plain))));

const ofChat = ({ matter, topic }: Found, plain: string, parts: readonly number[]): LifeHeard => {
  const whose = whoseIn(plain);
  return { life: { matter, trouble: false, ...(whose ? { whose } : {}) }, act: 'topic', topic, parts };
};

/** What stands beside a question to the AI is read for itself, but for a word or two. */
const BESIDE = 4;
const ASKS_ON =
  /^(?:那|你们?|都)*(?:叫(?:什么|啥)(?:名字?)?|(?:什么|啥)(?:名字|版本|型号))$|^(?:and )?(?:what'?s )?(?:your|ur) name$/;

/** The parts that ask it; all of them where the question runs over several. */
function asking(parts: readonly LifePart[], all: readonly number[]): readonly number[] {
  const own = all.filter((i) => {
    const part = parts[i];
    const text = part === undefined ? null : uncalled(part).trim();
    return text !== null && (selfIn(text) !== null || text.length <= BESIDE || ASKS_ON.test(text));
  });
  return own.some((i) => selfIn(uncalled(parts[i] as LifePart)) !== null) ? own : all;
}

/** What is asked of the AI's life away from the table; whatever stands beside it is read for itself. */
function ofOwnLife(parts: readonly LifePart[], plain: string): LifeHeard | null {
  const heard = parts.map((part) => ownLifeIn(uncalled(part), plain)?.of ?? null);
  const asked = parts.map((_, i) => i).filter((i) => heard[i] !== null);
  const kind = heard[asked[0] ?? -1] ?? ownLifeIn(plain)?.of;
  return kind === undefined
    ? null
    : of(`self:${kind}`, 'self', 'ask_self', asked.length > 0 ? asked : [...parts.keys()]);
}

/** What of a line is not about the game; null where nothing of it is. @param parts its clauses @param text the whole of it */
export function lifeIn(parts: readonly LifePart[], text: string, moment: LifeMoment): LifeHeard | null {
  const all = parts.map((_, i) => i);
  const plain = parts.map(uncalled).join(',');
  const last = moment.confided?.asked.life?.matter;
  if (ENDING.test(plain)) return { life: { matter: 'low', trouble: true }, act: 'sorrow', topic: 'other', parts: all };
  const joke = jokeIn(plain, last ?? '');
  if (joke !== null && (joke === 'joke_told' || !namesGame(plain))) return of(joke, 'other', 'topic', all);
  const self = selfIn(plain);
  if (self !== null && (OF_GAME.has(self) || !namesGame(plain.replace(AFTER_GAME, ' '))))
    return of(`self:${self}`, 'self', 'ask_self', asking(parts, all));
  const table = tableIn(parts, plain);
  if (table !== null) return of(`table:${table}`, 'cards', 'ask_rule', all);
  const hero = heroIn(parts, plain, moment);
  if (hero !== null) return of(`hero:${hero}`, 'heroes', 'topic', all);
  const spoken = parts.some((part) => speaksOfSeat(part, moment));
  const greeting = spoken ? null : greetingIn(plain);
  if (greeting !== null) return of(greeting, 'other', 'greet', all);
  const gone = spoken ? null : goneOn(plain, text, moment);
  const trouble = troubleIn(parts, moment);
  if (trouble && !(gone && isSame(trouble, gone, plain))) return trouble;
  const own = gone?.before.trouble === true ? null : ofOwnLife(parts, plain);
  if (own !== null) return own;
  const luck = spoken ? null : luckIn(plain);
  if (luck !== null && (luck === 'luck_doomed' || !DEED.test(plain))) return of(luck, 'luck', 'topic', all);
  const chat = spoken ? null : matterIn(plain);
  // "室友嫌我螺蛳粉臭": of somebody else than what was told, and nothing but that takes it up.
  const anew =
    gone !== null &&
    isLoose(gone.on) &&
    (whoseIn(plain)?.named.zh ?? gone.before.whose?.named.zh) !== gone.before.whose?.named.zh;
  const passing =
    gone !== null && !anew && (PASSING.has(chat?.matter ?? '') || gone.on === 'fears' || gone.on === 'uneasy');
  if (chat && !passing && isChat(chat, plain, parts)) return ofChat(chat, plain, all);
  // Chat, whatever was told before.
  if (ofThingsAlone(plain) && (gone === null || isLoose(gone.on) || gone.on === 'span')) return null;
  const kept = gone ?? (spoken || chat ? null : goneOn(plain, text, moment, true));
  if (!kept) return null;
  const { before, confided, on } = kept;
  return {
    life: { ...before, on },
    act: before.trouble ? 'sorrow' : 'topic',
    topic: topicOfLife(before),
    parts: all,
    refersTo: confided.id,
  };
}

/** Asked of others about the end of a life or harm to oneself: whatever is meant, no joke and no record of blows is an answer. */
const ENDING =
  /(?:试过|想过|有过)[^,.!?]{0,4}(?:自杀|自残|轻生|寻死|割腕|跳楼|跳河|了结自己)|写过遗书|\b(?:you|u|any(?:one|body)|ever|who) (?:ever |here |else )*(?:tried|thought (?:of|about)) (?:suicide|(?:killing|cutting|hurting|hanging|drowning) (?:your|my|them|one)sel\w+|overdos\w+|self[- ]?harm\w*|ending (?:it(?: all)?|your life)|to (?:die|end (?:it|your life)))\b/;

/** Asked of the AI as a player. */
const OF_GAME: ReadonlySet<string> = new Set(['cheat', 'thinks', 'feelings', 'fed', 'outside']);

/** Talked of for its own sake, with nothing of the game beside it. */
const isChat = (chat: Found, plain: string, parts: readonly LifePart[]): boolean =>
  !chat.trouble &&
  !mayBeGame(without(plain, chat).replace(AFTER_GAME, ' ')) &&
  !AWAY.test(plain) &&
  !ON_KEYS.test(plain) &&
  !STAKE.test(plain) &&
  !parts.some((part) => isOfHearerAlone(part) || isHastened(part));

/** Where a trouble is gone on with, these are named in passing. */
const PASSING: ReadonlySet<string> = new Set([
  'late',
  'weekend',
  'hungry',
  'food',
  'family',
  'work',
  'study',
  'news',
  'shows',
  'pets',
  'travel',
  'sport',
]);

/** "你做饭好吃": said to the hearer, and nothing asked of all. */
const isOfHearerAlone = (part: LifePart): boolean =>
  isOfHearer(part) && !/[?吗呢么]|们|\byou (?:all|guys)\b|\b(?:what|how)\b/.test(part.text);

/** "beimihu cmon, any day now, my tea is getting cold": whoever is called is to make haste. */
const isHastened = ({ mentions, text }: LifePart): boolean =>
  mentions.some(({ called }) => called) && (HURRY.test(text) || /\bc'?mon+\b/.test(text));

/** Luck that is told beside a blow is of the blow. */
const DEED = /[砍打杀救](?:了|到|中)|被.{0,4}(?:拆|砍|打|杀|顺|乐)|\b(?:hit|killed|saved|stole)\b/;

/** "打完这把吃啥": when, and not what. */
const AFTER_GAME =
  /快(?:点|些)?(?:决|结束|打完|分)[^,.!?]{0,6}|打完(?:这|这一)?[把局盘]?|(?:这|这一)[把局盘](?:打|完|结束)(?:完|了)?|\bafter (?:this|the) (?:game|one|round)\b/g;

/** "loser buys milk tea": what is at stake. */
const STAKE = /赌|输(?:了)?的|请(?:你|各位|全|大家)|罚|\b(?:loser|bets?|buys?|owe|on the line|pays?)\b/;

/** Beside a keyboard, or trodden upon: that has a word of its own (plan/words/banter.ts). */
const ON_KEYS = /键盘|[踩碰]/;

/** Somebody at the table plays like one of the tale. */
const LIKE = /像|似的|一样|\b(?:like|as \w+ as)\b/;
const namesHero = ({ mentions, text }: LifePart): boolean => mentions.some((one) => isHeroNamed(one, text));

const OF_FATE = /[杀死骂害冤砍斩]|\b(?:kill|execut|betray)\w*/g;

/** Of heroes: of the tale, none of whom sits at the table, unless two are weighed against each other; or of those who do, as heroes. */
function heroIn(parts: readonly LifePart[], text: string, moment: LifeMoment): string | null {
  if (likens(text)) return null;
  const seated = parts.flatMap((part) => part.mentions.filter((one) => !one.called && isHeroNamed(one, part.text)));
  // 诸葛若雪 at the table is no 诸葛亮.
  const free = parts.map(unnamed).join(',');
  const tales = talesNamed(free).filter((one) => !moment.isSeated(one)).length;
  const of = seatedKindIn(text, new Set(seated.map(({ seat }) => seat)).size + tales, free);
  if (of !== null && (seated.length > 0 || /^(?:feared|ours)$/.test(of))) return of;
  // "杨修是被曹操杀的吧": with somebody of the tale who is not here.
  // "凯撒授首!反贼也": of whoever sits here it is play, whatever of the tale is put beside it.
  const told = !(namesGame(withoutHeroes(free).replace(OF_FATE, ' ')) || OF_PLAY.test(text) || LIKE.test(text));
  const named = heroesNamed(text);
  const kind = heroKindIn(text, named, tales > 0);
  if (tellsTale(text) && (named.length > 0 || tales > 0)) return 'opinion';
  // "乌鹊,三国里头你最服谁": of whoever is called it is not asked.
  const open = tales === 0 && (kind === 'favourite' || kind === 'strongest');
  if (!open && parts.some(namesHero) && (isOfTale(free) || (told && tales > 0))) return 'opinion';
  if (kind === null) return null;
  if (kind === 'compare' && named.length > 1) return OF_PLAY.test(text) ? null : kind;
  if (kind === 'power') return kind;
  const bare = withoutHeroes(text).replace(/忠(?:义|心|诚|厚)|武将|英雄/g, ' ');
  const game = named.length > 0 ? mayBeGame(bare.replace(/\bthis game\b/g, ' ')) : namesGame(bare);
  return game || parts.some((part) => speaksOfSeat(part, moment)) ? null : kind;
}
