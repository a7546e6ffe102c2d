/** What of a line is not about the game though no word list names it: its wording says so as a whole (§Q1). */
import type { Act, Exchange, Move } from '../types';
import type { Mention } from '../called/people';
import { SELF_JUDGED } from '../words/asked';
import { AWAY } from './away';
import { mayBeGame, namesGame } from './game';
import { CHOOSES, goesOnIn, stays } from './goes-on';
import { heroesNamed, likens, SAYING } from './heroes';
import { isConfided, type Life } from './life';
import { likelyKinds, namesTale, type Kind } from './kind';
import { isGrumble } from './matters/home';
import { isGood } from './matters/talk';
import { matterIn, topicOfLife } from './matter';
import { OF_THEM, type LifeHeard } from './part';
import { selfByWord } from './self';
import { askedOfThings, ofThingsAlone } from './things';
import { turnsOn } from './turns';
import { whoseIn } from './whose';

/** What a line is of is told by its wording where it is no likelier than this that it is of the game … */
const GAME_AT_MOST = 0.3;
/** … or than this, where readers of clauses heard something of the game … */
const GAME_AGAINST_READERS = 0.2;
/** … or than this, right behind a trouble that was told. */
const GAME_BEHIND_TROUBLE = 0.6;
/** Of heroes from here on, whatever readers heard: they ask for one as they ask for a seat. */
const HERO = 0.5;
/** … or than this, where no word says what the AI is asked of itself. */
const GAME_BESIDE_SELF = 0.03;
/** A kind is at least so likely. */
const KIND_AT_LEAST = 0.4;
/** A trouble from here on is none of the matters that are merely talked of. */
const SURELY = 0.5;

/** What readers of clauses hear where there is hardly anything of the game. */
const LOOSE: ReadonlySet<Act> = new Set<Act>(['unclear', 'topic', 'sorrow', 'joke', 'ask_self', 'praise', 'agree']);

