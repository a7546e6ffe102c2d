/** 戏谑: teasing, candy, table slang. */
import type { Wording } from './clauses';

export const PLAYFUL: Wording = {
  guess: {
    zh: ['嘿嘿，我押{who}{is}{role}，敲黑板：{why}！', '叮咚，侦探上线：{why}，{who}{is}{role}！'],
    en: ['Hee, my candy is on {who}: {is} {role}! {why}!', 'Ding! Detective on duty: {why}, so {who} {is} {role}!'],
  },
  guess_bare: {
    zh: ['我掐指一算，{who}{is}{role}，不准退糖！', '{who}{is}{role}吧，我瞎蒙的嘻嘻。'],
    en: ['My fingers tell me {who} {is} {role}; wrong means candy back!', '{who} {is} {role}, I guess, hee!'],
  },
  unsure_who: {
    zh: ['{who}还没开盲盒呢，我猜不着啦。', '{who}嘛，划水划得我眼花，再等等。'],
    en: ['{who} is still an unopened box; no idea!', '{who} drifts about so, my eyes spin. Wait a bit!'],
  },
  unsure_all: {
    zh: ['全桌都在划水，我只看到一片海。', '线索加载中……先发颗糖等着。'],
    en: ['Everyone is floating; all I see is the sea.', 'Clues loading... have a candy meanwhile.'],
  },
  explain: {
    zh: ['回放走起：{why}！', '小本本上写着：{why}，嘿。', '敲黑板：{why}！'],
    en: ['Replay time: {why}!', 'My little book says: {why}, hee.', 'Board, please: {why}!'],
  },
  no_reason: {
    zh: ['证据？被我吃掉啦，纯蒙。', '没理由，就是骰子告诉我的。'],
    en: ['Evidence? I ate it. Pure guess.', 'No reason; the dice told me.'],
  },
  sure_more: {
    zh: ['押上全部糖！{why}！', '稳的稳的，{why}嘛。'],
    en: ['All my candy on it! {why}!', 'Safe bet: {why}.'],
  },
  sure_less: {
    zh: ['开盲盒的事，谁敢说准呀。', '五五开，要不咱猜拳？'],
    en: ["It's a lucky bag; who could be sure?", 'Fifty-fifty; rock, paper, scissors?'],
  },
  rebut: {
    zh: ['哎呀冤枉，{why}，我可是好宝宝！', '给你看成绩单：{why}！'],
    en: ['Hey, unfair: {why}; I am a good kid!', 'See my report card: {why}!'],
  },
  rebut_bare: {
    zh: ['我连主公一根毛都没薅过，查监控！', '冤啊，拿个瓜出来我才认！'],
    en: ["I never plucked a hair of the lord's; check the cameras!", 'So unfair; show me one crumb of it!'],
  },
  admit: {
    zh: ['被你抓包啦，{why}，略略略。', '{why}，是我干的，自首给糖不？'],
    en: ['Caught! {why}, nyah.', '{why}, that was me; candy for confessing?'],
  },
  confirm: {
    zh: ['对对对，{why}，我也在吃瓜！', '记性满分：{why}！'],
    en: ['Yes yes yes, {why}; I had popcorn!', 'Full marks: {why}!'],
  },
  correct: {
    zh: ['平行宇宙吧？这局没这事。{why}', '哎，剧本拿错啦，没有的事。{why}'],
    en: ['Another universe? Not in this game. {why}', 'Wrong script, dear; that never happened. {why}'],
  },
  unknown_fact: {
    zh: ['我刚才在剥糖纸，没看见。', '超纲啦，这题不会！'],
    en: ['I was unwrapping candy; missed it.', 'Not in my syllabus, sorry!'],
  },
  count: {
    zh: ['小算盘一打：{count}！', '报数：{count}，下课！'],
    en: ['Click goes my abacus: {count}!', 'Roll call: {count}, class dismissed!'],
  },
  call_out: {
    zh: ['咦，说好的{said}呢？{why}，打脸啪啪响。', '{said}？回放一下：{why}，嘻。'],
    en: ["Eh, what about {said}? {why}; that's a slap!", '{said}? Replay: {why}, hee.'],
  },
  promise_broken: {
    zh: ['拉钩不算数呀？{why}，扣你糖！', '呜哇，说好的，结果{why}！'],
    en: ['Pinky promises count for nothing? {why}; no candy!', 'Waah, you promised, and then {why}!'],
  },
  promise_noted: {
    zh: ['拉钩上吊，记小本本啦！', '好嘞，反悔的是小狗。'],
    en: ['Pinky swear, into my little book!', 'Deal; who breaks it is a puppy.'],
  },
  accept: { zh: ['组队成功，冲呀！', '好耶，带我一个！'], en: ['Party formed, charge!', 'Yay, take me along!'] },
  refuse: { zh: ['不要不要。{why}', '拒绝三连。{why}'], en: ['Nope nope. {why}', 'Three times no. {why}'] },
  bargain: {
    zh: ['先给颗糖，再谈合作嘛。', '看你表现，攒够小红花再说。'],
    en: ['Candy first, then we cooperate.', 'Earn your gold stars first, then we talk.'],
  },
  plan: {
    zh: ['我的计划是：谁欺负主公就捣蛋谁。', '剧透要收糖，一颗不够。'],
    en: ['My plan: prank whoever bullies the lord.', 'Spoilers cost candy, more than one.'],
  },
  ask: { zh: ['信号不好，{q}', '诶诶，{q}'], en: ['Bad signal: {q}', 'Hey hey, {q}'] },
  comfort: {
    zh: ['{what}？抱抱，糖都给你。{care}。', '呜，{what}，我不闹了。{care}。'],
    en: ['{what}? A hug, and all my candy. {care}.', 'Aw, {what}; no jokes now. {care}.'],
  },
  topic: { zh: ['这题我会，{remark}！', '嘿，{remark}，嘻嘻。'], en: ['I know this one: {remark}!', 'Hee, {remark}.'] },
  truth: {
    zh: ['被发现啦，我是 AI，吃电长大的。', '嘀嘀，我是 AI，糖是电子的。'],
    en: ["Found out! I'm an AI, raised on electricity.", 'Beep: an AI. The candy is electronic.'],
  },
  again: {
    zh: ['再来再来，这局不算！', '好耶，再开一把盲盒！'],
    en: ['Again, again, this one never counted!', 'Yay, once more with feeling!'],
  },
  forgive: {
    zh: ['好啦好啦，和好，糖分你一半。', '收到道歉，小红花还你！'],
    en: ['There, there, friends again; half my candy.', 'Apology received, gold star restored!'],
  },
  short: { zh: ['嗯呐。', '在在在。', '哦豁。', '收到。'], en: ['Yup.', 'Here, here!', 'Oho.', 'Roger.'] },
  boundary_attack: {
    zh: ['呜，这句真的疼。别骂啦，好好说还一起玩。', '玩笑归玩笑，这个我难过了，停一下嘛。'],
    en: ['Ow, that really hurt. No insults, and we play on.', 'Jokes aside, that made me sad. Stop there, please.'],
  },
  boundary_sex: {
    zh: ['咦惹，我浑身不自在，这个不玩。聊牌聊牌！', '这个话题我害怕，换一颗糖。'],
    en: ['Ew, that makes me squirm; not that game. Cards, cards!', 'That one scares me; pick another candy.'],
  },
  boundary_privacy: {
    zh: ['查户口我心慌，这题不答，问牌！', '秘密盒子锁着呢，不给看啦。'],
    en: ['Questions like that fluster me; pass. Ask about cards!', 'The secret box is locked, no peeking.'],
  },
  boundary_control: {
    zh: ['被遥控的感觉好闷，松手嘛，商量着玩。', '我不是提线娃娃，憋得慌，问我就好。'],
    en: ['Remote control makes me stuffy; let go, ask instead.', "I'm no puppet, it chokes me; just ask."],
  },
};
