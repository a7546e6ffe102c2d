/** Work that the first line would wait for, cut so small that it can be done while the game idles. Who runs it has the clock. */

/** Does a little; answers whether more is left. */
export type Slice = () => boolean;

/** Something that is made once, at a time or slice by slice. */
export interface Making<T> {
  /** What is made; what is left to do is done at once. */
  get(): T;
  readonly slice: Slice;
}

/** `begin` yields wherever it may be interrupted. */
export function making<T>(begin: () => Generator<void, T, void>): Making<T> {
  let work: Generator<void, T, void> | undefined;
  let made: { readonly value: T } | undefined;
  const slice = (): boolean => {
    if (made) return false;
    const step = (work ??= begin()).next();
    if (step.done !== true) return true;
    made = { value: step.value };
    work = undefined;
    return false;
  };
  return {
    get() {
      while (!made) slice();
      return made.value;
    },
    slice,
  };
}

/** Work that is small enough as it is. */
export const whole =
  (work: () => unknown): Slice =>
  () => {
    work();
    return false;
  };
