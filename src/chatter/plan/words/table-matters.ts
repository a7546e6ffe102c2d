/** Clauses back to what is remarked on others, on the hearer, on the table; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const TABLE_MATTER_WORDS = {
  foretold: {
    zh: ['还真让你说中了，{who}是{role}', '{who}是{role}，好眼力', '服了，{who}果然是{role}'],
    en: [
      'you called it, {who} {was} {role}',
      'good eye, {who} {was} {role}',
      'fair play, {who} {was} {role} all along',
    ],
  },
  fallen: {
    zh: ['{who}是{role}，这一走，{count}', '{who}没了，{count}', '这么一来，{count}'],
    en: ['{who} {was} {role}, so {count}', '{who} {be} gone, so {count}', 'that changes things: {count}'],
  },
  fishy_role: {
    zh: ['{why}，{who}{is}{role}', '{why}，这还看不出来？{who}{is}{role}', '就是，{why}，{who}{is}{role}'],
    en: [
      '{why}, so {who} {is} {role}',
      "{why}, and that's enough for me: {who} {is} {role}",
      'exactly, {why}, and {who} {is} {role}',
    ],
  },
  fishy_open: {
    zh: ['是有点怪，{why}，再看一圈', '{why}，光凭这个不好定，盯着点', '{why}，我也没看懂，先记一笔'],
    en: [
      "{why}. Bit odd, let's give it a round",
      '{why}. That alone proves nothing, but keep watching',
      "{why}. I don't get it either, so I'm making a note",
    ],
  },
  fishy_mine: {
    zh: ['{why}，我有我的打算，接着看', '{why}，怎么，犯了哪条规矩', '{why}，一手牌就定罪？早了点'],
    en: [
      "{why}. I've got my reasons, keep watching",
      '{why}. What, is there a rule against it?',
      "{why}. Bit early to hang me for one card, isn't it?",
    ],
  },
  fine_deed: {
    zh: ['漂亮，{why}', '{why}，没话说', '{why}，这一手我服'],
    en: ['nice one: {why}', "{why}. Can't argue with that", '{why}, and neatly done'],
  },
  fine_bare: {
    zh: ['是有点东西', '这一手我也服', '可以，看得过瘾'],
    en: ['not bad at all', 'even I have to hand it to them', 'that was fun to watch'],
  },
  praised_bare: {
    zh: ['哪里，手气好罢了', '别夸，再夸我要飘了', '好说，下一手接着看'],
    en: ['nah, just got lucky', "careful, that'll go to my head", 'thanks, stick around for the next one'],
  },
  paid_back: {
    zh: ['{why}，一报还一报', '{why}在先，现在扯平了', '怪我？{why}，你先动的手'],
    en: [
      '{why}, so you had it coming',
      "{why}. That came first, so now we're even",
      "don't blame me, you started it: {why}",
    ],
  },
  for_lord: {
    zh: ['{why}，我这是替{lord}还手', '{why}，不打你打谁'],
    en: ['{why}, so that one was for {lord}', '{why}, so who else was I going to hit?'],
  },
  blamed: {
    zh: ['牌桌上的事，下一手还我就是', '碰着你了？那会儿顾不过来', '手快了，别往心里去'],
    en: [
      "that's cards for you. Get me back next turn",
      'did I get you? It was a bit of a mess just then',
      'okay, that was hasty. No hard feelings',
    ],
  },
  needled: {
    zh: ['行啊，咱牌上见', '别急，好戏在后头', '嘴上让你一回，牌上可不让'],
    en: ["fine, I'll let the cards talk", "just you wait, it's not over yet", "have your fun, we'll see at the end"],
  },
  needled_deed: {
    zh: ['{why}，怎么，不服？', '{why}，做都做了，随你说'],
    en: ['{why}. Got a problem with that?', "{why}. Say what you like, I'd do it again"],
  },
  laugh: {
    zh: ['{why}，看得我直乐', '{why}，我也没绷住', '笑归笑，{why}，下一个指不定是谁'],
    en: [
      "{why}. I couldn't keep a straight face either",
      "you couldn't make it up: {why}",
      'laugh while you can: {why}, and any of us could be next',
    ],
  },
  laugh_mine: {
    zh: ['{why}，挨的是我，笑轻点', '别笑，{why}，回头轮到你'],
    en: ["{why}. Easy for you to laugh, I'm the one who got hit", 'go on, laugh: {why}. Your turn will come'],
  },
  calmed: {
    zh: ['我不急，账我记着呢', '行，先忍这一回', '没事，我心里有数'],
    en: ["I'm calm, I'm just keeping count", "okay, okay, I'll hold back", "I'm fine, don't worry"],
  },
  avenged: {
    zh: ['那就拜托了，替我讨回来', '有你这话，这顿打没白挨', '行，这账就指着你了'],
    en: ["please do, I'm counting on you", 'knowing that, it hurts a bit less', "good, that one's yours to settle"],
  },
  pitied: {
    zh: ['别提了，{why}', '可不是嘛，{why}', '{why}，没办法，先熬着'],
    en: ["don't remind me: {why}", 'tell me about it, {why}', '{why}. What can you do? Grit your teeth'],
  },
  pity: {
    zh: ['{why}，换谁都够呛', '是够惨的，{why}', '{why}，{who}这一下不好受'],
    en: ["{why}. That's rough on anyone", 'ouch, {why}', "{why}. That's got to hurt"],
  },
  pity_state: {
    zh: ['{state}，是不好过', '{state}，看着都捏把汗'],
    en: ['{state}. Not a nice spot to be in', "{state}. I'm nervous just watching"],
  },
  stands_low: {
    zh: ['{state}，快见底了', '{state}，得当心了', '{state}，悬着呢'],
    en: ["{state}. That's not a lot", '{state}, so watch it', '{state}, hanging by a thread'],
  },
  stands_well: {
    zh: ['{state}，还早着呢', '{state}，一时半会儿倒不了', '{state}，扛得住'],
    en: ['{state}. Long way to go yet', '{state}, so no danger yet', '{state}. Plenty left'],
  },
  mine_low: {
    zh: ['{state}，就吊着这口气', '{state}，先撑着', '{state}，谁有桃匀一个', '是悬，{state}'],
    en: [
      '{state}. Running on fumes here',
      '{state}, but still hanging on',
      '{state}. Anyone got a Peach?',
      "don't remind me, {state}",
    ],
  },
  mine_well: {
    zh: ['{state}，还撑得住', '没事，{state}', '{state}，不慌'],
    en: ['{state}. I can take it', "I'm all right, {state}", 'no worries, {state}'],
  },
  their_cards: {
    zh: ['{hand}，谁有拆给拆一张', '{hand}，憋着大的呢，当心', '是啊，{hand}，看着就不踏实'],
    en: [
      '{hand}. Got a Dismantle, anyone?',
      '{hand}. Something big is coming, watch out',
      'yeah, {hand}. Makes me nervous',
    ],
  },
  no_cards: {
    zh: ['{hand}，全靠硬扛', '是啊，{hand}，光着呢'],
    en: ['{hand}. Nothing left but guts', 'yep, {hand}. Not much to fight with'],
  },
  mine_cards: {
    zh: ['{hand}，看这么紧干嘛', '{hand}，都别惦记'],
    en: ["{hand}. Keeping a close eye on me, aren't you?", "{hand}. Don't get any ideas"],
  },
  cared: {
    zh: ['放心，{state}，撑得住', '谢了，{state}，我有数', '嗯，{state}，我小心着'],
    en: ["don't worry about me, {state}", 'thanks, {state}, I know', "I'll be careful, {state}"],
  },
  cared_all: {
    zh: ['有道理，看清再动手', '是这个理，都稳着点', '听你的，不急'],
    en: ['good point, look before you hit', 'agreed, everyone steady now', 'yeah, no rush'],
  },
  no_surrender: {
    zh: ['投什么投，{state}，还没打完', '不投，{state}，有本事来收', '{state}，这就叫我投？'],
    en: [
      "me, give up? {state}, and it's not over",
      'no way, {state}. Come and get me',
      '{state}, and you want me to fold already?',
    ],
  },
  theirs_to_say: {
    zh: ['投不投得问{who}，{state}', '{state}，{who}肯投才怪'],
    en: ["you'd have to ask {whom}: {state}", "{state}. I wouldn't bet on it"],
  },
  not_me: {
    zh: ['打我？{why}，这像该打的么', '{why}，有力气留着打反贼'],
    en: ['hit me? {why}. Does that sound right to you?', '{why}, so save it for the rebels'],
  },
  not_me_bare: {
    zh: ['打我干嘛，我可没动过{lord}', '冲我来可以，打错了谁赔'],
    en: ["why me? I've never touched {lord}", "go on then, but who pays if you're wrong?"],
  },
  not_me_low: {
    zh: ['{state}，何苦盯着我', '{state}，打我能顶什么用', '{state}，放我一马，先看别人'],
    en: [
      '{state}. Why pick on me?',
      '{state}. What good would hitting me do?',
      '{state}. Let me be, look at the others',
    ],
  },
  lumped: {
    zh: ['别急着把我算进去，{why}', '算我一个？{why}，再数数'],
    en: ["hang on, don't lump me in: {why}", 'me, one of them? {why}, so count again'],
  },
  lumped_bare: {
    zh: ['别急着把我算进去，再看一圈', '算我一个？你这账算早了'],
    en: ["hang on, don't lump me in yet", 'me, one of them? Bit early for that'],
  },
  advise_hit: {
    zh: ['先打{who}，{why}', '打{who}，{why}', '换我就打{who}，{why}'],
    en: ['go for {whom} first: {why}', '{why}, so hit {whom}', "I'd go for {whom}: {why}"],
  },
  advise_low: {
    zh: ['先打{who}，{state}，好收', '挑{who}，{state}'],
    en: ['start with {whom}: {state}, easy to finish', "I'd pick {whom}: {state}"],
  },
  advise_not: {
    zh: ['{who}先别动，{why}', '别打{who}，{why}'],
    en: ['leave {whom} alone: {why}', "don't hit {whom}, {why}"],
  },
  advise_wait: {
    zh: ['不急，再看一手', '先攒着，看清再打', '先把装备穿好，看清了再打'],
    en: ['no rush, save your cards and see', "hold on till it's clearer", 'get your gear on first, then hit'],
  },
  clear_it: {
    zh: ['手里有就帮你，没有可别怪我', '能解就解，不敢打包票', '有就给你解，没有就只能看命了'],
    en: [
      "if I have the card, I'll help. If not, don't blame me",
      "I'll clear it if I can, no promises",
      "I may not have the card, but if I do, it's yours",
    ],
  },
  heed_card: {
    zh: ['{said}的事我有数，看局面来', '{said}？该出的时候自然出', '行，{said}我看着用'],
    en: ["{said}? I know what I'm doing", '{said}? When the time is right', "sure, I'll see about {said}"],
  },
  heed_order: {
    zh: ['行，我看着办', '听你的，能做就做', '好，看我下一手'],
    en: ["sure, I'll see what I can do", 'will do, if the cards let me', 'all right, watch my next move'],
  },
  hello: {
    zh: ['来了来了，手下留情', '你好你好，开打吧', '嗨，都轻点打啊'],
    en: ['hi there, go easy on me', 'hey, ready when you are', 'hello! Good luck, everyone'],
  },
  good_game: {
    zh: ['打得不赖，下回再来', 'gg，输赢都认', '承让，这局过瘾'],
    en: ['good game, well played', "well played, let's do it again", 'gg, that was fun either way'],
  },
  welcome_back: {
    zh: ['来啦？没错过什么', '来得正好，接着打'],
    en: ["there you are, you didn't miss much", "good timing, let's play"],
  },
  off_you_go: {
    zh: ['去吧，你的牌没人偷看', '行，慢慢来，等你', '快去快回', '不急，忙完接着打'],
    en: [
      'go on, nobody will peek at your cards',
      "take your time, we'll wait",
      'hurry back',
      "no rush, we're not going anywhere",
    ],
  },
  beginner: {
    zh: ['不急，谁都是从头打起的', '放心出，错了没人笑你', '多打两把就熟了，看谁碰{lord}就行'],
    en: [
      'no rush, we all started somewhere',
      'just play, nobody will laugh if you slip',
      "you'll get it. Just watch who goes for {lord}",
    ],
  },
  plainly: {
    zh: ['就是说，{said}', '简单讲：{said}'],
    en: ['put simply: {said}', 'I mean this: {said}'],
  },
  plain_guess: {
    zh: ['说白了：我猜{who}是{role}，没亮牌前只是猜', '就这意思：{who}在我看来是{role}，盯着点'],
    en: [
      "put simply, I take {whom} for {role}, but it's only a guess",
      'I mean this: to me {who} {is} {role}, so keep an eye on {whom}',
    ],
  },
  plain_nothing: {
    zh: ['没别的意思，随口一说', '就是随口接句话，别琢磨'],
    en: ['nothing deep, I was just chatting', 'just table talk, nothing behind it'],
  },
  outside: {
    zh: ['这事听着比牌局有意思', '哈，牌局外头也热闹', '行，忙你的，牌也别落下'],
    en: [
      'that sounds more fun than this game',
      'sounds like a busy night over there',
      "go sort that out, just don't forget your cards",
    ],
  },
  no_spokesman: {
    zh: ['听着呢，只是还没看出什么', '在呢，光顾着看牌了', '不是不说，是还没什么好说'],
    en: ["I'm listening, just nothing to say yet", 'still here, just watching', "don't mind me, I'm thinking"],
  },
  agreed: {
    zh: ['那就这么定', '想到一块去了', '成，听你的'],
    en: ["all right, that's settled", 'same here', "good, let's go with that"],
  },
  disagreed: {
    zh: ['信不信由你，往后看', '不信也行，走着瞧', '那就各看各的，下一圈见分晓'],
    en: [
      "suit yourself, we'll see",
      "don't believe me, then. Just wait",
      'we can each see it our own way. Next round will tell',
    ],
  },
  promised: {
    zh: ['说话算话，我记着了', '行，等你这一手', '好，有你这句就行'],
    en: ["I'll hold you to that", "great, I'm waiting", "good, that's all I needed to hear"],
  },
} as const satisfies Readonly<Record<string, Words>>;
