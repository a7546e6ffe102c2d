/** Whose time it was: a profile of the page, as the developer tools' protocol tells it, in microseconds. */

interface Frame {
  readonly functionName: string;
  readonly url: string;
  /** Where the function begins, from 0. */
  readonly lineNumber: number;
}

export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface Tally {
  /** From the first sample to the last. */
  all: number;
  /** Less what the page idled. */
  busy: number;
  /** A function of ours was the innermost with a source. */
  own: number;
  /** The same, and what the engine and the page did because we asked: not what our attitude layer only passes on. */
  caused: number;
  /** Of our own, the part that is asked for. */
  part: number;
}

/** Our layers around functions that the engine would run anyway. */
const LAYERS: ReadonlySet<string> = new Set([
  'patched',
  'patchedRaw',
  'chooseScored',
  'chooseBlind',
  'checkBlind',
  'evaluateBlind',
  'broughtBlind',
  'triggerMasking',
  'logOpenly',
]);

interface Place {
  readonly own: boolean;
  /** In the part that is asked for. */
  readonly part: boolean;
  /** Name of the outermost function of ours; null where there is none. */
  readonly entry: string | null;
  readonly idle: boolean;
}

/** `folder`: what the address of our script contains. `inPart`: whether a line of it, from 0, belongs to the part asked for. */
export function tally(
  { nodes, samples, timeDeltas }: Profile,
  folder: string,
  inPart: (line: number) => boolean = () => false,
): Tally {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = new Map<number, Place>();
  const ours = (url: string): boolean => decodeURI(url).includes(folder);
  const visit = (id: number, above: Place): void => {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url, lineNumber } = node.callFrame;
    const own = url === '' ? above.own : ours(url);
    const part = url === '' ? above.part : own && inPart(lineNumber);
    const place = { own, part, entry: above.entry ?? (own ? functionName : null), idle: functionName === '(idle)' };
    places.set(id, place);
    for (const child of node.children ?? []) visit(child, place);
  };
  const root = nodes[0];
  if (root) visit(root.id, { own: false, part: false, entry: null, idle: false });
  const sum: Tally = { all: 0, busy: 0, own: 0, caused: 0, part: 0 };
  samples.forEach((id, i) => {
    const time = timeDeltas[i] ?? 0;
    const place = places.get(id);
    sum.all += time;
    if (place?.idle !== true) sum.busy += time;
    if (place?.own === true) sum.own += time;
    if (place?.part === true) sum.part += time;
    if (place && (place.own || (place.entry !== null && !LAYERS.has(place.entry)))) sum.caused += time;
  });
  return sum;
}
