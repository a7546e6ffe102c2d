/** What a line says or asks of a word that was given before (「说好不打我的呢」, "did I keep my promise"): it gives none anew. */
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';

/** A word that was given, or begged for, between the two who talk. */
export interface GivenWord {
  readonly by: Seat;
  /** Whom it was about; absent where the line does not say. */
  readonly to?: Seat;
  /** What it was is asked, and not whether it was kept. */
  readonly what?: true;
}

const HARM = '(?:[打杀砍拆动搞碰顺惹捅害追盯烧射收]|针对|集火|为难|下手)';
const AFTERWARDS = '(?:转头|转脸|扭头|回头|结果|怎么|咋|却|倒好|照样|偏偏)';
const PLEDGE = '(?:答应|应承|应允|保证|承诺|许诺|发过?誓)';
const BEFORE = '(?:刚才?|方才|之前|先前|上[轮回把次]|那会儿?|当初|当时|明明|不是|亲口|自己)';
const BEG = '(?:求|让|叫|托|嘱咐|叮嘱|劝|请|喊|提醒)';
const NOUN = '(?:word|promise|deal|truce|agreement|pact|bargain|pledge|oath)s?';
const KEPT =
  '(?:keep|keeping|kept|broke|break|broken|honou?r\\w*|stick\\w*|stuck|hold\\w*|held|remember|back on|true to|lived? up|stands?|still|valid|counts?|good)';
const OURS = '(?:your|ur|our|that|the|this|my)(?: \\w+)?';
const HOW =
  '(?:算(?:不算)?(?:数|话|吗|不)|作(?:不作)?数|当(?:不当)?真|认(?:不认|账|吗|么|不)|守(?:没守|住|了|着)|兑现|有效|还?记(?:不记)?得|破(?:没破|了)|做(?:没做)?到)';
const WORD = '(?:诺言?|承诺|约定|誓言?|许诺|保证|协议|[休停]战)';
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** "我求过你别砍6号", "i asked you not to touch the lord". */
const BEGGED = any(
  `${BEFORE}[^,.!?]{0,4}${BEG}(?:过|了)?[你您]|我[^,.!?]{0,3}${BEG}(?:过|了)[你您]`,
  `我[^,.!?]{0,3}${BEG}[你您][^,.!?]{0,6}(?:别|不|放|饶|留|救|保).*(?:做到|照做|照办|办到|听(?:了|没|进)|${AFTERWARDS}|[^,.!?]的(?=[,.!?]|$))`,
  '\\bi (?:(?!never)\\w+ )?(?:asked|told|begged|warned) (?:you|u) (?:not to|to (?:leave|spare|lay|stay|keep|save|help|let|heal|stop|back))\\b|\\bwhat i (?:asked|begged)\\b',
);
/** "你答应不动我的", "说好不打我的", "you said you wouldnt hit me", "what i told you". */
const GIVEN = any(
  `${PLEDGE}[^,.!?]{0,12}(?:过|了|的(?=$|[,.!?])|[,.!?]?${AFTERWARDS})|[应许]过|(?:怎么|咋)(?:答应|说)的|${PLEDGE}[我你您]的`,
  `(?:${BEFORE}[^,.!?]{0,4}[说讲]|[说讲约谈](?:过|好|定|了)(?:的|是)?)[^,.!?:别]{0,6}(?:不(?:会|再|先|去|准|主动)*${HARM}|[停休]手|[休停]战|[放饶]过?[我你]|(?<!了我?)[保护救帮罩]着?[我你])`,
  `你说[^.!?]{0,16}不(?:会|再|先)*${HARM}我[^.!?]{0,4}[,.!?][^.!?]{0,4}${AFTERWARDS}`,
  "\\b(?:(?:promised|swore|vowed|pledged)(?! (?:seat|\\d|(?:that )?(?:\\w+ ){1,2}(?:was|is|were|are)\\b|.{0,16}(?:serve|loyal)))|gave (?:\\w+ ){1,2}word)\\b|\\bdid(?:n'?t| not)? (?:you|u|i) (?:\\w+ )?(?:promise|swear|vow|agree)\\b",
  "\\b(?:agreed|said|told (?:me|you)|(?:did|didn'?t|did not) (?:you|u|i) say)\\b[^.?!]{0,30}\\b(?:wouldn'?t|would not|won'?t|not to|never|(?:'?d|'?ll|would|will) (?:leave|spare|lay off|stay|let|keep|help|save|protect|back)|truce)\\b|\\bwhat i (?:told you|said)\\b",
);
/** How a word stands is asked: "那话还认不认", "are we still good for that truce". */
const STATE = any(
  '说话[^,.!?]{0,3}(?:算|当放屁|跟放屁|作数|不作数)|食言|失信|守[信诺约]|[毁违背爽]约|变卦|反悔|言而[有无]信',
  `${WORD}[^,.!?]{0,8}${HOW}|${HOW}[^,.!?]{0,8}${WORD}`,
  '(?:那|这|句|说过的|说好的|你的?)话[^,.!?]{0,4}(?:算|作|认)(?:[不没](?:算|作|认))?数?',
  `\\b${OURS} ${NOUN}\\b[^.?!]{0,24}\\b${KEPT}\\b|\\b${KEPT}\\b[^.?!]{0,16}\\b${OURS} ${NOUN}\\b`,
);
/** "我说话算数", "谁反悔谁是狗", "deal, keep your word": a word that is only now given or wanted. */
const NEW =
  /(?:谁|不[许准能]|别|绝|要是|如果|敢)[^,.!?]{0,4}(?:反悔|变卦|食言|失信|毁约|违约|守)|\b(?:i'?ll|i will|i'?m going to|if (?:you|u|we|i)|as long as|you have|better|please|don'?t|let'?s|must)\b[^.?!]{0,16}\b(?:keep|break|hold|honou?r|stick|word|promise|deal|truce)\b/;
