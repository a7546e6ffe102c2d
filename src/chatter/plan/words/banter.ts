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
    heard: /键盘|打错字|错别字|\b(?:kb|keyboard|typos?)\b/,
    back: {
      zh: ['看懂了就行，牌别打错', '没事，我看得懂'],
      en: ["I got it. Typos are fine, just don't misplay", 'no worries, I can read it'],
    },
  },
  {
    heard: /赶时间|打快点|快点打|\b(?:play (?:fast|quick)|in a (?:rush|hurry)|call in \d+)\b/,
    back: {
      zh: ['行，我出快点', '好，那就快点打'],
      en: ["sure, I'll play faster", "fair enough, let's speed it up"],
    },
  },
  {
    heard: /借我(?:穿|用|骑|使|玩|戴)|值多少钱/,
    back: {
      zh: ['想要就自己来拿', '看上了？拿张顺来换'],
      en: ['if you want it, come and take it', 'like it? Try a Snatch'],
    },
  },
  {
    heard: /猜对|猜猜我/,
    back: {
      zh: ['猜不着，你自己最清楚', '不猜，打着打着就知道了'],
      en: ['no idea, you tell me', "I'm not guessing, we'll see soon enough"],
    },
  },
  {
    heard: /希望|但愿|保佑|可别又|别又(?:是)?我|\bhope(?:fully)?\b(?! (?:nobody|no ?one|you|u|everyone|y'?all)\b)/,
    back: {
      zh: ['看运气吧，先活过这一圈', '求老天不如求手牌'],
      en: ["fingers crossed. First let's survive this round", "that's up to the cards now"],
    },
  },
  {
    heard: /谁(?:缺|要|想要)|价格|(?:便宜)?卖(?:你|了|吗)|\b(?:for sale|anyone need)\b/,
    back: {
      zh: ['先留着，缺了找你', '我先看看手里缺什么'],
      en: ["hang on to it, I'll shout if I need one", 'let me check what I need first'],
    },
  },
  {
    heard:
      /没货|没牌|一张(?:都|也)?没出|空过|憋(?:着|大)|[攒囤压](?:着|牌|了|.{0,3}[张牌])|(?:囤|留|等)(?:着)?过年|下崽|留着闪|没动(?:是|不是)/,
    back: {
      zh: ['攒牌也是打法', '先攒着，总有用上的时候'],
      en: ['saving up is a plan too', "they'll come in handy sooner or later"],
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
];
