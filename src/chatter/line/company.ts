/** The wish for somebody to talk to. It binds nobody: it is heard as what weighs on whoever says it (§E1 holds CREEPY for demands). */
import { readOnce } from './read-once';

const SOMEBODY = '(?:some|any)(?:one|body)(?: here| please)?';
/** Of the game, and no company that is sought. */
const ON_MATTER = '(?! (?:about|and|so|when|before|here about|like|in|or|only|alone|first))';

/** Words of the wish, as a source of a regular expression for folded text. */
export const COMPANY = `(?:有人|有没有人|谁)(?:能|会|愿意|肯|可以|来)*(?:听我(?:说说?话?|讲)|陪我(?:说|聊)|跟我(?:说说?话|聊(?!.{0,4}[牌局])))(?:一?(?:下|会儿?)|.{0,3}[吗么?])|(?:只|就|好|很|真|特别|有点)?想(?:找|有)(?:个)?人(?:能)?(?:陪我|跟我|和我|听我)?(?:说说|聊聊|说会儿?|聊会儿?|聊天|说话|倾诉)(?!.{0,4}[牌局])|(?:能|可以|可不可以|能不能)(?:就)?陪我(?:说说话|聊聊|聊(?:一)?会儿?|聊天)|\\b(?:can|could|will|would|is) ${SOMEBODY}(?: just| maybe| willing to| able to)* (?:talk|chat|speak|listen) (?:to|with) me\\b${ON_MATTER}|\\b(?:i (?:just |really |kinda )*(?:need|want|could use|wish i had)|need) ${SOMEBODY} to (?:talk|chat|vent|speak) (?:to|with)\\b|\\b(?:any(?:one|body)|who) (?:wanna|wants? to|up for|feel like) (?:just |a )*(?:talk|chat|talking|chatting)\\b(?= ?(?:$|[,.!?]|with me|for a))|\\bjust (?:talk|chat) (?:to|with) me (?:for a (?:bit|while|sec|minute|moment)|a (?:bit|little)|please)\\b`;

const WISHED = new RegExp(COMPANY);
/** Of one alone, for good, or not to be refused. */
const DEMANDED =
  /[只光]能?(?:跟|和|陪|同)我|必须|不[准许]|不然|否则|永远|别理|\b(?:only|nobody else|no one else|always|forever|must|have to|or else|you(?:'ll| will)|from now|sexy|dirty)\b/;

/** Whether a folded text wishes for somebody to talk to, and demands nothing of it. */
export const asksCompany = readOnce((text) => WISHED.test(text) && !DEMANDED.test(text));
