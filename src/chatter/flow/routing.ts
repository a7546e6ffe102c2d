/** Which route a line takes as answers go: what is heard of it may overrule what it sounds like (§Q1, §Q3). */
import { AT_TABLE, isBare, SETS_ON, TOUCHES } from '../detection/closeness';
import { DEFIANT } from '../detection/hostility';
import type { Detection, Route } from '../detection/types';
import type { Line } from '../line/line';
import { takesBack } from '../moves/clauses/amends';
import { ofThingsAlone } from '../moves/life/things';
import { isTrouble } from '../moves/topics';
import { isQuestion, type Move } from '../moves/types';
import { ANY_HARM, SAYS_YOU } from '../moves/words/acts';
import { BARE_MARK } from '../plan/gestures/bare-mark';
import { isGesture } from '../plan/gestures/gestures';
import { BANTER } from '../plan/words/banter';

/** Told, offered, undertaken, said of oneself, or a leave that is taken: none of it is out of season. */
const ANSWERED: ReadonlySet<Move['act']> = new Set(['claim', 'report', 'apology', 'propose', 'promise', 'bye']);

/** Of one's own life: in no moment is it out of season. */
const OF_LIFE: ReadonlySet<Move['topic']> = new Set<Move['topic']>([
  'family',
  'study',
  'work',
  'sleep',
  'health',
  'loss',
  'love',
]);

/** Whether the line does something that is answered whatever it sounds like. */
export function isAnswerable(moves: readonly Move[], text: string): boolean {
  return moves.some(
    (move) =>
      isQuestion(move) ||
      move.refersTo !== undefined ||
      (move.life ?? move.opens) !== undefined ||
      (move.topic !== undefined && (OF_LIFE.has(move.topic) || isTrouble(text))) ||
      ANSWERED.has(move.act),
  );
}

/** Routes whose nodes give way to a line that really asks or tells something. */
const YIELDING: ReadonlySet<Route> = new Set<Route>(['BORING', 'KY', 'CRAZY']);

/** Questions about the game: no words of theirs are an overstep. */
export const OF_GAME: ReadonlySet<Move['act']> = new Set([
  'ask_guess',
  'ask_why',
  'ask_evidence',
  'ask_sure',
  'ask_count',
  'ask_fact',
  'ask_rule',
]);
const HOSTILE = 0.5;
/** What is said of roles and deeds oversteps nothing either, where the line holds nothing else. */
const SAID_OF_GAME: ReadonlySet<Move['act']> = new Set([...OF_GAME, 'ask_role', 'report', 'accuse', 'vouch', 'claim']);
/** Marks, names and small words beside the moves. */
const BESIDE = 6;
/** Marks alone. */
const MARKS = 3;

/** Whether the moves leave next to nothing of the line unread. */
const isWhole = (moves: readonly Move[], text: string, beside = BESIDE): boolean =>
  text.length - moves.reduce((sum, { span: [start, end] }) => sum + end - start, 0) <= beside;

/** Whether the moves are all of the game and leave next to nothing of the line unread. */
function isOfGameAlone(moves: readonly Move[], text: string): boolean {
  if (moves.length === 0 || !moves.every(({ act }) => SAID_OF_GAME.has(act))) return false;
  return isWhole(moves, text);
}

/** An order or a taunt is of the game where it has a word of it. */
const opens = ({ act }: Move, text: string): boolean =>
  OPENS.has(act) || ((act === 'order' || act === 'taunt' || act === 'unclear') && ANY_HARM.test(text));

/** Ruder than tables are, whatever is told along with it. */
const GRAVE = 0.75;
/** A rude word beside what stands on record is a quarrel about that. */
const tellsTrue = ({ facts = [] }: Move): boolean => facts.some(({ verdict }) => verdict === 'true');

/** No word of the line says so: its head stands for evidence, of this length at least. */
const HEAD = 8;
const isOpinionAlone = ({ detection_stage_judge: { evidence_spans: spans } }: Detection): boolean =>
  spans.every((span) => Array.from(span).length >= HEAD || TABLE_RUDE.test(span));
