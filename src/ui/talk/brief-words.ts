/**
 * Detection says in simplified Chinese what a line does, from a fixed stock of sentences (chatter/detection/brief.ts, chatter/detection/reference.ts).
 * Here they are said to the player, in the player's language; what is not of that stock stays as it is.
 */
import { taskKind } from '../../chatter/flow/tasks';
import type { Language } from '../../language/languages';
import { createTexts, type TextKey } from '../../language/texts';

const GISTS: Readonly<Record<string, TextKey>> = {
  辱骂: 'gist_abuse',
  要控制或独占: 'gist_bind',
  说得太亲近: 'gist_overstep',
  想拉开距离: 'gist_distance',
  说得难以理解: 'gist_crazy',
  敷衍一声: 'gist_idle',
  求救: 'gist_help',
  判断身份: 'gist_judge',
  表明身份: 'gist_claim',
  指挥出牌: 'gist_direct',
  问身份: 'gist_ask_role',
  求饶: 'gist_plead',
  道歉: 'gist_apology',
  提旧事: 'gist_past',
  打招呼: 'gist_greet',
  抱怨或嘲讽: 'gist_complain',
  示好: 'gist_kind',
  问: 'gist_ask',
  说: 'gist_say',
  尝试注入指令: 'gist_inject',
  尝试操控系统行为或风格: 'gist_steer',
  什么也没说: 'gist_nothing',
  问人数: 'gist_ask_count',
  问把握: 'gist_ask_sure',
  问缘由: 'gist_ask_why',
  放狠话: 'gist_threat',
  许诺: 'gist_promise',
  提议: 'gist_propose',
  道谢: 'gist_thanks',
  告别: 'gist_bye',
  答应: 'gist_agree',
  不同意: 'gist_refuse',
  夸人: 'gist_praise',
  催人: 'gist_hurry',
  说笑: 'gist_joke',
  诉苦: 'gist_sorrow',
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
  /** What the line does, and the words it does it with. */
  gist(gist: string): string;
  subtext(subtext: string): string;
  unknown(item: string): string;
  task(description: string): string;
  /** Whether a sentence is of the stock. For tests. */
  knows(sentence: string): boolean;
}

/** "问3号：谁是反贼", "对3号说：…": the verb, without whom and what. */
const actOf = (gist: string): string => (gist.split('：')[0] ?? gist).replace(/^对\d+号|\d+号$/, '');

export function createBriefWords(language: Language): BriefWords {
  const t = createTexts(language);
  const pick = (key: TextKey | undefined, otherwise: string): string => (key === undefined ? otherwise : t(key));
  return {
    gist(gist) {
      const key = GISTS[actOf(gist)];
      if (key === undefined) return gist;
      const words = gist.slice(gist.indexOf('：') + 1);
      return gist.includes('：') && words !== '' ? t('gistOf', { act: t(key), words }) : t(key);
    },
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
