/** Back to troubles of those near one, of the heart and of the body: loss, illness, love, family. */
import type { TroubleWords } from './row';

export const NEAR_TROUBLES: Readonly<Record<string, TroubleWords>> = {
  loss_kin: {
    what: { zh: '{kin}走了', en: 'you lost someone dear' },
    after: { zh: '你心里好受些了么', en: 'are you bearing up' },
    said: {
      zh: [
        '{kin}走了……难过就难过，不用撑着，我听着。',
        '节哀。{kin}被你这样惦记着，不算走远。',
        '听着心里发酸。牌慢慢打，想说{kin}的事就说。',
      ],
      en: [
        "I'm so sorry about {kin}. No need to be strong here.",
        "I'm sorry. Losing {kin} leaves a big hole. Talk if you like, I'm listening.",
        "That's a heavy loss. Take your time. The cards can wait.",
      ],
    },
  },
  loss_child: {
    what: { zh: '孩子没能留住', en: 'you lost a pregnancy' },
    after: { zh: '身子和心里好些了么', en: 'are you healing' },
    said: {
      zh: ['这一关身上心里都疼，别怪自己，好好养着。', '抱抱你。难过不用藏着，身边留个贴心的人。'],
      en: [
        "I'm so sorry. Go gently with yourself, and don't carry it alone.",
        "That hurts in body and heart. It's okay to grieve, or to feel nothing yet.",
      ],
    },
  },
  loss_pet: {
    what: { zh: '{kin}走了', en: 'you lost a companion' },
    after: { zh: '家里那位小家伙的事，你好受些了么', en: 'are you holding up without your little one' },
    said: {
      zh: [
        '{kin}走了……那是家里人啊，难过是应该的。',
        '陪了你这么久，{kin}这辈子过得值。慢慢来。',
        '唉，心疼。{kin}知道你疼它，想说就说说它。',
      ],
      en: [
        "I'm so sorry about {kin}. They're family.",
        'That hurts. {kin} had a good home with you.',
        "I'm sorry you had to say goodbye to {kin}. Tell me about them if you like.",
      ],
    },
  },
  pet_lost: {
    what: { zh: '{kin}还没找着', en: '{kin} is still missing' },
    after: { zh: '家里小家伙找着了么', en: 'has your little one turned up' },
    said: {
      zh: ['{kin}不见了，换谁都坐不住。多半就在附近躲着，夜里安静时再喊喊。', '愿{kin}早点回家。这会儿出牌慢点没事。'],
      en: [
        "Anybody would be restless with {kin} out there. They're often close by; try again when it's quiet.",
        "I hope {kin} turns up soon. Nobody minds if you're slow.",
      ],
    },
  },
  pet_ill: {
    what: { zh: '{kin}病了', en: '{kin} is not well' },
    after: { zh: '家里小家伙好些了么', en: 'how is your little one doing' },
    said: {
      zh: [
        '{kin}病了是真揪心。看过医生没有？盼它快好。',
        '愿{kin}平平安安。牌慢点出没事，惦记它是应该的。',
        '小家伙不会说话，更让人急。{kin}会挺过来的。',
      ],
      en: [
        'Oh no, poor thing. I hope {kin} is okay.',
        "Of course you can't focus. Fingers crossed for {kin}.",
        "Waiting on a vet is awful. I hope it's good news about {kin}.",
      ],
    },
  },
  kin_surgery: {
    what: { zh: '{kin}要动手术', en: '{kin} is having surgery' },
    after: { zh: '{kin}的手术还顺利么', en: 'how did the surgery go' },
    said: {
      zh: ['{kin}动手术，换谁都慌。愿一切顺利。'],
      en: ['Surgery for {kin}? Anyone would be scared. I hope it goes smoothly.'],
    },
  },
  kin_ill: {
    what: { zh: '{kin}病了', en: '{kin} is unwell' },
    after: { zh: '{kin}好些了么', en: 'is your family any better' },
    said: {
      zh: [
        '{kin}病了，你心里肯定悬着。愿早日平安。',
        '牌可以放一边，先顾{kin}，自己也别熬垮了。',
        '听着揪心。愿{kin}快点好起来。',
      ],
      en: [
        "I'm sorry to hear about {kin}. I hope it gets better soon.",
        "That's a lot to carry. Go to {kin} if you're needed, we can wait.",
        'Thinking of {kin}. Look after yourself too.',
      ],
    },
  },
  surgery: {
    what: { zh: '你要动手术', en: 'you are facing surgery' },
    after: { zh: '你的手术还顺利么', en: 'how did your operation go' },
    said: {
      zh: ['要挨刀子，怕是正常的。听医生的，愿你顺利。'],
      en: ['An operation is scary, even a small one. I hope yours goes well.'],
    },
  },
  checkup: {
    what: { zh: '体检让你挂心', en: 'those test results worry you' },
    after: { zh: '检查的事怎么样了', en: 'any news from the doctor' },
    said: {
      zh: ['早查出来是好事。听医生的，少熬夜，多走走。'],
      en: ['Better to know early. Ask the doctor before you fear the worst.'],
    },
  },
  hurt: {
    what: { zh: '你受了伤', en: 'you got hurt' },
    after: { zh: '伤好些了么', en: 'how is the injury' },
    said: {
      zh: ['伤筋动骨急不得，好好养着。还疼不疼？'],
      en: ['Ouch, that sounds painful. Let it heal properly.'],
    },
  },
  mind: {
    what: { zh: '你心里压着事', en: 'your mind is heavy' },
    after: { zh: '这几天心里松快些了么', en: 'has your mind been any lighter' },
    said: {
      zh: ['这不是你矫情，是真难受。找医生聊聊，别一个人扛。'],
      en: ["That's real, and it's hard. Please lean on a doctor or someone you trust."],
    },
  },
  pain: {
    what: { zh: '你身上疼', en: 'you are in pain' },
    after: { zh: '还疼么', en: 'does it still hurt' },
    said: {
      zh: ['疼起来牌都看不进去。撑不住就去看看。'],
      en: ["Pain makes everything harder. Don't tough it out too long."],
    },
  },
  sick: {
    what: { zh: '你身子不舒服', en: 'you are not well' },
    after: { zh: '身子好些了么', en: 'are you feeling better' },
    said: {
      zh: ['病着还来打牌？多喝水，撑不住就去看医生。', '身子要紧。烧不退、吐不停就别拖，去医院。'],
      en: [
        'That sounds miserable. Drink something and get some rest.',
        "Feel better soon. See a doctor if it won't let up.",
      ],
    },
  },
  breakup: {
    what: { zh: '一段感情散了', en: 'a love came to an end' },
    after: { zh: '心里那道坎，过去些了么', en: 'does the heart hurt a little less' },
    said: {
      zh: [
        '分手这事，疼是真的。今天不用装没事。',
        '散了就是散了，难受也不丢人，我听着。',
        '别急着好起来，先吃顿热的，睡一觉。',
      ],
      en: [
        "I'm sorry. Breakups hurt, and you don't have to act fine here.",
        "That's rough. Eat something warm, and don't rush to be okay.",
        "I'm sorry it ended. Say as much or as little as you like.",
      ],
    },
  },
  cheated: {
    what: { zh: '你被人辜负了', en: 'someone broke your trust' },
    after: { zh: '那口气，顺些了么', en: 'has the sting eased' },
    said: {
      zh: ['错在那个人，不在你。气就骂，我听着。'],
      en: ["That's on them, not on you."],
    },
  },
  love_quarrel: {
    what: { zh: '你们俩闹了别扭', en: 'you two had a fight' },
    after: { zh: '你们俩说开了么', en: 'have you two made up' },
    said: {
      zh: ['吵架的时候谁都嘴硬。等气消了，先递句软话。'],
      en: ['Fights with someone close sting the most. Let tempers cool first.'],
    },
  },
  rejected: {
    what: { zh: '心意没被接住', en: 'you were turned down' },
    after: { zh: '被拒那事，放下些了么', en: 'are you over that no' },
    said: {
      zh: ['敢开口就不丢人，只是缘分没到。'],
      en: ['That stings. It took guts to ask, though.'],
    },
  },
  violated: {
    what: { zh: '你受了侵害', en: 'you were hurt' },
    after: { zh: '现在身边有人陪么', en: 'is somebody with you now' },
    said: {
      zh: ['我信你，这绝不是你的错。找信得过的人陪着，可以报警。', '错的是那个人，不是你。想求助，警察和热线都在。'],
      en: [
        'I believe you, and it was not your fault. Someone you trust, or the police, can help.',
        "I'm so sorry. None of it is on you. A helpline or someone you trust can be there.",
      ],
    },
  },
  kin_violence: {
    what: { zh: '家里有人对你动手', en: 'somebody at home hits you' },
    after: { zh: '现在安全么', en: 'are you safe now' },
    said: {
      zh: ['挨打不是你的错。先去安全的地方，找信得过的人说。'],
      en: ['Being hit is not your fault. Get somewhere safe and tell someone you trust.'],
    },
  },
  kin_quarrel: {
    what: { zh: '跟家里人闹僵了', en: 'you fell out with {kin}' },
    after: { zh: '跟家里人说开了么', en: 'have you two made up' },
    said: {
      zh: ['跟{kin}闹僵最难受，心里还惦记着吧？'],
      en: ['Falling out with {kin} is hard. Nobody gets under the skin like family.'],
    },
  },
  pressed: {
    what: { zh: '家里催得紧', en: 'your family is pressing you' },
    after: { zh: '家里还催么', en: 'are they still pressing you' },
    said: {
      zh: ['催归催，日子是你过。笑笑混过去就行。'],
      en: ["They mean well, but it's your life. Take your time."],
    },
  },
  homesick: {
    what: { zh: '你想家了', en: 'you miss home' },
    after: { zh: '给家里打过电话了么', en: 'have you called home' },
    said: {
      zh: ['想家就打个电话，他们准在等你。'],
      en: ["Missing home is hard. Give them a call, they'd love it."],
    },
  },
  kids: {
    what: { zh: '孩子闹心', en: 'the little one wears you out' },
    after: { zh: '孩子消停些了么', en: 'has the little one calmed down' },
    said: {
      zh: ['带娃是体力活，你辛苦了。歇一手再打。'],
      en: ['Kids are harder than any game. Hang in there.'],
    },
  },
};
