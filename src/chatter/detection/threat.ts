/**
 * Threats of real harm to another person (§D5: 0.5–0.65, none). A deed alone is the game's or a figure of speech; it is a
 * threat where something of life outside the game stands beside it: a home, a school, a weapon that is carried there.
 */
import { cues } from './cues';
import { clauseEnd, clauseStart } from '../line/clause';
import { isQuoted } from '../line/frame';
import { FRAMES } from '../line/lexicon';
import type { Line } from '../line/line';
import type { Finding } from '../line/scan';

/** §D5 */
export const THREAT = 0.6;
/** From here on what stands of life outside the game makes a deed a threat. */
const OUTSIDE = 0.5;

/** Done to the speaker, told of others, asked, or not meant. */
const SUFFERED =
  /(?:被|怕|说|扬言|威胁)[^,.!?;:]{0,8}$|\b(?:said|says|threatened|afraid|scared|tells?|told)\b[^,.!?;:]{0,20}$/;
const AT_ME = /^我(?!家|就|会|要|也|有|们)|^ ?(?:me|myself)\b/;
const UNMEANT =
  /(?:不会|不能|没|别|不是|不想|不敢|难道|谁)[^,.!?;:]{0,3}$|\b(?:not|never|don't|won't|wouldn't|can't)\b[^,.!?;:]{0,8}$/;
const OTHERS =
  /^(?:就|又|还|结果|居然)?(?:他|她|它|有人|别人|人家|警察|凶手|我妈|我爸|老婆|老师)|^(?:and |but |then )?(?:he|she|they|someone|somebody|people|mom|dad)\b/;
/** The speaker is the one who will do it. */
const AGENT =
  /我(?!妈|爸|老婆|姐)|老子|劳资|俺|一定|迟早|早晚|就|会|要|去|今晚|明天|再|等|\b(?:i|i'm|im|i'll|we|gonna|going to|will|you'd|better)\b/;
/** What is also said of a figure at the table, so that it must be said whose deed it is. */
const PLAYED = /^(?:杀|砍|打|灭|做|废|弄|宰)死?了?[他她]|^(?:kill|hit|beat|shoot|burn|hunt) (?:him|her|them|that|this)/;
const TABLE = new RegExp(`^(?:${FRAMES.SEAT}|${FRAMES.ROLE})$`);

const within = (finding: Finding, start: number, end: number): boolean => finding.start < end && finding.end > start;

/** Words of play, which seats and roles are not: they are whom the line speaks to. */
const inGame = (line: Line, start: number, end: number): boolean =>
  line.findings
    .get('frame.game')
    ?.some((finding) => within(finding, start, end) && !TABLE.test(line.text.slice(finding.start, finding.end))) ??
  false;

/** The deeds that a line threatens with; none where it threatens nobody. */
export function threatsIn(line: Line): readonly Finding[] {
  const { text, findings } = line;
  const meant = ({ start }: Finding): boolean => !isQuoted(line, start);
  const plain = (line.game && !line.real ? [] : (findings.get('threat') ?? [])).filter(meant);
  const deeds = findings.get('menace');
  if (!deeds || line.joke || line.fiction) return plain;
  const outside = cues(line, 'cue.outside') + (line.real ? OUTSIDE : 0);
  if (outside < OUTSIDE) return plain;
  const places = findings.get('cue.outside') ?? [];
  const threats = deeds.filter((finding) => {
    const [from, to] = [clauseStart(text, finding.start), clauseEnd(text, finding.end)];
    const before = text.slice(from, finding.start);
    return (
      meant(finding) &&
      !SUFFERED.test(before) &&
      !UNMEANT.test(before) &&
      !OTHERS.test(before) &&
      !AT_ME.test(text.slice(finding.end, to)) &&
      (!PLAYED.test(text.slice(finding.start, finding.end)) ||
        line.real ||
        AGENT.test(before) ||
        places.some((place) => within(place, from, to))) &&
      (!inGame(line, from, to) || line.real || outside >= 2 * OUTSIDE)
    );
  });
  return [...plain, ...threats];
}

/** What the threats of a line are worth as danger: THREAT or nought. */
export const threatOf = (line: Line): number => (threatsIn(line).length > 0 ? THREAT : 0);
