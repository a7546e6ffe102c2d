/** Clauses for what a whole line is for: praise that is wanted, a card that is wanted back, who turned out to be what. */
import type { InSpoken } from '../../../language/languages';
import { GIVEN_WORDS } from './given-words';

type Words = InSpoken<readonly [string, ...string[]]>;

export const GESTURE_WORDS = {
  ...GIVEN_WORDS,
  go_on: {
    zh: ['什么事？说来听听', '你说，我听着', '怎么了？说吧', '好，你讲'],
    en: ['what is it? Go on', "I'm listening, go ahead", 'sure, what is it?', 'all ears, tell me'],
  },
  no_secrets: {
    zh: ['谁是什么我也看不见，只认桌上打出来的', '没有底可透，我知道的都在牌桌上'],
    en: [
      "I can't see anyone's role either, only what's been played",
      "there's nothing to leak: I know what the table knows",
    ],
  },
  self_mocked: {
    zh: ['别这么说，牌还没打完呢', '哈，自嘲归自嘲，下一圈换你威风', '心态不错，风水轮流转嘛'],
    en: [
      "ha, don't sell yourself short, it's not over",
      'good sport! Your turn will come',
      'chin up, luck goes round the table',
    ],
  },
  blunder_mocked: {
    zh: ['哈，奖先欠着，下回看准了再出手', '这奖谁敢颁，下一手将功补过吧'],
    en: ['ha, no medal for that one. Make it up next turn', "I'll hold the medal till you hit the right one"],
  },
  answer_taken: {
    zh: ['行，你心里有数就好', '那就好，我记下了', '成，这话我听进去了'],
    en: ['fair enough, good to know', "right, I'll take your word for it", 'good to hear it from you'],
  },
  not_on_yet: {
    zh: ['{who}这局还没轮到过呢，拿什么出', '还没轮到{who}呢'],
    en: ['{who} {has} had no turn yet', "it hasn't been {whose} turn yet"],
  },
  do_tell: {
    zh: ['这我可猜不着，说来听听', '别卖关子，你自己说', '猜不出，你倒是讲讲'],
    en: ['no idea, do tell', 'I give up, you tell me', "can't guess that one, go on"],
  },
  invited: {
    zh: ['那我直问了，你到底帮哪边？', '行，那你说说，下一手想打谁？', '我就问一句，你最信不过谁？'],
    en: [
      'straight out, then: whose side are you on?',
      'all right: who are you going for next?',
      'just one thing: whom do you trust least?',
    ],
  },
  bet_taken: {
    zh: ['跟了，我押另一边，输了可别赖', '我跟，赌注先记桌上', '成，你押这头我押那头'],
    en: ["you're on, I'll take the other side", "I'll take that bet", "I'm in, no backing out"],
  },
  bet_settled: { zh: ['愿赌服输，这笔先记桌上', '赌完就算'], en: ["a bet's a bet, it goes on the tab"] },
  parted: {
    zh: ['慢走，下回接着打', '这就走？下回可别想跑', '再会，座位给你留着'],
    en: ["take care, we'll keep your seat warm", 'off already? Next time you stay to the end'],
  },
  parted_to_bed: {
    zh: ['晚安，睡个好觉，下回接着打', '快去睡，梦里可别摸牌'],
    en: ['good night, sleep well', "sleep tight, and don't dream of cards"],
  },
  pardoned: {
    zh: ['早不气了，往前看', '过去了，不提那茬', '没往心里去，接着打'],
    en: ["no hard feelings, we're fine", "that's behind us, play on", "it's forgotten, don't worry"],
  },
  unpardoned: {
    zh: ['{why}，哪能说忘就忘', '还记着呢，{why}'],
    en: ["{why}, and I'm not over it yet", 'not yet: {why}'],
  },
  confessed: {
    zh: ['痛快，藏到这会儿算你本事', '肯认就好，这局你藏得够深', '行，不装就好，打得也不赖'],
    en: [
      'fair enough, you hid it well',
      'thanks for coming clean, you had some of us fooled',
      "well hidden, I'll give you that",
    ],
  },
  biding: {
    zh: ['不是不动，牌得留到要紧处', '急什么，时候到了自然出手', '没好牌硬出也白搭，等等'],
    en: ["I'm waiting for the right moment", 'no use wasting cards, my time will come', "I'll move when it counts"],
  },
  well_done: {
    zh: ['{why}，漂亮', '{why}，打得好，我服', '看见了，{why}，记你一功'],
    en: ['{why}. Nice one', '{why}. Well played, hats off', 'I saw it: {why}. Credit to you'],
  },
  recap: {
    zh: ['不急，现在是{who}的回合，刚才{why}', '捋一捋：轮到{who}，之前{why}', '慢慢来，{why}，这会儿轮到{who}'],
    en: [
      "no rush, it's {whose} turn, and {why}",
      "let me sum up: {why}, and now it's {whose} turn",
      'take your time: {why}, and {who} {be} up now',
    ],
  },
  recap_sides: {
    zh: ['活着的只亮了{lord}的身份，{why}，别的看打法', '除了{lord}都藏着身份，看谁打{lord}'],
    en: [
      'everyone alive but {lord} hides a role, so watch: {why}',
      'everyone alive but {lord} hides a role, so see who hits {lord}',
    ],
  },
  recap_deed: {
    zh: ['就这么回事：{why}', '你没看错，{why}'],
    en: ["here's what happened: {why}", 'you saw right: {why}'],
  },
  recap_begun: {
    zh: ['不急，现在是{who}的回合，{count}', '才开头，轮到{who}，{count}'],
    en: ["no rush, it's {whose} turn, and {count}", "we've only just begun, and it's {whose} turn"],
  },
  recap_play: {
    zh: ['不急，看谁碰{lord}，碰他的多半是反，先防着', '简单说：认准身份，轮到你出牌，别的边打边学'],
    en: [
      "no rush: watch who attacks {lord}, that's usually a rebel",
      "in short: work out who's who, play on your turn, and learn as you go",
    ],
  },
  said_again: {
    zh: ['我说的是：{said}', '再说一遍：{said}'],
    en: ['what I said was: {said}', 'once more: {said}'],
  },
  slandered: {
    zh: ['{who}真这么说我？当面来讲', '背后嚼舌头的{who}，我记下了', '{who}嘴上痛快，牌上见真章'],
    en: [
      'did {who} really say that? Let them say it to my face',
      'talking behind my back, {who}? Noted',
      'big words from {whom}. Let the cards answer',
    ],
  },
  abused_third: {
    zh: [
      '嘴上骂{who}不顶用，有账牌上算',
      '这话{who}听着也难受，气归气，别骂人',
      '我不帮着骂，{who}打了什么，桌上都看着',
    ],
    en: [
      "calling {whom} names won't win it, settle it with cards",
      "that would hurt anyone. Be as angry as you like, just don't call {whom} names",
      "I'm staying out of that, what {who} played is there for all to see",
    ],
  },
  unheeded: {
    zh: ['话我听见了，牌是照自己想的打的，认', '你说过，我没照做，先顾眼前吧', '早听你的就好了，现在说也晚了'],
    en: [
      'I heard you, I just saw it differently',
      "you did say so, and I didn't listen. Fair",
      "too late now, let's see what can be saved",
    ],
  },
  meal_declined: {
    zh: ['心意领了，我没嘴，这口你替我吃', '闻着都香，打完你替我多吃一口'],
    en: ["that's kind, but I've no mouth. Have my share", 'sounds good. Have my share when this is over'],
  },
  no_wait: {
    zh: ['没事，谁还没个卡的时候，接着打', '不打紧，慢一会儿而已'],
    en: ['no worries, it happens to everybody', 'no problem, nobody minds a short wait'],
  },
  no_feat: {
    zh: ['这一圈还没见你立功，先欠着', '等你打出一手好的，再夸不迟'],
    en: ["nothing to cheer for yet, I'll owe you one", "show us a good one first, then I'll cheer"],
  },
  kept_card: {
    zh: ['{why}，到手的牌哪有还的', '{why}，想要就凭本事来拿'],
    en: ["{why}, and I don't give cards back", '{why}. If you want it back, come and get it'],
  },
  not_taken: {
    zh: ['我手里可没拿过这张，找错人了', '牌不是我拿的，讨也讨不到我这儿'],
    en: ["I never took that card, you're asking the wrong player", "it wasn't me who took it, so I can't give it back"],
  },
  thinking: {
    zh: ['都盯着牌呢，你起个头我就接', '在呢，你说，我听着', '想牌想得出神，你接着说'],
    en: [
      "we're all staring at our cards. You start",
      "I'm here. Go on, I'm listening",
      'I was lost in my cards. Do go on',
    ],
  },
  hid_well: {
    zh: ['{who}藏得深，换谁都看走眼', '翻开才知道{who}是{role}，怪不得你', '{who}是{role}，事先谁敢说死，不算你的错'],
    en: [
      "{who} hid it well, anyone would've been wrong",
      "we only know now that {who} {was} {role}, so don't blame yourself",
      "{who} {was} {role}, and nobody could've sworn to it. Not your fault",
    ],
  },
  unforeseen: {
    zh: ['{who}居然是{role}，这下热闹了', '还真是{role}，{who}藏得可真深', '{who}这一亮，局面可就变了'],
    en: [
      '{who} turned out to be {role}, what a twist',
      '{role} after all. {who} hid it well',
      'now that {whose} role is out, everything changes',
    ],
  },
  farewell: {
    zh: ['{who}走好，{role}的戏到这儿了', '{who}是{role}，这一走局面就变了', '送{who}一程，剩下的接着打'],
    en: [
      'so long, {who}, {role} to the end',
      '{who} {was} {role}, and now everything changes',
      'goodbye, {who}. The rest of us play on',
    ],
  },
  kept_word: {
    zh: ['从答应你那会儿起我没冲你动过手，话还作数', '说过的话我没忘，那之后也没破'],
    en: [
      "I haven't gone for you since I gave my word, and it still stands",
      "I haven't forgotten my word, and I haven't broken it since",
    ],
  },
  no_word: {
    zh: ['这话我可没答应过你，别记串了人', '我没许过这个，你找许过的人去'],
    en: [
      "I never gave you that promise, you've mixed me up with someone",
      'I promised nothing of the kind. Ask whoever did',
    ],
  },
  foreseen: {
    zh: ['{who}果然是{role}，我没说错吧', '{who}是{role}，早跟你说了'],
    en: ['{who} {was} {role}, just as I said', '{role}, just as I told you about {whom}'],
  },
} as const satisfies Readonly<Record<string, Words>>;
