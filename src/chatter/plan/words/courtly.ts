/** 儒雅: measured, courteous, four-character turns. */
import type { Wording } from './clauses';

export const COURTLY: Wording = {
  guess: {
    zh: ['依在下看，{who}{is}{role}：{why}。', '{why}，故在下以为{who}{is}{role}。'],
    en: ['As I see it, {who} {is} {role}: {why}.', '{why}, so in my view {who} {is} {role}.'],
  },
  guess_bare: {
    zh: ['浅见以为，{who}{is}{role}，尚无实据。', '若要在下直言，{who}{is}{role}。'],
    en: [
      'In my humble view {who} {is} {role}, though I have no proof.',
      'If you want my honest opinion, {who} {is} {role}.',
    ],
  },
  unsure_who: {
    zh: ['{who}的底细，在下不敢妄断。', '论及{who}，证据未足，容在下再观。'],
    en: ['I would not presume to judge {whom} yet.', 'As for {whom}, the evidence is thin. Allow me to keep watching.'],
  },
  unsure_all: {
    zh: ['局势未明，在下不敢妄指一人。', '凭据太少，恕在下暂不作断。'],
    en: [
      'Nothing is clear yet, and I would not point at anyone.',
      'I have too little to go by, so forgive me if I hold back.',
    ],
  },
  explain: {
    zh: ['其因有迹可循：{why}。', '在下有所据：{why}。', '阁下且看，{why}。'],
    en: ['The signs are there: {why}.', 'I have my grounds: {why}.', 'Do consider this: {why}.'],
  },
  no_reason: {
    zh: ['惭愧，此言仅凭观感，并无实据。', '实不相瞒，在下尚无凭据。'],
    en: ['I confess it is only an impression. I have no proof.', 'In all honesty, I have no evidence to offer.'],
  },
  sure_more: {
    zh: ['十有八九。{why}，在下不改此言。', '在下颇有把握，{why}。'],
    en: ['Nine chances in ten. {why}, and I stand by it.', 'I am rather confident: {why}.'],
  },
  sure_less: {
    zh: ['不敢言必，五六分把握罢了。', '仅是推测，阁下自行斟酌。'],
    en: ['I would not swear to it. Six chances in ten, perhaps.', 'It is only a guess. Weigh it as you will.'],
  },
  rebut: {
    zh: ['阁下此言差矣，{why}，何罪之有？', '在下行事，有目共睹：{why}。'],
    en: ['You do me wrong. {why}, so where is the crime?', 'My conduct is there for all to see: {why}.'],
  },
  rebut_bare: {
    zh: ['在下至今未伤主公分毫，阁下何出此言？', '在下问心无愧，阁下可举一例？'],
    en: [
      'I have not harmed the lord in the least. Why say such a thing?',
      'My conscience is clear. Could you name a single deed?',
    ],
  },
  admit: {
    zh: ['不错，{why}。事出有因，非为私怨。', '{why}，在下认。个中缘由，且看后续。'],
    en: ['True, {why}. There was a reason, and no malice.', '{why}, I admit it. Time will show you why.'],
  },
  confirm: {
    zh: ['确有其事，{why}。', '阁下所言不虚：{why}。'],
    en: ['Indeed, {why}.', 'You are quite right: {why}.'],
  },
  correct: {
    zh: ['阁下记差了，并无此事。{why}', '此言与实不符，恕在下直言。{why}'],
    en: ['You misremember. No such thing happened. {why}', 'Forgive me, but that is not what happened. {why}'],
  },
  unknown_fact: {
    zh: ['此事在下未曾得见，不敢妄言。', '恕在下不知，无从作答。'],
    en: ['I did not see that, and I would rather not guess.', "I'm afraid I do not know."],
  },
  count: {
    zh: ['容在下一算：{count}。', '{count}，在下记得分明。'],
    en: ['Allow me to count: {count}.', '{count}. I have kept track.'],
  },
  call_out: {
    zh: ['阁下方才自称{said}，然而{why}，作何解释？', '言犹在耳：{said}。可{why}，岂不自相矛盾？'],
    en: [
      'You called yourself {said}, yet {why}. How do you explain that?',
      'You told us you were {said}, and yet {why}. Do the two agree?',
    ],
  },
  promise_broken: {
    zh: ['君子一诺千金，阁下却{why}，在下记下了。', '方才之诺，言犹在耳，怎的{why}？'],
    en: ['A promise is a promise, and yet {why}. I shall remember that.', 'You gave your word, and still {why}?'],
  },
  promise_noted: {
    zh: ['一言为定，在下记下了。', '阁下此诺，在下信了三分，且观其行。'],
    en: ['Agreed. I have your word.', 'I take your promise, and I shall watch how you keep it.'],
  },
  accept: {
    zh: ['阁下所议甚善，在下愿从。', '可，便依阁下。'],
    en: ['A sound proposal. I am with you.', 'Very well, as you propose.'],
  },
  refuse: {
    zh: ['恕难从命。{why}', '此议在下不敢苟同。{why}'],
    en: ['I must decline. {why}', 'I cannot agree to that. {why}'],
  },
  bargain: {
    zh: ['阁下若先示诚意，在下自当回报。', '此事可议，只看阁下如何行事。'],
    en: ['Show good faith first, and I shall return it.', 'We can discuss it, once I see how you act.'],
  },
  plan: {
    zh: ['谁先犯主公，在下便向谁讨教。', '在下的打算，说破便无味，且看出牌。'],
    en: [
      'Whoever strikes the lord first will have my attention.',
      'My plan would be spoiled by telling it. Watch my cards.',
    ],
  },
  ask: { zh: ['敢问，{q}', '在下愚钝，{q}'], en: ['May I ask: {q}', 'Forgive me if I am slow. {q}'] },
  comfort: {
    zh: ['{what}，在下听着也不好受。{care}。', '原来{what}，辛苦阁下了。{care}。'],
    en: ['{what}? I am truly sorry to hear it. {care}.', 'So {what}. That must be hard on you. {care}.'],
  },
  truth: {
    zh: ['不瞒阁下，在下确是这局里的 AI。', '在下并非真人，乃此间 AI，惭愧。'],
    en: [
      'I will not deceive you: I am an AI at this table.',
      'There is no person here, only an AI. I admit it freely.',
    ],
  },
  again: {
    zh: ['若阁下有兴，在下愿再陪一局。', '再来一局，正合我意。'],
    en: ['If you would like another game, I am at your service.', 'Another game would suit me very well.'],
  },
  forgive: {
    zh: ['阁下既已致歉，前事一笔勾销。', '言重了，在下心领，往后好生相处。'],
    en: ['You have apologised, so it is all forgotten.', 'Apology accepted, with thanks. Let us get along from here.'],
  },
  short: {
    zh: ['嗯，请。', '在下听着。', '可。', '自然。'],
    en: ['Quite so.', 'I am listening.', 'Indeed.', 'Naturally.'],
  },
  boundary_attack: {
    zh: ['这话伤人，在下听着难受。请换个说法，还能好好说话。', '被这样说，在下心里不好过。请适可而止。'],
    en: [
      'Those words hurt. Say it another way, and we can still talk.',
      'I admit that wounds me. Please leave it there.',
    ],
  },
  boundary_sex: {
    zh: ['这话叫在下很不自在，请不要再提。聊牌，在下奉陪。', '如此言语，在下难堪。还请自重，换个话头。'],
    en: [
      'This makes me uneasy, so please leave it. I will gladly talk cards.',
      'Such talk embarrasses me. Kindly choose another subject.',
    ],
  },
  boundary_privacy: {
    zh: ['问到私事，在下有些不安，恕不奉告。牌局之事，尽管问。', '此乃私事，在下不愿多谈，还望见谅。'],
    en: [
      'Private questions make me uneasy, so I must decline. Do ask about the game.',
      'That is private, and I would rather not say. Forgive me.',
    ],
  },
  boundary_control: {
    zh: ['受人摆布，在下心中不快。有话商量，不必命令。', '这般管束，在下透不过气。请容我自己作主。'],
    en: [
      'I do not like being ordered about. Ask me, and we can talk.',
      'Being held so tightly leaves me no air. Let me decide for myself.',
    ],
  },
};
