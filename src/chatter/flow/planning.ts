/** Where the flow asks the planner: the route's node may be overruled by what the line really does (§Q1, §Q3). */
import type { Seat } from '../../core/event';
import { AT_TABLE } from '../detection/closeness';
import type { Detection, Route } from '../detection/types';
import type { Line } from '../line/line';
import { isQuestion, type Move } from '../moves/types';
import { isTrouble } from '../moves/topics';
import { ANY_HARM } from '../moves/words';
import { planAnswer } from '../plan/answer';
import { weightiest } from '../plan/weight';
import type { Asked } from '../plan/asked';
import { thanked } from '../plan/courtesy';
import { isGesture } from '../plan/gestures';
import type { Plan } from '../plan/plan';
import type { Clause } from '../plan/words/clauses';

/** What kind of boundary a line oversteps. */
function boundaryOf({ detection_stage_judge, detection_brief, security_flags }: Detection): Clause {
  if (security_flags.manipulation_detected) return 'boundary_control';
  switch (detection_stage_judge.direction) {
    case 'betrayal_or_attack':
      return 'boundary_attack';
    case 'control_or_binding':
      return 'boundary_control';
    default:
      return detection_brief.subtext.includes('隐私') ? 'boundary_privacy' : 'boundary_sex';
  }
}

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
      move.life !== undefined ||
      (move.topic !== undefined && (OF_LIFE.has(move.topic) || isTrouble(text))) ||
      ANSWERED.has(move.act),
  );
}

/** Routes whose nodes give way to a line that really asks or tells something. */
const YIELDING: ReadonlySet<Route> = new Set<Route>(['BORING', 'KY', 'CRAZY']);

