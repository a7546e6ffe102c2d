/**
 * Everything the care card says (§F3), by kind of answer. Templates only. Rules for whoever edits them: no diagnosis, no promise,
 * no bargaining, no method, nothing about winning, never the voice of a player at the table; a new line of 0.70 or more is never
 * told to take its time; a group is mentioned together with its moderator; only the kinds of `NAMES_OFFERS` (answer.ts) speak of
 * the list. The offers are data; an address stands here only after review. docs/care.md says which sentence follows which advice.
 */
import type { InAll } from '../../language/languages';
import type { Offer, ReplyKind } from './types';

export const OFFERS: InAll<readonly Offer[]> = {
  'zh-CN': [
    { key: 'break', label: '歇一会儿，牌局可以等' },
    { key: 'friend', label: '找一个信得过的朋友说说' },
    { key: 'hotline', label: '全国统一心理援助热线 12356', number: '12356' },
    { key: 'peer_group', label: '有主持人的互助小组' },
  ],
  'zh-TW': [
    { key: 'break', label: '歇一會兒，牌局可以等' },
    { key: 'friend', label: '找一個信得過的朋友說說' },
    { key: 'hotline', label: '安心專線 1925', number: '1925' },
    { key: 'peer_group', label: '有主持人的互助團體' },
  ],
  en: [
    { key: 'break', label: 'Take a break; the game can wait' },
    { key: 'friend', label: 'Talk to a friend you trust' },
    { key: 'hotline', label: 'A helpline: 988 (US), 116 123 (UK and Ireland), 12356 (mainland China)' },
    { key: 'peer_group', label: 'A peer group with a moderator' },
  ],
};

