/** Putting something of ours where the engine keeps its own, and taking it away again. */

const ours = new WeakSet();

/** Whether a function was put where it stands by us. */
export const isOurs = (value: unknown): boolean => typeof value === 'function' && ours.has(value);

/** Replaces one member; the answer puts back exactly what was there, or leaves a later wrapper's chain alone. */
export function override<T extends object, K extends keyof T>(holder: T, name: K, patched: T[K]): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  holder[name] = patched;
  if (typeof patched === 'function') ours.add(patched);
  return () => {
    if (holder[name] !== patched) return; // somebody wrapped us: our layer answers passively from now on
    if (before) Object.defineProperty(holder, name, before);
    else delete (holder as Partial<T>)[name];
  };
}
