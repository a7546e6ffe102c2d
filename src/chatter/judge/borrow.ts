/** A storyline as a file holds it, and as it is played: voice groups spelled out, borrowed lines in place. */
import { VOICE_NAMES, type VoiceName } from '../vocabulary';
import type { StoryBeat, StoryLine, Storyline } from './storyline';

/** Which voices speak alike; a line may name a group instead of each of them. */
const GROUP_OF = {
  courtly: 'refined',
  laconic: 'plain',
  hearty: 'plain',
  fiery: 'sharp',
  biting: 'sharp',
  plaintive: 'refined',
  smooth: 'refined',
  playful: 'sharp',
} as const satisfies Readonly<Record<VoiceName, string>>;
type VoiceGroup = (typeof GROUP_OF)[VoiceName];
export const VOICE_GROUPS: readonly VoiceGroup[] = [...new Set(Object.values(GROUP_OF))];

/** The voices that a name on file means: those of the group, or the voice itself. */
const voicesOf = (name: string): VoiceName[] =>
  VOICE_NAMES.filter((voice) => voice === name || GROUP_OF[voice] === name);

type LineOnFile = Omit<StoryLine, 'voices'> & { readonly voices?: readonly string[] };
/** Lines, or `"id#beat"`: those of a beat of this or another storyline. */
export type LinesOnFile = string | readonly LineOnFile[];
type BeatOnFile = Omit<StoryBeat, 'lines' | 'meanwhile'> & {
  readonly lines: LinesOnFile;
  readonly meanwhile?: LinesOnFile;
};
export type StoryOnFile = Omit<Storyline, 'beats'> & { readonly beats: readonly BeatOnFile[] };

const spelled = (lines: readonly LineOnFile[]): StoryLine[] =>
  lines.map(({ voices, ...line }) => ({
    ...line,
    ...(voices ? { voices: voices.flatMap(voicesOf) } : {}),
  }));

/** @param lost told of every place that borrows lines that are nowhere; it plays without them. */
export function play(
  story: StoryOnFile,
  library: readonly Storyline[],
  lost: (path: string) => void = () => undefined,
): Storyline {
  const lines = (onFile: LinesOnFile, path: string): readonly StoryLine[] => {
    if (typeof onFile !== 'string') return spelled(onFile);
    const [id, beat] = onFile.split('#');
    const own = id === story.id ? story.beats.find((one) => one.beat_id === beat)?.lines : undefined;
    if (own !== undefined && typeof own !== 'string') return spelled(own);
    const lent = library.find((one) => one.id === id)?.beats.find((one) => one.beat_id === beat)?.lines;
    if (!lent) lost(path);
    return lent ?? [];
  };
  return {
    ...story,
    beats: story.beats.map(({ meanwhile, ...beat }, at) => ({
      ...beat,
      lines: lines(beat.lines, `beats[${at}].lines`),
      ...(meanwhile === undefined ? {} : { meanwhile: lines(meanwhile, `beats[${at}].meanwhile`) }),
    })),
  };
}
