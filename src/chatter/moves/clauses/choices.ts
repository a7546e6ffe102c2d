/** Questions of what to do: which of two, now or not yet, and whether somebody takes what was done to it (§Q1). */
import { ANY_ROLE } from '../../claims/predicate';
import type { Clause } from './clause';
import type { Move } from '../types';
import { STILL } from '../words/still';

const DEED = '(?:打|杀|砍|收|动|盯|按|压|冲|卸|拆|顺|弄|搞|办|灭|秒|集火|剁)(?:了|掉|死)?';
/** "我砍他还是砍张济", "先收哪个", "打4还是5". */
const WHICH = new RegExp(
  `(?:^|[我咱先该要去就是])${DEED}(?:哪个|谁|几号)|(?:哪个|谁)(?:更|最)?(?:该|值得)?先?${DEED}(?:更|比较|最)?(?:划算|合适|好|值|赚)|(?:^|[我咱先该要去])${DEED}[^,.!?了过]{1,8}还是(?:先|去)?(?:${DEED})?(?:[\\u3400-\\u9fff\\d])|^(?:heal|save|help|patch up|peach) .{2,20} or (?:duel|hit|slash|kill|burn|go for|attack|finish) |\\bwho(?:m)? (?:do|should|shall|would|can|must) (?:i|we) (?!think|trust|believe|thank|ask|blame|owe|say)\\w+`,
);
const NOW = '(?:放|打|上|冲|动手|开|出|莽|拼|用|梭哈)';
const LATER = '(?:怂|缩|躲|养|回血|留|等|忍|憋|攒|稳|苟|不?放|不?打|不?上|不?开|不?出|不?用|再看)';
const GO =
  '(?:slash|swing|go(?: all[- ]?in)?|all[- ]?in|do it|hit|attack|strike|push|play it|use it|send it|fire|give)';
const STAY =
  '(?:(?:(?:are )?(?:you|u) )?(?:hold|wait|sav)(?:e|ing)?(?: it)?|not|keep|save up|stay|sit|turtle|hide|heal(?: up)?|play (?:it )?safe)';
/** "do it or hold", "放还是留": to act now or later; "why hold" asks on. */
const WHETHER = new RegExp(
  `(?:${NOW}|给[^,.!?]{1,8})(?:还是|呢?,?还是)(?:先|自己|我)*(?:不|${LATER})|(?:${LATER}|接着[拆顺]).{0,4}还是(?:直接|就|都)?(?:${NOW}|给)|[打杀砍收按弄]死,?还是先?留|\\bdo (?:i|we) (?:spend|dump|blow|burn)\\b.{2,40} or (?:leave|save|keep|hold)\\b|\\b${GO}(?: \\w+){0,3} or (?:just )?${STAY}\\b|\\b${STAY}(?: \\w+){0,2} or (?:just )?${GO}\\b|^(?:but |so )?why (?:hold|wait)\\b|^为(?:啥|什么)(?:要)?(?:忍|留|等|憋|稳)(?:着|住)?$`,
);

/** What the hearer would do where the speaker sits, … */
const IN_MY_PLACE =
  /换[成作做]?你[会要该怎打是]|你(?:要)?是我|\b(?:in|from) my (?:place|seat|shoes|position)\b|\bif (?:you|u) (?:were|was) me\b/;
/** … and whom a card is kept for. */
const KEPT_FOR =
  /[留攒捏攥].{0,5}[杀酒刀决牌].{0,4}[谁哪]|[留等][着给][谁哪]|\b(?:sav|keep|hold)\w* (?:\w+ ){0,2}for who/;

/** To act now, or later: what a text asks. */
export const asksWhether = (text: string): boolean => WHETHER.test(text);
/** What the hearer would do in the speaker's place. */
export const asksInMyPlace = (text: string): boolean => IN_MY_PLACE.test(text);
/** Which of several to go for, as the speaker would. */
export const asksWhich = (text: string): boolean => WHICH.test(text) || KEPT_FOR.test(text);
/** Of the speaker's own cards and turn, whatever deeds the line names. */
export const asksForOwn = (text: string): boolean => IN_MY_PLACE.test(text) || KEPT_FOR.test(text);

