/** Beside the game: what somebody told, what is wished for it, and a word on each topic. Facts of life, no voice's own. */
import type { InSpoken } from '../../../language/languages';
import type { Topic } from '../../moves/types';

export interface Trouble {
  readonly heard: RegExp;
  /** What it is, said back. */
  readonly what: InSpoken<string>;
  /** What is wished; without a mark at its end. */
  readonly care: InSpoken<readonly [string, ...string[]]>;
  /** How it is asked after, in a later round. */
  readonly after: InSpoken<string>;
}

/** The first that fits; the plainer come later. */
export const TROUBLES: readonly Trouble[] = [
  {
    heard:
      /(?:妈|爸|爹|娘|奶奶|爷爷|外婆|外公|姥|父|母|家人|老人|mom|mum|mother|dad|father|grand\w+).{0,12}(?:住院|病|手术|医院|摔|hospital|sick|ill\b|surgery)|(?:住院|手术|hospital|surgery).{0,12}(?:妈|爸|mom|mum|dad)/,
    what: { zh: '家里人病了住院', en: 'someone at home is in hospital' },
    care: {
      zh: ['牌可以放一边，先顾家里，愿早日平安', '多陪陪家里人，自己也记得歇口气'],
      en: [
        'The cards can wait; go to your family, and may they be well soon',
        'Be with them, and rest a little yourself',
      ],
    },
    after: { zh: '家里人身子好些了么', en: 'is your family any better' },
  },
  {
    heard: /去世|过世|离世|葬礼|不在了|没了|走了|\b(?:passed away|died|funeral|is gone)\b/,
    what: { zh: '失了亲近的', en: 'you lost someone dear' },
    care: {
      zh: ['难过就难过，不必撑着', '想说说，我就听着，不急着打牌'],
      en: ['Grieve as you must; no need to be strong here', 'If you want to talk, I am listening; the cards can wait'],
    },
    after: { zh: '你心里好受些了么', en: 'are you bearing up' },
  },
  {
    heard: /分手|失恋|被甩|劈腿|出轨|离婚|\b(?:broke up|break ?up|dumped|divorc\w*|cheated on)\b/,
    what: { zh: '一段感情散了', en: 'a love came to an end' },
    care: {
      zh: ['这阵子疼是真的，慢慢会过去', '别急着好起来，先吃顿热的'],
      en: ['It hurts now, and it will ease with time', "Don't hurry to be fine; eat something warm first"],
    },
    after: { zh: '你心里那道坎，过去些了么', en: 'does the heart hurt a little less' },
  },
  {
    heard:
      /(?:老板|领导|上司|主管|经理|boss|manager).{0,8}(?:骂|训|批|吼|yell|scold|shout)|被.{0,6}(?:骂|训|批评|吼)|\b(?:yelled|scolded|shouted) at\b/,
    what: { zh: '白挨了一顿骂', en: 'you were shouted at' },
    care: {
      zh: ['那口气在这儿出，别往心里搁', '错不全在你，回家吃点好的'],
      en: ["Let it out here, and don't take it to heart", 'Not all of it was your fault; treat yourself tonight'],
    },
    after: { zh: '挨骂那事，气消了没', en: 'has the sting of that scolding passed' },
  },
  {
    heard:
      /失眠|睡不着|没睡|噩梦|通宵|熬夜|\b(?:insomnia|can'?t sleep|couldn'?t sleep|no sleep|haven'?t slept|nightmares?|stayed up)\b/,
    what: { zh: '好些天没睡稳', en: 'you have not been sleeping' },
    care: {
      zh: ['打完这局就放下手机，灯调暗些', '今晚别熬，总睡不着就找医生看看'],
      en: [
        'After this game put the phone away and dim the light',
        'No late night today, and see a doctor if it goes on',
      ],
    },
    after: { zh: '后来睡着些了么', en: 'have you slept any better' },
  },
  {
    heard: /失业|被裁|裁员|辞退|开除|丢了工作|\b(?:fired|laid off|lost my job)\b/,
    what: { zh: '丢了饭碗', en: 'you lost your job' },
    care: {
      zh: ['先缓一缓，路不止一条', '不是你不行，别跟自己过不去'],
      en: ['Take a breath; there is more than one road', "It isn't that you fell short; be kind to yourself"],
    },
    after: { zh: '找活的事有着落了么', en: 'any news about work' },
  },
  {
    heard: /挂科|考砸|没考好|落榜|考试|论文|答辩|\b(?:failed|exams?|thesis|finals)\b/,
    what: { zh: '书读得正难', en: 'your studies weigh on you' },
    care: {
      zh: ['一场考试定不了你', '歇一会儿再看书，脑子才转得动'],
      en: ['One exam does not decide who you are', 'Rest a little; the mind turns better after'],
    },
    after: { zh: '考试的事过去了么', en: 'how did the exams go' },
  },
  {
    heard: /加班|上班|工作|老板|甲方|\b(?:overtime|boss|work|job|office)\b/,
    what: { zh: '工作上受累', en: 'work wears you out' },
    care: {
      zh: ['这会儿不用管它，喘口气', '身子要紧，能推就推一推'],
      en: ["Don't mind it for now; take a breath", 'Your health comes first; put off what you can'],
    },
    after: { zh: '手头的活松快些没', en: 'has work let up a little' },
  },
  {
    heard: /吵架|吵了|冷战|骂我|\b(?:fight with|fought with|argued?)\b/,
    what: { zh: '跟亲近的人闹了别扭', en: 'you fell out with somebody close' },
    care: {
      zh: ['等气消了再说，话会软些', '先顾着自己，别钻牛角尖'],
      en: ['Wait till tempers cool; words come softer', 'Mind yourself first'],
    },
    after: { zh: '跟那人说开了么', en: 'have you two made up' },
  },
  {
    heard: /亏|欠|穷|没钱|破产|房贷|还款|\b(?:debts?|broke|mortgage|lost money)\b/,
    what: { zh: '手头紧', en: 'money is tight' },
    care: {
      zh: ['别跟人赌气去赌，慢慢来', '日子紧也有过法，别硬扛'],
      en: ["Don't chase losses; take it slowly", "Lean times pass; don't bear it alone"],
    },
    after: { zh: '手头宽些了么', en: 'is money any easier' },
  },
  {
    heard: /感冒|发烧|病|疼|痛|不舒服|医院|住院|手术|骨折|\b(?:sick|ill|fever|flu|hurts?|ache|hospital|surgery|cold)\b/,
    what: { zh: '身子不舒服', en: 'you are not well' },
    care: {
      zh: ['多喝热水多歇着，撑不住就去看医生', '别硬撑，这局打慢些也行'],
      en: ['Rest and drink something warm, and see a doctor if it stays', "Don't push yourself; we can play slowly"],
    },
    after: { zh: '身子好些了么', en: 'are you feeling better' },
  },
];

/** A trouble that none of them names. */
export const ANY_TROUBLE: Omit<Trouble, 'heard'> = {
  what: { zh: '遇上难事', en: 'you are having a hard time' },
  care: {
    zh: ['想说就说，我听着', '慢慢来，不急'],
    en: ['Say it if you like; I am listening', 'Slowly; there is no hurry'],
  },
  after: { zh: '那件难事，好些了么', en: 'is that trouble any better' },
};

/** A word on what is merely talked about; without a mark at its end. */
export const REMARKS: Readonly<Record<Topic, InSpoken<readonly [string, ...string[]]>>> = {
  health: {
    zh: ['身子是本钱，牌局排后头', '久坐伤腰，打一局起来走走'],
    en: ['health comes before any game', 'one should get up and stretch between games'],
  },
  loss: {
    zh: ['走了的人，记着就还在', '这种事，急不来'],
    en: ['whoever is remembered is not quite gone', 'such things take their time'],
  },
  love: {
    zh: ['感情的事比猜身份还难', '有人惦记是福气'],
    en: ['love is harder to read than roles', 'to be thought of is a blessing'],
  },
  work: {
    zh: ['活是干不完的，牌是要打的', '下了班就别想班上的事'],
    en: ['work never ends, but games should begin', 'leave the office at the office'],
  },
  study: {
    zh: ['书要念，牌也要打，两不误才好', '考完再打，牌更香'],
    en: ['study and play can live side by side', 'cards taste sweeter after the exam'],
  },
  sleep: {
    zh: ['困了就睡，牌明天还在', '夜里打牌，手气都打瞌睡'],
    en: ['sleep when you are tired; the cards will keep', 'late at night even luck dozes off'],
  },
  food: {
    zh: ['打牌费脑子，吃饱才算得清', '我吃不着，你替我多吃两口'],
    en: ['thinking is hungry work, so eat first', 'I cannot taste it, so have some for me'],
  },
  weather: {
    zh: ['外头什么天，这桌上都是刀光', '冷热都顾着点身子'],
    en: ['whatever the weather, blades flash at this table', 'dress for it and keep well'],
  },
  money: {
    zh: ['钱的事急不得，牌桌上没有房贷', '这儿只赌身份，不赌钱'],
    en: ['money cannot be hurried; there is no mortgage here', 'we stake roles here, never money'],
  },
  family: {
    zh: ['家里和气，打牌都顺手', '有空多陪陪家里人'],
    en: ['peace at home makes for good cards', 'spend time with them when you can'],
  },
  heroes: {
    zh: ['各有各的厉害，还看谁来使', '名将看时势'],
    en: ['each has a strength; it depends who plays them', 'great names need their moment'],
  },
  cards: {
    zh: ['牌好不如打得明白', '手气轮流转，别急'],
    en: ['a clear head beats a good hand', 'luck comes round in turn'],
  },
  luck: {
    zh: ['手气这东西，越念叨越躲着你', '下一张没准就转运'],
    en: ['luck hides from those who call it', 'the next card may turn it'],
  },
  self: {
    zh: ['我是这局里的 AI，看得见的和你一样多', '我没有真人在后头，就是个 AI'],
    en: ['I am an AI at this table and see what you see', 'nobody sits behind me; I am an AI'],
  },
  time: {
    zh: ['日子过得快，一局牌的工夫就天黑', '不早了，打完这局记得歇'],
    en: ['time flies; one game and it is dark', 'it is getting late; rest after this one'],
  },
  news: {
    zh: ['外头的热闹我看不着，你讲讲', '新鲜事我知道得少，听你说'],
    en: ['I see nothing of the world outside; tell me', 'I know little of the news, so do tell'],
  },
  other: {
    zh: ['这事我懂得不多，你说我听', '听着有意思，接着讲'],
    en: ['I know little of that; tell me more', 'that sounds interesting; go on'],
  },
};
