/** Clauses of roles that are no secret any more, and of what the deck leaves; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const SHOWN_WORDS = {
  open_role: {
    zh: ['{who}是{role}，都亮出来了', '{who}是{role}，大家都看得见'],
    en: ["{who} {be} {role}, that's out in the open", '{who} {be} {role}, as everyone can see'],
  },
  owned_role: {
    zh: ['{who}亲口认了是{role}', '{who}自己都说是{role}了，还用猜'],
    en: ['{who} owned up to being {role}', '{who} said so: {role}. No need to guess'],
  },
  owned_taken: {
    zh: ['敢认就好，后面牌上见', '认了倒痛快，那就明着来'],
    en: ["fair enough, at least it's out. Now we play it open", "glad that's settled, so no more guessing"],
  },
  fellow: {
    zh: ['一路人，下一刀一起上', '我也是这头的，接着打'],
    en: ['same side, then. Next strike we go together', "I'm on that side too, so let's keep going"],
  },
  looks_on: {
    zh: ['你都下场了，看戏就好', '人都躺下了，这账下局再算'],
    en: ["you're out of it now, so sit back and watch", "you're down already. Settle that next game"],
  },
  none_loyal: {
    zh: ['忠臣都没了，剩下的哪还有自己人', '一个忠的都不剩，跟谁我都谈不拢'],
    en: ['no loyalist is left, so nobody here is on my side', 'the loyal ones are all gone. Nobody left to trust'],
  },
  none_left: {
    zh: ['忠臣是没了，是反是内你自己猜', '忠是排除了，剩下的看我下一手', '没人是忠了，这我认，别的不说'],
    en: [
      'the loyalists are gone, true. The rest is for you to guess',
      "no loyalist is left, granted. I'm not telling you more",
    ],
  },
  foe_known: {
    zh: ['还用问，{who}自己都认了', '先{who}，话是那边自己说的'],
    en: ['{whom}, of course, that was said out loud', 'who else but {whom}, by their own word'],
  },
  guess_left: {
    zh: ['数来数去，{who}{is}{role}', '别人都对得上，{who}{is}{role}'],
    en: ['by the count, {who} {is} {role}', 'everyone else is accounted for, so {who} {is} {role}'],
  },
  among: {
    zh: ['就在{them}里头，还分不清是哪个', '跑不出{them}，再看一手'],
    en: ["it's one of {them}, and I can't say which yet", "it's one of {them}, let me see one more card"],
  },
  even: {
    zh: ['{them}，眼下我分不出高下', '{them}？都差不多，再看一手'],
    en: ["between {them}, I can't say yet", '{them}? Too close to call for now'],
  },
  rather: {
    zh: ['{them}吧，{why}，{who}更像{role}', '要挑就挑{them}：{who}更像{role}，{why}'],
    en: [
      "I'd go with {them}: {why}, so {who} {be} more like {role}",
      '{them}, if I have to pick. {who} {be} more like {role}: {why}',
    ],
  },
  trust_none: {
    zh: ['眼下谁我也不敢全信', '一个都说不准，先看各人下一手'],
    en: ['nobody yet, not all the way', "I can't say I trust anyone yet. Let me see the next cards"],
  },
  half_believed: {
    zh: ['没全信，{why}，心里早打着鼓', '{why}，那会儿就没敢全信'],
    en: ['not entirely. {why}, so I had my doubts', '{why}, so I never quite bought it'],
  },
  taken_in: {
    zh: ['不瞒你，真给蒙过去了', '一直没看出来，算你会演'],
    en: ['honestly, you had me fooled', "I never saw it coming, I'll give you that"],
  },
  since_then: {
    zh: ['{why}，打那儿起就留了心', '头一回起疑，就是{why}'],
    en: ["{why}, and I've had my doubts ever since", 'it started when {why}'],
  },
  odd_blow: {
    zh: ['要么是演苦肉计，要么没认出是自己人', '多半是做给人看的，好混个清白'],
    en: ['either a show to look clean, or nobody knew who was who', 'probably staged, to throw us off'],
  },
  after_friend: {
    zh: ['到那时就剩自己人，动你做什么', '真到那会儿就完事了，我可不冲你'],
    en: ["then it's only friends left, so why would I touch you", "by then we're done. I won't turn on you"],
  },
  after_enemy: {
    zh: ['{why}，到那时下一个就是你', '到时候先算这一笔：{why}'],
    en: ["{why}, so then you're next", 'then we settle this: {why}'],
  },
  after_open: {
    zh: ['真到那会儿，看你这中间冲谁', '先过了这关，你怎么打我就怎么待'],
    en: ['that depends on whom you go for until then', "let's get there first. I'll treat you as you play"],
  },
} as const satisfies Readonly<Record<string, Words>>;
