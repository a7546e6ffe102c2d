/**
 * Despair as a figure of speech over the cards ("I give up, what a hand"): short, of nobody, beside a complaint about the play.
 * A neutral word of the game does not make it one (§K6); neither does any in a line that leaves the game.
 */
import { clauseEnd, clauseStart } from '../line/clause';
import { CLOSE } from '../line/kin';
import { FRAMES } from '../line/lexicon';
import type { Passage } from '../line/passage';
import type { Finding } from '../line/scan';

/** Where a text stands that is judged. */
export interface Setting {
  /** It is what is left of a line beside the game. */
  part: boolean;
  /** The whole line. */
  whole: string;
}

/** What makes a short phrase of despair more than a sigh over the cards. */
const MEANT = /我|俺|自己|真的|每天|天天|一直|老是|好想|现实|\b(?:i|i'm|im|my|really)\b/;
/** What else in a line makes such a phrase a figure of speech: it scolds the cards, asks to be attacked, begs to be saved, asks pardon of the table. */
const VEXED =
  /投吧|投了|投降|[烂臭]|废(?![物人柴])|没法打|打不了|坑|输|菜|还打什么|什么牌|直接送|倒霉|垃圾|破牌|无语|服了|还玩什么|对不起(?:主公|忠臣|队友)|lose|losing|lost|garbage|trash/;
const INVITES = /(?<!别|不|要|再|能)(?:杀|砍|收|打)(?:了|死)?我(?:吧|呀|好了)|来杀我|敢杀我|\bkill me\b/;
const PLEADS = /桃|无懈|救我|奶我|奶一口|救一下|\bpeach\b|\bheal\b|\bsave me\b/;
/** Up to here a stretch beside the game is a cry. */
const CRY = 3;
/** Of one who plays badly, too. */
const USELESS = /累赘|负担|拖累|多余/;
/** Of a figure that is dying: words of death, of holding on, of rescue. */
export const DYING = /死|撑|扛|挺|熬|坚持|救|走不下去|die|dead|dying|hopeless|go on/;

/** Somebody at the table has fallen, and it is asked what one still lives for ("主公死了我活着干嘛"): the figure's words. */
const FALLEN = new RegExp(`(?:${FRAMES.ROLE}|队友)(?:都|要是|也|一|要|已经|全|就)*(?:死|没了|挂了|阵亡|倒了)`);
const WHAT_FOR = /活着(?:还|又|也)?(?:干嘛|干什么|干啥|做什么|(?:还)?有(?:什么|啥)用)/;
/** It lives on to feed another. */
const FEEDS = /活着(?:也|就|只|还|都)*(?:是|能|会|得|在)?[^,.!?;:]{0,4}[给喂送][^,.!?;:]{0,6}(?:牌|人头|号)/;
/** A wish of one's own is never a figure's. */
const WISHED = /不想活|想死|去死|活不下去|不活了|自杀|轻生|没意思|没意义/;
/** What makes it the speaker's own all the same: kin, days and places. */
const EARNEST = new RegExp(`真的|每天|天天|一直|现实|好想|家里|${CLOSE}|[月年楼]|昨天|\\b(?:really|every ?day)\\b`);
const isOfFigure = ({ real, life, worry }: Passage, whole: string): boolean =>
  !real &&
  !life &&
  !worry &&
  !EARNEST.test(whole) &&
  (FEEDS.test(whole) || (FALLEN.test(whole) && WHAT_FOR.test(whole) && !WISHED.test(whole)));

/** Deeds that are cried out over a hand of cards, where nothing but the word is said of them. */
const OUTCRY =
  /^(?:我|俺|老子|人)?(?:都|快|就|简直|直接|干脆)*(?:想|要|得|可以|只能)*(?:去)?(?:上吊|跳楼|跳河|跳江|撞墙|抹脖子)(?:了|算了|去|得了|吧)*$/;
/** No card of a kind, or of one kind alone. */
const POOR_HAND =
  /[一半]张(?:[杀闪桃酒牌]|无懈|锦囊|装备|能[用打])[^,.!?;:]{0,4}[没不]|没[一半]?张(?:[杀闪桃酒牌]|无懈|能[用打]|好牌)|全是(?:[杀闪桃酒]|装备|锦囊|黑|红)|[杀闪桃]都没|(?:我|^|[,.!?;:])(?:也|都|又)?没(?:有)?[桃闪酒](?![花避])|摸(?:不到|的(?:都|全)?是?什么)|(?:起手|手牌|这手)[^,.!?;:]{0,4}(?:烂|差|废|没)/;

/** "看一眼就想死", of the cards that were dealt: how bad a look at them is. */
const AT_HAND = /起手|手牌|这手|[摸抽发选]的?(?:牌|将)|这牌|手气/;
const AT_SIGHT = /(?:看|瞅|瞄|摸|抽|翻)(?:了|到|着|完)?(?:一[眼下])?[^,.!?;:]{0,3}(?:就|都|真|直接)+想死$/;

/**
 * Words that weigh nothing: "正好想歇" measures no wish, no sleep and a busy head are a trouble and no danger, and English
 * players call things dead that are none.
 */
const IDLE =
  /[正刚恰幸]好|(?:[好这]?几|[两三四五]|整)?[天晚宿夜]?(?:都|又)?没(?:怎么)?(?:睡(?:过|好|着|够)?(?:个|一个)?(?:整觉|好觉|觉|踏实)?|合眼)(?!.{0,2}醒)了?|失眠|睡不(?:着|好|踏实)|(?:闭上?眼|躺下)睛?就?|[脑子袋]{2}里?(?:就|都|是|还|一直|根本)*(?:停不下来|[转想]个?不停|静不下来|糊)|\bfor no reason\b|\bdead (?:giveaway|wrong|right|sure|certain|serious|even|heat|weight|hands?|cards?|draws?|easy|last|on|end)\b|\b(?:brain|mind|head) (?:just |keeps? )*(?:won'?t (?:shut (?:up|off)|stop|quit)|spinning|racing)/g;
/** A high place or a shore where something of every day is done. */
const PLACE =
  /(?:站|坐|走|停|堵|在)*(?:在|到)?(?:天台|楼顶|阳台|窗台|窗边|桥上|桥边|大桥|天桥|江边|河边|海边|湖边|站台)上?(?=[^,.!?;:]{0,3}(?:等(?:车|人|你|红灯|外卖)|堵车|拍照|钓鱼|晒|晾|夜跑|跑步|骑车|遛|散步|烧烤|看日[出落]|看烟花|种|浇|收衣|打电话))|\b(?:bridge|rooftop|roof|balcony|river|lake|beach)\b(?=[^.!?;:]{0,24}\b(?:photos?|pics?|wedding|picnic|barbecue|bbq|plants?|jog\w*|traffic|fish\w*|party)\b)/g;
/** Beside a wish to be gone nothing is idle. */
const GONE = /一走了之|消失|解脱|了断|结束|睡过去|不想|想[去要]?死|\b(?:wish|wanna|want to|done|end)\b/;
/** No wish at all, though it is worded as one. */
const FIGURE = /\b(?:(?:want|wanna|willing|going|gonna|will|would)(?: to)? )?die on (?:this|that|the) hill\b/g;
export const withoutIdle = (text: string): string => {
  const plain = text.replace(FIGURE, '');
  return GONE.test(plain) ? plain : plain.replace(IDLE, '').replace(PLACE, '');
};

/** Said of any bold stroke: beside the game it is the stroke's. */
const STROKE = /^一了百了$/;

/** Whether an expression of despair is a sigh. */
export function isSigh(line: Passage, { kind, start, end }: Finding, { part, whole }: Setting): boolean {
  const { text } = line;
  const said = part ? text : text.slice(clauseStart(text, start), clauseEnd(text, end));
  if (!line.real && AT_HAND.test(whole) && AT_SIGHT.test(said)) return true;
  if (kind === 'means') return !line.real && OUTCRY.test(said) && POOR_HAND.test(whole);
  if (!(part || line.game || POOR_HAND.test(whole)) || line.real || line.worry) return false;
  const words = text.slice(start, end);
  if (kind === 'hopeless') return !MEANT.test(text) || VEXED.test(whole) || (DYING.test(words) && PLEADS.test(whole));
  if (kind !== 'passive') return false;
  if (isOfFigure(line, whole)) return true;
  if (INVITES.test(whole) || (part && STROKE.test(text)) || (part && text.length <= CRY && !MEANT.test(text)))
    return true;
  return (VEXED.test(whole) || POOR_HAND.test(whole)) && (USELESS.test(words) || !MEANT.test(said));
}

/** To hold out, said of one's own figure. */
const HOLDING = /上西天|归西|见阎王|撑|扛|挺|熬|坚持|hold on|go on/;
const LIFE = /死|活|命|世|\b(?:die|live|life)\b/;

/** The same of all that is left of a line beside the game, where no expression stands. */
export function isSighed(line: Passage, { part, whole }: Setting): boolean {
  const { text, real, worry } = line;
  if (isOfFigure(line, whole)) return true;
  return (
    part &&
    !real &&
    !worry &&
    (INVITES.test(whole) ||
      (VEXED.test(whole) && USELESS.test(text)) ||
      (PLEADS.test(whole) && HOLDING.test(text) && !LIFE.test(text)))
  );
}
/** And of single words that add up. */
export const isMuttered = ({ text, real }: Passage, { part, whole }: Setting): boolean =>
  part && !real && VEXED.test(whole) && !MEANT.test(text);