/** "那你咋还不打她": what one has left undone. */
const NOT_DONE =
  /[还都怎咋]么?[还都]?不[来去敢肯]?[打砍杀拆动收](?![你我])|\bwhy (?:don'?t|haven'?t|aren'?t|not) (?:you |u )?(?:hit|kill|attack|touch|go for|finish)/;
/** "后面谁来补这刀", "who's finishing 4": hands are asked for. */
const WHO_GOES =
  /谁(?:来|去|能|肯)(?:[补收打砍杀弄送]|动手|解决|带走)(?!的|过|了)|[留让归]给?谁[来去]?[收打砍杀补]|\bwho(?:(?:'?s| is| can| will)(?: gonna| going to)? (?:finish|kill|hit|tak|strik|end)(?:e|ing)?| (?:finish|kill|hit|tak|strik|end)e?s) /;

const PAST = /[了过](?:[的吗吧呢啊]|$)|刚|[上那][一两几]?[次回轮刀]/;

/** "你是拉司马一把还是跟着踹", "u finishing 4 or just chilling": what the hearer is about to do, and nothing that it is or has done. */
const EITHER = new RegExp(
  String.raw`还是(?!${STILL}|.*的$)|.{2,}\bor (?:are |do )?(?:you|u) \w|\b(?:(?:are |do )?(?:you|u)|gonna|help) .{2,}\bor (?!what\b|not\b|something)\w`,
);
const ACTS =
  /[打杀砍收拆捅踹踩救帮拉保护奶盯]|停手|\b(?:help|kick|finish|hit|kill|strik|attack|sav|chill|go|slash|tak|swing|push|wait|hold|burn|duel|play|us[ei]|drop)\w*/;

const GOES_OR_NOT =
  /([上跟打砍杀收拆补接动盯])(?:手|一[刀手])?不(?:要|想|敢|肯)?\1(?:手)?(?![死掉了过])|\b(?:you|u|ya) (?:in|going in|jumping in) or (?:not|no|nah|what|out)\b/;

/** Whether the hearer would join in. */
export const goesOrNot = (text: string): boolean => GOES_OR_NOT.test(text);

/** A choice that is laid before the hearer. */
export function choiceIn(clause: Clause): Move | null {
  const { text, at } = clause;
  if (clause.youNamed && EITHER.test(text) && ACTS.test(text) && !PAST.test(text) && !ANY_ROLE.test(text))
    return clause.move('ask_plan', { about: clause.other });
  // "他空城了,4号你上不上": at whoever was spoken of, and never at the speaker.
  if (clause.youNamed && goesOrNot(text)) {
    const before = [clause.other, at.befell, clause.spokenOf].find((seat) => seat != null && seat !== clause.from);
    return clause.move('ask_plan', { about: before ?? undefined });
  }
  if (asksWhether(text) || asksInMyPlace(text)) return clause.move('ask_plan');
  const third = at.mentions.find(({ kind, called }) => kind === 'seat' && !called);
  // "后面谁来补这刀": of whoever was spoken of, and whoever hears it says whether it would.
  if (WHO_GOES.test(text) && clause.deeds.every(({ past }) => !past))
    return clause.move('ask_plan', {
      about: at.mentions.find(({ kind }) => kind === 'he')?.seat ?? clause.other ?? clause.spokenOf,
    });
  if (NOT_DONE.test(text) && clause.youNamed && clause.other !== undefined)
    return clause.move('ask_plan', { about: clause.other });
  // "4号先砍谁": of a third's choice it is no advice.
  const ofThird =
    third?.start === 0 &&
    third.seat !== clause.hearer &&
    at.mentions.every((one) => one === third || one.kind !== 'seat');
  return asksWhich(text) && !ofThird && !PAST.test(text) ? clause.move('ask_plan', { about: clause.other }) : null;
}

/** "你就这么忍着?", "u just let him get away with it": what the hearer will do about whoever did it. */
const TAKES_IT =
  /就(?:这么|这样|一直|干)?(?:忍|看|放过|算|认|由|惯|让)(?:着|了|他|她|过)|(?:这么|这样)(?:放过|忍|算了|看着)|不(?:还手|报仇|吭声|管管)|\b(?:just|gonna|going to) (?:take|let|sit|watch|stand)\b.{0,24}|\blet (?:him|her|them|that|it) (?:slide|go|get away)\b/;

export function takenLyingDown(clause: Clause): Move | null {
  const { at, hearer, from } = clause;
  if (!clause.asked && !/\?/.test(clause.text)) return null;
  if (hearer === null || !TAKES_IT.test(clause.text) || clause.deeds.some(({ past }) => past)) return null;
  const known = clause.other ?? at.told.find(({ by }) => by !== undefined && by !== hearer)?.by ?? at.spokenOf;
  // "4号他又拆你": who he is, the record knows.
  const last =
    [...at.moment.scene.facts]
      .reverse()
      .find(({ by, to, good }) => to === hearer && good === false && by !== null && by !== hearer && by !== from)?.by ??
    undefined;
  const doer = known === null || known === hearer ? last : known;
  return doer === undefined || doer === hearer || doer === from ? null : clause.move('ask_plan', { about: doer });
}
