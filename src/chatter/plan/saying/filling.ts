/** What the slots of a pattern are filled with: who, what, when, how sure, and what is asked back (§Q3). */
import type { Seat } from '../../../core/event';
import { draw } from '../../../core/random';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import { CERTAIN } from '../../claims/check';
import type { Detection } from '../../detection/types';
import type { Scene } from '../../scene/scene';
import type { Style } from '../../style';
import type { Claim, VoiceName } from '../../vocabulary';
import { ROLE_WORDS } from '../../voice/words';
import { countText, handText, standsText } from '../record/count';
import { namedTrouble } from '../life/trouble';
import { called, ownedBy, pointedOut, type Parties } from './people';
import { cardNamed, type CardName } from './card-name';
import { inShort } from './in-short';
import { gathered, phrase } from './phrase';
import { whenOf } from './when';
import type { Plan, Question } from '../plan';
import { partsText } from './in-parts';
import { sumText } from './summed';
import { BANTER } from '../words/banter';
import { CARE } from '../words/aside';
import { stateText } from './table-state';
import { causeText } from './causes';
import { skillText } from './skills';
import { ruleFor } from '../words/ruled';

export interface Wording {
  readonly scene: Scene;
  readonly me: Seat;
  readonly you: Seat | null;
  readonly voice: VoiceName;
  readonly language: SpokenLanguage;
  readonly style: Style | null;
  readonly detection: Detection | null;
  /** The person's line, as it is read; empty where there is none. */
  readonly heard: string;
  readonly nameOf: CardName;
  readonly seed: number;
  readonly purpose: readonly (string | number)[];
  /** What is to be left off: too little to spare, or a task that asks for few words. */
  readonly plainly: boolean;
  /** A task asks for a calm voice, or for what the two went through. */
  readonly calm: boolean;
  readonly recalls: boolean;
}

const IS: InSpoken<{ lean: readonly string[]; sure: readonly string[]; leanYou: string; sureYou: string }> = {
  zh: { lean: ['像', '多半是', '怕是', '八成是'], sure: ['必是', '就是', '准是'], leanYou: '像', sureYou: '必是' },
  en: {
    lean: ['looks like', 'may well be', 'is probably', 'seems to be'],
    sure: ['is definitely', 'is clearly', 'is certainly'],
    leanYou: 'look like',
    sureYou: 'are definitely',
  },
};

const QUESTIONS: InSpoken<Readonly<Record<Question, readonly string[]>>> = {
  zh: {
    whom: ['你说的是谁？', '指谁？', '说谁呢？'],
    target: ['打谁？', '冲谁去？'],
    what: ['你是想说什么？', '能换个说法么？', '再说一遍好么？'],
    proof: ['凭什么这么说？', '可有凭据？', '你看见什么了？'],
    who_says: ['这话是谁说的？', '听谁讲的？'],
    which: ['你问的是哪一桩？', '哪件事？', '说的是谁？'],
    you: ['你自己怎么看？', '你又站哪边？'],
  },
  en: {
    whom: ['Who do you mean?', 'Who?'],
    target: ['Go for who?', 'Which one?'],
    what: ['What do you mean?', 'Could you put it another way?', 'Could you say that again?'],
    proof: ['What makes you say that?', 'Is there any proof?', 'What did you see?'],
    who_says: ['Who told you that?', 'Where did you hear that?'],
    which: ['Which time do you mean?', 'What exactly?', 'Who are we talking about?'],
    you: ['And what do you think?', 'And whose side are you on?'],
  },
};

const UNTIL: InSpoken<Readonly<Record<NonNullable<Plan['until']>, string>>> = {
  zh: { turn: '这回合', round: '这轮', next: '下轮', game: '这局' },
  en: { turn: 'this turn', round: 'this round', next: 'until next round is over', game: 'this game' },
};

export const at = <T>(list: readonly T[], chance: number): T | undefined => list[Math.floor(chance * list.length)];

