/** A joke at one's own cost is taken kindly, and is no news of the speaker's and no blame (§Q3). */
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { namedBy } from '../record/touching';

/** What one calls oneself in jest: what everybody hits, feeds on or laughs at. */
const BUTT =
  '(?:沙包|肉盾|炮灰|靶子|活靶|韭菜|提款机|出气筒|(?:送|散)财童子|送温暖|做慈善|慈善家|快递员|外卖员|血包|血袋|经验包|工具人|冤种|冤大头|倒霉蛋|气氛组|吉祥物|背景板|陪跑|小丑|神级反指|反指|显眼包|人形|挨(?:打|揍|刀)的|被(?:打|揍)的|打酱油)';
/** "看来咱就是个沙包的命": no moment is wrong for it. */
export const MOCKS = new RegExp(
  `(?:我|咱|俺|本人|老夫|在下)(?!们?(?:看|觉得|说|猜))[^,.!?你]{0,8}(?:是|就|当|成|来)[^,.!?你]{0,8}${BUTT}|谁(?:让|叫)(?:我|咱|俺)[^,.!?]{0,3}(?:长得)?(?:帅|美|好看|倒霉|命苦|招人|太强|优秀)|\\b(?:i'?m|i am|im|i guess|guess i|me,|call me|just call me|it'?s me,?)\\b[^.!?]{0,24}\\b(?:punching bag|pincushion|meat shield|cannon fodder|clown|(?:walking |favou?rite )?target|doormat|(?:professional )?victim|comic relief|decoration|pi[nñ]ata|charity|loot (?:box|drop)|magnet|unlucky charm)\\b`,
);
/** One's own blunder is to be honoured. */
const HONOURS =
  /(?:颁|发|给)(?:我|咱)?(?:个|张|面|块)?.{0,3}(?:奖|锦旗|奖状|勋章|奖杯)|\bwhere'?s my (?:medal|trophy|prize|award)|\b(?:give|hand) me (?:a|the|my) (?:medal|trophy|prize|award)|\b(?:great|nice|good|well) (?:job|work|one|done|going),? (?:me|myself)\b|\bway to go,? me\b/;
const BLUNDERED =
  /手[黑贱滑抖残]|[杀砍打坑害误][^,.!?]{0,4}(?:忠臣?|自己人|队友|友军|错)|(?:忠臣?|自己人|队友|友军).{0,3}(?:给)?[杀砍打坑害]|反指|看走眼|\b(?:my own|own (?:team|side|guy|ally)|teammate|ally|friendly fire|loyalist|wrong (?:guy|one|person)|misclick\w*|oops|whoops|messed up|blew it)\b/;

/** Null where something is asked, a deed of another's complained of, or a trouble told. */
export function selfMockedPlan(move: Move | null, asked: Asked): Plan | null {
  const { text, moves, from } = asked;
  if (moves.some((one) => isQuestion(one) || one.life?.trouble === true)) return null;
  const blunder = HONOURS.test(text) && BLUNDERED.test(text);
  if (!blunder && (!MOCKS.test(text) || namedBy(asked).seats.some((seat) => seat !== from && seat !== asked.me)))
    return null;
  return {
    move: 'tease',
    clause: blunder ? 'blunder_mocked' : 'self_mocked',
    occasion: 'joke',
    asked: move,
  };
}