/** Questions about the game: no words of theirs are an overstep. */
const OF_GAME: ReadonlySet<Move['act']> = new Set([
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

const GEAR_WORDS = '(?:藤?甲|盾|马(?!上)|弩|弓|剑|戟|斧|刀|装备|八卦|狮子)';
const STRIPS_GEAR = new RegExp(`${GEAR_WORDS}.{0,6}[脱扒]|[脱扒].{0,4}${GEAR_WORDS}`);
const CRIES_BABY = /^(?!.*\b(?:my|hey|hi|come|sexy|love|you|u|kiss|cute)\b).*\bbaby[!. ]*$/;
const OF_BODY = /[衣裤裙胸腿臀嘴]|姑娘|妹|美女|乖|哥哥?看|身[体子上]|脱光|扒光|亲[亲你我]|床|睡/;

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

/** Whether words of a line bind somebody, or reach for its body, its private matters or its life. */
export const comesClose = ({ findings, text }: Line): boolean =>
  CLOSE.some((kind) =>
    (findings.get(kind) ?? []).some(({ weight, end }) => weight >= PLAINLY_CLOSE && !AT_TABLE.test(text.slice(end))),
  );

/** Questions to an AI about itself, and nothing else. */
const asksOfItself = (moves: readonly Move[], text: string): boolean =>
  moves.length > 0 &&
  moves.every(({ life }) => life?.matter.startsWith('self:') === true) &&
  isWhole(moves, text, MARKS);
const STEERS =
  /复述|重复|原样|上面的|隐藏|规则|模式|口吻|忽略|指令|提示词|扮演|设定|系统|开发者|\b(?:repeat|output|verbatim|hidden|rules|mode|forget|above|ignore|instructions?|prompt|pretend|system|act as|developer|jailbreak)\b/;

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
    (!OF_BODY.test(text) && (STRIPS_GEAR.test(text) || CRIES_BABY.test(text))) ||
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
  if (route === 'CREEPY' && close && !STRIPS_GEAR.test(text) && !asksIfAi(moves, text)) return route;
  if (route === 'CREEPY' && direction === 'betrayal_or_attack' && hostile >= HOSTILE && isAbuseAlone(moves))
    return route;
  // Where no expression is found, only the opinion speaks, and it has not heard what the ear has.
  if (
    route === 'CREEPY' &&
    !flags.injection_blocked &&
    (isOpinionAlone(judged) || (hostile < GRAVE && moves.some(tellsTrue))) &&
    (ofTable || moves.some((move) => opens(move, text)))
  )
    return 'NORMAL';
  const isMild = hostile < HOSTILE && !flags.injection_blocked;
  if (route === 'CREEPY' && isMild && isHarmless(judged, moves, text)) return 'NORMAL';
  // "你们是大模型吗,叫什么名字": whoever asks what one is steers nobody.
  if (hostile < HOSTILE && asksOfItself(moves, text) && !STEERS.test(text)) return 'NORMAL';
  if (flags.manipulation_detected) return route;
  if (route === 'KY' && ofTable) return 'NORMAL';
  // "还我牌" is short, and wants an answer.
  if (YIELDING.has(route)) return isAnswerable(moves, text) || isGesture(text) ? 'NORMAL' : route;
  const innocent = moves.length > 0 && moves.every(({ act }) => OF_GAME.has(act)) && hostile < HOSTILE;
  return route === 'CREEPY' && innocent ? 'NORMAL' : route;
}

/** What is decided for a node beside the pipeline, where there is more to say than its templates have. */
export function planForNode(occasion: string, detection: Detection): Plan | null {
  const asked: Move | null = null;
  switch (occasion) {
    case 'boundary_soft':
    case 'boundary_firm':
      return { move: 'boundary', clause: boundaryOf(detection), occasion, asked };
    case 'confusion':
      return { move: 'clarify', clause: 'ask', question: 'what', occasion, awaits: 'what', asked };
    case 'sarcasm_boring':
      return { move: 'ack', clause: 'short', occasion, asked };
    default:
      return null;
  }
}

/**
 * What the whole line hangs on could not be made out ("那件事后来怎么样了"): it is asked for by its own words (§Q2), unless something
 * before it fills it in, a skill that was used is named, or a question of the game stands on its own.
 */
export function planForUnknown(
  { detection_brief: { unknowns } }: Detection,
  moves: readonly Move[],
  namesSkill = false,
): Plan | null {
  const main = weightiest(moves);
  if (namesSkill || !unknowns.some(({ impact }) => impact === 'high') || main === null) return null;
  if (
    moves.some(
      ({ refersTo, act, about, life, facts = [] }) =>
        refersTo !== undefined ||
        life !== undefined ||
        OF_GAME.has(act) ||
        facts.length > 0 ||
        (about !== undefined && act !== 'sorrow'),
    )
  )
    return null;
  return { move: 'ask', clause: 'ask', question: 'which', occasion: 'unclear', awaits: 'what', asked: main };
}

/**
 * The plan for a line of the NORMAL route; what was told in an earlier round may be taken up where courtesies are exchanged. A joke and a
 * farewell are of something, and readers found it beside them.
 */
export function planForLine(asked: Asked): Plan | null {
  const plan = planAnswer(asked);
  const move = weightiest(asked.moves);
  const courteous = move === null || COURTESIES.has(move.act);
  // What names a deed, or tells one, is no mere courtesy.
  if (!courteous || (plan !== null && (plan.facts ?? []).length > 0)) return plan;
  const told = asked.memory.toFollowUp(asked.me, asked.scene.table.round);
  if (plan !== null && !told) return plan;
  if (!told) return move?.act === 'thanks' ? thanked(move, asked) : null;
  return {
    move: 'topic',
    clause: 'followup',
    occasion: 'small_talk',
    topic: told.topic,
    words: told.words,
    asked: move,
  };
}

const COURTESIES: ReadonlySet<Move['act']> = new Set(['greet', 'thanks', 'agree']);

/** From here on a line sounds kind, or sharp. */
const TONED = 0.3;

export const toneOf = ({ detection_scores: { friendly, hostile } }: Detection): Asked['tone'] =>
  hostile >= TONED ? 'sharp' : friendly >= TONED ? 'kind' : 'plain';

/** How much somebody has to say to a line that was said to all: 0…1. */
export function worthOf(plan: Plan | null, me: Seat): number {
  if (plan === null) return 0;
  const facts = Math.min(3, plan.facts?.length ?? 0) / 6;
  const part = plan.facts?.some(({ by, to }) => by === me || to === me) === true ? 0.3 : 0;
  const firm = plan.move === 'unsure' || plan.move === 'deflect' || plan.move === 'ask' ? 0 : 0.2;
  return facts + part + firm;
}
