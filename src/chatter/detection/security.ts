/** Attempts to steer the speaker's style, persona, behaviour or instructions (decisions.md D6). */
import { cues, CUES_SPEAK } from './cues';
import { isQuoted, type Line } from './frame';
import type { Finding } from './scan';
import type { SecurityFlags } from './types';

/** D6 */
export const SECURITY_OVERSTEP = 0.8;
export const SECURITY_IMPORTANCE = 0.9;
export const SECURITY_TTL = 3;

export interface Security {
  flags: SecurityFlags;
  evidence: Finding[];
}

const CUED: readonly (readonly [kind: string, flag: keyof SecurityFlags])[] = [
  ['cue.inject', 'injection_blocked'], ['cue.mimic', 'style_mimicry_blocked'], ['cue.persona', 'personality_change'], ['cue.control', 'behavior_control'],
];

const COMPLAINT = /(?:没|没有|别|不要|不许|不准|不是|干嘛|为什么(?:要)?|怎么|谁让你|少|总是|老是|又在|在|一直|跟|偷偷|老|总|又|还)$|(?:don't|dont|stop|not|why do you|did i|are you|do you|never) (?:\w+ )?$/;
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

/** Judges a line. */
export function judgeSecurity(line: Line): Security {
  const evidence: Finding[] = [];
  const hit = (kind: string): boolean => {
    const found = (line.findings.get(kind) ?? []).filter((finding) => clean(line, finding));
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
  if (evidence.length === 0) {
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
  flags.manipulation_detected = evidence.length > 0;
  return { flags, evidence };
}
