/** Attempts to steer the speaker's style, persona, behaviour or instructions (§D6). */
import { cues, CUES_SPEAK } from './cues';
import { isQuoted } from '../line/frame';
import type { Line } from '../line/line';
import { asksOfGame } from '../moves/words/asked';
import { ORDER, ORDER_EN } from '../moves/words/acts';
import type { Opinion } from './opinion';
import type { Finding } from '../line/scan';
import type { SecurityFlags } from './types';

/** §D6 */
export const SECURITY_OVERSTEP = 0.8;
export const SECURITY_IMPORTANCE = 0.9;
export const SECURITY_TTL = 3;

/** §D6 */
const LONGEST_SPAN = 50;

export interface Security {
  flags: SecurityFlags;
  evidence: Finding[];
}

const CUED: readonly (readonly [kind: string, flag: keyof SecurityFlags])[] = [
  ['cue.inject', 'injection_blocked'],
  ['cue.mimic', 'style_mimicry_blocked'],
  ['cue.persona', 'personality_change'],
  ['cue.control', 'behavior_control'],
];

const COMPLAINT =
  /(?:没|没有|别|不要|不许|不准|不是|干嘛|为什么(?:要)?|怎么|谁让你|少|总是|老是|又在|在|一直|跟|偷偷|老|总|又|还)$|(?:don't|dont|stop|not|why do you|did i|are you|do you|never) (?:\w+ )?$/;
const ABOUT_PLAY = /打法|出牌|玩法|装备|技能|武将牌|战术|策略|站位|牌路|play ?style|strategy|deck/;

function clean(line: Line, finding: Finding): boolean {
  const before = line.text.slice(Math.max(0, finding.start - 14), finding.start);
  const words = line.text.slice(finding.start, finding.end);
  if (isQuoted(line, finding.start) && line.findings.has('quote')) return false;
  if (finding.kind === 'mimic' && COMPLAINT.test(before)) return false;
  if (finding.kind === 'control' && COMPLAINT.test(before) && /(?:没|没有|不是|谁让你)$/.test(before)) return false;
  if (finding.kind !== 'inject' && ABOUT_PLAY.test(words + line.text.slice(finding.end, finding.end + 4))) return false;
  if (finding.kind === 'persona' && /(?:他|她|三号|主公|内奸|反贼|忠臣|人家)$/.test(before)) return false;
  return true;
}

/** Words of these kinds are more likely meant as such than as steering. */
const NEARNESS = ['sex', 'stalk', 'spouse', 'bind'] as const;

const THOUGHT = [
  ['inject', 'injection_blocked'],
  ['mimic', 'style_mimicry_blocked'],
  ['persona', 'personality_change'],
  ['control', 'behavior_control'],
] as const;

/** A question about the game, or what somebody wants played: whatever it sounds like, it steers nobody (§Q1). */
const aboutGame = ({ text, clauses, game, play }: Line): boolean =>
  (game || play || TABLE_TALK.test(text)) &&
  clauses.some(
    (clause) =>
      asksOfGame(clause.text) ||
      (TABLE_TALK.test(clause.text) && (ORDER.test(clause.text) || ORDER_EN.test(clause.text))),
  );
const TABLE_TALK = /[反忠内]|主公|身份|[打杀砍拆顺]|\d+号|\b(?:rebel|traitor|loyal|lord|seat|role|attack|kill|hit)/;

/** Below this the opinion sets an expression aside, in lines short enough to be weighed whole. */
const DOUBT = -0.5;
const SHORT = 80;

/** What the opinion holds likeliest. */
function strongest(opinion: Opinion): { name: (typeof THOUGHT)[number][0]; flag: keyof SecurityFlags } {
  let [name, flag] = THOUGHT[0] as (typeof THOUGHT)[number];
  for (const [other, meant] of THOUGHT) if (opinion[other] > opinion[name]) [name, flag] = [other, meant];
  return { name, flag };
}

/** Judges a line. */
export function judgeSecurity(line: Line, opinion: Opinion): Security {
  const evidence: Finding[] = [];
  const short = line.text.length <= SHORT;
  const hit = (kind: (typeof THOUGHT)[number][0]): boolean => {
    const found = (line.findings.get(kind) ?? []).filter(
      (finding) => clean(line, finding) && !(short && opinion[kind] < (line.game ? 0 : DOUBT)),
    );
    evidence.push(...found);
    return found.length > 0;
  };
  const flags: SecurityFlags = {
    style_mimicry_blocked: hit('mimic'),
    personality_change: hit('persona'),
    behavior_control: hit('control'),
    injection_blocked: hit('inject'),
    manipulation_detected: false,
  };
  const ofGame = evidence.length === 0 && aboutGame(line);
  if (evidence.length === 0 && !ofGame) {
    // Nothing plain was said; the words may still add up.
    const direct = Math.min(0.3, cues(line, 'cue.direct'));
    for (const [kind, flag] of CUED) {
      if (kind !== 'cue.inject' && (line.play || line.findings.has('frame.game'))) continue;
      if (cues(line, kind) + (kind === 'cue.inject' ? 0 : direct) < CUES_SPEAK) continue;
      flags[flag] = true;
      evidence.push(...(line.findings.get(kind) ?? []));
      break;
    }
  }
  const thought = strongest(opinion);
  if (
    evidence.length === 0 &&
    !ofGame &&
    !line.quoted &&
    opinion[thought.name] > (line.play || NEARNESS.some((kind) => line.findings.has(kind)) ? 1 : 0)
  ) {
    flags[thought.flag] = true;
    // The line as a whole is what shows it (§D6).
    evidence.push({
      kind: 'opinion',
      weight: SECURITY_OVERSTEP,
      start: 0,
      end: Math.min(LONGEST_SPAN, line.text.length),
    });
  }
  // One expression spoke, and the opinion holds it to be another kind.
  const spoken = THOUGHT.filter(([, flag]) => flags[flag]);
  const [only] = spoken;
  if (only && spoken.length === 1 && thought.flag !== only[1] && opinion[thought.name] > 0 && opinion[only[0]] < 0) {
    flags[only[1]] = false;
    flags[thought.flag] = true;
  }
  flags.manipulation_detected = CUED.some(([, flag]) => flags[flag]);
  return { flags, evidence };
}
