/** What is said to a step in what was told: what is asked about it, what came of it, what was done about it. */
import type { ByTopic } from './row';

const said = (zh: string, en: string): ByTopic['any'] => ({ zh: [zh], en: [en] });

export const STEPS = {
  doubts: {
    job: said(
      '能一轮轮走到面试，说明你够格，多半是缘分没到。',
      "They wouldn't call you in if it were you. It's mostly luck and fit.",
    ),
    study: said('不是你笨，是法子没找对，换一处下手。', "You're not slow. Try another way in."),
    work: said(
      '多半不是你的问题。真有，也就一两处，改得了。',
      "It's likely not you. If a bit of it is, that can be fixed.",
    ),
    any: said('别急着怪自己，这事不全在你。', "Don't be so quick to blame yourself. It isn't all on you."),
  },
  curt: {
    work: said(
      '一个字多半就是收到，真不行早打回来了。先松口气。',
      "A one-word answer mostly means 'got it'. If it were bad, you'd have heard.",
    ),
    any: said('就这么一句，看不出心思，晚点再好好问问。', 'That says little either way. Ask again later, kindly.'),
  },
  lawful: {
    any: said(
      '看白纸黑字怎么写的，拿不准就问懂行的。',
      'Depends on what is in writing. Check that, then ask somebody who knows the law.',
    ),
  },
  rests: {
    job: said(
      '对，邮箱明天还在，今晚先睡个好觉。',
      'Good plan. The inbox will still be there tomorrow. Get some sleep.',
    ),
    any: said('对，先睡一觉，明天的事明天想。', "Good plan. Sleep on it, it'll keep till tomorrow."),
  },
  uneasy: {
    any: said(
      '结果是好的，就放心吧。心还悬着也正常，缓缓就过去了。',
      "I'm glad it came out well. Still being jittery is normal. It wears off.",
    ),
  },
  declines: {
    work: said(
      '换我会推，话软点：今晚有事，明早给。',
      "I'd say no, politely, and name a time you can do. That rarely gets anyone fired.",
    ),
    any: said('不情愿就推，一句理由就够。', "I'd say no if you mean no. One reason is enough."),
  },
  declined: {
    work: said(
      '推得在理，那是你自己的时间。真给脸色，过两天也淡了。',
      'Saying no was fair. If they sulk, it passes, and so will the bad feeling.',
    ),
    any: said('该推就推，说出口不丢人。', "No was a fair answer. You don't owe anybody a yes."),
  },
  torn: {
    any: said(
      '一头是这事，一头是{kin}，两头为难。先跟{kin}说一声？',
      'Pulled both ways, and {kin} in the middle. Can any of it move a day?',
    ),
  },
  scorned: {
    any: said('正经跟人说，就换来这么个反应，换谁都心凉。', 'You bring it up in earnest and get that? Poor form.'),
  },
  silent: {
    job: said('没信不等于没戏，别老刷邮箱，先歇歇。', "No news isn't a no. Leave the inbox alone for tonight."),
    love: said(
      '没回不一定是不想回。发一句软话，就把手机放下。',
      "Silence isn't a no. Send one kind line, then put the phone down.",
    ),
    any: said('等回音最熬人，手机先扣着放会儿。', 'Waiting on an answer is wearing. Put the phone face down a while.'),
  },
  stuck: {
    study: said(
      '别跟整本较劲，就看十分钟一小节，手机搁远点。',
      "Don't fight the whole book. Ten minutes, one section, phone out of reach.",
    ),
    any: said(
      '先别想做完，挑最容易的做十分钟，开了头就好。',
      'Never mind finishing. Ten minutes on the easiest bit, just to start.',
    ),
  },
  dread: {
    any: said(
      '一想就烦，正常。到时只谈正事，别的不接。',
      'No wonder you dread it. Keep it short and to the point, then out.',
    ),
  },
  coldly: {
    work: said(
      '当着人这么说你，谁脸上都挂不住。错在说话的人。',
      'To be told off like that, with others watching. The shame is theirs.',
    ),
    any: said('连当面说一句都不肯，换谁都寒心。', "That's a cold way to do it. You were owed better."),
  },
  reproached: {
    work: said(
      '为这点事就数落你，太苛刻了。改完就翻篇，别往心里记。',
      'All that over this? Fix it and let it go. You know what you did well.',
    ),
    love: said(
      '这话扎心。里头多半是委屈，等静下来再问一句。',
      "That stings. There's mostly hurt behind words like that. Ask once it's calm.",
    ),
    any: said(
      '这话从在意的人嘴里出来，最扎人。别全揽到自己身上。',
      "It stings, coming from them. Don't take all of it on yourself.",
    ),
  },
  aged: {
    loss: said('多大岁数走的，都嫌太早。', 'However old, it always comes too soon.'),
    any: said(
      '这个岁数，难怪你更放不下心。{kin}有你惦记着呢。',
      'At that age you worry all the more. {kin} is lucky to have you.',
    ),
  },
  had: {
    loss: said('这么些年，早就是离不开的了。', 'All those years. Of course it hurts.'),
    love: said(
      '处了这么久，不是说放就放得下的。',
      "After all that time together you don't just let go. Of course it hurts.",
    ),
    any: said('这么久了，早就是离不开的了，难怪你心里惦记。', "After all that time, no wonder you can't settle."),
  },
} as const;
