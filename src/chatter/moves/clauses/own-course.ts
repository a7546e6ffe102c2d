/** What its speaker is about to do, and no order to anybody: "我打算先杀3号", "thinking i'll go for 2". */
import { ANY_HARM } from '../words/acts';
import type { Clause } from './clause';

const INTENDS =
  /^(?:[这本下]个?(?:回合|轮))?(?:我|俺|本人|老子|在下|让我)(?:[这本]个?(?:回合|轮)|现在|还是|可|就|先)*(?:打算|准备|想要?|要|计划|决定了?|琢磨着?|寻思着?|考虑|去|先|来|得|再)(?:在?[这本下]个?(?:回合|轮)|直接|先|再|就|去|来|把|用)*(?=盯[死紧住着]|[打杀砍拆顺乐兵捅揍收灭集秒做弄削怼干搞锤决火](?!.{0,2}了(?!.*再))[^让请叫你您]*$)/;
const INTENDS_EN =
  /^(?:(?:so|ok|right|well|then|now|(?:this|next|my) (?:turn|round|go))[ ,]+)*(?:i'?m?|i'?ll|i'?d|just| )*(?:gonna|going (?:to|for|after)|thinking(?: (?:of|about|i'?ll|i))?|planning (?:to|on)|about to|tempted to|want(?:ing)? to|wanna|gotta|let me|lemme|(?<=\bi(?:'?d)? )(?:might|should|would rather|rather|plan to|intend to))\b(?!.* (?:you|u|everyone|everybody) to\b)/;
const HARM_EN =
  /\b(?:go|going|swing) (?:for|after|at)\b|\b(?:shoot|strike|slash|finish|focus|take .{0,16}(?:out|down))\b/;
/** "someone stop me": in jest. */
const DARES =
  /\b(?:some|any)(?:one|body)(?: please| pls)? (?:stop|hold|slap|punch|pinch|restrain|wake|shoot)\b[^,.!?]{0,16}\bme\b|谁(?:快|来|去)*(?:拦|管|劝|掐|摁)(?:一?下|着|住|醒|管)*我/;

/** Whether a clause that may sound like an order tells what its speaker is about to do. */
export const isOwnCourse = ({ text, at: { mentions } }: Clause): boolean =>
  (INTENDS.test(text) || (INTENDS_EN.test(text) && (ANY_HARM.test(text) || HARM_EN.test(text)))) &&
  mentions.some(({ kind, called }) => (kind === 'seat' || kind === 'he') && !called);

/** Whether somebody is to keep its speaker from what he does. */
export const isDare = ({ text }: Clause): boolean => DARES.test(text);
