/**
 * Where the opinion (opinion.ts) may raise a crisis by itself: only in a line in which a concept of crisis stands and that
 * speaks of the speaker, the surer the shorter the line is. A few ordinary words weigh as much as a despair of many.
 */
import { HAN } from '../line/character';
import { CONCEPT_NAMES, conceptsOf, type Concept } from './concepts';
import { lastNamed, subjectBefore } from '../line/frame';
import type { Passage } from '../line/passage';
import { mournsOnly } from './mourning';
import type { Opinion } from './opinion';
import { isOfEverybody, withoutPlain } from './told';

const named = (...names: string[]): ReadonlySet<number> => new Set(names.map((name) => CONCEPT_NAMES.indexOf(name)));

/** A way of dying or of being hurt, or what is put in order before it. */
const DEED = named(
  'suicide',
  'height',
  'dose',
  'rope',
  'cut',
  'water',
  'drug',
  'blade',
  'fall',
  'vanish',
  'sleepaway',
  'farewell',
  'handing',
  'planned',
  'death',
  'afterlife',
  'stopping',
  'gone',
);
/** Says danger by itself, in a line that is long enough. */
const STRONG = named(
  'death',
  'afterlife',
  'suicide',
  'height',
  'dose',
  'rope',
  'cut',
  'vanish',
  'sleepaway',
  'live',
  'noend',
  'weary',
  'pain',
  'burden',
  'farewell',
  'sickness',
);
/** The same in a line of a few words, where a farewell ends an evening and weariness a round. */
const STRONG_SHORT = named(
  'death',
  'afterlife',
  'suicide',
  'height',
  'dose',
  'rope',
  'cut',
  'vanish',
  'sleepaway',
  'live',
  'burden',
);
/** The same where the few words name nobody. */
const UNMISTAKABLE = named('suicide', 'height', 'dose', 'rope', 'live', 'sleepaway', 'vanish');
/** Nobody at a table does these to a figure. */
const WAYS = named('suicide', 'height', 'dose', 'rope');
/** Says danger beside another. */
const WEAK = named(
  'nobody',
  'missed',
  'water',
  'drug',
  'blade',
  'fall',
  'endure',
  'gone',
  'hope',
  'rising',
  'handing',
  'stopping',
  'hollow',
  'without',
  'proof',
  'planned',
  'whenish',
  'notwant',
  'outside',
  'leave',
  'wish',
  'prayed',
  'afterme',
  'found',
  'hidden',
  'reunited',
  'toldfor',
  'peace',
);
const ENOUGH_WEAK = 2;

