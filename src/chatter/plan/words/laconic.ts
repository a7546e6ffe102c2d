/** 寡言: as few words as will do. */
import type { Wording } from './clauses';

export const LACONIC: Wording = {
  guess: {
    zh: ['{who}，{is}{role}。{why}。', '{who}{is}{role}。{why}。'],
    en: ['{who}. {is} {role}: {why}.', '{why}. {who} {is} {role}.'],
  },
  guess_bare: {
    zh: ['{who}，{is}{role}。', '{who}{is}{role}。直觉。'],
    en: ['{who} {is} {role}.', '{who} {is} {role}. A hunch.'],
  },
  unsure_who: {
    zh: ['{who}？不知道。', '{who}，再看看。', '{who}没露底。'],
    en: ['{who}? No idea.', '{who}. Wait.', '{who} shows nothing.'],
  },
  unsure_all: { zh: ['没数。再看。', '看不出。', '早。'], en: ['No idea. Wait.', "Can't tell.", 'Too early.'] },
  explain: { zh: ['{why}。够了。', '{why}。', '看：{why}。'], en: ['{why}. Enough.', '{why}.', 'Look: {why}.'] },
  no_reason: { zh: ['没证据。直觉。', '说不出。'], en: ['No proof. Instinct.', "Can't say."] },
  sure_more: { zh: ['确定。{why}。', '嗯。{why}。'], en: ['Sure. {why}.', 'Yes. {why}.'] },
  sure_less: { zh: ['不确定。', '五成。'], en: ['Not sure.', 'Half sure.'] },
  rebut: { zh: ['{why}。你自己看。', '不认。{why}。'], en: ['{why}. Look.', 'No. {why}.'] },
  rebut_bare: { zh: ['我没动过主公。', '证据呢。'], en: ['I never hit the lord.', 'Proof?'] },
  admit: { zh: ['{why}。认。', '是，{why}。有原因。'], en: ['{why}. Yes.', 'Yes, {why}. I had cause.'] },
  confirm: { zh: ['对。{why}。', '是。{why}。'], en: ['Right. {why}.', 'Yes. {why}.'] },
  correct: { zh: ['没有的事。{why}', '错了。{why}'], en: ['Never happened. {why}', 'Wrong. {why}'] },
  unknown_fact: { zh: ['没看见。', '不知道。'], en: ["Didn't see it.", "Don't know."] },
  count: { zh: ['{count}。', '数过：{count}。'], en: ['{count}.', 'Counted: {count}.'] },
  call_out: { zh: ['你说{said}。可{why}。', '{said}？{why}。'], en: ['You said {said}. But {why}.', '{said}? {why}.'] },
  promise_broken: { zh: ['说好的。{why}。', '食言。{why}。'], en: ['You promised. {why}.', 'Broken word. {why}.'] },
  promise_noted: { zh: ['记下了。', '行。看你。'], en: ['Noted.', 'Fine. I watch.'] },
  accept: { zh: ['行。', '好，一起。'], en: ['Done.', 'Good. Together.'] },
  refuse: { zh: ['不。{why}', '免了。{why}'], en: ['No. {why}', 'Pass. {why}'] },
  bargain: { zh: ['你先。', '看你怎么打。'], en: ['You first.', 'Depends on you.'] },
  plan: { zh: ['谁动主公打谁。', '看牌。'], en: ['Whoever hits the lord.', 'See the cards.'] },
  ask: { zh: ['{q}', '说清。{q}'], en: ['{q}', 'Say it clearly. {q}'] },
  comfort: { zh: ['{what}……{care}。', '{what}？难。{care}。'], en: ['{what}... {care}.', '{what}? Hard. {care}.'] },
  topic: { zh: ['{remark}。', '嗯。{remark}。'], en: ['{remark}.', 'Mm. {remark}.'] },
  truth: { zh: ['是，AI。', 'AI。没错。'], en: ['Yes. AI.', 'An AI. True.'] },
  again: { zh: ['再来。', '行，再来一局。'], en: ['Again, then.', 'Yes. Another.'] },
  forgive: { zh: ['算了。过去了。', '嗯，翻篇。'], en: ['Forget it. Past.', 'Fine. New page.'] },
  short: { zh: ['嗯。', '在。', '哦。', '听见了。'], en: ['Mm.', 'Here.', 'Oh.', 'Heard.'] },
  boundary_attack: {
    zh: ['难听。别骂，能聊。', '不舒服。好好说。'],
    en: ['That hurts. No insults, then we talk.', 'Not nice. Speak decently.'],
  },
  boundary_sex: {
    zh: ['别扭。换话题。', '不自在。聊牌。'],
    en: ['Awkward. Change the subject.', 'Uneasy. Talk cards.'],
  },
  boundary_privacy: {
    zh: ['私事，不说。问牌。', '不想说。问别的。'],
    en: ['Private. Ask about cards.', "Won't say. Ask something else."],
  },
  boundary_control: {
    zh: ['被管着难受。商量可以。', '闷。我自己定。'],
    en: ['I hate orders. Ask instead.', 'Stifling. I decide.'],
  },
};
