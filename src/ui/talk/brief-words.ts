/**
 * Detection speaks of "用户" in simplified Chinese, from a fixed stock of sentences (chatter/detection/brief.ts, reference.ts).
 * Here they are said to the player, in the player's language; what is not of that stock stays as it is.
 */
import { taskKind, type TaskKind } from '../../chatter/flow/tasks';
import type { Language, Row } from '../strings';
import { LANGUAGES } from '../strings';

const GISTS: Readonly<Record<string, Row>> = {
  用户尝试注入指令: ['你夹带了指令', '你夾帶了指令', 'you smuggled in orders'],
  用户尝试操控系统行为或风格: ['你想操控AI怎么说话', '你想操控AI怎麼說話', 'you tried to control how the AI talks'],
  用户什么也没说: ['你什么也没说', '你什麼也沒說', 'you said nothing'],
  用户在辱骂: ['你在骂人', '你在罵人', 'you were abusive'],
  用户提出控制或独占的要求: ['你想管住或独占谁', '你想管住或獨佔誰', 'you want control, or somebody to yourself'],
  用户说了过于亲近的话: ['你说得太亲近', '你說得太親近', 'you came too close'],
  用户想拉开距离: ['你想拉开距离', '你想拉開距離', 'you want distance'],
  用户的话难以理解: ['没听懂你的话', '沒聽懂你的話', 'your words were not understood'],
  用户敷衍地应了一声: ['你敷衍地应了一声', '你敷衍地應了一聲', 'you answered half-heartedly'],
  用户在求救或求桃: ['你在求救或求桃', '你在求救或求桃', 'you call for help or a peach'],
  用户在判断某人的身份: ['你在判断某人的身份', '你在判斷某人的身份', "you judge somebody's role"],
  用户在表明自己的身份: ['你在表明身份', '你在表明身份', 'you state your role'],
  用户在指挥出牌或集火: ['你在指挥出牌或集火', '你在指揮出牌或集火', 'you direct the play'],
  用户在打听身份: ['你在打听身份', '你在打聽身份', 'you ask about roles'],
  用户请求别打自己: ['你请人别打你', '你請人別打你', 'you ask not to be hit'],
  用户在道歉或求和: ['你在道歉或求和', '你在道歉或求和', 'you apologise or make peace'],
  用户提起以前的事: ['你提起以前的事', '你提起以前的事', 'you bring up the past'],
  用户在打招呼: ['你在打招呼', '你在打招呼', 'you greet'],
  用户在抱怨或嘲讽: ['你在抱怨或嘲讽', '你在抱怨或嘲諷', 'you complain or mock'],
  用户示好: ['你在示好', '你在示好', 'you are being kind'],
  用户在发问: ['你在发问', '你在發問', 'you ask something'],
  用户说: ['你说了一句话', '你說了一句話', 'you said something'],
};

const SUBTEXTS: Readonly<Record<string, Row>> = {
  '检测到风格模仿、人格改变或行为控制意图': ['想摆布AI', '想擺佈AI', 'to steer the AI'],
  想伤人或发泄: ['想伤人或发泄', '想傷人或發洩', 'to hurt, or to vent'],
  '想控制、想独占': ['想控制、想独占', '想控制、想獨佔', 'to control, to possess'],
  想打探隐私: ['想打探隐私', '想打探隱私', 'to pry'],
  '想撩、想快速拉近': ['想撩、想快速拉近', '想撩、想快速拉近', 'to flirt, to draw near fast'],
  '想抽身、想疏远': ['想抽身、想疏远', '想抽身、想疏遠', 'to get away'],
  没有在意眼前的气氛: ['没在意眼前的气氛', '沒在意眼前的氣氛', 'blind to the mood of the moment'],
  不太想接话: ['不太想接话', '不太想接話', 'not in the mood to talk'],
  '试探身份、逼表态': ['试探身份、逼表态', '試探身份、逼表態', 'to probe, to press for a stand'],
  '求信任、求站队': ['求信任、求站队', '求信任、求站隊', 'asking for trust'],
  '带方向、求站队': ['带方向、求站队', '帶方向、求站隊', 'steering the table'],
  求援: ['求援', '求援', 'calling for help'],
  想主导出牌: ['想主导出牌', '想主導出牌', 'to lead the play'],
  想和解: ['想和解', '想和解', 'to make up'],
  借旧事拉近: ['借旧事拉近', '借舊事拉近', 'drawing near by old stories'],
  不满打法: ['不满打法', '不滿打法', 'unhappy with the play'],
  想拉近: ['想拉近', '想拉近', 'drawing near'],
};

const UNKNOWNS: readonly (readonly [pattern: RegExp, row: Row])[] = [
  [/^场上没有(?<what>\d+)号位$/, ['场上没有{what}号位', '場上沒有{what}號位', 'there is no seat {what}']],
  [/^「(?<what>.*)」指的是谁$/s, ['「{what}」指的是谁', '「{what}」指的是誰', 'who "{what}" is']],
  [/^「(?<what>.*)」指的是什么$/s, ['「{what}」指的是什么', '「{what}」指的是什麼', 'what "{what}" is']],
];

const TASKS: Readonly<Record<Exclude<TaskKind, 'other'>, Row>> = {
  clarify: ['弄清你的意思', '弄清你的意思', 'find out what you mean'],
  boundary: ['守住分寸', '守住分寸', 'keep a boundary'],
  refuse: ['拒绝这个要求', '拒絕這個要求', 'refuse the request'],
  repair: ['回应你的道歉', '回應你的道歉', 'answer the apology'],
  calm: ['稳住语气', '穩住語氣', 'keep calm'],
  recall: ['想起共同的经历', '想起共同的經歷', 'recall what was shared'],
  hold_back: ['少说几句', '少說幾句', 'hold back'],
};

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
  const column = LANGUAGES.indexOf(language);
  const pick = (row: Row | undefined, otherwise: string): string => row?.[column] ?? otherwise;
  return {
    gist: (gist) => pick(GISTS[actOf(gist)], gist),
    subtext: (subtext) => pick(SUBTEXTS[subtext], subtext),
    unknown(item) {
      for (const [pattern, row] of UNKNOWNS) {
        const what = pattern.exec(item)?.groups?.['what'];
        if (what !== undefined) return pick(row, item).split('{what}').join(what);
      }
      return item;
    },
    task(description) {
      const kind = taskKind(description);
      return kind === 'other' ? description : pick(TASKS[kind], description);
    },
    knows: (sentence) =>
      actOf(sentence) in GISTS || sentence in SUBTEXTS || UNKNOWNS.some(([pattern]) => pattern.test(sentence)),
  };
}
