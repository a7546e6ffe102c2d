/** Clauses back to what is remarked on others, on the hearer, on the table; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const TABLE_MATTER_WORDS = {
  foretold: {
    zh: ['还真让你说中了，{who}是{role}', '{who}是{role}，你这眼力可以', '服了，{who}果然是{role}'],
    en: [
      'you called it, {who} {was} {role}',
      "{who} {was} {role}. You've got a good eye",
      'fair play, {who} {was} {role} all along',
    ],
  },
  fallen: {
    zh: ['{who}是{role}，这一走，{count}', '{who}没了，{count}', '可不是，{count}'],
    en: ['{who} {was} {role}. With that, {count}', '{who} {be} gone, so {count}', "that's right: {count}"],
  },
  fishy_role: {
    zh: ['{why}，{who}{is}{role}', '{why}，这还看不出来？{who}{is}{role}', '正是，{why}，{who}{is}{role}'],
    en: [
      '{why}, so {who} {is} {role}',
      "{why}. Isn't it obvious? {who} {is} {role}",
      'exactly, {why}, and {who} {is} {role}',
    ],
  },
  fishy_open: {
    zh: ['{why}，这手是怪，再看他一圈', '{why}，光这一手还不好定，盯着点', '{why}，我也纳闷，先记一笔'],
    en: [
      "{why}. Odd move, I'll give it another round",
      '{why}. That alone proves nothing, but keep watching',
      "{why}. It puzzles me too, so I'm making a note",
    ],
  },
  fishy_mine: {
    zh: ['{why}，我有我的打算，接着看', '{why}，怎么，犯了哪条规矩', '{why}，一手牌就定罪？早了点'],
    en: [
      '{why}. I have my reasons, keep watching',
      '{why}. So what, is there a rule against it?',
      '{why}. Condemned over one card? Bit early for that',
    ],
  },
  fine_deed: {
    zh: ['{why}，这一手是漂亮', '{why}，没话说', '可不是，{why}，够利索'],
    en: ['{why}. A fine move', '{why}. Nothing to add', 'right, {why}. Very neat'],
  },
  fine_bare: {
    zh: ['是有点东西', '这一手我也服', '可以，看得过瘾'],
    en: ["there's something to that", 'even I have to admire that one', 'nice, that was fun to watch'],
  },
  praised_bare: {
    zh: ['过奖，赶巧罢了', '你这么说，我可要翘尾巴了', '承你夸，下一手还看我的'],
    en: ['too kind, I got lucky', "careful, it'll go to my head", 'thanks, now watch the next one'],
  },
  paid_back: {
    zh: ['{why}，一报还一报', '{why}在先，这下才算扯平', '怪我？{why}，你先动的手'],
    en: [
      '{why}, so you had it coming',
      "{why}, and that came first. Now we're even",
      'blame me? {why}, so you started it',
    ],
  },
  for_lord: {
    zh: ['{why}，我这是替{lord}还手', '{why}，不打你打谁'],
    en: ['{why}, so that was for {lord}', '{why}, so who else should I hit?'],
  },
  blamed: {
    zh: ['牌桌上的事，下一手还我就是', '碰着你了？那会儿顾不上那么多', '算我手快，别往心里去'],
    en: [
      "that's cards for you. Hit me back next turn",
      "did I get you? I couldn't mind everything just then",
      "I was too quick, don't take it to heart",
    ],
  },
  needled: {
    zh: ['行，这话我记下了，牌上见', '急什么，好牌都留在后头', '笑我可以，牌在我手里'],
    en: [
      "noted, I'll answer that with my cards",
      "no hurry, I'm saving the good ones for last",
      "laugh all you like, I'm the one holding the cards",
    ],
  },
  needled_deed: {
    zh: ['{why}，怎么，不服？', '{why}，爱说就说，打都打了'],
    en: ['{why}. Got a problem with that?', "{why}. Say what you like, it's done"],
  },
  laugh: {
    zh: ['{why}，这一出够看的', '{why}，我也看乐了', '笑归笑，{why}，轮到谁都一样'],
    en: ['{why}, what a show', '{why}. I had to smile too', 'laugh if you like: {why}. It could be any of us next'],
  },
  laugh_mine: {
    zh: ['{why}，挨的是我，笑轻点', '别笑，{why}，回头轮到你'],
    en: ["{why}, and I'm the one who took it, so don't laugh too loud", "don't laugh: {why}. Your turn will come"],
  },
  calmed: {
    zh: ['我不急，账我记着呢', '行，我先压一压', '没事，我心里有数'],
    en: ["I'm calm, I'm just keeping count", "all right, I'll hold back for now", "it's fine, I know what I'm doing"],
  },
  avenged: {
    zh: ['那就拜托了，替我讨回来', '有你这话，这顿打没白挨', '好，这账就指着你了'],
    en: [
      "then pay them back for me, I'm counting on you",
      'with you saying that, it hurts less',
      "good, that one's yours to settle",
    ],
  },
  pitied: {
    zh: ['别提了，{why}', '{why}，谢你还惦记', '{why}，先熬着呗'],
    en: ["don't even mention it: {why}", '{why}. Kind of you to think of me', "{why}. I'll just have to grit my teeth"],
  },
  pity: {
    zh: ['{why}，换谁都够呛', '是够惨的，{why}', '{why}，{who}这一下不好受'],
    en: ["{why}. That's rough on anyone", "that's really rough: {why}", '{why}. That must have hurt'],
  },
  pity_state: {
    zh: ['{state}，是不好过', '{state}，看着都替他捏把汗'],
    en: ['{state}. Not an easy spot to be in', '{state}. Makes me nervous just looking'],
  },
  stands_low: {
    zh: ['{state}，是不多了', '{state}，得当心了', '{state}，悬着呢'],
    en: ["{state}. That's not much", '{state}. Time to be careful', "{state}, and that's hanging by a thread"],
  },
  stands_well: {
    zh: ['{state}，还早着呢', '{state}，一时半会儿倒不了', '{state}，是打得起'],
    en: ['{state}. Still a long way to go', '{state}, so no danger for now', "{state}, so a few hits won't matter"],
  },
  mine_low: {
    zh: ['{state}，得省着点挨', '{state}，撑着呗', '{state}，谁有桃匀一个'],
    en: ["{state}. I can't take much more", "{state}. I'm hanging on", '{state}. Anyone got a Peach?'],
  },
  mine_well: {
    zh: ['{state}，还撑得住', '{state}，打得起', '不打紧，{state}'],
    en: ['{state}. I can take it', '{state}, so I can afford it', 'no worries, {state}'],
  },
  their_cards: {
    zh: ['{hand}，谁有拆谁拆一张', '{hand}，憋着大的呢，当心', '是，{hand}，看他怎么打'],
    en: [
      '{hand}. Somebody should dismantle one',
      '{hand}. Something big is coming, watch out',
      "yes, {hand}. Let's see what comes of it",
    ],
  },
  no_cards: {
    zh: ['{hand}，谁都看得见', '是，{hand}，全靠硬扛'],
    en: ['{hand}, as anyone can see', 'yes, {hand}. Nothing left but guts'],
  },
  mine_cards: {
    zh: ['{hand}，该出的时候自然出', '{hand}，留着防身'],
    en: ["{hand}. I'll play when it's time", '{hand}. I need some cover'],
  },
  cared: {
    zh: ['放心，{state}，撑得住', '谢你提醒，{state}，我有数', '嗯，{state}，我小心着'],
    en: [
      "don't worry. {state}, and I'm holding up",
      'thanks for the warning. {state}, I know',
      "yes, {state}. I'll be careful",
    ],
  },
  cared_all: {
    zh: ['说得在理，先看清再动手', '是这个理，都稳着点', '听你的，不急着动'],
    en: ['good advice, look before you hit', 'quite right, everyone steady now', 'agreed, no rushing into it'],
  },
  no_surrender: {
    zh: ['投什么投，{state}，还没打完', '不投，{state}，有本事来收', '{state}，叫我投？早了点'],
    en: [
      "give up? {state}, and it's not over",
      'no way, {state}. Come and get me',
      '{state}, and you want me to give up? Bit early',
    ],
  },
  theirs_to_say: {
    zh: ['投不投得问{who}，{state}', '{state}，{who}肯投才怪'],
    en: ["you'd have to ask {whom}: {state}", '{state}. I doubt it'],
  },
  not_me: {
    zh: ['打我？{why}，这像该打的么', '{why}，有力气留着打反贼'],
    en: ['hit me? {why}. Does that deserve it?', '{why}, so save your blows for the rebels'],
  },
  not_me_bare: {
    zh: ['打我做什么，我可没动过{lord}', '冲我来可以，打错了谁赔'],
    en: ["why me? I've never touched {lord}", "hit me if you like, but who pays if you're wrong?"],
  },
  not_me_low: {
    zh: ['{state}，何苦盯着我', '{state}，打我能顶什么用', '{state}，放我一马，先看别人'],
    en: ['{state}. Why pick on me?', '{state}. What good is hitting me?', '{state}. Let me off and look at the others'],
  },
  lumped: {
    zh: ['别急着把我算进去，{why}', '算我一个？{why}，再数数'],
    en: ["don't count me in so fast: {why}", 'me, one of them? {why}, so count again'],
  },
  lumped_bare: {
    zh: ['别急着把我算进去，再看一圈', '算我一个？你这账算早了'],
    en: ["don't count me in so fast, give it another round", "me, one of them? Isn't that a bit early?"],
  },
  advise_hit: {
    zh: ['先{who}，{why}', '打{who}，{why}', '换我就打{who}，{why}'],
    en: ['go for {whom} first: {why}', 'hit {whom}: {why}', "I'd go for {whom}: {why}"],
  },
  advise_low: {
    zh: ['先{who}，{state}，好收', '挑{who}，{state}'],
    en: ['start with {whom}: {state}, easy to finish', 'pick {whom}: {state}'],
  },
  advise_not: {
    zh: ['{who}先别动，{why}', '别打{who}，{why}'],
    en: ['leave {whom} alone: {why}', "don't hit {whom}: {why}"],
  },
  advise_wait: {
    zh: ['先攒一手看看', '别急着动，牌攒齐了再说', '先装备上，看清了再打'],
    en: [
      'save your cards for now and see',
      "don't rush, fill your hand first",
      "equip first, then hit once it's clear",
    ],
  },
  clear_it: {
    zh: ['有无懈有拆就帮你，手里没有可别怪我', '能解就解，没牌就只能看判定了', '这会儿手里不一定有，有就给你解'],
    en: [
      "if I have a Nullification or Dismantle, I'll help. If not, don't blame me",
      "I'll clear it if I can. If not, it's up to the judgement",
      'I may not have the card, but if I do, you get it',
    ],
  },
  heed_card: {
    zh: ['{said}的事我有数，看局面来', '{said}？该出的时候自然出', '行，{said}这张我看着用'],
    en: ['{said}? I know what to do with it', "{said}? I'll play it when it's time", "fine, I'll see about {said}"],
  },
  heed_order: {
    zh: ['行，照你说的看着办', '听你的，能做就做', '你说得有理，下一手看'],
    en: ["fine, I'll see what I can do", 'you got it, if the cards allow', 'fair enough, watch my next card'],
  },
  hello: {
    zh: ['来了来了，手下留情', '在呢，开打吧', '好，都好，这局看各位的'],
    en: ['hi there, go easy on me', 'hey, ready when you are', 'hello all, have a good game'],
  },
  good_game: {
    zh: ['承让，这局打得痛快', '打得不赖，下回再来', 'gg，输赢都认'],
    en: ['good game, well played', "well played, let's do it again", 'gg, win or lose that was fun'],
  },
  welcome_back: {
    zh: ['回来就好，没错过什么', '回来啦，接着打'],
    en: ["welcome back, you didn't miss much", "good, you're back, let's go on"],
  },
  off_you_go: {
    zh: ['去忙你的，你的牌没人偷看', '行，你慢慢来，桌上等你', '快去快回'],
    en: ['go ahead, nobody will peek at your cards', "take your time, we'll wait for you", 'hurry back'],
  },
  beginner: {
    zh: ['不急，谁都是从头打起的', '放心出，错了也没人笑你', '多打两把就熟了，看谁碰{lord}就行'],
    en: [
      'no rush, everyone starts somewhere',
      'just play, nobody will laugh if you slip',
      'it comes with time. Just watch who attacks {lord}',
    ],
  },
  plainly: {
    zh: ['就是说，{said}', '简单讲：{said}'],
    en: ['put simply: {said}', 'in short: {said}'],
  },
  plain_guess: {
    zh: ['一句话：我猜{who}是{role}，没亮牌前只是猜', '就这意思：{who}在我看来是{role}，盯着{who}就行'],
    en: [
      'one sentence: I take {whom} for {role}, and it is only a guess',
      'simply this: to me {who} {is} {role}, so keep an eye on {whom}',
    ],
  },
  plain_nothing: {
    zh: ['没别的意思，随口接一句', '不绕了：就是句客气话，不用琢磨'],
    en: ['nothing deep, I was only chatting', 'just a bit of talk, no hidden meaning'],
  },
  outside: {
    zh: ['这事听着比牌局有意思', '哈，牌局外头也热闹', '行，忙你的，牌也别落下'],
    en: [
      'that sounds more fun than this game',
      'ha, things are lively out there too',
      "go see to that, but don't forget your cards",
    ],
  },
  no_spokesman: {
    zh: ['我在听，只是还没看出什么', '在呢，话少是在数牌', '不是不说，是还没什么好说'],
    en: [
      "I'm listening, I just don't see anything yet",
      "I'm here, just quiet because I'm counting cards",
      "it's not that I won't say, there's just nothing to say yet",
    ],
  },
  agreed: {
    zh: ['那就这么说', '想到一块去了', '成，记下了'],
    en: ["all right, that's settled", "we're thinking the same thing", 'good, noted'],
  },
  disagreed: {
    zh: ['信不信由你，往后看', '不信也行，走着瞧', '那就各看各的，下一圈见分晓'],
    en: [
      "believe it or not, we'll see",
      "fine, don't believe me, just wait",
      'then we each see it our own way. Next round will tell',
    ],
  },
  promised: {
    zh: ['说话算话，我记着了', '行，等你这一手', '好，有你这句就行'],
    en: ["I'll hold you to that", "fine, I'm waiting for it", "good, that's all I needed to hear"],
  },
} as const satisfies Readonly<Record<string, Words>>;
