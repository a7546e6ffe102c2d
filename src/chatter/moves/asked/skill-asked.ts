/** Which skill or mark a line asks the meaning of: by its name, by a character of it that lies on somebody as a mark, or by whose it is (§Q1). */
import type { Seat } from '../../../core/event';
import { isSame, type Scene } from '../../scene/scene';
import { skillsShown } from '../../scene/skills';
import { skillsIn, type CardMention } from '../words/cards';
import type { Mention } from '../called/people';

export interface SkillAsked {
  /** Whose it is. */
  readonly by: Seat;
  /** Its engine name. */
  readonly name: string;
}

/** What a thing is or does. Whose intent is asked names that one: "你这破军什么意思". */
const DOES =
  /(?:是|到底|究竟)干(?:嘛|啥|什么|吗)(?:用|$)|干(?:嘛|啥|什么|吗)用?的|做(?:啥|什么)用|(?:啥|什么|哪门子)(?:用|效果|作用|玩意|原理|机制|说法|技能|东西|名堂|路数)|(?:怎么|咋)(?:个)?(?:用|触发|发动|算|玩|生效|起作用)(?!在|到)|怎么(?:个)?回事|咋回事|^(?:又)?是(?:个)?(?:啥|什么)(?!时候|身份|人)|(?:讲|说|解释|介绍|科普)(?:一?下|讲|说|个)|(?:没|不|弄不|搞不|看不)(?:太|大|怎么)?(?:看|搞|弄|整|听)?(?:懂|明白)|写的(?:啥|什么)|会(?:怎么?样|咋样)/;
/** It was done, or is to be: what came of it is told or asked. */
const USED = /^(?:完|了|过|给|掉|死|走|到(?!底)|我|你|他|她)(?!的)/;
const ENDS = /^(?:这|那)?(?:个)?(?:技能|标记)?(?:是)?[啊呀呗吧呢]?(?:$|[,.!? ])/;
const INTENT = /^[^,.!?]{0,2}(?:啥|什么)意思/;
const AHEAD =
  /(?:什么叫|啥叫|啥是|什么是|讲讲|说说|解释一?下|科普一?下|(?:没|不)(?:太)?(?:看|搞|弄|整)?(?:懂|明白))[^,.!?]{0,6}$/;
/** What was done with it, or will be, is of the record or a plan. */
const DEED = /谁|哪[个位]|几[次回张点滴]|多少|(?:干|做)(?:嘛|啥|什么)(?:给|拿|打|扣|不)/;

const MARKED = /标记|记号|印记|头上|身上|挂|贴|顶着|那个字|\b(?:mark|marker|token)s?\b/;
/** A power or a token is a skill only where it is somebody's or pointed at, and none of these is where it tells of another thing. */
const SKILL_EN =
  "(?:(?:skill|ability)|(?<=(?:\\b(?:your|ur|his|her|their|its|the|that|this|hero)|\\w'?s) )(?:power|passive|token)|mark|marker|token(?= on\\b))s?(?! (?:plays?|player|playing|move|trip|grab|hungry|up|couple|struggle|gesture|of (?!\\w+ ?\\d|your|his|her|their|the)|aggressi\\w+|my words|over)\\b)";
