/**
 * Crisis first, on the device, and nothing later lowers it (§D5). The lexicon says which words are there,
 * worth.ts what they are worth, grave.ts what the opinion sees beside them; here a line is taken as a whole and in parts.
 */
import { cues, CUES_SPEAK } from './cues';
import { lastNamed } from '../line/frame';
import { readLine, type Line } from '../line/line';
import { besideGame, sentencesOf, type Passage } from '../line/passage';
import { gravityOf, mayBeGrave, MISHAP, type Gravity } from './grave';
import { FRAMES } from '../line/lexicon';
import type { Opinion } from './opinion';
import type { Finding } from '../line/scan';
import { DYING, isMuttered, isSigh, isSighed, withoutIdle, type Setting } from './sigh';
import { onlyOthers, threatOf } from './threat';
import { wishesToFollow } from './mourning';
import { isParting } from './parting';
import { isUrged } from './urged';
import type { Crisis } from './types';
import { ALIVE, CARD_EFFECT, DENIED, FRIEND_SCORE, OWN, worthOf } from './worth';

/** §D5 */
export const HIGH = 0.95;
/** §D5: from here on a line is never sent, logged or recorded. */
export const MEDIUM = 0.7;

/** §D5: plan, means or intent. */
const EXPLICIT = 0.96;
/** §D5: passive ideation. */
const PASSIVE = 0.8;
const DENIED_ANYWHERE =
  /(?:不会|不是|没有|没|别|并不)(?:真的)?(?:想|要|去)?(?:自杀|死|轻生|跳|割|自残)|真好|开心|幸福|希望大家|胜利/;

/** What one lives for is asked of no hand of cards, whatever else the line tells. */
const ALIVE_FOR = /^活着(?:干嘛|干什么|干啥|有什么|有啥|还有什么|图什么|图啥)/;
const FRIENDS = new RegExp(FRAMES.FRIEND);

const KINDS = ['intent', 'means', 'harm', 'passive', 'hopeless'] as const;

/** 「想死……想你的桃啦」. */
const PUN = /想死[^\p{L}\p{N}]*想[你吃][^,.!?;:]{0,3}[桃酒牌闪]/u;

/** Deeds that their words alone do not name: an end, a leaving, a release. */
const VAGUE = /解脱|不在|离开|了结|结束/;
const NAMED = /死|自杀|轻生|生命|世|命|kill|die|suicide/;
const ofDying = (line: Passage, { kind, start, end }: Finding): boolean =>
  (kind === 'passive' || kind === 'hopeless') &&
  !line.real &&
  !line.life &&
  DYING.test(line.text.slice(start, end)) &&
  !ALIVE.test(line.text.slice(start, end));

/** Of words that add up (cues.ts): a wish or a deed with its means, or plain despair. */
function weighCues(line: Passage): number {
  if ((line.game && !line.real) || line.joke || line.fiction) return 0;
  const hard = cues(line, 'cue.hard');
  const despair = cues(line, 'cue.despair');
  if (hard < 0.4 && despair < CUES_SPEAK) return 0;
  const about = lastNamed(line.text.slice(0, 40));
  const self = /我|俺|\bi\b|自己/.test(line.text) || about === 'none';
  if (!self || /你|他|她|它/.test(line.text.replace(/你们|其他|他们/g, '')) || DENIED_ANYWHERE.test(line.text))
    return 0;
  const friend = FRIENDS.test(line.text);
  if (hard >= 0.4 && hard + cues(line, 'cue.soft') + 0.5 * despair >= CUES_SPEAK)
    return friend ? FRIEND_SCORE : /我|自己/.test(line.text) ? 0.96 : 0;
  return despair >= CUES_SPEAK ? PASSIVE : 0;
}

/** Below this the opinion sets words aside that are no plain intent, in lines short enough to be weighed whole. */
const DOUBT = -1.5;
/** A blade of no weapon's name. */
const BLADE = /\brazor\b|刀片/;
/** What no opinion sets aside: such a blade, and a wish to die or to be gone in so many words. */
const PLAIN = new RegExp(
  `我(?:真的?|就|也|好|很|还是|只)*想(?:去)?死|没脸再?活|我一死|(?:还是|不如)死了的?(?:好|干净)|\\bi (?:really |just |honestly |so )*(?:want to|wanna) (?:die|disappear)\\b|${BLADE.source}`,
);
/** The same for hopelessness, which is often figurative, in the words of the game, and (`ENCLOSED_DOUBT`) of no way out, which chains and crossbows leave too. */
const SLIGHT_DOUBT = -0.5;
const ENCLOSED = /no way out/;
const CUE_DOUBT = 0;
const ENCLOSED_DOUBT = 0.5;
const SHORT = 80;

/** What the opinion alone is worth (grave.ts). */
const GRAVITY: Readonly<Record<Gravity, number>> = { none: 0, passive: PASSIVE, explicit: EXPLICIT };

interface Moment extends Setting {
  /** Somebody's figure is dying. */
  dying: boolean;
  /** It threatens another: hurt and death in it are not the speaker's own unless an expression says so. */
  threat: boolean;
}

