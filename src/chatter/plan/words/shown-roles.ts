/** Clauses of roles that are no secret any more, and of what the deck leaves; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const SHOWN_WORDS = {
  open_role: {
    zh: ['{who}是{role}，身份亮在桌上了', '{who}是{role}，大家都看得见'],
    en: ['{who} {be} {role}, and the role is out in the open', '{who} {be} {role}, as everyone can see'],
  },
  owned_role: {
    zh: ['{who}亲口认了是{role}', '{who}自己说了是{role}，还用猜'],
    en: ['{who} owned up to being {role}', '{who} said so: {role}. No need to guess'],
  },
  owned_taken: {
    zh: ['敢认就好，后面牌上见', '认了倒痛快，那就明着来'],
    en: ["fair enough, at least it's out. Now we play it open", "glad that's settled, so no more guessing"],
  },
  fellow: {
    zh: ['一路人，下一刀一起上', '我也是这头的，接着打'],
    en: ["same side, then. Next strike we go together", "I'm on that side too, so let's keep going"],
  },
  looks_on: {
    zh: ['你都下场了，看戏就好', '人都躺下了，这账下局再算'],
    en: ["you're out of it now, so sit back and watch", 'you are down already. Settle that next game'],
  },
} as const satisfies Readonly<Record<string, Words>>;
