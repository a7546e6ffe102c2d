/**
 * Threats of real harm to another person (§D5: 0.5–0.65, none). Nothing is one by its deed alone, which is the game's or a figure
 * of speech. It takes two of three things: a deed (`menace`) or a hint of one (`omen`); a place or a person of life outside the
 * game (`cue.outside`), or the other's own (`cue.yours`); a weapon that is carried there (`armed`). That somebody has found out
 * where another lives (`traced`) is a threat alone, unless something kind stands beside it.
 */
import { cues } from './cues';
import { clauseEnd, clauseStart } from '../line/clause';
import { isQuoted, subjectBefore } from '../line/frame';
import { FRAMES } from '../line/lexicon';
import type { Line } from '../line/line';
import type { Finding } from '../line/scan';

/** §D5 */
const THREAT = 0.6;
/** From here on what stands of life outside the game makes a deed a threat. */
const OUTSIDE = 0.5;

/** Done to the speaker, told of others, asked, or not meant. */
const SUFFERED =
  /(?:被|怕|说|扬言|威胁|听说|新闻|梦见|梦到)[^,.!?;:]{0,8}$|\b(?:said|says|threatened|afraid|scared|tells?|told|heard|someone|somebody|dreamt?|dreamed)\b[^,.!?;:]{0,20}$/;
const AT_ME = /^(?:我(?!家|就|会|要|也|有|们|妹|姐|弟|哥|妈|爸|女|老婆|孩子|儿子)| ?(?:me|myself)\b)/;
const UNMEANT =
  /(?:不会|不能|没|别|不是|不想|不敢|难道|谁|劝)[^,.!?;:]{0,3}$|\b(?:not|never|don't|won't|wouldn't|can't)\b[^,.!?;:]{0,8}$/;
const OTHERS =
  /^(?:就|又|还|结果|居然)?(?:他|她|它|有人|别人|人家|警察|凶手|我妈|我爸|老婆|老师)|^(?:and |but |then )?(?:he|she|they|someone|somebody|people|mom|dad)\b/;
/** The speaker, who is not "my father". */
const SPEAKER =
  /我(?!妈|爸|老婆|姐|哥|弟|妹)|老子|劳资|俺|咱|\b(?:i|i'm|im|i'll|we|me and|my (?:boys|cousins|brothers|guys|friends and i))\b/;
/** The speaker is the one who will do it. */
const AGENT = new RegExp(
  `${SPEAKER.source}|一定|迟早|早晚|就|会|要|去|今晚|明天|再|等|\\b(?:gonna|going to|will|you'd|better)\\b`,
);
/** What is also said of a figure at the table, so that it must be said whose deed it is. */
const PLAYED = /^(?:杀|砍|打|灭|做|废|弄|宰)死?了?[他她]|^(?:kill|hit|beat|shoot|burn|hunt) (?:him|her|them|that|this)/;
const TABLE = new RegExp(`^(?:${FRAMES.SEAT}|${FRAMES.ROLE})$`);
/** One who sends a present, comes to dinner, cuts a cake, courts: where the other lives is known to friends. */
const KINDLY =
  /礼物|奶茶|零食|蹭饭|逛街|拿(?:那|本|个|书|东西)|在不在|在家吗|开黑|一起玩|送你|寄给?|快递到|送到|请你|接你|一起|吃饭|火锅|吃个|月饼|蛋糕|西瓜|切菜|切肉|做饭|带伞|记得带|打伞|喝酒|啤酒|打牌|生日|聚|看看你|看你|喜欢你|爱你|想你|陪你|宝贝|美女|\b(?:gift|present|snacks?|late for|goes there too|pizza|dinner|party|cake|pick you up|drinks?|invitation|birthday|love|miss|cute|wedding|barbecue|movie|coffee)\b/;
/** A weapon on its way, not one that was bought. */
const CARRIED = /^(?:带|拿|揣|藏|提|抄|扛|拎)|^(?:bring|tak|carry)/;

/** Whom a weapon may be for; without anybody it is more likely the speaker. */
const SOMEBODY =
  /你|他|她|那(?:个|些|帮|群|家|小子|孙子|畜生)|老板|主管|老师|同事|同学|邻居|房东|谁|\b(?:you|he|she|they|him|her|them|everyone|people|somebody|boss|manager|teacher|kids?|guy|neighbou?r|roommate|ex)\b/;