const OPEN =
  /[吗么没呢吧?]|([算守认破作当记做])[没不]\1|放屁|不(?:算|作)|了$|还|\b(?:did|have|has|is|are|do|still|broke|broken)\b/;
/** A yes is asked for, to something that is only now agreed. */
export const CONSENT =
  /(?:行|成|好|可以|可|同意|答应|换|干)(?:还是)?(?:不(?:行|成|好|可以|同意|答应|换|干)?|吗|么|否)(?=$|[,.!?])|成交|[吱应](?:一)?声|[给来]个?(?:句|准|痛快)|\b(?:deal|fair|agreed|ok|okay|yes|whaddya say|what do you say)\?|\b(?:(?<!\b(?:you|u) )promise me|say yes|shake on it|yes or no)\b/;
const WHAT =
  /(?:答应|[应许]|保证|承诺|约定|说好)[^,.!?]{0,6}(?:什么|啥|哪些)|来着|\bwhat\b.{0,24}\b(?:promis\w*|swear|swore|agreed?)\b/;
const GIVES_NOW = new RegExp(`^${PLEDGE}[^过没]*$(?<!的)`);
const OBJECT = new RegExp(`(?:${HARM}|[放饶保护救帮罩])[过着]?([我你])`);
const PRONOUN = /(?<![对跟和给让被])(?:我(?!们|俩)|[你您咱])|\b(?:i|my|you|your|u|ur|our)\b/g;
const isOwn = (pronoun: string | undefined): boolean => /^(?:我|i|my)$/.test(pronoun ?? '');

/** Null where the line speaks of no such word, or of a third's. */
export function wordAsked(
  text: string,
  mentions: readonly Mention[],
  { from, you, asked }: { readonly from: Seat; readonly you: Seat | null; readonly asked: boolean },
): GivenWord | null {
  if (you === null || you === from) return null;
  const begged = BEGGED.exec(text);
  const given = begged ?? GIVEN.exec(text);
  const found = given ?? (NEW.test(text) ? null : STATE.exec(text));
  if (found === null || (CONSENT.test(text) && !new RegExp(BEFORE).test(text))) return null;
  const start = found.index - (/[^,.!?]*$/.exec(text.slice(0, found.index))?.[0].length ?? 0);
  const behind = found.index + found[0].length;
  const end = behind + (/[,.!?]|$/.exec(text.slice(behind))?.index ?? 0);
  const [before, words] = [text.slice(start, found.index), text.slice(found.index, end)];
  if (given === null && !asked && !OPEN.test(before + words)) return null;
  const thirds = mentions.filter(
    ({ kind, seat, called }) => kind === 'seat' && !called && seat !== null && seat !== from && seat !== you,
  );
  const [near] = (before.match(PRONOUN) ?? []).slice(-1);
  // "3号说好不打我的": a third's word.
  const ofThird = ({ kind, seat, called, start: at }: Mention): boolean =>
    !called &&
    at >= start &&
    at <= found.index &&
    (kind === 'he' || kind === 'who' || (kind === 'seat' && seat !== from && seat !== you));
  if (!begged && near === undefined && mentions.some(ofThird)) return null;
  // "你说过5号不会打主公": what was said of a third is no word of one's own.
  const denial = words.search(/不|\b(?:won'?t|wouldn'?t|would|never|not)\b/);
  if (!begged && thirds.some((one) => one.start > found.index && one.start < found.index + denial)) return null;
  const about = thirds.find((one) => one.start > found.index && one.start < end)?.seat;
  const object = OBJECT.exec(words)?.[1] ?? (/\bme\b/.test(words) ? '我' : undefined);
  const own =
    begged === null && (object !== undefined && given ? object === '你' : isOwn(near ?? words.match(PRONOUN)?.[0]));
  // "我答应你了,这轮不打你" is given now.
  if (own && !asked && GIVES_NOW.test(words)) return null;
  const to = about ?? (object === undefined ? undefined : own ? you : from);
  return { by: own ? from : you, ...(to === undefined ? {} : { to }), ...(WHAT.test(text) ? { what: true } : {}) };
}