/** Clauses whose `words` are a card's or a skill's engine name. */
const NAMES_CARD: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  'did_use',
  'another_used',
  'used_it',
  'used_on',
  'died_amid',
  'undeserved',
  'hit_none',
  'outlook_card',
  'heed_card',
]);

/** The deed itself is what was asked for, or is put right. */
const IN_FULL: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  'tell',
  'came_of',
  'this_one',
  'miscounted',
  'other_way',
  'never_but',
  'half_true',
  'unseen_card',
  'no_suit',
  'fell_flat',
  'own_broken',
  'promise_broken',
  'call_out',
]);
const isFull = ({ clause, move, lookedUp, asked }: Plan): boolean =>
  IN_FULL.has(clause) ||
  move === 'correct' ||
  lookedUp === true ||
  (asked?.act === 'ask_fact' && move !== 'explain') ||
  asked?.act === 'ask_count';

const ASKS_WHEN = /轮|回合|[刚方]才|刚刚|什么时候|啥时候|哪会儿|\b(?:rounds?|turns?|when|just now)\b/;
const ASKS_AMOUNT =
  /多少|几[点滴格]?血|(?:打|掉|扣|砍|丢|少)[了过]?.{0,4}[一二两三四\d] ?[点滴格]?血|伤害|\b(?:how (?:much|many)|health|hp|damage|dmg|for (?:\d|one|two|three))\b/;
/** What is put right is told with its time and number. */
const PUT_RIGHT: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>(['miscounted', 'half_true', 'other_way']);
const exactlyFor = (plan: Plan, heard: string): NonNullable<Parties['exact']> => {
  const right = plan.move === 'correct' || PUT_RIGHT.has(plan.clause);
  return { when: right || isFull(plan) || ASKS_WHEN.test(heard), amount: right || ASKS_AMOUNT.test(heard) };
};

/** A word back to table talk. */
const banterFor = (heard: string, language: SpokenLanguage, chance: number): string =>
  at(BANTER.find((one) => one.heard.test(heard))?.back[language] ?? [], chance) ?? '';

/** By number, also where the others are called by name: who had no part in it is not named among those who had. */
const numbered = (seat: Seat, { me, you, language }: Parties): string =>
  seat === me || seat === you
    ? { zh: seat === me ? '我' : '你', en: seat === me ? 'me' : 'you' }[language]
    : { zh: `${seat}号`, en: `seat ${seat}` }[language];

export interface Filling {
  readonly slots: Readonly<Record<string, string>>;
  /** What is claimed where {why} is told, and where somebody is judged. */
  readonly facts: readonly Claim[];
  readonly guess: readonly Claim[];
}