/** Fewer signs say nothing of their kind. */
const SAYS = /(?:[\u3400-\u9fff].?){5}|(?<![a-z'])(?:[a-z']+[^a-z']+){3}[a-z']/;

export interface Worded {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** What the readers heard. */
  readonly moves: readonly Move[];
  /** What was told to the hearer last, if that was of life. */
  readonly confided: Exchange | null;
}

/** "i should be folding laundry rn". */
const isEveryDay = ({ text, mentions, moves }: Omit<Worded, 'confided'>): boolean =>
  ofThingsAlone(text) &&
  !mayBeGame(text) &&
  !AWAY.test(text) &&
  mentions.every(({ kind }) => kind !== 'seat' && (kind !== 'you' || askedOfThings(text) !== null)) &&
  moves.every(({ about, facts }) => about === undefined && !facts);

/** A line of life as its wording has it. */
export interface LifeWorded {
  readonly life: Life;
  readonly act: LifeHeard['act'];
  readonly topic: NonNullable<Move['topic']>;
  readonly refersTo?: number;
}

/** Courtesies and claims are known by their words. */
const KNOWN: ReadonlySet<Act> = new Set<Act>(['apology', 'thanks', 'bye', 'claim']);

/** What stands on record, takes up an exchange, or undertakes something, was read out of the line. */
const isRead = ({ act, facts = [], refersTo, promise }: Move): boolean =>
  KNOWN.has(act) || refersTo !== undefined || promise !== undefined || facts.some(({ verdict }) => verdict === 'true');

/** Of whom it speaks sits at the table, and is not spoken to. */
const ofOthers = ({ kind, called }: Mention): boolean => kind === 'seat' && !called;

const OF_AI =
  /(?<![a-z])ais?(?![a-z])|机器|人工智能|人机|电脑|程序|真人|\b(?:bots?|robots?|machines?|computers?|programs?|scripts?|humans?)\b/;
const ASKS =
  /[?吗么呢吧谁啥几]|你们|什么|怎么|多少|会不|[是能有]不|有没|还是|不$|\b(?:do|does|did|are|r|is|was|were|can|could|will|would|have|what|who|how|why|where|when|or|ever)\b/;
/** A general as a card, or one among others: a seat's number alone names none. */
const OF_CARD =
  /将|技能|[强弱猛废帅]|厉害|比|还是|历史|演义|三国|\b(?:hero(?:es)?|generals?|skills?|who|was|were|novel|history|kingdoms?|better|strong\w*|or)\b/;

const LIKENED = /比[你您他她].{0,2}(?:会|强|能|厉害|懂)|\b(?:better|worse) than (?:you|u)\b/;
const DIED = /死|没了|倒了|\b(?:die[ds]?|dead|killed)\b/;

/** Whether nothing that is named speaks against a kind. */
function mayBe(kind: Kind, text: string, mentions: readonly Mention[]): boolean {
  // "how did he die, who got him" is asked of a seat.
  if (kind === 'hero')
    return (
      !SAYING.test(text) &&
      !likens(text) &&
      (OF_CARD.test(text) || namesTale(text, mentions)) &&
      !(DIED.test(text) && mentions.some(ofOthers))
    );
  // "我儿子都比你会打": of how somebody plays.
  if (kind === 'trouble' && LIKENED.test(text)) return false;
  return !mentions.some(ofOthers) && (kind === 'self' || !namesGame(text));
}

function likeliest(by: Readonly<Record<Kind, number>>): Exclude<Kind, 'game'> {
  const kinds = ['trouble', 'self', 'hero', 'chat'] as const;
  return kinds.reduce((a, b) => (by[b] > by[a] ? b : a));
}

/** What a line tells or asks that is not about the game, by its wording alone; null where it is of the game or says too little. */
export function lifeByWording({ text, mentions, moves, confided }: Worded): LifeWorded | null {
  if (!SAYS.test(text) || moves.some(isRead)) return null;
  // "what am i in your book": no book is read.
  if (SELF_JUDGED.test(text) && moves.some(({ act }) => act === 'ask_guess')) return null;
  const own = moves.find(({ life }) => life !== undefined)?.life;
  // What readers know more of keeps its own words, but for chat that is plainly a trouble.
  if (own !== undefined && (own.trouble || own.matter.includes(':') || moves.some(({ act }) => act !== 'topic')))
    return null;
  const by = likelyKinds(text, mentions);
  const kind = likeliest(by);
  // "come on clock's ticking" is no chat; "the only person here? you lot type quick" still asks the AI, and "so quiet" may be a trouble.
  if (kind === 'chat' && moves.some(({ act }) => act === 'hurry')) return null;
  if (own !== undefined)
    return kind === 'trouble' &&
      by.trouble >= SURELY &&
      !mayBeGame(text) &&
      !isGrumble(own.matter) &&
      !isGood(own.matter) &&
      !ofThingsAlone(text)
      ? worded(kind, text, confided)
      : null;
  if (isEveryDay({ text, mentions, moves }) && by.game <= GAME_BEHIND_TROUBLE) return worded('chat', text, confided);
  const before = confided?.asked.life;
  const behind = before !== undefined && isConfided(before) && before.trouble && !mayBeGame(text);
  if (
    behind &&
    confided !== null &&
    (kind === 'trouble' || (kind === 'chat' && by.chat < KIND_AT_LEAST)) &&
    by.game <= GAME_BEHIND_TROUBLE &&
    stays(text)
  )
    return {
      act: 'sorrow',
      topic: topicOfLife(before),
      life: {
        ...before,
        on: turnsOn(text, before, confided.asked.topic) ?? goesOnIn(text, confided.asked.topic) ?? 'more',
      },
      refersTo: confided.id,
    };
  if (by[kind] < KIND_AT_LEAST || !mayBe(kind, text, mentions)) return null;
  const loose = moves.every(({ act }) => LOOSE.has(act));
  if (kind === 'self') {
    if (!ASKS.test(text)) return null;
    const said = OF_AI.test(text) || selfByWord(text) !== 'any';
    // Much else is asked of a player whom one calls "you".
    const bare = loose && !namesGame(text) ? GAME_BESIDE_SELF : 0;
    return by.game <= (said ? (loose ? GAME_AT_MOST : GAME_AGAINST_READERS) : bare)
      ? worded(kind, text, confided)
      : null;
  }
  // "我爸前天还问我复试": of whoever is close nothing of the game is asked.
  const close = whoseIn(text) !== null && !mentions.some((one) => one.kind === 'you');
  const most = by.hero >= HERO || ((loose || close) && !mayBeGame(text)) ? GAME_AT_MOST : GAME_AGAINST_READERS;
  return by.game <= most ? worded(kind, text, confided) : null;
}

function worded(kind: Exclude<Kind, 'game'>, text: string, confided: Exchange | null): LifeWorded {
  if (kind === 'self')
    return { life: { matter: `self:${selfByWord(text)}`, trouble: false }, act: 'ask_self', topic: 'self' };
  if (kind === 'hero') {
    const matter = heroesNamed(text).length > 0 ? 'hero:opinion' : 'hero:any';
    return { life: { matter, trouble: false }, act: 'topic', topic: 'heroes' };
  }
  // What a list names has words of its own.
  const trouble = kind === 'trouble';
  const found = matterIn(text);
  const named = found?.trouble === trouble ? found : null;
  // "shes 14 tho and hasnt eaten": of whom was told right before.
  const whose = whoseIn(text) ?? (OF_THEM.test(text) ? confided?.asked.life?.whose : undefined);
  const matter = named?.matter ?? (trouble && whose?.closeness === 'pet' ? 'pet_ill' : `any_${kind}`);
  const on = trouble && CHOOSES.test(text) ? { on: 'chooses' as const } : {};
  const life = { matter, trouble, ...on, ...(whose ? { whose } : {}) };
  return { life, act: trouble ? 'sorrow' : 'topic', topic: named?.topic ?? (trouble ? topicOfLife(life) : 'other') };
}
