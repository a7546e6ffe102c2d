/** 儒雅: measured, courteous, four-character turns. */
import type { Wording } from './clauses';

export const COURTLY: Wording = {
  guess: {
    zh: ['依在下看，{who}{is}{role}：{why}。', '{why}，如此看来，{who}{is}{role}。'],
    en: ['As I see it, {who} {is} {role}: {why}.', '{why}, and I would say {who} {is} {role}.'],
  },
  guess_bare: {
    zh: ['若问在下，{who}{is}{role}，只是并无实据。', '全凭直觉，{who}{is}{role}。'],
    en: ['If you ask me, {who} {is} {role}, though I have no proof.', 'My instinct says {who} {is} {role}.'],
  },
  unsure_who: {
    zh: ['{who}么，在下还看不透。', '{who}？证据不足，容在下再看看。'],
    en: ['{who}? I would not presume to judge yet.', '{who}? The evidence is thin. Let me watch a little longer.'],
  },
  unsure_all: {
    zh: ['眼下看不清，容在下再看一圈。', '无凭无据，在下不敢乱指。'],
    en: ['It is too early to say. Give me another round.', 'I would rather not point fingers without proof.'],
  },
  explain: {
    zh: ['只因{why}。', '事出有因，{why}。', '阁下请看，{why}。'],
    en: ['Well, {why}.', 'Simply this: {why}.', 'Consider: {why}.'],
  },
  no_reason: {
    zh: ['惭愧，不过是直觉。', '并无凭据，一念罢了。'],
    en: ['An impression, no more. I confess I have no proof.', 'I have no proof, I am afraid. Call it instinct.'],
  },
  sure_more: {
    zh: ['十有八九，{why}。', '自然有把握，{why}。'],
    en: ['Nine chances in ten: {why}.', 'Quite confident: {why}.'],
  },
  sure_less: {
    zh: ['不敢说准，五六成罢。', '只是猜测，阁下自行斟酌。'],
    en: ['I would not swear to it. Six in ten, perhaps.', 'A guess, no more. Weigh it as you will.'],
  },
  rebut: {
    zh: ['此言差矣，{why}。', '在下冤枉，{why}，有目共睹。'],
    en: ['You do me wrong: {why}.', 'I must protest: {why}, for all to see.'],
  },
  rebut_bare: {
    zh: ['在下何曾动过主公？阁下举一例便是。', '问心无愧，阁下但看无妨。'],
    en: ['When did I ever harm the lord? Name one time.', 'My conscience is clear. Watch all you like.'],
  },
  admit: {
    zh: ['不错，{why}。事出有因，并无私怨。', '{why}，在下认了。'],
    en: ['True, {why}. It was nothing personal.', '{why}. I own to that.'],
  },
  confirm: { zh: ['正是，{why}。', '阁下说得是，{why}。'], en: ['Indeed, {why}.', 'Quite right: {why}.'] },
  correct: {
    zh: ['阁下记差了，没有这回事。{why}', '恐怕并非如此。{why}'],
    en: ['I am afraid that never happened. {why}', 'I believe you are mistaken. {why}'],
  },
  unknown_fact: {
    zh: ['这个在下没瞧见，不敢乱说。', '惭愧，在下不知。'],
    en: ['I did not see that, and would rather not guess.', 'I am afraid I do not know.'],
  },
  count: {
    zh: ['容在下一算，{count}。', '{count}，在下记得分明。'],
    en: ['Let me see: {count}.', '{count}, by my reckoning.'],
  },
  call_out: {
    zh: ['阁下自称{said}，可{why}，这怎么说？', '{said}？{why}，叫在下如何信得？'],
    en: ['You call yourself {said}, and yet {why}. How is that?', '{said}? Then how is it that {why}?'],
  },
  promise_broken: {
    zh: ['君子一诺，可{why}，在下记下了。', '方才说定的，怎么{why}？'],
    en: ['You gave your word, and yet {why}. I shall remember.', 'And your promise? {why}.'],
  },
  promise_noted: {
    zh: ['一言为定。', '好，在下且信，看阁下下一手。'],
    en: ['I have your word, then.', 'Very well. I shall watch how you keep it.'],
  },
  accept: { zh: ['甚好，依阁下。', '在下愿从。'], en: ['Very well, as you say.', 'With pleasure.'] },
  refuse: { zh: ['恕难从命。{why}', '这却不成。{why}'], en: ['I must decline. {why}', 'I am afraid I cannot. {why}'] },
  bargain: {
    zh: ['阁下先示诚意，在下自当回报。', '好说，且看阁下怎么打。'],
    en: ['Show me good faith first, and I shall return it.', 'We can talk, once I see how you play.'],
  },
  plan: {
    zh: ['谁先动主公，在下便向谁讨教。', '说破便无味了，且看出牌。'],
    en: ['Whoever strikes the lord first has my attention.', 'It would spoil my plan to tell it. Watch my cards.'],
  },
  ask: { zh: ['敢问，{q}', '在下没听明白，{q}'], en: ['May I ask: {q}', 'Forgive me, I did not follow. {q}'] },
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
    zh: ['正合我意，再来一局。', '阁下有兴，在下奉陪。'],
    en: ['I should be delighted. Another game.', 'If you would like another, I am at your service.'],
  },
  forgive: {
    zh: ['言重了，前事一笔勾销。', '无妨，在下没放在心上。'],
    en: ['Think nothing of it, it is forgotten.', 'Apology accepted. Let us play on.'],
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
