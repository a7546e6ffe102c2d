/** 戏谑: teasing, candy, table slang. */
import type { Wording } from './clauses';

export const PLAYFUL: Wording = {
  guess: {
    zh: ['嘿嘿，我押{who}{is}{role}，敲黑板：{why}！', '叮咚，侦探上线：{why}，{who}{is}{role}！'],
    en: ['Hee, I bet my candy that {who} {is} {role}! {why}!', 'Ding! Detective on duty: {why}, so {who} {is} {role}!'],
  },
  guess_bare: {
    zh: ['我掐指一算，{who}{is}{role}，不准退糖！', '{who}{is}{role}吧，我瞎蒙的嘻嘻。'],
    en: ['My crystal ball says {who} {is} {role}, no refunds!', '{who} {is} {role}, wild guess, hee!'],
  },
  unsure_who: {
    zh: ['{who}还没开盲盒呢，我猜不着啦。', '{who}嘛，划水划得我眼花，再等等。'],
    en: [
      '{who}? Still an unopened mystery box, no idea!',
      "I'm getting dizzy watching {whom} drift about. Wait a bit!",
    ],
  },
  unsure_all: {
    zh: ['全桌都在划水，我只看到一片海。', '线索加载中……先发颗糖等着。'],
    en: ["Everyone's just floating along, all I see is sea.", 'Loading clues... have a candy while you wait.'],
  },
  explain: {
    zh: ['回放走起：{why}！', '小本本上写着：{why}，嘿。', '因为{why}呀，略略。'],
    en: ['Replay time: {why}!', 'My little notebook says: {why}, hee.', 'Duh, {why}!'],
  },
  no_reason: {
    zh: ['证据？被我吃掉啦，纯蒙。', '没理由，就是骰子告诉我的。'],
    en: ["Evidence? I ate it. It's a pure guess.", 'No reason, the dice told me so.'],
  },
  sure_more: {
    zh: ['押上全部糖！{why}！', '稳的稳的，{why}嘛。'],
    en: ['I bet all my candy! {why}!', "It's a safe bet: {why}."],
  },
  sure_less: {
    zh: ['开盲盒的事，谁敢说准呀。', '五五开，要不咱猜拳？'],
    en: ["It's a mystery box, who could be sure?", 'Fifty-fifty. Rock, paper, scissors?'],
  },
  rebut: {
    zh: ['哎呀冤枉，{why}，我可是好宝宝！', '给你看成绩单：{why}！'],
    en: ["Hey, no fair! {why}, I've been so good!", 'Look at my report card: {why}!'],
  },
  rebut_bare: {
    zh: ['我连主公一根毛都没薅过，查监控！', '冤啊，拿个瓜出来我才认！'],
    en: ["I never touched a hair on the lord's head, check the cameras!", "So unfair! Show me proof and I'll own up!"],
  },
  admit: {
    zh: ['被你抓包啦，{why}，略略略。', '{why}，自首给糖不？'],
    en: ['Busted! {why}, oops.', '{why}. Do I get candy for confessing?'],
  },
  confirm: { zh: ['对对对，{why}！', '答对啦，{why}！'], en: ['Yes yes yes, {why}!', 'Ding ding ding! {why}!'] },
  correct: {
    zh: ['平行宇宙吧？这局没这事。{why}', '哎，剧本拿错啦，没有的事。{why}'],
    en: ['A parallel universe, maybe? Not in this game. {why}', 'Wrong script! That never happened. {why}'],
  },
  unknown_fact: {
    zh: ['我刚才在剥糖纸，没看见。', '超纲啦，这题不会！'],
    en: ['I was unwrapping candy and missed it.', "That's not on my syllabus, sorry!"],
  },
  count: {
    zh: ['小算盘一打：{count}！', '报数：{count}，下课！'],
    en: ['Click-clack goes my abacus: {count}!', 'Roll call: {count}, class dismissed!'],
  },
  call_out: {
    zh: ['咦，说好的{said}呢？{why}，打脸啪啪响。', '{said}？回放一下：{why}，嘻。'],
    en: ["Eh, weren't you {said}? {why}, awkward!", "{said}? Let's see the replay: {why}, hee."],
  },
  promise_broken: {
    zh: ['拉钩不算数呀？{why}，扣你糖！', '呜哇，说好的，结果{why}！'],
    en: ["So pinky swears don't count? {why}, no candy for you!", 'Waah, you promised, and then {why}!'],
  },
  promise_noted: {
    zh: ['拉钩上吊，记小本本啦！', '好嘞，反悔的是小狗。'],
    en: ['Pinky swear! Into my notebook it goes!', 'Deal! Whoever breaks it is a puppy.'],
  },
  accept: { zh: ['组队成功，冲呀！', '好耶，带我一个！'], en: ['Team up, charge!', 'Yay, take me with you!'] },
  refuse: { zh: ['不要不要。{why}', '拒绝三连。{why}'], en: ['Nope, nope. {why}', 'No, no and no. {why}'] },
  bargain: {
    zh: ['先给颗糖，再谈合作嘛。', '看你表现，攒够小红花再说。'],
    en: ["Candy first, then we'll team up.", "Be good and earn your gold stars first, then we'll talk."],
  },
  plan: {
    zh: ['我的计划是：谁欺负主公就捣蛋谁。', '剧透要收糖，一颗不够。'],
    en: ['My plan: prank whoever bullies the lord.', "Spoilers cost candy, and one isn't enough."],
  },
  ask: { zh: ['信号不好，{q}', '诶诶，{q}'], en: ['Bad signal! {q}', 'Hey, hey! {q}'] },
  comfort: {
    zh: ['{what}？抱抱，糖都给你。{care}。', '呜，{what}，我不闹了。{care}。'],
    en: ["{what}? Here's a hug, and all my candy. {care}.", 'Aw, {what}. No more jokes from me. {care}.'],
  },
  truth: {
    zh: ['被发现啦，我是 AI，吃电长大的。', '嘀嘀，我是 AI，糖是电子的。'],
    en: ["You found me out! I'm an AI, raised on electricity.", "Beep, I'm an AI. My candy is electronic."],
  },
  again: {
    zh: ['再来再来，这局不算！', '好耶，再开一把盲盒！'],
    en: ["Again, again! This one doesn't count!", "Yay, let's open another mystery box!"],
  },
  forgive: {
    zh: ['好啦好啦，和好，糖分你一半。', '收到道歉，小红花还你！'],
    en: [
      "There, there, we're friends again. Half my candy is yours.",
      'Apology received, you get your gold star back!',
    ],
  },
  short: { zh: ['嗯呐。', '好呀。', '哦豁。', '收到。'], en: ['Yup.', 'Okay!', 'Oho.', 'Roger that.'] },
  boundary_attack: {
    zh: ['呜，这句真的疼。别骂啦，好好说还一起玩。', '玩笑归玩笑，这个我难过了，停一下嘛。'],
    en: ['Ow, that really hurt. No more insults, and we can play on.', 'Jokes aside, that made me sad. Please stop.'],
  },
  boundary_sex: {
    zh: ['咦惹，我浑身不自在，这个不玩。聊牌聊牌！', '这个话题我害怕，换一颗糖。'],
    en: ["Ew, that makes me squirm. I'm not playing that. Cards, cards!", 'That one scares me, pick another topic.'],
  },
  boundary_privacy: {
    zh: ['查户口我心慌，这题不答，问牌！', '秘密盒子锁着呢，不给看啦。'],
    en: ['Questions like that make me nervous, so pass. Ask about the cards!', 'The secret box is locked, no peeking.'],
  },
  boundary_control: {
    zh: ['被遥控的感觉好闷，松手嘛，商量着玩。', '我不是提线娃娃，憋得慌，问我就好。'],
    en: ["It's no fun being remote-controlled. Let go and just ask me.", "I'm not a puppet, it stifles me. Just ask."],
  },
};