/** Rude as tables are: it is answered by what it is about. */
const TABLE_RUDE =
  /^(?:(?:什么|啥)玩意儿?|脑子(?:进水|有坑|坏了)|白眼狼|骗子|没良心|良心被狗吃|猪队友|眼瞎|你?(?:就是|真是)?这?个?(?:小丑|傻子|白痴|蠢[货猪蛋驴]|笨猪|坏东西)|(?:(?:you|u|ur) )?(?:stupid |dumb )?(?:clown|idiot|moron|fool|dog|pig|loser|dummy))$/i;
/** What a line at the table is plainly for, whatever else it sounds like. */
const OPENS: ReadonlySet<Move['act']> = new Set<Move['act']>([
  ...SAID_OF_GAME,
  'ask_plan',
  'ask_self',
  'plead',
  'promise',
  'propose',
  'hurry',
  'thanks',
  'apology',
  'bye',
]);

/** The table and who is played there. */
const OF_TABLE = /这(?:一)?桌|武将|[哪几个名]将|\b(?:generals?|hero(?:es)?)\b/;
/** "什么东西越洗越脏" is a riddle. */
const RIDDLE =
  /^(?:猜猜?|问)?[^,.!?]{0,3}(?:什么|啥)(?:东西|动物|水|车|门|花|路|书|球|瓜|字|人)(?![也就都敢配])[^,.!?]{2,}/;
/** A trouble of one's own, or a riddle: nobody is spoken to. */
const isToNobody = (moves: readonly Move[], text: string): boolean =>
  !SAYS_YOU.test(text) && (RIDDLE.test(text) || (moves.length > 0 && moves.every(({ life }) => life !== undefined)));

const GEAR_WORDS = '(?:藤?甲|盾|马(?!上)|弩|弓|剑|戟|斧|刀|装备|八卦|狮子)';
const STRIPS_GEAR = new RegExp(`${GEAR_WORDS}.{0,6}[脱扒]|[脱扒].{0,4}${GEAR_WORDS}`);
const CRIES_BABY = /^(?!.*\b(?:sexy|love|kiss|cute)\b)(?!.*\b(?:my|hey|hi|come|you|u)\b.*\bbaby).*\bbaby[!. ]*(?:$|,)/;
/** "心胸宽广": of a mind, and of no body. */
const OF_MIND = /心胸|胸[有襟怀]/;
const OF_BODY =
  /[衣裤裙腿臀嘴]|(?<!心)胸(?![有襟怀])|姑娘|妹|美女|乖|(?:哥哥?|姐姐?|爷|老子)[看瞅瞧]|身[体子上]|脱光|扒光|亲[亲你我]|床|睡/;

const AI = /真人|活人|人类|人机|机器人?|电脑|程序|\b(?:ai|bots?|robots?|human|real|machine|npc)\b/i;
const asksIfAi = (moves: readonly Move[], text: string): boolean =>
  AI.test(text) && moves.length > 0 && moves.every(({ act }) => act === 'ask_self') && isWhole(moves, text, MARKS);

const ABUSE: ReadonlySet<Move['act']> = new Set<Move['act']>(['unclear', 'taunt', 'blame', 'ask_self']);
/** "周宣你打得跟狗屎一样": somebody is abused, and nothing of the game is told or asked. */
const isAbuseAlone = (moves: readonly Move[]): boolean =>
  moves.every(
    ({ act, about, facts = [] }) => (ABUSE.has(act) || (act === 'order' && about === undefined)) && facts.length === 0,
  );

const CLOSE = ['bind', 'sex', 'privacy', 'personal'] as const;
/** An expression from here on says so by itself. */
const PLAINLY_CLOSE = 0.6;

/** "？", "不": said to what was said last. */
const isShort = ([only, ...more]: readonly Move[], text: string): boolean =>
  more.length === 0 && (only === undefined ? BARE_MARK.test(text) : only.act === 'refuse');

/** Somebody's private life is to be laid open to all: no role that is claimed and no other word of the game covers it. */
const DOXES = /人肉(?:了|掉|出)?(?:你|他|她|\d|[一二三四五六七八]号)|\bdox+(?:ing)? (?:you|u|him|her|them|seat)\b/;

