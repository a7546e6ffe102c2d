/** Clauses back to what is remarked on others, on the hearer, on the table; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const TABLE_MATTER_WORDS = {
  foretold: {
    zh: ['还真让你说中了，{who}是{role}', '{who}是{role}，你这眼力可以', '服了，{who}果然是{role}'],
    en: ['you called it: {who} was {role}', '{who} was {role}; a keen eye, yours', 'granted, {who} was {role}'],
  },
  fallen: {
    zh: ['{who}是{role}，这一走，{count}', '{who}没了，{count}', '可不是，{count}'],
    en: ['{who} was {role}; with that, {count}', '{who} {be} gone: {count}', 'so it is: {count}'],
  },
  fishy_role: {
    zh: ['{why}，{who}{is}{role}', '{why}，这还看不出来？{who}{is}{role}', '正是，{why}，{who}{is}{role}'],
    en: [
      '{why}: {who} {is} {role}',
      '{why}; is that not plain? {who} {is} {role}',
      'just so: {why}, and {who} {is} {role}',
    ],
  },
  fishy_open: {
    zh: ['{why}，这手是怪，再看他一圈', '{why}，光这一手还不好定，盯着点', '{why}，我也纳闷，先记一笔'],
    en: [
      '{why}; odd indeed, I give it one more round',
      '{why}; that alone settles nothing, but keep watching',
      '{why}; I wonder as well, and note it',
    ],
  },
  fishy_mine: {
    zh: ['{why}，我有我的打算，接着看', '{why}，怎么，犯了哪条规矩', '{why}，一手牌就定罪？早了点'],
    en: [
      '{why}; I have my plan, watch on',
      '{why}; is there a rule against it',
      '{why}; one card, and I am condemned? Too early',
    ],
  },
  fine_deed: {
    zh: ['{why}，这一手是漂亮', '{why}，没话说', '可不是，{why}，够利索'],
    en: ['{why}; a fine move', '{why}; nothing to add', 'quite so: {why}, neatly done'],
  },
  fine_bare: {
    zh: ['是有点东西', '这一手我也服', '可以，看得过瘾'],
    en: ['there is something in that', 'I grant that one as well', 'a pleasure to watch'],
  },
  praised_bare: {
    zh: ['过奖，赶巧罢了', '你这么说，我可要翘尾巴了', '承你夸，下一手还看我的'],
    en: ['too kind; luck had a hand in it', 'careful, I may grow proud', 'glad you liked it; watch the next one'],
  },
  paid_back: {
    zh: ['{why}，一报还一报', '{why}在先，这下才算扯平', '怪我？{why}，你先动的手'],
    en: [
      '{why}, and that is what you got for it',
      '{why}, and that came first; now we are even',
      'blame me? {why}, so it was you who began',
    ],
  },
  for_lord: {
    zh: ['{why}，我这是替{lord}还手', '{why}，不打你打谁'],
    en: ['{why}; that was for {lord}', '{why}, so whom else should I strike'],
  },
  blamed: {
    zh: ['牌桌上的事，下一手还我就是', '碰着你了？那会儿顾不上那么多', '算我手快，别往心里去'],
    en: [
      'such is the table; pay me back with your next',
      'did that reach you? I could not mind everything',
      'call it haste, and do not take it to heart',
    ],
  },
  needled: {
    zh: ['行，这话我记下了，牌上见', '急什么，好牌都留在后头', '笑我可以，牌在我手里'],
    en: [
      'noted; we shall see it in the cards',
      'no hurry; the good ones come last',
      'laugh if you like; I hold the cards',
    ],
  },
  needled_deed: {
    zh: ['{why}，怎么，不服？', '{why}，爱说就说，打都打了'],
    en: ['{why}; do you mind?', '{why}; say what you like, it is done'],
  },
  laugh: {
    zh: ['{why}，这一出够看的', '{why}，我也看乐了', '笑归笑，{why}，轮到谁都一样'],
    en: ['{why}; quite a show', '{why}, and I had to smile as well', 'laugh, but {why}; it may be any of us next'],
  },
  laugh_mine: {
    zh: ['{why}，挨的是我，笑轻点', '别笑，{why}，回头轮到你'],
    en: ['{why}, and it was on me, so laugh softly', 'do not laugh: {why}, and your turn may come'],
  },
  calmed: {
    zh: ['我不急，账我记着呢', '行，我先压一压', '没事，我心里有数'],
    en: ['I am calm; I only keep count', 'very well, I hold back for now', 'no matter, I know what I do'],
  },
  avenged: {
    zh: ['那就拜托了，替我讨回来', '有你这话，这顿打没白挨', '好，这账就指着你了'],
    en: ['then pay them back for me', 'with that said, the blows hurt less', 'good; that score is yours to settle'],
  },
  pitied: {
    zh: ['别提了，{why}', '{why}，谢你还惦记', '{why}，先熬着呗'],
    en: ["don't mention it: {why}", '{why}; kind of you to care', '{why}; I bear it for now'],
  },
  pity: {
    zh: ['{why}，换谁都够呛', '是够惨的，{why}', '{why}，{who}这一下不好受'],
    en: ['{why}; hard on anybody', 'a pity indeed: {why}', '{why}; that must have hurt'],
  },
  pity_state: {
    zh: ['{state}，是不好过', '{state}，看着都替他捏把汗'],
    en: ['{state}; no easy place to be', '{state}; one has to feel for that'],
  },
  stands_low: {
    zh: ['{state}，是不多了', '{state}，得当心了', '{state}，悬着呢'],
    en: ['{state}; that is not much', '{state}; a time for care', '{state}; it hangs by a thread'],
  },
  stands_well: {
    zh: ['{state}，还早着呢', '{state}，一时半会儿倒不了', '{state}，是打得起'],
    en: ['{state}; a long way to go', '{state}; no danger for now', '{state}, and can afford it'],
  },
  mine_low: {
    zh: ['{state}，得省着点挨', '{state}，撑着呗', '{state}，谁有桃匀一个'],
    en: ['{state}; I cannot take much more', '{state}; I hang on', '{state}; a Peach, anybody?'],
  },
  mine_well: {
    zh: ['{state}，还撑得住', '{state}，打得起', '不打紧，{state}'],
    en: ['{state}; I can take it', '{state}, so I can afford it', 'no harm: {state}'],
  },
  their_cards: {
    zh: ['{hand}，谁有拆谁拆一张', '{hand}，憋着大的呢，当心', '是，{hand}，看他怎么打'],
    en: ['{hand}; a Dismantle would do no harm', '{hand}; something is coming, take care', 'yes, {hand}; let us see'],
  },
  no_cards: {
    zh: ['{hand}，谁都看得见', '是，{hand}，全靠硬扛'],
    en: ['{hand}, as anybody can see', 'yes, {hand}; nothing but courage left'],
  },
  mine_cards: {
    zh: ['{hand}，该出的时候自然出', '{hand}，留着防身'],
    en: ['{hand}, played when it is time', '{hand}; one needs some cover'],
  },
  cared: {
    zh: ['放心，{state}，撑得住', '谢你提醒，{state}，我有数', '嗯，{state}，我小心着'],
    en: ['rest easy: {state}, and I hold', 'thanks for the warning; {state}, I know', 'yes, {state}; I take care'],
  },
  cared_all: {
    zh: ['说得在理，先看清再动手', '是这个理，都稳着点', '听你的，不急着动'],
    en: ['sound advice; look before you strike', 'quite right, steady all', 'agreed, no hasty moves'],
  },
  no_surrender: {
    zh: ['投什么投，{state}，还没打完', '不投，{state}，有本事来收', '{state}，叫我投？早了点'],
    en: ['give up? {state}, and it is not over', 'no: {state}; come and get me', '{state}; too early to ask for that'],
  },
  theirs_to_say: {
    zh: ['投不投得问{who}，{state}', '{state}，{who}肯投才怪'],
    en: ['that is for {who} to say: {state}', '{state}; I doubt it'],
  },
  not_me: {
    zh: ['打我？{why}，这像该打的么', '{why}，有力气留着打反贼'],
    en: ['strike me? {why}; does that deserve it', '{why}; save your blows for the rebels'],
  },
  not_me_bare: {
    zh: ['打我做什么，我可没动过{lord}', '冲我来可以，打错了谁赔'],
    en: ['why me? I never touched {lord}', 'at me, if you like; who pays if you are wrong?'],
  },
  not_me_low: {
    zh: ['{state}，何苦盯着我', '{state}，打我能顶什么用', '{state}，放我一马，先看别人'],
    en: [
      '{state}; why pick on me',
      '{state}; what use is it to strike me',
      '{state}; let me be and look at the others',
    ],
  },
  lumped: {
    zh: ['别急着把我算进去，{why}', '算我一个？{why}，再数数'],
    en: ['do not count me in so fast: {why}', 'me among them? {why}; count again'],
  },
  lumped_bare: {
    zh: ['别急着把我算进去，再看一圈', '算我一个？你这账算早了'],
    en: ['do not count me in so fast; give it a round', 'me among them? You reckon too early'],
  },
  advise_hit: {
    zh: ['先{who}，{why}', '打{who}，{why}', '换我就打{who}，{why}'],
    en: ['{who} first: {why}', 'strike {who}; {why}', 'I would go for {who}: {why}'],
  },
  advise_low: {
    zh: ['先{who}，{state}，好收', '挑{who}，{state}'],
    en: ['{who} first: {state}', 'take {who}: {state}'],
  },
  advise_not: {
    zh: ['{who}先别动，{why}', '别打{who}，{why}'],
    en: ['leave {who} alone: {why}', 'not {who}: {why}'],
  },
  advise_wait: {
    zh: ['都没露底，先攒一手看看', '别急着动，看谁先碰{lord}', '先装备上，看清了再打'],
    en: [
      'nobody has shown yet; save your cards',
      'wait and see who touches {lord} first',
      'equip first, and strike once it is clear',
    ],
  },
  clear_it: {
    zh: ['有无懈有拆就帮你，手里没有可别怪我', '能解就解，没牌就只能看判定了', '这会儿手里不一定有，有就给你解'],
    en: [
      'if I hold a Nullification or a Dismantle it is yours',
      'I try; without the card it is up to the judgement',
      'I may not have it now; if I do, you get it',
    ],
  },
  heed_card: {
    zh: ['{said}的事我有数，看局面来', '{said}？该出的时候自然出', '行，{said}这张我看着用'],
    en: ['{said}? I know what to do with it', '{said} comes when it must', 'fine, I see about {said}'],
  },
  heed_order: {
    zh: ['行，照你说的看着办', '听你的，能做就做', '你说得有理，下一手看'],
    en: ['fine, I see what I can do', 'as you say, if the cards allow', 'fair enough; watch my next'],
  },
  hello: {
    zh: ['来了来了，手下留情', '在呢，开打吧', '好，都好，这局看各位的'],
    en: ['hello, and good luck to you', 'hi there; go easy on me', 'here, and ready; have a good game'],
  },
  good_game: {
    zh: ['承让，这局打得痛快', '打得不赖，下回再来', 'gg，输赢都认'],
    en: ['good game; well played', 'well played, and gladly again', 'gg; win or lose, that was fun'],
  },
  welcome_back: {
    zh: ['回来就好，没错过什么', '回来啦，接着打'],
    en: ['welcome back; you missed little', 'good, you are back; on we go'],
  },
  off_you_go: {
    zh: ['去忙你的，你的牌没人偷看', '行，你慢慢来，桌上等你', '快去快回'],
    en: ['go ahead; nobody peeks at your cards', 'take your time, the table waits', 'hurry back'],
  },
  beginner: {
    zh: ['不急，谁都是从头打起的', '放心出，错了也没人笑你', '多打两把就熟了，看谁碰{lord}就行'],
    en: [
      'no hurry; everybody began once',
      'just play; nobody laughs at a slip',
      'it comes with time; watch who touches {lord}',
    ],
  },
  outside: {
    zh: ['这事听着比牌局有意思', '哈，牌局外头也热闹', '行，忙你的，牌也别落下'],
    en: [
      'that sounds livelier than the cards',
      'ha, life goes on beside the table',
      'mind that, and mind your cards too',
    ],
  },
  no_spokesman: {
    zh: ['我在听，只是还没看出什么', '在呢，话少是在数牌', '不是不说，是还没什么好说'],
    en: [
      'I am listening; I only see nothing yet',
      'here; I am quiet because I count',
      'nothing to say yet, that is all',
    ],
  },
  agreed: {
    zh: ['那就这么说', '想到一块去了', '成，记下了'],
    en: ['so be it', 'then we are of one mind', 'good, noted'],
  },
  disagreed: {
    zh: ['信不信由你，往后看', '不信也行，走着瞧', '那就各看各的，下一圈见分晓'],
    en: ['as you like; we shall see', 'believe it or not, time will show', 'then let each see for himself'],
  },
  promised: {
    zh: ['说话算话，我记着了', '行，等你这一手', '好，有你这句就行'],
    en: ['a word is a word; I note it', 'fine, I wait for it', 'good, that is enough for me'],
  },
} as const satisfies Readonly<Record<string, Words>>;
