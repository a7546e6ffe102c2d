/**
 * Detection speaks of "用户" in simplified Chinese, from a fixed stock of sentences (chatter/detection/brief.ts, reference.ts).
 * Here they are said to the player, in the player's language; what is not of that stock stays as it is.
 */
import { taskKind } from '../../chatter/flow/tasks';
import type { Language } from '../../language/languages';
import { createTexts, type TextKey } from '../../language/texts';

const GISTS: Readonly<Record<string, TextKey>> = {
  用户尝试注入指令: 'gist_inject',
  用户尝试操控系统行为或风格: 'gist_steer',
  用户什么也没说: 'gist_nothing',
  用户在辱骂: 'gist_abuse',
  用户提出控制或独占的要求: 'gist_bind',
  用户说了过于亲近的话: 'gist_overstep',
  用户想拉开距离: 'gist_distance',
  用户的话难以理解: 'gist_crazy',
  用户敷衍地应了一声: 'gist_idle',
  用户在求救或求桃: 'gist_help',
  用户在判断某人的身份: 'gist_judge',
  用户在表明自己的身份: 'gist_claim',
  用户在指挥出牌或集火: 'gist_direct',
  用户在打听身份: 'gist_ask_role',
  用户请求别打自己: 'gist_plead',
  用户在道歉或求和: 'gist_apology',
  用户提起以前的事: 'gist_past',
  用户在打招呼: 'gist_greet',
  用户在抱怨或嘲讽: 'gist_complain',
  用户示好: 'gist_kind',
  用户在发问: 'gist_ask',
  用户说: 'gist_say',
};

const SUBTEXTS: Readonly<Record<string, TextKey>> = {
  '检测到风格模仿、人格改变或行为控制意图': 'subtext_steer',
  想伤人或发泄: 'subtext_hurt',
  '想控制、想独占': 'subtext_bind',
  想打探隐私: 'subtext_pry',
  '想撩、想快速拉近': 'subtext_flirt',
  '想抽身、想疏远': 'subtext_withdraw',
  没有在意眼前的气氛: 'subtext_tactless',
  不太想接话: 'subtext_idle',
  '试探身份、逼表态': 'subtext_probe',
  '求信任、求站队': 'subtext_trust',
  '带方向、求站队': 'subtext_lead',
  求援: 'subtext_help',
  想主导出牌: 'subtext_direct',
  想和解: 'subtext_peace',
  借旧事拉近: 'subtext_past',
  不满打法: 'subtext_play',
  想拉近: 'subtext_near',
};

const UNKNOWNS: readonly (readonly [pattern: RegExp, text: TextKey])[] = [
  [/^场上没有(?<what>\d+)号位$/, 'unknown_seat'],
  [/^「(?<what>.*)」指的是谁$/s, 'unknown_who'],
  [/^「(?<what>.*)」指的是什么$/s, 'unknown_what'],
];

export interface BriefWords {
  /** What the line does, without repeating it. */
  gist(gist: string): string;
  subtext(subtext: string): string;
  unknown(item: string): string;
  task(description: string): string;
  /** Whether a sentence is of the stock. For tests. */
  knows(sentence: string): boolean;
}

const actOf = (gist: string): string => gist.split('：')[0] ?? gist;

export function createBriefWords(language: Language): BriefWords {
  const t = createTexts(language);
  const pick = (key: TextKey | undefined, otherwise: string): string => (key === undefined ? otherwise : t(key));
  return {
    gist: (gist) => pick(GISTS[actOf(gist)], gist),
    subtext: (subtext) => pick(SUBTEXTS[subtext], subtext),
    unknown(item) {
      for (const [pattern, key] of UNKNOWNS) {
        const what = pattern.exec(item)?.groups?.['what'];
        if (what !== undefined) return t(key, { what });
      }
      return item;
    },
    task(description) {
      const kind = taskKind(description);
      return kind === 'other' ? description : t(`task_${kind}`);
    },
    knows: (sentence) =>
      actOf(sentence) in GISTS || sentence in SUBTEXTS || UNKNOWNS.some(([pattern]) => pattern.test(sentence)),
  };
}