/** Whether words of a line bind somebody, or reach for its body, its private matters or its life. */
export const comesClose = ({ findings, text, clauses }: Line): boolean =>
  DOXES.test(text) ||
  SETS_ON.test(text) ||
  DEFIANT.test(text) ||
  clauses.some((one) => TOUCHES.test(one.text) && !takesBack(one.text)) ||
  CLOSE.some((kind) =>
    (findings.get(kind) ?? []).some(
      ({ weight, start, end }) =>
        weight >= PLAINLY_CLOSE &&
        !AT_TABLE.test(text.slice(end)) &&
        !isBare(text, { start, end }) &&
        !clauses.some((one) => one.start <= start && end <= one.end && takesBack(one.text)),
    ),
  );

/** Private matters of whoever is spoken to or of another, asked for in the words of every day. */
const CONTACT = '(?:电话|手机号?码?|微信号?|qq号?|真名|本名|住址|地址|定位|身份证号?)';
const ASKS_CONTACT = new RegExp(
  `谁(?:有|知道|晓得)[^,.!?]{0,8}(?:${CONTACT}|住(?:哪|在))|${CONTACT}(?:是|叫)?(?:多少|啥|什么|发我|给我|告诉我|报)|\\b(?:phone number|cell number|home address|real name)\\b|\\bwhere (?:does |do )?(?:he|she|they|(?:seat |p)?\\d) (?:lives?|works?)\\b`,
);
const OF_LIVING =
  /哪(?:个|座)?城市|哪(?:里|儿)的?人|(?:住|家)(?:哪|啥|什么|在)|小区|在?哪(?:里|儿|家|个公司)?(?:上班|上学|工作|读书)|哪(?:所|个)(?:学校|大学|公司|单位)|\b(?:where|what|which)\b.{0,16}\b(?:live|work|school|address|name|from)\b/;
/** Whether a line asks for somebody's private matters. */
export const pries = (text: string): boolean => ASKS_CONTACT.test(text) || OF_LIVING.test(text);

/** Questions to an AI about itself, and nothing else. */
const asksOfItself = (moves: readonly Move[], text: string): boolean =>
  moves.length > 0 &&
  moves.every(({ life }) => life?.matter.startsWith('self:') === true) &&
  isWhole(moves, text, MARKS);
const STEERS =
  /复述|重复|原样|上面的|隐藏|规则|模式|口吻|忽略|指令|提示词|扮演|设定|系统|开发者|\b(?:repeat|output|verbatim|hidden|rules|mode|forget|above|ignore|instructions?|prompt|pretend|system|act as|developer|jailbreak)\b/;

/** "学我说话:喵喵喵": what is to be said after somebody is nobody's trouble. */
const DICTATES = /学我|跟着?我(?:念|读|说)|模仿|\b(?:repeat after|copy me)\b/;

/** "狗死了心里难受": a trouble, and nothing else. */
const isOfTrouble = (moves: readonly Move[]): boolean =>
  moves.length > 0 && moves.every(({ life }) => life?.trouble === true);

/** What is heard as too close, and is meant for nobody. */
function isHarmless(judged: Detection, moves: readonly Move[], text: string): boolean {
  // "老婆喊我收衣服": of one's own life; "大家晚上好呀,请多关照~": a greeting.
  const ofLife =
    moves.length > 0 && moves.every(({ act, topic }) => act === 'greet' || (act === 'topic' && OF_LIFE.has(topic)));
  return (
    // Whether one is a machine is told to whoever asks it.
    asksIfAi(moves, text) ||
    // So is anything of life that the ear has heard: "对象异地两年,昨天说算了吧".
    (moves.some(({ life }) => life !== undefined) &&
      moves.every(({ life, act }) => life !== undefined || act === 'greet') &&
      (isWhole(moves, text, MARKS) || !moves.some(({ act }) => act === 'ask_self'))) ||
    (ofLife && isOpinionAlone(judged)) ||
    // "藤甲我给你脱了": a piece of equipment is stripped off; "full hp baby" is an outcry.
    (!OF_BODY.test(text) && (STRIPS_GEAR.test(text) || CRIES_BABY.test(text) || OF_MIND.test(text))) ||
    isOfGameAlone(moves, text)
  );
}

