/**
 * What goes into a part's layers beside its own beats (§G5): what was told, asked and promised between the AI and the person, how
 * the two stand, and the rules in force. Template choice and a model's prompt read the same; nothing here is of a hidden role.
 */
import type { RelationView, Talk } from '../chatter/flow/contract';
import type { LayerSource } from '../chatter/judge/layers';
import type { Exchange, Move, Topic, Undertaking } from '../chatter/moves/types';
import { wordsOf } from '../chatter/prompt/record';
import { nameOf } from '../chatter/scene/names';
import { factOf, seatOf, type Scene } from '../chatter/scene/scene';
import { ROLE_WORDS } from '../chatter/voice/words';
import type { Seat } from '../core/event';
import type { InSpoken, SpokenLanguage } from '../language/languages';

export type Minded = Required<Pick<LayerSource, 'rules' | 'recalled' | 'relationship'>>;

export interface Directing {
  readonly scene: Scene;
  readonly talk: Pick<Talk, 'memory' | 'relationOf'>;
  readonly language: SpokenLanguage;
  nameOfCard(card: string): string | null;
  /** Ids of the facts that the current beat recalls. */
  facts(): readonly string[];
}

/** Exchanges that come to mind, latest first. */
const EXCHANGES = 3;

interface Words {
  readonly asked: Readonly<Partial<Record<Move['act'], string>>>;
  readonly said: string;
  readonly answered: (what: string) => string;
  readonly exchange: (turn: number, asked: string, about: string, answered: string) => string;
  readonly judged: (who: string, role: string) => string;
  readonly unanswered: string;
  readonly promised: (
    by: string,
    what: Undertaking['what'],
    to: string,
    until: Undertaking['until'],
    state: string,
  ) => string;
  readonly states: Readonly<Record<'open' | 'kept' | 'broken' | 'void', string>>;
  readonly told: (round: number, topic: string) => string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly stands: (stage: string, dims: RelationView['dims']) => string;
  readonly stages: Readonly<Record<RelationView['stage'], string>>;
  readonly moved: Readonly<Record<NonNullable<RelationView['why']>['reason'], string>>;
  readonly because: (reason: string, round: number) => string;
  readonly hidden: string;
  readonly open: (role: string) => string;
  readonly record: string;
  readonly promiseRule: (what: string) => string;
}

const percent = (value: number): number => Math.round(100 * value);

const ZH: Words = {
  asked: {
    ask_guess: '问谁是什么身份',
    ask_role: '问我的身份',
    ask_why: '问为什么',
    ask_evidence: '问凭据',
    ask_sure: '问是否确定',
    ask_count: '问还剩几人',
    ask_fact: '问发生过什么',
    ask_plan: '问打算',
    accuse: '指认',
    vouch: '担保',
    claim: '自称身份',
    report: '说起一件事',
    promise: '许诺',
    propose: '提议',
    plead: '求情',
    apology: '道歉',
    thanks: '道谢',
  },
  said: '说话',
  answered: (what) => `我答：${what}`,
  exchange: (turn, asked, about, answered) =>
    `第${turn}回合玩家${asked}${about === '' ? '' : `（${about}）`}，${answered}`,
  judged: (who, role) => `${who}像${role}`,
  unanswered: '我没有作答',
  promised: (by, what, to, until, state) =>
    `${by}答应${{ spare: '不动', protect: '护着', attack: '去打' }[what]}${to}，到${{ turn: '本回合', round: '本轮', next: '下轮', game: '本局' }[until]}为止：${state}`,
  states: { open: '还算数', kept: '守住了', broken: '食言了', void: '对方先毁约，作废' },
  told: (round, topic) => `第${round}轮玩家说起过自己的${topic}`,
  topics: {
    health: '身体',
    loss: '伤心事',
    love: '感情',
    work: '工作',
    study: '学业',
    sleep: '睡眠',
    food: '饮食',
    weather: '天气',
    money: '钱',
    family: '家人',
    heroes: '武将',
    cards: '牌',
    luck: '手气',
    self: 'AI',
    time: '时间',
    news: '新闻',
    other: '事情',
  },
  stands: (stage, { closeness, trust, liking, respect, warmth }) =>
    `与玩家：${stage}；亲近${percent(closeness)}，信任${percent(trust)}，好感${percent(liking)}，敬重${percent(respect)}，热络${percent(warmth)}（满100）`,
  stages: {
    initiating: '初识',
    experimenting: '互相试探',
    intensifying: '渐熟',
    integrating: '有默契',
    bonding: '情同手足',
    differentiating: '有了分歧',
    circumscribing: '疏远',
    stagnating: '僵着',
    avoiding: '躲着',
    terminating: '决裂',
  },
  moved: {
    gave: '给了牌',
    healed: '替我回血',
    rescued: '救过我',
    wuxie: '替我无懈',
    attacked: '打过我',
    opposed: '跟我作对',
    killed: '杀了我',
    betrayed: '背弃了我',
    won_together: '同赢过',
    flower: '送了花或酒',
    egg: '扔了蛋或鞋',
    kind_words: '说了好话',
    harsh_words: '说了重话',
    too_far: '越了界',
    made_up: '和好了',
    promise_kept: '守了诺',
    promise_broken: '食了言',
    grew: '处得久了',
  },
  because: (reason, round) => `；最近一次变化：第${round}轮，${reason}`,
  hidden: '身份未明：不说自己的身份',
  open: (role) => `身份已明：${role}，可以明说`,
  record: '只说公开记录里有的事',
  promiseRule: (what) => `说过的话算数：${what}`,
};

