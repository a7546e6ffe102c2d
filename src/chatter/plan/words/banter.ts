/** Table talk that is about no deed and nobody's role: what it is known by, and a word back. */
import type { InSpoken } from '../../../language/languages';
import { AWAY, ON_KEYS } from '../../moves/life/away';

interface Banter {
  readonly heard: RegExp;
  /** Without a mark at its end. */
  readonly back: InSpoken<readonly [string, ...string[]]>;
}

/** The first that fits. */
export const BANTER: readonly Banter[] = [
  // A mutter, and nothing besides: "phew", "哈哈", "唉".
  {
    heard: /^(?:p?h+e+w+|呼+|好险|万幸)[了啊呀\s\p{P}\p{S}]*$/u,
    back: { zh: ['好险，人还在就行', '险归险，还活着'], en: ['close one, eh?', 'that was close'] },
  },
  {
    heard: /^(?:[哈嘿嘻]{2,}|笑死|(?:lo)+l|lmf?ao+|x+d+|(?:a?ha){2,}h?)[了我啊\s\p{P}\p{S}]*$/u,
    back: {
      zh: ['看你乐的', '笑归笑，牌别打错了'],
      en: ['glad somebody is having fun', "laugh it up, it's a long game"],
    },
  },
  {
    heard: /^(?:[唉哎呜]+|u+gh+|o+f+|si+gh)[呀啊哟\s\p{P}\p{S}]*$/u,
    back: {
      zh: ['别叹气，还有得打', '怎么，手气不好？'],
      en: ['chin up, still plenty to play for', "what's the matter, bad cards?"],
    },
  },
  {
    heard: /牌堆|\b(?:the deck|draw pile)\b/,
    back: {
      zh: ['牌堆见了底就洗一遍，接着打'],
      en: ['when the deck runs out we reshuffle and play on'],
    },
  },
  {
    heard: AWAY,
    back: {
      zh: ['去吧，没人偷看你的牌', '行，慢慢来，等你'],
      en: ["go ahead, nobody's going to peek at your cards", "take your time, we'll wait"],
    },
  },
  {
    heard: ON_KEYS,
    back: { zh: ['它说不定打得比咱们好，替我挠挠它'], en: ['it may well play better than we do, give it a pat'] },
  },
  {
    heard: /猜对|猜猜我/,
    back: {
      zh: ['猜不着，你自己最清楚', '不猜，打着打着就知道了'],
      en: ['no idea, you tell me', "I'm not guessing, we'll see soon enough"],
    },
  },
  {
    heard: /看不懂|没看懂|搞不懂|绕晕|乱(?:套|了)|算不(?:明白|清)/,
    back: {
      zh: ['乱归乱，先认准谁冲过{lord}', '别急，先数谁打过{lord}，就清楚了'],
      en: [
        "it's a mess, so start with who went for {lord}",
        "don't worry, count who hit {lord} first and it clears up",
      ],
    },
  },
  {
    heard: /无聊|没意思|磨叽|慢(?:死|吞吞)|\b(?:bored|boring|boredom|slow)\b/,
    back: {
      zh: ['别急，好戏在后头', '再两手就热闹了'],
      en: ['patience, the best is yet to come', "a couple more turns and it'll get lively"],
    },
  },
  {
    heard: /疼|痛|肉疼|心疼|可怜|惨|血压|难受|\b(?:ouch|ow|poor)\b/,
    back: {
      zh: ['谁挨了都难受，缓口气', '疼归疼，牌还得打'],
      en: ['that would hurt anyone, catch your breath', 'yeah, that stings. Still plenty of game left'],
    },
  },
];
