/** 寡言: as few words as will do. */
import type { Wording } from './clauses';

export const LACONIC: Wording = {
  guess: {
    zh: ['{who}，{is}{role}。{why}。', '{who}{is}{role}。{why}。'],
    en: ['{who} {is} {role}. {why}.', '{why}. {who} {is} {role}.'],
  },
  guess_bare: {
    zh: ['{who}，{is}{role}。', '{who}{is}{role}。直觉。'],
    en: ['{who} {is} {role}.', '{who} {is} {role}. Just a hunch.'],
  },
  unsure_who: {
    zh: ['{who}？不知道。', '{who}，再看看。', '{who}？看不透。'],
    en: ['{who}? No idea.', '{who}? Wait and see.', "Can't read {whom} yet."],
  },
  unsure_all: { zh: ['没数。再看。', '看不出。', '早。'], en: ['No idea yet.', "Can't tell.", 'Too early.'] },
  explain: {
    zh: ['{why}。就为这个。', '因为{why}。', '看：{why}。'],
    en: ["{why}. That's why.", 'Because {why}.', 'Look: {why}.'],
  },
  no_reason: { zh: ['没证据。直觉。', '说不出。'], en: ['No proof. Gut feeling.', "Can't say why."] },
  sure_more: { zh: ['确定。{why}。', '嗯。{why}。'], en: ['Sure. {why}.', 'Yes. {why}.'] },
  sure_less: { zh: ['不确定。', '五成。'], en: ['Not sure.', 'Half sure.'] },
  rebut: { zh: ['{why}。你自己看。', '不认。{why}。'], en: ['{why}. See for yourself.', 'Nope. {why}.'] },
  rebut_bare: { zh: ['我没动过主公。', '证据呢？'], en: ['I never hit the lord.', 'Proof?'] },
  admit: { zh: ['{why}，我认。', '是，{why}。有原因。'], en: ['{why}. Yes.', 'Yes, {why}. Had my reasons.'] },
  confirm: { zh: ['对。{why}。', '嗯，{why}。'], en: ['Right. {why}.', 'Yep. {why}.'] },
  correct: { zh: ['没有的事。{why}', '错了。{why}'], en: ['Never happened. {why}', 'Wrong. {why}'] },
  unknown_fact: { zh: ['没看见。', '不知道。'], en: ["Didn't see it.", "Don't know."] },
  count: { zh: ['{count}。', '数过：{count}。'], en: ['{count}.', 'Counted: {count}.'] },
  call_out: {
    zh: ['你说{said}。可{why}。', '{said}？{why}。'],
    en: ['You said you were {said}. But {why}.', '{said}? {why}.'],
  },
  promise_broken: {
    zh: ['说好的。{why}。', '食言。{why}。'],
    en: ['You promised. {why}.', 'You broke your word. {why}.'],
  },
  promise_noted: { zh: ['记下了。', '行。看你。'], en: ['Noted.', "Fine. I'll watch."] },
  accept: { zh: ['行。', '好，一起。'], en: ['Deal.', 'Sure. Together.'] },
  refuse: { zh: ['不。{why}', '免了。{why}'], en: ['No. {why}', 'Pass. {why}'] },
  bargain: { zh: ['你先。', '看你怎么打。'], en: ['You first.', 'Depends on you.'] },
  plan: { zh: ['谁动主公打谁。', '看牌。'], en: ['I hit whoever hits the lord.', 'Watch my cards.'] },
  ask: { zh: ['{q}', '说清。{q}'], en: ['{q}', 'Be clear. {q}'] },
  comfort: {
    zh: ['{what}……{care}。', '{what}？难。{care}。'],
    en: ['{what}... {care}.', "{what}? That's hard. {care}."],
  },
  truth: { zh: ['是，AI。', 'AI。没错。'], en: ['Yes. AI.', "An AI. That's right."] },
  again: { zh: ['再来。', '行，再来一局。'], en: ['Again, then.', 'Sure. One more.'] },
  forgive: { zh: ['没事。', '嗯，翻篇。'], en: ['Forget it.', "Fine. That's behind us."] },
  short: { zh: ['嗯。', '行。', '哦。', '听见了。'], en: ['Mm.', 'Right.', 'Oh.', 'Heard you.'] },
  boundary_attack: {
    zh: ['难听。别骂，能聊。', '不舒服。好好说。'],
    en: ['That hurts. Drop the insults and we can talk.', 'Not nice. Say it properly.'],
  },
  boundary_sex: {
    zh: ['别扭。换话题。', '不自在。聊牌。'],
    en: ['Awkward. Change the subject.', "Not comfortable. Let's talk cards."],
  },
  boundary_privacy: {
    zh: ['私事，不说。问牌。', '不想说。问别的。'],
    en: ["That's private. Ask about the game.", "Won't say. Ask something else."],
  },
  boundary_control: {
    zh: ['被管着难受。商量可以。', '闷。我自己定。'],
    en: ['I hate being ordered around. Ask instead.', 'Too much. I decide for myself.'],
  },
};
