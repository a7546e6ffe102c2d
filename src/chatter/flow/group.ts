/** Whom a line calls by what they are and not by name: fellows, two at once, the holders of a role, the only other who lives (§T5). */
import type { Seat } from '../../core/event';
import { sideOf } from '../../core/role';
import { ANY_HARM } from '../moves/words/acts';
import { living } from '../scene/scene';
import { shownRole } from '../scene/shown';
import { saysYou, type Pointed } from './pointed';
import type { State } from './state';

const ZH = '兄弟|弟兄|队友|老铁|伙计|哥们|战友|盟友|搭档|自己人';
const EN = 'mate|partner|bro|buddy|pal|comrade|team|lad|boy|brother|team-?mate|ally|allies';
/** "兄弟下回合给主公来一刀", "nice one partner": spoken to, and not told of ("我兄弟死了", "asking for a mate"). */
const FELLOW = new RegExp(
  `(?<![我你您他她这那个俩是的当做叫打杀砍救跟和给把被向号]|[那这]位)(?:${ZH})(?!们?都?[被死没走挂跟和情俩凉打])|(?<!\\b(?:my|your|ur|his|her|their|our|an?|the|that|this|no|for|with|of|and|or|is) )\\b(?:${EN})s?(?=[,.!?;]|$|(?<=^\\w+) )`,
);
/** Who is said to be one: "2号真是我反贼兄弟啊", "wu jing is my mate"; whoever is called so beside a name is not. */
const KIN = new RegExp(
  `(?:是|算|当)(?:我|咱)们?的?.{0,4}(?:${ZH})|(?:我|咱)们?的?(?:好|亲)?(?:${ZH})(?:了|啊|呀)?$|\\b(?:is|are|you'?re|ur) (?:my|our) (?:\\w+ )?(?:${EN})\\b`,
);
const DOUBTED = /[不没吗么?]|\b(?:not|no|if)\b|n't/;
/** "反贼们出来吱个声", "rebels where are you": whoever holds a role is looked for. */
const HOLDERS =
  /(?:^|[,.!?;\s])(?:(反)贼|(忠)臣|(内)[奸鬼])(?:们|的?(?:兄弟|弟兄|队友)们?)?(?=[,!\s]*(?:在[哪不吗]|呢|出来|站|吱|冒|举手|报|说|快|听|别))|(?:^|[,.!?;]\s*)(?:(?:come on|ok|hey|oi|right|so|yo|well|any|my|fellow)[\s,]+)*(?:(reb(?:el)?)|(loyal(?:ist)?)|(traitor|spie))s(?=[,!?]|$| (?:where|who|say|speak|show|come|stand|raise|please|pls|do|don'?t|let'?s|get)\b)/;
const ROLES = ['fan', 'zhong', 'nei'] as const;
/** Another is spoken to beside the two, or the table is asked of them. */
const ASIDE = /[你谁]|\b(?:you|who)\b/;
const YOU_TWO = /你们?(?:俩|两)|\b(?:you (?:two|both)|both of (?:you|u))\b/;

const othersThan = ({ options: { scene } }: State, from: Seat): readonly Seat[] =>
  living(scene).flatMap(({ seat }) => (seat === from ? [] : [seat]));
const namedIn = ({ pointers }: Pointed, from: Seat): readonly Seat[] => [
  ...new Set(pointers.flatMap(({ seat, dead }) => (dead || seat === from ? [] : [seat]))),
];

/** Of one side with `from` before everybody; else called a fellow by name; else in a deal that holds. */
function fellowsOf(state: State, from: Seat): readonly Seat[] {
  const { options, memory, fellow } = state;
  const roleOf = (seat: Seat) => shownRole(options.scene, seat);
  const side = sideOf(roleOf(from));
  const others = othersThan(state, from);
  const sided = others.filter((seat) => side !== 'other' && sideOf(roleOf(seat)) === side);
  if (sided.length > 0) return sided;
  const free = others.filter((seat) => side === 'other' || roleOf(seat) === null);
  if (fellow !== null && free.includes(fellow)) return [fellow];
  const deals = memory.promises.all().filter((one) => one.state === 'open' && [one.by, one.heardBy].includes(from));
  return free.filter((seat) => deals.some(({ by, heardBy }) => by === seat || heardBy === seat));
}

/** Whom a line means though it calls nobody by name; empty where nobody in particular. */
export function groupIn(read: Pointed, from: Seat, state: State): readonly Seat[] {
  const others = othersThan(state, from);
  if (others.length === 1 && (saysYou(read) || !read.pointers.some(({ dead }) => dead))) return others;
  const named = namedIn(read, from);
  const two = YOU_TWO.exec(read.text)?.[0];
  if (named.length === 2 && two !== undefined && !ASIDE.test(read.text.replace(two, ''))) return named;
  const holders = HOLDERS.exec(read.text)?.slice(1);
  if (!holders) return FELLOW.test(read.text) ? fellowsOf(state, from) : [];
  const role = ROLES[holders.findIndex(Boolean) % ROLES.length];
  return others.filter((seat) => [role, null].includes(shownRole(state.options.scene, seat) as typeof role));
}

/** "2号真是我反贼兄弟啊": who is a fellow from here on; null where the line makes nobody one. */
export function fellowIn(read: Pointed, from: Seat): Seat | null {
  const [only, ...more] = namedIn(read, from);
  const makes = KIN.test(read.text) && !DOUBTED.test(read.text) && !ANY_HARM.test(read.text);
  return makes && more.length === 0 ? (only ?? null) : null;
}