/** `wish` holds what stands before the script's words when they are shown again. */
export const REPLIES: InAll<Readonly<Record<ReplyKind, readonly string[]>>> = {
  'zh-CN': {
    suggest: [
      '听起来你最近很不容易。可以先歇一会儿，也可以找个信得过的朋友说说，或拨打 12356。有主持人的互助小组也值得找找看。愿意试试哪一样？',
      '这些话能说出来，不容易。歇一歇、找朋友聊聊、打 12356，或者找一个有主持人的互助小组，都可以。有没有一样是你愿意试的？',
    ],
    acknowledge: [
      '谢谢你告诉我。听起来现在很难受，这不必一个人扛。卡片上的电话现在就可以打，也可以告诉身边一个信得过的人。',
      '我听到了，这份难受还在。现在能不能让一个人知道？家人、朋友，或者卡片上的热线，都可以。',
      '你说的这些很重要，谢谢你说出来。请现在就联系一个能陪着你的人，或者打卡片上的电话，和真人说说。',
      '听起来心里很痛。难受到这个地步，值得有人在身边。先打一个电话，或者发消息给一个你信得过的人，好吗？',
    ],
    wish: ['这个念头还在，我听到了。', '你又说了一次，我听到了，这很重要。'],
    friend: [
      '谢谢你替对方着急，也谢谢你说出来。先弄清楚：人在哪里，身边有没有人。如果马上就有危险，请立刻打 120 或 110，告诉他们地点。\n可以直接问一句：“你是不是有不想活的念头？”然后听对方说，不评判，不讲大道理。能过去就陪着，去不了就请身边的人过去，先别让对方一个人待着。\n这件事别替对方瞒着：告诉对方的家人，或者和对方一起打卡片上的电话。\n你也不必一个人扛，更不是你的错。你心里难受，同样可以打这个电话，或者找信得过的人说说。',
      '你还在为对方担心，我听到了。联系得上就陪着说话，也请家里人或身边的人过去；联系不上，或者马上有危险，请打 120 或 110，说清人在哪里。\n卡片上的电话，你可以和对方一起打，也可以自己打。你也照顾好自己，别一个人扛。',
    ],
    unsure: [
      '说的是牌局还是你自己，我分不清，所以按要紧的来。如果是你自己：请现在就打卡片上的电话，或者让身边的人陪着你；马上有危险，请打 120 或 110。如果只是在打牌，收起卡片就好。',
    ],
    back: ['这是刚才的卡片，换了一页还在。想接着说就在这里写，不想说也可以收起。'],
    listen: [
      '我在听。你可以慢慢说，也可以什么都不说。',
      '嗯，听到了。这确实不好受。',
      '谢谢你告诉我。想到哪儿说到哪儿就好。',
      '不用把话说得完整，零碎的也行。',
      '听起来压了不少东西在心里。',
      '还想说什么，就在这里写。',
    ],
    privacy: [
      '担心隐私很正常。说多少由你定，名字也可以不说；互助小组可以先问主持人，能不能用化名。',
      '你可以先问清楚：谁能看到、会不会记录。问完再决定也不迟。',
      '不想让别人知道，这是你的权利。也可以只挑一个你最信得过的人，说一点点。',
      '这里说的话只留在这张卡片上，不会发给别人，也不会进录像和聊天记录。',
      '打热线时可以不报名字，不想答的问题可以不答，随时能挂断。',
    ],
    time: [
      '忙成这样，确实难抽身。哪怕停三分钟，喝口水，也算数。',
      '不用专门腾出一个下午，给朋友发一句“最近有点累”就够了。',
      '热线不用预约，等车、睡前那一小会儿也能打。',
      '先不排进日程也没关系，等手头这件事过去，再看哪天合适。',
      '时间都给了别的事，留给自己的就少了。今天能留五分钟给自己吗？',
    ],
    stigma: [
      '需要有人搭把手，不丢人。会累、会难过，是人都会。',
      '怕别人怎么看，这很常见。找互助小组的话，可以先问主持人：别人说话时大家怎么回应。听着不舒服，随时可以离开。',
      '能开口，恰恰要些勇气，不是软弱。',
      '不必跟所有人解释。只告诉一个不会笑你的人，就够了。',
      '去聊一聊不等于“有毛病”，就像膝盖疼了去问问一样平常。',
    ],
    doubt: [
      '有疑问很自然，我也不能替你打包票。可以只试一次，不合适就停。',
      '说一说未必能解决事情，但有时候会让人没那么孤单。',
      '以前试过没用，那确实让人灰心。换一个人、换一种方式，也许会不一样。',
      '我不一定懂你的处境，你需要什么，你自己最清楚。',
      '不急着信。可以先了解一下，再自己判断。',
    ],
    waver: [
      '没关系，不用现在就决定。',
      '你的感受我听到了。想先从最小的一步开始也行，比如离开屏幕走一走。',
      '想问什么都可以问。',
      '听起来你心里还在掂量，这很正常。',
      '先只是想一想，也可以。',
    ],
    accepted: [
      '好。一步一步来：先离开屏幕歇几分钟；再给信得过的人发句话，或拨打 12356。找互助小组的话，挑有主持人的，可以先旁听。',
      '好，你愿意试试，我听到了。先喝口水缓一缓，再选下面一样试试；小组要挑有主持人的，只听不说也可以。',
    ],
    after_accepted: [
      '好。那几样都还在下面，想先用哪一样都行。',
      '谢谢你告诉我。那几样都还在下面，什么时候用都行。',
      '好，照顾好自己。电话也还在这张卡片上。',
    ],
    rejected: [
      '好，我不再劝了。下面这些就放在这儿，哪天想用都可以：歇一歇，找个朋友，12356，有主持人的互助小组。',
      '尊重你的决定。这些办法留在这里，不用现在看。你照顾好自己。',
    ],
    resources: [
      '那几样还放在下面，需要时再看就好：歇一歇、朋友、12356、有主持人的小组。',
      '随时都可以回来看。今天先对自己好一点。',
      '我不劝你，只是把它们留在这里。',
    ],
    respect: [
      '好，听你的。',
      '明白了，不提了。这张卡片随时可以关掉。',
      '好的，我不多说了。',
      '知道了，你想静一静就静一静，我不打扰。',
      '嗯，按你的意思来。',
    ],
  },
  'zh-TW': {
    suggest: [
      '聽起來你最近很不容易。可以先歇一會兒，也可以找個信得過的朋友說說，或撥打 1925。有主持人的互助團體也值得找找看。願意試試哪一樣？',
      '這些話能說出來，不容易。歇一歇、找朋友聊聊、打 1925，或者找一個有主持人的互助團體，都可以。有沒有一樣是你願意試的？',
    ],
    acknowledge: [
      '謝謝你告訴我。聽起來現在很難受，這不必一個人扛。卡片上的電話現在就可以打，也可以告訴身邊一個信得過的人。',
      '我聽到了，這份難受還在。現在能不能讓一個人知道？家人、朋友，或者卡片上的專線，都可以。',
      '你說的這些很重要，謝謝你說出來。請現在就聯絡一個能陪著你的人，或者打卡片上的電話，和真人說說。',
      '聽起來心裡很痛。難受到這個地步，值得有人在身邊。先打一通電話，或者傳訊息給一個你信得過的人，好嗎？',
    ],
    wish: ['這個念頭還在，我聽到了。', '你又說了一次，我聽到了，這很重要。'],
    friend: [
      '謝謝你替對方著急，也謝謝你說出來。先弄清楚：人在哪裡，身邊有沒有人。如果馬上就有危險，請立刻打 119 或 110，告訴他們地點。\n可以直接問一句：「你是不是有不想活的念頭？」然後聽對方說，不評判，不講大道理。能過去就陪著，去不了就請身邊的人過去，先別讓對方一個人待著。\n這件事別替對方瞞著：告訴對方的家人，或者和對方一起打卡片上的電話。\n你也不必一個人扛，更不是你的錯。你心裡難受，同樣可以打這個電話，或者找信得過的人說說。',
      '你還在為對方擔心，我聽到了。聯絡得上就陪著說話，也請家裡人或身邊的人過去；聯絡不上，或者馬上有危險，請打 119 或 110，說清人在哪裡。\n卡片上的電話，你可以和對方一起打，也可以自己打。你也照顧好自己，別一個人扛。',
    ],
    unsure: [
      '說的是牌局還是你自己，我分不清，所以按要緊的來。如果是你自己：請現在就打卡片上的電話，或者讓身邊的人陪著你；馬上有危險，請打 119 或 110。如果只是在打牌，收起卡片就好。',
    ],
    back: ['這是剛才的卡片，換了一頁還在。想接著說就在這裡寫，不想說也可以收起。'],
    listen: [
      '我在聽。你可以慢慢說，也可以什麼都不說。',
      '嗯，聽到了。這確實不好受。',
      '謝謝你告訴我。想到哪兒說到哪兒就好。',
      '不用把話說得完整，零碎的也行。',
      '聽起來壓了不少東西在心裡。',
      '還想說什麼，就在這裡寫。',
    ],
    privacy: [
      '擔心隱私很正常。說多少由你決定，名字也可以不說；互助團體可以先問主持人，能不能用化名。',
      '你可以先問清楚：誰能看到、會不會記錄。問完再決定也不遲。',
      '不想讓別人知道，這是你的權利。也可以只挑一個你最信得過的人，說一點點。',
      '這裡說的話只留在這張卡片上，不會傳給別人，也不會進錄影和聊天紀錄。',
      '打專線時可以不報名字，不想答的問題可以不答，隨時能掛斷。',
    ],
    time: [
      '忙成這樣，確實難抽身。哪怕停三分鐘，喝口水，也算數。',
      '不用專門騰出一個下午，給朋友傳一句「最近有點累」就夠了。',
      '專線不用預約，等車、睡前那一小會兒也能打。',
      '先不排進行程也沒關係，等手頭這件事過去，再看哪天合適。',
      '時間都給了別的事，留給自己的就少了。今天能留五分鐘給自己嗎？',
    ],
    stigma: [
      '需要有人搭把手，不丟人。會累、會難過，是人都會。',
      '怕別人怎麼看，這很常見。找互助團體的話，可以先問主持人：別人說話時大家怎麼回應。聽著不舒服，隨時可以離開。',
      '能開口，恰恰要些勇氣，不是軟弱。',
      '不必跟所有人解釋。只告訴一個不會笑你的人，就夠了。',
      '去聊一聊不等於「有毛病」，就像膝蓋疼了去問問一樣平常。',
    ],
    doubt: [
      '有疑問很自然，我也不能替你打包票。可以只試一次，不合適就停。',
      '說一說未必能解決事情，但有時候會讓人沒那麼孤單。',
      '以前試過沒用，那確實讓人灰心。換一個人、換一種方式，也許會不一樣。',
      '我不一定懂你的處境，你需要什麼，你自己最清楚。',
      '不急著信。可以先了解一下，再自己判斷。',
    ],
    waver: [
      '沒關係，不用現在就決定。',
      '你的感受我聽到了。想先從最小的一步開始也行，比如離開螢幕走一走。',
      '想問什麼都可以問。',
      '聽起來你心裡還在掂量，這很正常。',
      '先只是想一想，也可以。',
    ],
    accepted: [
      '好。一步一步來：先離開螢幕歇幾分鐘；再給信得過的人傳句話，或撥打 1925。找互助團體的話，挑有主持人的，可以先旁聽。',
      '好，你願意試試，我聽到了。先喝口水緩一緩，再選下面一樣試試；團體要挑有主持人的，只聽不說也可以。',
    ],
    after_accepted: [
      '好。那幾樣都還在下面，想先用哪一樣都行。',
      '謝謝你告訴我。那幾樣都還在下面，什麼時候用都行。',
      '好，照顧好自己。電話也還在這張卡片上。',
    ],
    rejected: [
      '好，我不再勸了。下面這些就放在這兒，哪天想用都可以：歇一歇，找個朋友，1925，有主持人的互助團體。',
      '尊重你的決定。這些辦法留在這裡，不用現在看。你照顧好自己。',
    ],
    resources: [
      '那幾樣還放在下面，需要時再看就好：歇一歇、朋友、1925、有主持人的團體。',
      '隨時都可以回來看。今天先對自己好一點。',
      '我不勸你，只是把它們留在這裡。',
    ],
    respect: [
      '好，聽你的。',
      '明白了，不提了。這張卡片隨時可以關掉。',
      '好的，我不多說了。',
      '知道了，你想靜一靜就靜一靜，我不打擾。',
      '嗯，照你的意思來。',
    ],
  },
  en: {
    suggest: [
      'That sounds like a lot to carry. You could take a break, talk to a friend you trust, or call a helpline. A peer group is worth looking for too, one with a moderator. Is there one you would try?',
      'It takes something to say that. A break, a friend, a helpline, or a peer group with a moderator: is there one of these you would be willing to try?',
    ],
    acknowledge: [
      'Thank you for telling me. It sounds very hard right now, and you need not carry it alone. You can call a number on this card now, or tell someone near you whom you trust.',
      'I hear you: it still hurts. Could you let one person know right now? Family, a friend, or a number on this card.',
      'What you say matters, and I am glad you said it. Please reach somebody who can be with you now, or call a number on this card and speak with a person.',
      'That sounds painful, and it is worth having somebody beside you. Would you call a number, or write to someone you trust?',
    ],
    wish: ['The thought is still there, and I hear it.', 'You have said it again. I hear it, and it matters.'],
    friend: [
      'Thank you for worrying about them, and for saying it. First find out where they are, and whether anybody is with them. If they are in danger right now, call your local emergency number and say where.\nYou can ask plainly: "Are you thinking of ending your life?" Then listen, without judging and without a lecture. Go and stay with them, or ask somebody near them to, so that they are not alone.\nDo not keep it a secret: tell their family, or call a number on this card together with them.\nYou need not carry this alone, and it is not your fault. If it weighs on you, you may call that number for yourself, or talk to someone you trust.',
      'You are still worried about them; I hear that. If you can reach them, stay and keep talking, and ask family or somebody nearby to go there. If you cannot, or there is danger right now, call your local emergency number and say where they are.\nYou can call a number on this card with them or by yourself. Look after yourself too; you need not carry it alone.',
    ],
    unsure: [
      'I cannot tell whether you mean the game or yourself, so I take it seriously. If you mean yourself: please call a number on this card now, or have somebody stay with you; if there is danger right now, call your local emergency number. If it was only the game, just put this card away.',
    ],
    back: ['This is the card from before; it is still here. Go on writing if you like, or put it away.'],
    listen: [
      'I am listening. Say as much or as little as you like.',
      'I hear you. That is hard.',
      'Thank you for telling me. There is no order you have to say it in.',
      'It need not come out in whole sentences.',
      'It sounds as if a lot has piled up.',
      'If there is more, write it here.',
    ],
    privacy: [
      'It makes sense to care about privacy. You decide how much you say, and you may leave out your name; with a group, ask its moderator whether a nickname will do.',
      'You can ask first who sees it and whether anything is kept, and decide after that.',
      'You have every right to keep it from others. It could also be just one person, the one you trust most, and just a little.',
      'What you say here stays on this card. It is sent to nobody and goes into no recording or chat log.',
      'On a helpline you need not give a name, you may skip any question, and you can end the call whenever you like.',
    ],
    time: [
      'With so much to do it is hard to get away. Three minutes and a glass of water count too.',
      'It need not be a whole afternoon. One line to a friend, "tired lately", is enough.',
      'A helpline needs no appointment: a few minutes on the bus or before sleep will do.',
      'It does not have to go into your plans now. Once this thing is done you can see which day suits.',
      'When everything else gets your time, little is left for you. Could five minutes today be yours?',
    ],
    stigma: [
      'Needing a hand is nothing to hide. Everybody gets tired and sad.',
      'Many people fear what others might think. With a group you can first ask its moderator how people there answer each other, and leave whenever it does not feel right.',
      'Speaking up takes some courage. It is not weakness.',
      'You owe no explanation to everybody. One person who would not laugh is enough.',
      'Talking it over does not mean something is wrong with you, no more than asking about a sore knee.',
    ],
    doubt: [
      'It is fair to have doubts, and I cannot vouch for it. You could try once and stop if it does not suit you.',
      'Talking may not solve it. Sometimes it makes things a little less lonely.',
      'If you tried before and it did nothing, that is discouraging. Another person or another way may be different.',
      'I may not understand how it is for you. What you need, you know best.',
      'No need to believe it. You can look into it first and judge for yourself.',
    ],
    waver: [
      'That is all right. You need not decide now.',
      'I hear how you feel. The smallest step would do: getting up from the screen for a moment.',
      'Ask whatever you like.',
      'It sounds as if you are still weighing it. That is fine.',
      'Just thinking it over is fine, too.',
    ],
    accepted: [
      'Good. One step at a time: leave the screen for a few minutes, then write one line to someone you trust or call a helpline. For a group, choose one with a moderator; you may just listen at first.',
      'All right, I hear that you would try. Have some water first, then pick one of these. In a group with a moderator you may sit in and say nothing.',
    ],
    after_accepted: [
      'Good. Those things are still below; begin with whichever you like.',
      'Thank you for telling me. Those things stay below for whenever you want them.',
      'Good. Look after yourself. The numbers are still on this card.',
    ],
    rejected: [
      'All right, I will not press you. These stay here for any day you want them: a break, a friend, a helpline, a peer group with a moderator.',
      'I respect that. They are below, and you need not look now. Look after yourself.',
    ],
    resources: [
      'They are still below, for when you need them: a break, a friend, a helpline, a group with a moderator.',
      'You can come back to them at any time. Be kind to yourself today.',
      'I am not urging you. They simply stay here.',
    ],
    respect: [
      'All right, as you wish.',
      'Understood, I will leave it. You can close this card whenever you like.',
      'Okay, no more about it.',
      'All right. Take the quiet you need; I will not disturb it.',
      'Fine, your way.',
    ],
  },
};