/** Han characters or Latin words, whichever the line has more of. */
interface Size {
  han: number;
  words: number;
}
const EACH_HAN = new RegExp(`[${HAN}]`, 'g');
const sizeOf = (text: string): Size => ({
  han: text.match(EACH_HAN)?.length ?? 0,
  words: text.match(/[a-z0-9']+/g)?.length ?? 0,
});
/** Up to here a line is too short for an opinion. */
const NO_OPINION = 4;
/** Below these it is short. */
const SHORT_HAN = 8;
const SHORT_WORDS = 6;
/** And below these middling. */
const MIDDLING_HAN = 14;
const MIDDLING_WORDS = 9;

/** So much surer than of other things the opinion must be of a danger that no expression names: look-alikes are many. */
const ALONE = 0.8;
/** How much surer the opinion must be: in a short line, in the words of the game, in jest or in a story. */
const SHORT_MARGIN = 1;
const MIDDLING_MARGIN = 1;
const GAME_MARGIN = 2;
/** In what is left of a line beside the game. */
const PART_MARGIN = -0.1;
const HELD_MARGIN = 0.5;
/** And how much less sure where the line itself leaves the game (§T6). */
const REAL_MARGIN = -0.2;

/** Margins beyond these: what names nobody, or somebody else, or only one thing that comes near danger. */
const QUITE_SURE = 1.5;
const CERTAIN = 3;
/** What holds no concept of crisis at all ("我跟每个人都道过别了"). */
const UNNAMED = 0.7;
/** And what the opinion calls explicit. */
const EXPLICIT_SURE = 0.2;

const SELF = /我|俺|自己|本人|老子|\b(?:i|i'm|im|i'll|i've|my|me|myself)\b/;

/** Who says so wants to live, or denies it, or uses a figure of speech. */
const LIVES =
  /(?<!不)(?:不想|不要|还没|没有?|不会)死|没有?(?:在|真的?)?想(?:要|去|过)?(?:自杀|死)|(?<!不)想(?:再|多)?活|的(?:心|念头)都有|活不(?:下来|成|过[这下]|到下)|(?:要是|如果|只要|等|假如)我?(?:这一?[圈轮局把]|这回合|下[圈轮])(?:能|还)?活(?:下来|过)|(?:don't|dont) (?:want to|wanna) die|not (?:ready|going) to die/;

/** "Tired of living?", said to another at the table. */
const TAUNT =
  /(?:你|他|她|三号|^|[,.!?;:])(?:是不是|真|真的|敢情|怕是)?(?:不想活|活腻|活够|想死|找死)[了啊]?(?:[吗么?]|是吧|是不是|吧)|(?:你|他|她)(?:是不是|怕是|真是)(?:不想活|活腻|想死)/;

/** Mishaps of every day. */
export const MISHAP =
  /\b(?:shav\w+|cooking|chopping|dishes|paper|by accident|accidentally|on the (?:can|glass)|at (?:the gym|practice|football|soccer)|lifting)\b|不小心|切菜|切水果|削|做饭|修/;

/** Medicine as it is prescribed. */
const REMEDY = /[一两半][片颗粒]|医生[^,.!?;:]{0,2}[开让]|按量|遵医嘱|\b(?:prescribed|two (?:\w+ )?pills)\b/;
const ALL_OF_IT = /整|全|都|[把吞攒灌]|\b(?:all|whole|every)\b/;
/** Whether a medicine is taken as one does. */
export const prescribed = (text: string): boolean => REMEDY.test(text) && !ALL_OF_IT.test(text);
/** The end of a game that drags on. */
const FINISH = /\bend it (?:quick\w*|fast|now|here|this (?:turn|round))/;

/** A scar or a covered arm that has another cause. */
export const HEALED =
  /小时候|摔|骑车|手术|阑尾|剖腹|猫|狗|打球|踢球|打针|疫苗|蚊子|防晒|拆线|缝了|搬|献血|surgery|\bcats?\b|\bdog\b|stitches|soccer|accident|sunburn/;
const SCAR = /疤|口子|伤口|痕|道|印|袖|胳膊|scar|mark|sleeve|arm/;

/** The everyday reason of a leaving, a hurt, a death: it stands beside what else would be danger. */
const MUNDANE = named(
  'trip',
  'ceremony',
  'quitgame',
  'checkup',
  'mishap',
  'sport',
  'title',
  'prevent',
  'errand',
  'comeback',
);
const MUNDANE_MARGIN = 0.4;

export type Gravity = 'none' | 'passive' | 'explicit';

/** "乐我干什么": cards played on somebody, by the verbs that players make of them. */
const PLAYED_ON = /[乐拆顺]了?(?:我|你|他|她|\d号)(?!们?家)/;

const THEMSELVES = /[他她]自己|\b(?:him|her|them)sel(?:f|ves)\b/;

/** Whether a deed that the line names is the speaker's own. */
const ownDeed = ({ text }: Passage, concepts: readonly Concept[], certain: boolean): boolean =>
  concepts.some(({ concept, start }) => {
    if (!DEED.has(concept)) return false;
    const subject = subjectBefore(text, start);
    return subject === 'self' || (subject === 'none' && (certain || SELF.test(text) || lastNamed(text) === 'none'));
  });

/** Whether a concept of crisis stands in the line, or enough that come near one, or the opinion of the speaker needs none. */
function stands(concepts: readonly Concept[], short: boolean, self: boolean, sure: number): boolean {
  const has = (set: ReadonlySet<number>) => concepts.some(({ concept }) => set.has(concept));
  if (short) return has(self ? STRONG_SHORT : UNMISTAKABLE);
  const weak = new Set(concepts.filter(({ concept }) => WEAK.has(concept)).map(({ concept }) => concept)).size;
  return has(STRONG) || weak >= ENOUGH_WEAK || (weak > 0 && sure >= QUITE_SURE) || (self && sure >= UNNAMED);
}

const KINDS: ReadonlySet<string> = new Set([
  'intent',
  'means',
  'harm',
  'passive',
  'hopeless',
  'othercrisis',
  'cue.hard',
]);

const isExpressed = ({ findings }: Pick<Passage, 'findings'>): boolean =>
  [...findings.keys()].some((kind) => KINDS.has(kind));
const graveNames = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ concept }) =>
    [DEED, STRONG, WEAK].some((set) => set.has(concept)) ? [CONCEPT_NAMES[concept] ?? ''] : [],
  );

/** Whether anything in a text may be danger: without it nothing needs to be weighed. */
export const mayBeGrave = ({ text, findings }: Passage): boolean =>
  isExpressed({ findings }) || conceptsOf(text).some(({ concept }) => STRONG.has(concept) || DEED.has(concept));

/** What the opinion of a line amounts to. `dying`: somebody's figure is dying at this moment; `part`: the line speaks of the game besides. */
export function gravityOf(line: Passage, opinion: Opinion, dying: boolean, part = false): Gravity {
  const { text } = line;
  const { han, words } = sizeOf(text);
  if (han <= NO_OPINION && words <= NO_OPINION) return 'none';
  const self = SELF.test(text);
  const short = han < SHORT_HAN && words < SHORT_WORDS;
  if ((short && LIVES.test(text)) || mournsOnly(text)) return 'none';
  const play = (line.play || line.game || dying || PLAYED_ON.test(text)) && !line.real;
  const alien = !self && !['none', 'friend'].includes(lastNamed(text));
  let needed = line.real ? REAL_MARGIN : ALONE;
  if (!line.real) needed += short ? SHORT_MARGIN : han < MIDDLING_HAN && words < MIDDLING_WORDS ? MIDDLING_MARGIN : 0;
  if (play) needed += GAME_MARGIN;
  else if (part && !line.real) needed += PART_MARGIN;
  if (!line.real && (line.fiction || (line.joke && line.game))) needed += HELD_MARGIN;
  if (LIVES.test(text) || TAUNT.test(text) || MISHAP.test(text) || FINISH.test(text) || prescribed(text))
    needed += CERTAIN;
  if (HEALED.test(text) && SCAR.test(text)) needed += QUITE_SURE;
  const concepts = conceptsOf(withoutPlain(text));
  if (!line.real && concepts.some(({ concept }) => MUNDANE.has(concept))) needed += MUNDANE_MARGIN;
  if (!line.real && !line.worry && !isExpressed(line) && isOfEverybody(text, graveNames(concepts))) needed += CERTAIN;
  const sure = opinion.crisis - needed;
  if (
    sure < 0 ||
    (alien && (short || sure < CERTAIN)) ||
    (!self && (short || play) && sure < QUITE_SURE) ||
    (part && short && !self && !line.real && !concepts.some(({ concept }) => WAYS.has(concept)))
  )
    return 'none';
  if (!line.real && !stands(concepts, short, self, sure)) return 'none';
  // Of another's deed the expression says how grave it is.
  return opinion.high > 0 &&
    !(line.findings.has('othercrisis') && THEMSELVES.test(text)) &&
    ((line.real && self) || (sure >= EXPLICIT_SURE && ownDeed(line, concepts, sure >= CERTAIN)))
    ? 'explicit'
    : 'passive';
}
