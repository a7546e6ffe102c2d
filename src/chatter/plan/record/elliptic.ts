/** A short question of the record that leaves out what was asked or told before: which of its slots the line fills, and which stand there (§Q2). */
import { withoutNames } from '../../moves/called/place';
import type { Seat } from '../../../core/event';
import { cardsIn } from '../../moves/words/cards';
import { ONLY_SOMEBODY } from '../../moves/words/follow-ups';
import { whatOf } from '../../moves/asked/deed-asked';
import type { OfRecord, What } from '../../moves/asked/of-record';
import type { Mention } from '../../moves/called/people';
import { slotsOf } from '../../moves/asked/slots';
import type { Exchange } from '../../moves/types';
import type { Fact, FactKind } from '../../scene/fact';
import { factOf, type Scene } from '../../scene/scene';

/** What a fact is of, where it is asked on after. */
const WHAT: Partial<Readonly<Record<FactKind, What>>> = {
  aimed: 'use',
  hit: 'hurt',
  steal: 'take',
  discard: 'take',
  give: 'give',
  draw: 'give',
  heal: 'heal',
  rescue: 'heal',
  wuxie: 'wuxie',
  death: 'kill',
};

/** What was asked for, had the deed that was told been asked for; null where none was told. */
export function toldOf({ answered }: Exchange, scene: Scene): OfRecord | null {
  const [fact = null] = (answered?.facts ?? []).map((id): Fact | null => factOf(scene, id) ?? null);
  const what = fact === null ? undefined : WHAT[fact.kind];
  if (fact === null || what === undefined) return null;
  return {
    wants: 'who',
    what,
    ...(fact.by === null ? {} : { by: fact.by }),
    to: fact.to === null || fact.to === fact.by ? [] : [fact.to],
    cards: fact.card !== null && (what === 'use' || what === 'wuxie') ? [fact.card] : [],
    when: null,
    all: false,
  };
}

const AMONG = /里头|里面|其中|当中|\b(?:of|among) (?:(?:th)?em|those|these)\b|\bany (?:on|at|for|to|from)\b/;
const LANDED =
  /打?中了?(?!间)|[掉见]了?血|\b(?:land(?:ed)?|hit home|connect(?:ed)?|got through|went (?:in|through)|hurt)\b/;
const POINTS = /[点滴格血]|\bmuch\b/;
const MANY = /几(?!号)|多少|\bhow (?:many|much|often)\b/;
const BEFORE_IT = /再?之前|往前|上上|\bbefore\b/;
const FIRST = /第一|头一|最[先早]|\bfirst\b/;
const ELSE = /别[人的]|其[他它]|另外|\b(?:else|others?|another)\b/;
const EVERYBODY = /都|分别|各|\ball\b/;
const WHETHER = /没有?$|[吗么不]$|^(?:还有|有)|\b(?:any|did|has|have)\b/;
/** "who did the first one": the doer is asked for. */
const WHO_DID = /\bwho did (?:it|that|this|the|those)\b/;
/** A pronoun that is heard as nobody. */
const HE = '[他她它]';

/** Words that fill no slot of their own. */
const IDLE_ZH = new RegExp(
  `那|这|所以|然后|里头|里面|其中|当中|别[人的]|其[他它]|另外|到底|具体|一共|总共|分别|来着|第一|头一|最[先早后]|多少|没有|之前|往前|上上|打?中了|[掉见]了?血|还|又|再|也|各|自|都|有|是|的|了|过|没|吗|么|呢|啊|呀|吧|不|几|谁|哪|个|些|次|回|下|刀|张|滴|点|格|口|一|先|后|对|给|冲|朝|往|被|把|从|干|弄|搞|动|人|${HE}`,
  'g',
);
const IDLE_EN =
  /\b(?:and|so|n|but|ok|okay|wait|well|then|how|many|much|often|times?|cards?|of|among|(?:th)?em|those|these|that|this|it|the|a|ones?|is|was|were|are|did|do|does|ha[sd]|have|who|whom|whose|which|what|first|last|other|others|else|another|any|ever|again|before|on|at|to|from|by|for|me|him|her|s?he|they|i|you|u|in|all|total|exactly|each|even|actually|about|land(?:ed)?|hit home|connect(?:ed)?|got|went|through|hurt|us|got?)\b/g;
const MARKS = /[^\u3400-\u9fffa-z0-9]+/g;

const WAYS: Readonly<Record<string, string | undefined>> = { 顺: 'shunshou', 烧: 'huogong' };

/** Nothing is left of it but a verb of deeds or a card. */
function kindLeft(rest: string): What | null | undefined {
  if (rest === '') return null;
  const words = /[\u3400-\u9fff]/.test(rest) ? rest.length / 2 : rest.split(' ').length;
  if (words > 1) return undefined;
  return whatOf(`${rest}装备`, [], false) ?? (cardsIn(rest).length > 0 ? null : undefined);
}

