/**
 * A part behind a mask (§G6): until the gate of what waits behind it opens, a public moment, it is the mask's part and
 * nothing else, the same object for every role. What it hides takes over then, or when its AI dies or is laid open.
 */
import type { Cast } from './cast';
import type { Ladder } from './ladder';
import { createPart, type Part, type PartStart } from './part';
import { freshState, type EndReason } from './state';
import type { Storyline } from './storyline';
import { isOpen } from './gates';

/** Starts the part that was cast. */
export function createCastPart({ front, behind }: Cast, start: PartStart): Part {
  const mask = createPart(front, start);
  return behind === null ? mask : partBehind(mask, behind, start);
}

function partBehind(mask: Part, behind: Storyline, start: PartStart): Part {
  let part = mask;

  /** Why the mask was played no further. */
  let dropped: EndReason | 'unmasked' = 'unmasked';

  function unmask(): void {
    const { sight, said } = mask.state;
    part = createPart(behind, start, { ...freshState(behind), sight: { ...sight }, said });
  }
  /** What was just seen may have opened the gate. */
  function seen(): void {
    if (part === mask && isOpen(behind.beats[0]?.gate, mask.state.sight)) unmask();
  }
  /** All that was played: what the mask got done and where it was dropped, then what it hid. */
  function ladder(view: { readonly masked: boolean }): Ladder {
    const now = part.ladder(view);
    if (part === mask || view.masked) return now;
    const { beats, corrections, deviations } = mask.ladder(view);
    return {
      ...now,
      beats: [
        ...beats
          .filter(({ state }) => state !== 'masked')
          .map((beat) => (beat.state === 'current' ? { ...beat, state: 'skipped' as const, why: dropped } : beat)),
        ...now.beats,
      ],
      corrections: [...corrections, ...now.corrections],
      deviations: [...deviations, ...now.deviations],
    };
  }

  return {
    get state() {
      return part.state;
    },
    get tone() {
      return part.tone;
    },
    get asks() {
      return part.asks === true;
    },
    get pressing() {
      return part.pressing === true;
    },
    recalls: () => part.recalls?.() ?? [],
    offers: (occasion, slots) => part.offers(occasion, slots),
    forbids: (candidate) => part.forbids(candidate),
    verdict: () => part.verdict(),
    layers: () => part.layers(),
    ladder,
    spoke(text, claims, aside) {
      part.spoke(text, claims, aside);
    },
    heard(line, toMe) {
      part.heard(line, toMe);
    },
    saw(fact, scene) {
      part.saw(fact, scene);
      seen();
    },
    passRound(n) {
      part.passRound(n);
      seen();
    },
    camouflage(progress) {
      part.camouflage(progress);
      seen();
    },
    ended(reason) {
      if (part === mask) {
        dropped = reason;
        unmask();
      }
      part.ended(reason);
    },
  };
}