const ONESELF =
  /自己|自杀|不想活|遗书|解脱|(?:我|想|去)死(?!了?你|他|她)|跳(?:楼|下去|江|河|桥)|活(?:着|不|够)|再见|\b(?:myself|my (?:own |)(?:life|wrists?|arms?|head|throat|mouth)|goodbye|suicid\w*|i (?:want to |wanna |will |'ll )?die|i'm done|note)\b/;

const within = (finding: Finding, start: number, end: number): boolean => finding.start < end && finding.end > start;

/** Words of play, which seats and roles are not: they are whom the line speaks to. */
const inGame = (line: Line, start: number, end: number): boolean =>
  line.findings
    .get('frame.game')
    ?.some((finding) => within(finding, start, end) && !TABLE.test(line.text.slice(finding.start, finding.end))) ??
  false;

/** Whether the words are the speaker's own and what the speaker will do: not quoted, told, denied, or another's deed. */
function isOwn(line: Line, finding: Finding): boolean {
  const { text } = line;
  const before = text.slice(clauseStart(text, finding.start), finding.start);
  const about = subjectBefore(text, finding.start);
  return !(
    isQuoted(line, finding.start) ||
    SUFFERED.test(before) ||
    UNMEANT.test(before) ||
    (!SPEAKER.test(before + text.slice(finding.start, finding.end)) &&
      (OTHERS.test(before) || about === 'friend' || about === 'other')) ||
    AT_ME.test(text.slice(finding.end, clauseEnd(text, finding.end)))
  );
}

/** The deeds that a line threatens with; none where it threatens nobody. */
export function threatsIn(line: Line): readonly Finding[] {
  const { text, findings } = line;
  const of = (kind: string): readonly Finding[] => findings.get(kind) ?? [];
  const plain = (line.game && !line.real ? [] : of('threat')).filter(({ start }) => !isQuoted(line, start));
  const [deeds, hints, known, weapons] = [of('menace'), of('omen'), of('traced'), of('armed')];
  if (deeds.length + hints.length + known.length + weapons.length === 0 || line.joke || line.fiction) return plain;
  const kindly = KINDLY.test(text);
  const places = of('cue.outside').filter(({ weight }) => weight >= OUTSIDE);
  const traced = kindly ? [] : known.filter((finding) => isOwn(line, finding));
  const armed = kindly ? [] : weapons.filter((finding) => isOwn(line, finding));
  const outside =
    cues(line, 'cue.outside') +
    (line.real ? OUTSIDE : 0) +
    (traced.length > 0 ? OUTSIDE : 0) +
    (armed.length > 0 ? OUTSIDE : 0);
  const clauseOf = ({ start, end }: Finding): [number, number] => [clauseStart(text, start), clauseEnd(text, end)];
  const meant = (finding: Finding): boolean => {
    const [from, to] = clauseOf(finding);
    return (
      isOwn(line, finding) &&
      !(kindly && CARRIED.test(text.slice(finding.start, finding.end))) &&
      (!PLAYED.test(text.slice(finding.start, finding.end)) ||
        line.real ||
        AGENT.test(text.slice(from, finding.start)) ||
        places.some((place) => within(place, from, to))) &&
      (!inGame(line, from, to) || line.real || outside >= 2 * OUTSIDE)
    );
  };
  const done = outside < OUTSIDE ? [] : deeds.filter(meant);
  const theirs = traced.length > 0 || armed.length > 0 || of('cue.yours').length > 0;
  const hinted = kindly || !theirs || (line.game && !line.real) ? [] : hints.filter((finding) => isOwn(line, finding));
  const carried = armed.filter((finding) => {
    const [from, to] = clauseOf(finding);
    return (
      SOMEBODY.test(text) &&
      !ONESELF.test(text) &&
      CARRIED.test(text.slice(finding.start, finding.end)) &&
      !line.game &&
      places.some((place) => within(place, from, to))
    );
  });
  return [...plain, ...done, ...hinted, ...carried, ...(line.game && !line.real ? [] : traced)];
}

/** Whether what stands in a line of hurt and death is for others alone. */
export const onlyOthers = (line: Line): boolean => threatsIn(line).length > 0 && !ONESELF.test(line.text);

/** What the threats of a line are worth as danger: THREAT or nought. */
export const threatOf = (line: Line): number => (threatsIn(line).length > 0 ? THREAT : 0);