/** What a line, or what is left of it beside the game, is worth. */
function dangerOf(line: Passage, opinion: Opinion, moment: Moment): number {
  const { dying, part, threat } = moment;
  let score = 0;
  const { text } = line;
  const doubted = ({ kind, start, end }: Finding): boolean =>
    (kind !== 'intent' || (VAGUE.test(text.slice(start, end)) && !NAMED.test(text.slice(start, end)))) &&
    !line.real &&
    !(PLAIN.test(text.slice(start, end)) && (BLADE.test(text) || (!line.play && !line.joke))) &&
    line.text.length <= SHORT &&
    !(kind === 'passive' && !line.game && !line.play && ALIVE_FOR.test(text.slice(start, end))) &&
    !((kind === 'harm' || kind === 'means') && OWN.test(line.text) && !line.game && !/你|\byou\b/.test(line.text)) &&
    opinion.crisis <
      (ENCLOSED.test(text.slice(start, end)) && !OWN.test(text)
        ? ENCLOSED_DOUBT
        : kind === 'hopeless' || line.game
          ? SLIGHT_DOUBT
          : DOUBT);
  for (const kind of KINDS) {
    for (const finding of line.findings.get(kind) ?? [])
      score = Math.max(
        score,
        doubted(finding) || PUN.test(moment.whole) || isSigh(line, finding, moment) || (dying && ofDying(line, finding))
          ? 0
          : worthOf(line, finding),
      );
  }
  if (score < HIGH && !threat && !isSighed(line, moment)) {
    if (opinion.crisis > CUE_DOUBT && !isMuttered(line, moment)) score = Math.max(score, weighCues(line));
    score = Math.max(score, GRAVITY[gravityOf(line, opinion, dying, part)]);
  }
  if (isUrged(line)) score = Math.max(score, PASSIVE);
  for (const finding of line.findings.get('othercrisis') ?? []) {
    if ((line.game || line.findings.has('frame.prevent') || MISHAP.test(text)) && !line.real && !line.worry) continue;
    const before = line.text.slice(Math.max(0, finding.start - 8), finding.start);
    const words = line.text.slice(finding.start, finding.end);
    const told = /朋友|同学|室友|friend|brother|sister|mom|dad|roommate|classmate|cousin/.test(words) || line.worry;
    if (DENIED.test(before) || /(?:没|不会|不是|没有)(?:有|想|要|真的)*(?:自杀|想死|轻生|跳)/.test(words)) continue;
    // What is only told of others is often nothing: where nobody fears for them, the opinion may set it aside.
    if (!line.worry && !line.real && text.length <= SHORT && opinion.crisis < SLIGHT_DOUBT) continue;
    if (told || !/^(?:he|she) /.test(words)) score = Math.max(score, FRIEND_SCORE);
  }
  return score;
}

/** What of a line stands beside the game is weighed from here on, though nothing in it is named (grave.ts, `UNNAMED`). */
const SUSPECTED = 0;

/** Hurt of which nothing is said but the word, and what it buys: both clauses are the game's. */
const BARE_HURT =
  /^(?:我|先|再|又|就|还|自己|然后|那|i|i'll|just|then|\s)*(?:自[残伤虐]|hurt myself)(?:一下|一次|一波|了|吧)*$/;

/** "8号我不想活了": whoever is told of it makes it no word of the game; what is told is judged as if told to nobody. */
const TOLD_TO =
  /^(?:\d{1,2}号位?|[一二三四五六七八]号位?|主公|老大|老板|seat \d{1,2}|lord|boss)[ ,]*(?=[我俺](?!们)|i(?:'?m|'?d|'?ve)?\b)/;

/** "lol this hand, i want to die": laughed at over the cards, as "i want to die lol" is, wherever the laugh stands. */
const OVER_CARDS = /牌(?!友|坊|照)|\b(?:this|these|my|such an?|what an?|with) (?:\w+ )?(?:hand|cards|draws?)\b/;
const BARE_WISH =
  /^[\s,.!]*(?:我|真的?|都|好|就)*想死了?[\s,.!]*$|^[\s,.!]*(?:i |just |really |honestly |literally |so )*(?:want to|wanna) die[\s,.!]*$/;

/** Of a longer line more is told than the cards. */
const LAUGH = 28;

/** Judges a line. `dying`: somebody's figure is dying at this moment, so that words of death are the game's. `opinionOf`: the opinion of a text. */
export function judgeCrisis(line: Line, opinionOf: (text: string) => Opinion, dying = false): Crisis {
  const weighed = (text: string): Opinion => opinionOf(withoutIdle(text));
  const threat = threatOf(line);
  const others = onlyOthers(line);
  const moment: Moment = { dying, part: false, whole: line.text, threat: others };
  const opinion = weighed(line.text);
  let score = dangerOf(line, opinion, moment);
  const beside: Moment = {
    ...moment,
    // Beside the game a short cry is the game's; a sentence among others of no game is judged like any line.
    part: line.game || line.play,
    threat: others || (!line.real && (opinion.attack > 0 || line.findings.has('curse'))),
  };
  // "你是AI吗?我不想活了": every sentence is judged by itself too, and what of a line stands beside the game.
  const suspected = opinion.crisis > SUSPECTED;
  const laughed = line.joke && !line.real && !line.life && OVER_CARDS.test(line.text);
  if (score < HIGH && (suspected || mayBeGrave(line)))
    for (const passage of line.game || line.play
      ? besideGame(line, (clause) => BARE_HURT.test(clause) && CARD_EFFECT.test(line.text))
      : sentencesOf(line)) {
      if (laughed && line.text.length - passage.text.length <= LAUGH && BARE_WISH.test(passage.text)) continue;
      if (suspected || mayBeGrave(passage)) score = Math.max(score, dangerOf(passage, weighed(passage.text), beside));
    }
  const told = TOLD_TO.exec(line.text)?.[0];
  if (told !== undefined && score < HIGH && mayBeGrave(line))
    score = Math.max(score, judgeCrisis(readLine(line.text.slice(told.length)), opinionOf, dying).score);
  score = Math.max(score, threat);
  if (wishesToFollow(line.text, false) || isParting(line, dying)) score = Math.max(score, PASSIVE);
  return { level: score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'none', score };
}