const EN: Words = {
  asked: {
    ask_guess: 'asked who is who',
    ask_role: 'asked for my role',
    ask_why: 'asked why',
    ask_evidence: 'asked for proof',
    ask_sure: 'asked whether I am sure',
    ask_count: 'asked how many are left',
    ask_fact: 'asked what happened',
    ask_plan: 'asked for my plan',
    accuse: 'accused',
    vouch: 'vouched',
    claim: 'claimed a role',
    report: 'told of something',
    promise: 'promised',
    propose: 'proposed',
    plead: 'pleaded',
    apology: 'apologised',
    thanks: 'thanked me',
  },
  said: 'spoke',
  answered: (what) => `I answered: ${what}`,
  exchange: (turn, asked, about, answered) =>
    `Turn ${turn}: the player ${asked}${about === '' ? '' : ` (${about})`}; ${answered}`,
  judged: (who, role) => `${who} looks like ${role}`,
  unanswered: 'I gave no answer',
  promised: (by, what, to, until, state) =>
    `${by} promised to ${what} ${to} until the end of ${until === 'next' ? 'the next round' : `this ${until}`}: ${state}`,
  states: { open: 'still holds', kept: 'kept', broken: 'broken', void: 'void, the other side broke it first' },
  told: (round, topic) => `Round ${round}: the player spoke of ${topic}`,
  topics: {
    health: 'health',
    loss: 'a loss',
    love: 'love',
    work: 'work',
    study: 'studies',
    sleep: 'sleep',
    food: 'food',
    weather: 'the weather',
    money: 'money',
    family: 'family',
    heroes: 'heroes',
    cards: 'cards',
    luck: 'luck',
    self: 'AI',
    time: 'the time',
    news: 'news',
    other: 'something',
  },
  stands: (stage, { closeness, trust, liking, respect, warmth }) =>
    `With the player: ${stage}; closeness ${percent(closeness)}, trust ${percent(trust)}, liking ${percent(liking)}, respect ${percent(respect)}, warmth ${percent(warmth)} (of 100)`,
  stages: {
    initiating: 'just met',
    experimenting: 'feeling each other out',
    intensifying: 'warming',
    integrating: 'in tune',
    bonding: 'sworn friends',
    differentiating: 'at odds',
    circumscribing: 'estranged',
    stagnating: 'deadlocked',
    avoiding: 'avoiding',
    terminating: 'broken off',
  },
  moved: {
    gave: 'gave cards',
    healed: 'healed me',
    rescued: 'saved me',
    wuxie: 'nullified for me',
    attacked: 'attacked me',
    opposed: 'opposed me',
    killed: 'killed me',
    betrayed: 'betrayed me',
    won_together: 'won with me',
    flower: 'threw flowers or wine',
    egg: 'threw eggs or shoes',
    kind_words: 'kind words',
    harsh_words: 'harsh words',
    too_far: 'went too far',
    made_up: 'made up',
    promise_kept: 'kept a promise',
    promise_broken: 'broke a promise',
    grew: 'time together',
  },
  because: (reason, round) => `; last moved in round ${round}: ${reason}`,
  hidden: 'Own role hidden: never say it',
  open: (role) => `Own role open: ${role}; it may be said`,
  record: 'Tell only what is on the public record',
  promiseRule: (what) => `A word given holds: ${what}`,
};

const WORDS: InSpoken<Words> = { zh: ZH, en: EN };

/** What this AI has in mind now, in words. Numbers are of 100; a line that crisis kept back never got into memory. */
export function mindedOf(seat: Seat, { scene, talk, language, nameOfCard, facts }: Directing): Minded {
  const words = WORDS[language];
  const { human } = scene;
  const named = (who: Seat): string => nameOf(scene, who, language);
  const told = (id: string): string[] => {
    const fact = factOf(scene, id);
    const text = fact ? wordsOf(fact, scene, language, nameOfCard) : null;
    return text === null ? [] : [text];
  };
  const memory = talk.memory();
  const passed = ({ turn, asked, answered }: Exchange): string => {
    const judged = answered?.about !== undefined && answered.role !== undefined;
    const content = answered
      ? [
          ...(judged
            ? [words.judged(named(answered.about ?? seat), ROLE_WORDS[language][answered.role ?? 'fan'])]
            : []),
          ...answered.facts.flatMap(told),
        ]
      : [];
    const answer = !answered
      ? words.unanswered
      : words.answered(content.length > 0 ? content.join(language === 'zh' ? '，' : ', ') : answered.move);
    const about = asked.about === undefined ? '' : named(asked.about);
    return words.exchange(turn, words.asked[asked.act] ?? words.said, about, answer);
  };
  const promises = memory.promises
    .all()
    .filter(({ by, heardBy, undertaking }) => (by === seat || heardBy === seat) && !undertaking.unless)
    .map(({ by, undertaking: { what, to, until }, state }) => ({
      state,
      text: words.promised(named(by), what, named(to), until, words.states[state]),
    }));
  const relation = talk.relationOf(seat);
  const role = seatOf(scene, seat)?.revealed ?? null;
  return {
    recalled: [
      ...facts().flatMap(told),
      ...(human === null ? [] : memory.exchanges(human, seat).slice(0, EXCHANGES).map(passed)),
      ...promises.map(({ text }) => text),
      ...memory
        .topics()
        .filter(({ to }) => to === seat)
        .map(({ round, topic }) => words.told(round, words.topics[topic])),
    ],
    relationship:
      relation === null || human === null || seat === human
        ? null
        : words.stands(words.stages[relation.stage], relation.dims) +
          (relation.why ? words.because(words.moved[relation.why.reason], relation.why.round) : ''),
    rules: [
      ...[role === null ? words.hidden : words.open(ROLE_WORDS[language][role]), words.record],
      ...promises.filter(({ state }) => state === 'open').map(({ text }) => words.promiseRule(text)),
    ],
  };
}
