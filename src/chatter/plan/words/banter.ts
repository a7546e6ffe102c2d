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
    back: { zh: ['险归险，好歹还坐在这儿'], en: ['close, but you are still here'] },
  },
  {
    heard: /^(?:[哈嘿嘻]{2,}|笑死|(?:lo)+l|lmf?ao+|x+d+|(?:a?ha){2,}h?)[了我啊\s\p{P}\p{S}]*$/u,
    back: { zh: ['看你乐的，这桌没白来'], en: ['glad somebody is having fun'] },
  },
  {
    heard: /^(?:[唉哎呜]+|u+gh+|o+f+|si+gh)[呀啊哟\s\p{P}\p{S}]*$/u,
    back: { zh: ['先别叹，后头还有得打'], en: ['chin up, there are cards left to play'] },
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
      zh: ['去忙你的，你的牌没人偷看', '行，你慢慢来，桌上等你'],
      en: ["go ahead, nobody's going to peek at your cards", "take your time, we'll wait"],
    },
  },
  {
    heard: /第一[把次局]|新手|刚学|不太会|多(?:多)?(?:担待|包涵|关照)|\b(?:newbie|first game|new (?:to|at|here))\b/,
    back: {
      zh: ['不急，谁都是从头打起的', '放心出，错了也没人笑你'],
      en: ['no rush, we all started from zero', 'just play, nobody will laugh at a mistake'],
    },
  },
  {
    heard: ON_KEYS,
    back: { zh: ['它说不定打得比咱们好，替我挠挠它'], en: ['it may well play better than we do, give it a pat'] },
  },
  {
    heard: /键盘|打错字|错别字|\b(?:kb|keyboard|typos?)\b/,
    back: {
      zh: ['看懂了就行，字错牌别错'],
      en: ["I got it. Typos are fine, just don't misplay"],
    },
  },
  {
    heard: /赶时间|打快点|快点打|\b(?:play (?:fast|quick)|in a (?:rush|hurry)|call in \d+)\b/,
    back: {
      zh: ['行，我出快些'],
      en: ["sure, I'll play faster"],
    },
  },
  {
    heard: /借我(?:穿|用|骑|使|玩|戴)|值多少钱/,
    back: {
      zh: ['想要就凭本事来拿'],
      en: ['if you want it, come and take it'],
    },
  },
  {
    heard: /猜对|猜猜我/,
    back: {
      zh: ['猜不着，你拿着的你最清楚'],
      en: ["no idea, you know best what you've got"],
    },
  },
  {
    heard:
      /赌|(?:我|来)?押(?=[他她它你\d一二三四五六七八两俩谁主老])|立帖|打包票|\b(?:i(?:'?d)? bet|wanna bet|betting)\b/,
    back: {
      zh: ['赌注我不跟，开出来再看谁对'],
      en: ["I'm not betting. We'll see who's right"],
    },
  },
  {
    heard: /希望|但愿|保佑|可别又|别又(?:是)?我|\bhope(?:fully)?\b(?! (?:nobody|no ?one|you|u|everyone|y'?all)\b)/,
    back: {
      zh: ['借你吉言，先活过这一圈'],
      en: ["let's hope so. First let's survive this round"],
    },
  },
  {
    heard: /谁(?:缺|要|想要)|价格|(?:便宜)?卖(?:你|了|吗)|\b(?:for sale|anyone need)\b/,
    back: {
      zh: ['先记下，真缺了找你'],
      en: ["noted, I'll find you when I need one"],
    },
  },
  {
    heard:
      /没货|没牌|一张(?:都|也)?没出|空过|憋(?:着|大)|[攒囤压](?:着|牌|了|.{0,3}[张牌])|(?:囤|留|等)(?:着)?过年|下崽|留着闪|没动(?:是|不是)/,
    back: {
      zh: ['攒一手也是打法，下一圈看你'],
      en: ['saving up is a plan too, show us next round'],
    },
  },
  {
    heard: /划水|摸鱼|一声不吭|装死|\b(?:slacking|doing nothing)\b/,
    back: {
      zh: ['牌不顺手，攒着呢，不是看戏'],
      en: ["my cards aren't coming, I'm saving up, not slacking"],
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
    heard: /解气|痛快|爽|刺激|精彩|绝了|热闹|快乐|\b(?:awesome|sick play|hype)\b/,
    back: {
      zh: ['看着是痛快，牌局还长'],
      en: ["fun to watch, but it's a long game"],
    },
  },
  {
    heard: /疼|痛|肉疼|心疼|可怜|惨|血压|难受|\b(?:ouch|ow|poor)\b/,
    back: {
      zh: ['挨着了谁都难受，缓一口再说', '疼归疼，牌还得打，稳住'],
      en: ['that would hurt anyone, catch your breath', 'it stings, but play on and stay steady'],
    },
  },
];
