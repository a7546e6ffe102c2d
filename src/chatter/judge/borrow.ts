/** From a storyline as a file holds it to one that is played: voice groups spelled out, borrowed lines in place. */
import type { LineOnFile, LinesOnFile, StoryLine, Storyline, StoryOnFile } from './storyline';
import { voicesOf } from './voice-groups';

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