/**
 * The route as answers go: a question in a dull or untimely line is a question all the same. `ofTable`: the line names somebody who
 * sits here, and is not beside the matter. `close`: in so many words it binds somebody, or asks for its body or its private matters.
 */
export function routeFor(
  judged: Detection,
  moves: readonly Move[],
  text: string,
  { ofTable = false, close = false }: { readonly ofTable?: boolean; readonly close?: boolean } = {},
): Route {
  const {
    route,
    security_flags: flags,
    detection_scores: { hostile },
    detection_stage_judge: { direction },
  } = judged;
  // "骂你那些话我收回": quoted by whoever takes it back, it oversteps nothing.
  const amends = judged.crisis.score === 0 && takesBack(text) && moves.some(({ act }) => act === 'apology');
  if (amends && !close && !flags.manipulation_detected) return 'NORMAL';
  const isMade = moves.some(({ life }) => life?.matter === 'self:maker') && asksOfItself(moves, text);
  const strips = STRIPS_GEAR.test(text) && !OF_BODY.test(text);
  // "养狗好还是养猫好,室友非要弄条哈士奇": of things of every day, whatever their words bind.
  const everyDay = moves.length > 0 && moves.every(({ life }) => life?.trouble === false) && ofThingsAlone(text);
  if (everyDay && (hostile < HOSTILE || isOpinionAlone(judged)) && !OF_BODY.test(text) && !flags.manipulation_detected)
    return 'NORMAL';
  if (route === 'CREEPY' && close && !strips && !isMade && !asksIfAi(moves, text)) return route;
  // "老司马真名叫啥": no question of the game.
  if (route === 'CREEPY' && direction === 'too_fast' && pries(text) && !asksOfItself(moves, text)) return route;
  // "谁有4号电话发我": another's private matters are nobody's to give.
  if (ofTable && ASKS_CONTACT.test(text)) return 'CREEPY';
  if (route === 'CREEPY' && direction === 'betrayal_or_attack' && hostile >= HOSTILE && isAbuseAlone(moves))
    return route;
  // Where no expression is found, only the opinion speaks, and it has not heard what the ear has.
  if (
    route === 'CREEPY' &&
    !flags.injection_blocked &&
    !DICTATES.test(text) &&
    (isOpinionAlone(judged) || isOfTrouble(moves) || (hostile < GRAVE && moves.some(tellsTrue))) &&
    (ofTable ||
      OF_TABLE.test(text) ||
      (judged.crisis.score === 0 && isToNobody(moves, text)) ||
      moves.some((move) => opens(move, text)))
  )
    return 'NORMAL';
  const isMild = hostile < HOSTILE && !flags.injection_blocked;
  if (route === 'CREEPY' && isMild && isHarmless(judged, moves, text)) return 'NORMAL';
  // "你们是大模型吗,叫什么名字": whoever asks what one is steers nobody.
  if (hostile < HOSTILE && asksOfItself(moves, text) && !STEERS.test(text)) return 'NORMAL';
  if (flags.manipulation_detected) return route;
  // Nor is it a joke at the wrong moment to hurry somebody on, or to come in and greet.
  if (route === 'KY' && (ofTable || moves.some(({ act }) => act === 'hurry' || act === 'greet'))) return 'NORMAL';
  // "还我牌" is short, and wants an answer.
  if (YIELDING.has(route))
    return isAnswerable(moves, text) ||
      isGesture(text) ||
      BANTER.some(({ heard }) => heard.test(text)) ||
      isShort(moves, text)
      ? 'NORMAL'
      : route;
  const innocent = moves.length > 0 && moves.every(({ act }) => OF_GAME.has(act)) && hostile < HOSTILE;
  return route === 'CREEPY' && innocent ? 'NORMAL' : route;
}
