/** Beside the game: what is wished for a trouble, and a word on each topic. Facts of life, no voice's own. */
import type { InSpoken } from '../../../language/languages';
import type { Topic } from '../../moves/types';

/** What is wished for a trouble that nothing more is known of; without a mark at its end. */
export const CARE: InSpoken<readonly [string, ...string[]]> = {
  zh: ['想说就说，我听着', '慢慢来，不急'],
  en: ['Say it if you like; I am listening', 'Take your time; there is no hurry'],
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