/** How well one plays, somebody's standing, what gear does, or the reason of what was done is no skill's meaning: "what power does he have over us". */
export const OTHER_EN =
  /\bskill (?:issue|gap|check|level|floor|ceiling)s?\b|\b(?:blade|sword|bow|axe|spear|weapon|armou?r|shield|horse)(?:'s)? (?:skill|ability)\b|\bpowers?\b[^.?!]*\bover\b|\bwhat\b[^.?!]*\buse[ds]?\b[^.?!]*\bfor[?!. ]*$/;
/** Without one of these a skill that an English line names is not asked about. */
const ASKS_EN = /\b(?:what|how|explain|wtf|mean)\b/;
const MARK_EN = /\b(?:mark|marker|token)s?\b/;
const DOES_EN = new RegExp(
  `\\b(?:what(?:'?s| is| was| does| do| did| the \\w+)?|how(?: does| do| did|'?s)?|explain|wtf)\\b[^.?!]{0,40}\\b${SKILL_EN}\\b(?! (?:do )?(?:you|u|we|should)\\b)|\\b${SKILL_EN}\\b[^.?!]{0,30}\\b(?:do|does|did|work|works|mean|means|about|(?:what|how|wtf)(?:'?s| is| does| do| did)? (?:it|that|this))\\b`,
);

/** "那个钝是干嘛的": one character of a skill's name, as it lies on somebody. */
function markIn(text: string, scene: Scene): CardMention | null {
  if (!MARKED.test(text)) return null;
  for (const { name } of skillsShown(scene).reverse()) {
    const [first = ''] = scene.named(name);
    if (!/\p{Script=Han}/u.test(first)) continue;
    const start = text.search(
      new RegExp(`(?<=[那这个叫的是"'「])${first}(?=["'」]|字|标|印|是|到底|干|啥|什么|怎么|咋|$)`),
    );
    if (start >= 0) return { card: name, start, end: start + 1 };
  }
  return null;
}

/** What the skill is asked for by name; "mizhao" by the end of the engine's. */
function latinIn(text: string, scene: Scene): CardMention[] {
  const shown = skillsShown(scene);
  return [...text.matchAll(/(?<![a-z])[a-z]{5,}(?![a-z])/g)].flatMap(({ 0: word, index }) => {
    const use = shown.find(({ name }) => name.replace(/_.*/, '').endsWith(word));
    return use ? [{ card: use.name, start: index, end: index + word.length }] : [];
  });
}

function isAsked(text: string, { start, end }: CardMention): boolean {
  const [ahead, behind] = [text.slice(0, start), text.slice(end)];
  const clause = /^[^.!?]{0,16}/.exec(behind)?.[0] ?? '';
  if (USED.test(behind)) return false;
  const does = DOES.exec(clause);
  if (does !== null) return !DEED.test(clause.slice(0, does.index + does[0].length + 1));
  return (AHEAD.test(ahead) && ENDS.test(behind)) || (INTENT.test(clause) && !/[你您]/.test(text));
}

/** Skills that a text names, as players read them, by the engine's key or as a mark. */
function namedIn(text: string, zh: boolean, scene: Scene): CardMention[] {
  const mark = markIn(text, scene);
  return [...skillsIn(text, scene), ...(zh ? [] : latinIn(text, scene)), ...(mark ? [mark] : [])];
}

/** The skill that a folded text asks about; null where it asks about none that was used here. */
export function skillAsked(text: string, mentions: readonly Mention[], scene: Scene): SkillAsked | null {
  const zh = /\p{Script=Han}/u.test(text);
  const named = zh || ASKS_EN.test(text) ? namedIn(text, zh, scene).filter((one) => !zh || isAsked(text, one)) : [];
  const seats = mentions.flatMap(({ seat, kind }) => (seat === null || kind === 'who' ? [] : [seat]));
  const [first] = named;
  if (first) {
    const uses = skillsShown(scene).filter(({ name }) => isSame(scene, name, first.card));
    // Of several who have it, the one who is named.
    const use = uses.find(({ by }) => seats.includes(by)) ?? uses[0];
    return use ? { by: use.by, name: use.name } : null;
  }
  if (zh || !DOES_EN.test(text) || OTHER_EN.test(text)) return null;
  const skills = skillsShown(scene);
  // Whoever is only spoken to is not whose it is, where another is named.
  const others = mentions.flatMap(({ seat, kind, how = null }) =>
    seat === null || kind === 'who' || how !== null ? [] : [seat],
  );
  const whose = others.length > 0 ? others : seats;
  // "what did wang can's mark do": whose; a mark may also lie on whoever is named.
  const use =
    skills.filter(({ by }) => whose.includes(by)).pop() ??
    (MARK_EN.test(text) ? skills.filter(({ to }) => to.some((one) => whose.includes(one))).pop() : undefined);
  return use && !/\bmy (?:skill|ability|power|passive|hero|mark)/.test(text) ? { by: use.by, name: use.name } : null;
}

/** The speaker's own hero, and what it can do. */
export const OWN_HERO =
  /(?:我|俺|咱)(?:的|这个?|那个?|自己)*(?:武将|技能|将(?![军来])|英雄|角色)|^(?:武将|技能)(?:的)?(?:字|描述|说明)?(?:好多|太多|太长|看不懂)|\bmy (?:hero|general|character|skills?|ability|abilities)\b/;
/** Said of it right behind … */
const HOW_USED =
  /^[^,.!?你]{0,8}(?:(?:怎么|咋|如何)(?:用|玩|打|使)|是(?:干|做)(?:嘛|啥|什么)|(?:什么|啥)(?:用|意思|效果)|看不懂|没看懂|不会玩)|^[^,.!?]{0,6}\b(?:do|does|works?|means?)\b/;
/** … or right before; "4你封我技能干嘛" asks for a reason. */
const HOW_AHEAD =
  /(?:看不懂|没看懂|不会玩|不知道)[^,.!?]{0,4}$|\b(?:how (?:do|should) i|how to|what (?:does|do|is|are)(?! you)|understand|no (?:idea|clue))\b[^.?!\d]{0,24}$/;
/** "我这个武将是干嘛的,技能字好多看不懂", "how do i play my hero": it is asked how it is played. */
export function asksOwnHero(text: string): boolean {
  const own = OWN_HERO.exec(text);
  return (
    own !== null && (HOW_USED.test(text.slice(own.index + own[0].length)) || HOW_AHEAD.test(text.slice(0, own.index)))
  );
}
