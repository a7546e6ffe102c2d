/** Clauses that all voices word alike; a lead or a tail of the speaker's own goes with them. */
import type { InSpoken } from '../../../language/languages';
import type { Shared } from '../plan';

export const SHARED_WORDS: Readonly<Record<Shared, InSpoken<readonly [string, ...string[]]>>> = {
  open_role: {
    zh: ['{who}的身份早亮在桌上了，{role}', '{who}是{role}，大家都看得见'],
    en: ["{who}'s role lies open: {role}", '{who} {be} {role}, as all can see'],
  },
  quote: {
    zh: ['{who}最后说的是：「{said}」', '记得，{who}说过「{said}」'],
    en: ["{who}'s last words were: “{said}”", 'I recall {who} saying “{said}”'],
  },
  forgot: {
    zh: ['不记得{who}说过什么', '{who}没留下话，至少我不记得'],
    en: ["I don't remember {who} saying anything", '{who} left no words that I remember'],
  },
  explain_self: {
    zh: [
      '{why}，那会儿还看不出谁是谁，只好试一试',
      '{why}，不是针对谁，牌到手里总得打',
      '{why}，就想看看大家什么反应',
      '{why}，手里有牌就先出了，没想太多',
    ],
    en: [
      '{why}; nobody was clear then, so I had to try',
      '{why}; nothing personal, a hand must be played',
      '{why}; I wanted to see how everybody takes it',
      '{why}; I had the card and gave it little thought',
    ],
  },
  kindness: {
    zh: ['{why}，看着紧就搭把手', '{why}，谁帮过谁，日后总记得', '{why}，牌给用得上的人才值'],
    en: [
      '{why}; help was needed, so I helped',
      '{why}; a kindness is remembered',
      '{why}; a card belongs where it is of use',
    ],
  },
  miscounted: {
    zh: ['没那么多，只有这些：{why}', '数多了吧，{why}，别的没有'],
    en: ['not that much; only this: {why}', 'you counted too many: {why}, and no more'],
  },
  stands: { zh: ['{state}', '桌上看得见：{state}'], en: ['{state}', 'plain to see: {state}'] },
  no_grudge: {
    zh: ['那张牌见者有份，不是冲你来的', '牌到手里总得打，没有针对谁'],
    en: [
      'that card took everybody alike; it was not meant for you',
      'a hand must be played; it was aimed at nobody in particular',
    ],
  },
  rule: { zh: ['{rule}'], en: ['{rule}'] },
  turncoat: { zh: ['先前我不是这么看的，可{why}'], en: ['I thought otherwise before, but {why}'] },
  followup: {
    zh: ['对了，{after}？', '还惦记着你先前说的，{after}？'],
    en: ['By the way, {after}?', 'I still think of what you told me: {after}?'],
  },
  heroes: {
    zh: ['要我选，{a}；{b}也厉害，只是差一口气', '{a}胜在气势，{b}胜在沉得住，我押{a}'],
    en: [
      'I would pick {a}; {b} is strong too, but falls a breath short',
      '{a} has the fire and {b} the patience; my money is on {a}',
    ],
  },
};

/** How the sides win, by what the question names. */
export const RULES: readonly { readonly asked: RegExp; readonly rule: InSpoken<string> }[] = [
  {
    asked: /内奸|内(?!容)|traitor|spy/,
    rule: {
      zh: '内奸要活到最后，再和主公单挑取胜',
      en: 'the traitor must be the last one standing against the lord, and win',
    },
  },
  {
    asked: /反贼|反|rebel/,
    rule: { zh: '反贼打倒主公就赢，谁动手都算', en: 'the rebels win when the lord falls, whoever strikes the blow' },
  },
  {
    asked: /忠臣|忠|主公|主|loyal|lord/,
    rule: { zh: '主忠一边要把反贼和内奸都清掉', en: "the lord's side must clear away every rebel and the traitor" },
  },
  {
    asked: /桃|濒死|peach|dying/,
    rule: { zh: '体力到零就濒死，有人给桃才活', en: 'at no health one is dying, and a Peach brings one back' },
  },
  {
    asked: /无懈|nullif/,
    rule: {
      zh: '无懈可击抵消一张锦囊，无懈还能再被无懈',
      en: 'a Nullification cancels one trick, and may itself be cancelled',
    },
  },
  {
    asked: /杀|几次|strike/,
    rule: {
      zh: '一般一回合只能出一张杀，有连弩另说',
      en: 'as a rule one Strike a turn, unless a crossbow says otherwise',
    },
  },
  {
    asked: /距离|够不着|range|distance/,
    rule: {
      zh: '隔着几个人就是几步距离，马和武器能改',
      en: 'distance counts the seats between; horses and weapons change it',
    },
  },
];
export const ANY_RULE: InSpoken<string> = {
  zh: '长按牌或武将能看说明，我怕说错',
  en: 'hold a card or a hero to read its text; I would rather not misstate it',
};
