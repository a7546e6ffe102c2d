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
  {
    heard: /牌堆|\b(?:the deck|draw pile)\b/,
    back: {
      zh: ['牌堆见了底就洗一遍，接着打', '摸什么全看牌堆，急也没用'],
      en: ['when the deck runs out we reshuffle and play on', "it's all up to the deck, no use fretting"],
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
      zh: ['看懂了就行，字错牌别错', '没事，我认得意思'],
      en: ["I got it. Typos are fine, just don't misplay", 'no problem, I know what you meant'],
    },
  },
  {
    heard: /赶时间|打快点|快点打|\b(?:play (?:fast|quick)|in a (?:rush|hurry)|call in \d+)\b/,
    back: {
      zh: ['行，我出快些', '好，我这手不磨蹭'],
      en: ["sure, I'll play faster", 'okay, no dawdling from me'],
    },
  },
  {
    heard: /借我(?:穿|用|骑|使|玩|戴)|值多少钱/,
    back: {
      zh: ['想要就凭本事来拿', '借可以，押金先交两张牌'],
      en: ['if you want it, come and take it', 'sure you can borrow it, for a deposit of two cards'],
    },
  },
  {
    heard: /猜对|猜猜我/,
    back: {
      zh: ['猜不着，你拿着的你最清楚', '不猜，反正迟早要打出来'],
      en: ["no idea, you know best what you've got", "I won't guess, it'll come out sooner or later"],
    },
  },
  {
    heard:
      /赌|(?:我|来)?押(?=[他她它你\d一二三四五六七八两俩谁主老])|立帖|打包票|\b(?:i(?:'?d)? bet|wanna bet|betting)\b/,
    back: {
      zh: ['赌注我不跟，开出来再看谁对', '话先记着，应验了算你的'],
      en: ["I'm not betting. We'll see who's right", 'noted. If it comes true, the credit is yours'],
    },
  },
  {
    heard: /希望|但愿|保佑|可别又|别又(?:是)?我|\bhope(?:fully)?\b(?! (?:nobody|no ?one|you|u|everyone|y'?all)\b)/,
    back: {
      zh: ['借你吉言，先活过这一圈', '盼归盼，牌还得一张张打'],
      en: ["let's hope so. First let's survive this round", 'hoping is fine, but we still have to play it out'],
    },
  },
  {
    heard: /谁(?:缺|要|想要)|价格|(?:便宜)?卖(?:你|了|吗)|\b(?:for sale|anyone need)\b/,
    back: {
      zh: ['先记下，真缺了找你', '开张大吉，别坐地起价就行'],
      en: ["noted, I'll find you when I need one", "good luck with the shop, just don't overcharge"],
    },
  },
  {
    heard:
      /没货|没牌|一张(?:都|也)?没出|空过|憋(?:着|大)|[攒囤压](?:着|牌|了|.{0,3}[张牌])|(?:囤|留|等)(?:着)?过年|下崽|留着闪|没动(?:是|不是)/,
    back: {
      zh: ['攒一手也是打法，下一圈看你', '不出牌不算错，看你下一手冲谁'],
      en: ['saving up is a plan too, show us next round', "no harm in holding back. Let's see who you go for"],
    },
  },
  {
    heard: /划水|摸鱼|一声不吭|装死|\b(?:slacking|doing nothing)\b/,
    back: {
      zh: ['牌不顺手，攒着呢，不是看戏', '该出手时自然出手，你看着'],
      en: ["my cards aren't coming, I'm saving up, not slacking", "I'll move when it's time, just watch"],
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
      zh: ['看着是痛快，牌局还长', '是有看头，别高兴太早'],
      en: ["fun to watch, but it's a long game", "quite a show, but don't cheer too soon"],
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
