/** Versions in dots: the game's, ours, a release's. */

/** Below 0 where `a` comes before `b`, above 0 where after, number by number; a missing part is 0. NaN where a part that is no number would decide. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