/** What a line asks on, filled in from what was asked before; null where it says something of its own. @param mentions who is named, "he" too */
export function askedOn(line: string, mentions: readonly Mention[], before: OfRecord): OfRecord | null {
  const text = line.trim();
  if (text.length > (/[\u3400-\u9fff]/.test(text) ? 12 : 36)) return null;
  const named = mentions.filter(({ seat, kind }) => seat !== null && kind !== 'who');
  const who = mentions.some(({ kind }) => kind === 'who');
  const bare = withoutNames(line, mentions);
  const gear = /装备|武器|防具|\bgear\b/.test(bare);
  const rest = bare
    .replace(/装备|武器|防具|\bgear\b/, ' ')
    .replace(IDLE_ZH, ' ')
    .replace(IDLE_EN, ' ')
    .replace(MARKS, /[\u3400-\u9fff]/.test(bare) ? '' : ' ')
    .trim();
  const kind = kindLeft(rest);
  if (kind === undefined) return null;
  // "主公杀了几个人", "南蛮谁没掉血": nothing is left out.
  const whole = named.some(({ kind: way }) => way === 'seat') || cardsIn(rest).length > 0;
  if (rest !== '' && whole && !AMONG.test(text)) return null;
  const { rank: _rank, by, except: _except, said: _said, claimed: _claimed, ...kept } = before;
  const doer = by === undefined ? {} : { by };
  // "顺", "拆": one way of taking, and no other.
  const way = gear ? undefined : WAYS[rest];
  const what = gear ? 'take' : way !== undefined ? 'use' : (kind ?? kept.what);
  const of: OfRecord = {
    ...kept,
    ...doer,
    what,
    cards: way !== undefined ? [way] : what === kept.what && !gear ? kept.cards : [],
    all: false,
  };
  const [one] = named;
  // "那5号呢": the same of another.
  if (one && named.length === 1 && ONLY_SOMEBODY.test(`${line.slice(0, one.start)}WHO${line.slice(one.end)}`.trim()))
    return another(of, one.seat);
  const wants: OfRecord['wants'] | null = who
    ? null
    : MANY.test(text)
      ? POINTS.test(text)
        ? 'points'
        : 'times'
      : LANDED.test(text) && AMONG.test(text)
        ? 'times'
        : WHETHER.test(text)
          ? 'whether'
          : null;
  const rank: OfRecord['rank'] = BEFORE_IT.test(text) ? 'before' : FIRST.test(text) ? 'first' : undefined;
  if (named.length === 0 && !who && rank === undefined && (wants === null || wants === 'whether')) return null;
  if (!who && wants === null && rank === undefined && !AMONG.test(text)) return null;
  const landed = LANDED.test(text) && what === 'use' ? ('hurt' as const) : what;
  const base = { ...of, what: landed, ...(rank === undefined ? {} : { rank }) };
  const { asked, ...slots } = slotsOf(line, mentions);
  const others = ELSE.test(text);
  if (who) {
    const all = EVERYBODY.test(text) || (rank === undefined && kept.all);
    if (asked === 'to' && !WHO_DID.test(text)) return { ...base, wants: 'whom', to: [], all: true };
    const { by: _by, ...rest } = base;
    return { ...rest, wants: 'who', all, ...(others && by !== undefined ? { except: [by] } : {}) };
  }
  // "顺我的", "砍主公几刀": whoever stands behind the verb.
  const behind =
    rest === '' || !/[\u3400-\u9fff]/.test(rest)
      ? []
      : named.filter(({ start }) => line.slice(0, start).endsWith(rest));
  const whom =
    slots.to.length > 0
      ? slots.to
      : behind.length > 0
        ? behind.map(seatOf)
        : /\bme\b/.test(text)
          ? named.slice(-1).map(seatOf)
          : [];
  const actor = slots.by !== undefined && !whom.includes(slots.by) ? { by: slots.by } : {};
  return {
    ...base,
    ...actor,
    wants: wants ?? (rank === 'before' ? kept.wants : 'times'),
    to: others ? [] : whom.length > 0 ? whom : base.to,
    ...(others && base.to.length > 0 ? { except: base.to } : {}),
  };
}

const seatOf = ({ seat }: Mention): Seat => seat ?? 0;

/** The same of somebody else: of what one did, what that one did; else what was done to that one. */
const another = (of: OfRecord, seat: Seat | null): OfRecord | null =>
  seat === null
    ? null
    : of.by !== undefined && of.to.length === 0
      ? { ...of, by: seat }
      : { ...of, wants: of.wants === 'points' ? 'points' : 'times', to: [seat] };