/** All slots of a plan, as this one would fill them. */
export function fillingOf(plan: Plan, wording: Wording, parties: Parties): Filling {
  const { scene, me, language, heard, nameOf, seed, purpose } = wording;
  const { about, role, facts = [], sure = 0, question, count, words, times } = plan;
  const usedAt = scene.uses.filter(({ by, name }) => by === about && name === words).pop();
  const chance = (what: string): number => draw(seed, 'word', me, what, ...purpose);
  const told = gathered(facts, plan.clause === 'confirm' ? 2 : 3);
  const short = isFull(plan) ? null : inShort(told, plan.lately ?? [], parties, chance('short'));
  const why = short?.clause ?? phrase(told, { ...parties, exact: exactlyFor(plan, heard) }, nameOf);
  const ended = language === 'zh' ? '。' : '.';
  const isYou = about !== undefined && about === parties.you;
  const certain = sure >= CERTAIN;
  const is = IS[language];
  const trouble = namedTrouble(plan.clause === 'followup' ? (words ?? '') : heard, language);
  const closing = plan.clause === 'correct' || plan.clause === 'refuse' || plan.clause === 'wont_strike';
  return {
    slots: {
      who:
        about === undefined
          ? ''
          : plan.clause === 'open_role'
            ? pointedOut(about, parties)
            : called(about, parties, true),
      is: isYou ? (certain ? is.sureYou : is.leanYou) : (at(certain ? is.sure : is.lean, chance('is')) ?? ''),
      whom: about === undefined ? '' : called(about, parties),
      whose: about === undefined ? '' : ownedBy(about, parties),
      be: isYou ? 'are' : about === me ? 'am' : 'is',
      was: isYou ? 'were' : 'was',
      has: isYou || about === me ? 'have' : 'has',
      role: role === undefined ? '' : ROLE_WORDS[language][role],
      topic: short?.topic ?? '',
      why: why === '' ? '' : closing ? `${why}${ended}` : why,
      // The side, not the role word: a role is put to nobody in passing.
      said:
        (NAMES_CARD.has(plan.clause) ? cardNamed(words ?? '', language, nameOf) || null : words) ??
        { zh: '自己人', en: 'one of us' }[language],
      q:
        question === undefined
          ? ''
          : (unknownIn(plan, wording) ?? at(QUESTIONS[language][question], chance('q')) ?? ''),
      state: about !== undefined ? standsText(scene, about, called(about, parties, true), language) : '',
      when: usedAt ? whenOf(usedAt, parties) : '',
      times:
        times === undefined
          ? ''
          : language === 'zh'
            ? times === 2
              ? '两'
              : `${times}`
            : times === 1
              ? 'once'
              : times === 2
                ? 'twice'
                : `${times} times`,
      hand: about !== undefined ? handText(scene, about, called(about, parties, true), language) : '',
      count: count === undefined ? '' : (countText(scene, count, language) ?? ''),
      sum: plan.cause
        ? causeText(plan.cause, parties, nameOf)
        : plan.skill
          ? skillText(plan.skill, parties, nameOf)
          : plan.state
            ? stateText(plan.state, parties, nameOf)
            : plan.found
              ? (plan.found.not ? partsText : sumText)(plan.found, parties, nameOf)
              : '',
      what: trouble.what,
      care: at(CARE[language], chance('care')) ?? '',
      after: trouble.after,
      rule: ruleFor(heard, plan.asked?.rule)[language].replace('{lord}', `${scene.table.lord}`),
      banter: banterFor(heard, language, chance('banter')).replace('{lord}', called(scene.table.lord, parties)),
      lord: called(scene.table.lord, parties),
      // Whom the person is to leave alone: the lord, or, where it is the lord who asks, this one.
      kept: called(scene.table.lord === parties.you ? me : scene.table.lord, parties),
      until: plan.until === undefined ? '' : UNTIL[language][plan.until],
      them: (plan.them ?? []).map((seat) => called(seat, parties)).join(language === 'zh' ? '、' : ' and '),
      not:
        plan.not === undefined
          ? ''
          : typeof plan.not === 'number'
            ? numbered(plan.not, parties)
            : cardNamed(plan.not, language, nameOf),
    },
    facts: told.map(({ fact }): Claim => ({ kind: 'fact', fact: fact.id })),
    guess:
      (plan.clause === 'guess' ||
        plan.clause === 'guess_bare' ||
        plan.clause === 'guess_left' ||
        plan.clause === 'fishy_role') &&
      about !== undefined &&
      (role === 'zhong' || role === 'fan' || role === 'nei')
        ? [{ kind: 'guess', about, role }]
        : [],
  };
}

/** What detection could not make out, asked for by its own words; they are Chinese. */
function unknownIn({ question }: Plan, { detection, language }: Wording): string | null {
  if (language !== 'zh' || question === 'proof' || question === 'you') return null;
  const item = detection?.detection_brief.unknowns.find(({ impact }) => impact !== 'low')?.item;
  if (item === undefined) return null;
  return item.startsWith('场上没有') ? `${item}，你说的是谁？` : `${item}？`;
}
