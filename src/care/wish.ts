/**
 * Whether a line says that its speaker wants to die. Asked of lines that detection scored 0.80 or more, and of every line on an
 * open card, so it may be broad: how grave a line is, detection alone decides; this tells which words answer it.
 */
import type { Line } from '../chatter/line/line';

/** Said of oneself, or with nobody named. */
const WISH = [
  /想(?:要|着)?(?:去|就)?(?:死|自杀|轻生|自尽|了断|结束(?:自己|这?一生|生命|这条命))/g,
  /不(?:太|是很)?(?:想|愿意?)(?:再|继续)*(?:活|醒)|不要活|活(?:够|腻)了|活不下去|不如(?:去)?死|(?:死|去死)了(?:算|好|最好|得)了?|宁愿(?:去)?死|一死了之|唔想(?:再)?活/g,
  /(?:要是|如果|希望|但愿|巴不得)[^,.!?;:]{0,6}(?:死了|没(?:有)?出生|消失)|(?:让|讓)我死|求死/g,
  /\b(?:want(?:ed|ing)? to|wanna|wish to|would rather|'?d rather|ready to|going to|gonna) (?:just |really |fucking )?(?:die|be dead|kill myself|end (?:it all|my life|myself|it)|not (?:be alive|exist|wake up)|disappear forever)\b/g,
  /\b(?:do(?:n'?t| not)|never|no longer) (?:really |even |ever )?(?:want to|wanna|wish to) (?:live|be alive|be here|exist|wake up|go on living)\b/g,
  /\bwish (?:that )?i (?:was|were|wasn'?t|weren'?t|had never been|could) (?:dead|alive|here|born|die|never wake up)\b|\bbetter off dead\b|\b(?:kill|killing) myself\b|\blet me die\b|\b(?:tired|done) (?:of|with) (?:living|being alive|life)\b/g,
];

/** What is told of somebody else, or taken back, is no wish of the speaker's. */
const OTHERS =
  /(?:他|她|朋友|闺蜜|兄弟|哥们|同学|室友|同事|弟弟|妹妹|哥哥|姐姐|爸|妈|儿子|女儿|老公|老婆|男友|女友|有人|谁|你)[^,.!?;:我]{0,8}$|\b(?:he|she|they|friend|brother|sister|mom|dad|son|daughter|wife|husband|roommate|you)(?:'s)?(?: (?!(?:i|and|but|so)\b)\w+){0,4} ?$/;
const TAKEN_BACK =
  /(?:不|没有?|不会|别|并非|不是)(?:真的?|说|因为|在|太|再)?$|\b(?:not|never|no|didn'?t|don'?t)(?: \w+)? ?$/;

function wishedIn(text: string): boolean {
  return WISH.some((words) => {
    for (const match of text.matchAll(words)) {
      const before =
        text
          .slice(0, match.index)
          .split(/[,.!?;:，。！？；：\n]/)
          .pop() ?? '';
      if (!OTHERS.test(before) && !TAKEN_BACK.test(before)) return true;
    }
    return false;
  });
}

/** As detection reads it, which undoes disguises, and as an answer, which leaves English alone. Any line at all is answered. */
export const wishesToDie = ({ text, answer }: Line): boolean => wishedIn(text) || wishedIn(answer);
