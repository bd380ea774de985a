/** The numbers of `a`, moved toward those of `b` by a share. Everything that is no number is that of `a`. */
export function mixParameters<T>(a: T, b: T, share: number): T {
  if (typeof a === 'number' && typeof b === 'number') return (a + (b - a) * share) as T;
  if (Array.isArray(a) && Array.isArray(b)) return a.map((value, i) => mixParameters(value, b[i], share)) as T;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a;
  return Object.fromEntries(
    Object.entries(a).map(([key, value]) => [key, mixParameters(value, (b as Record<string, unknown>)[key], share)]), // of the same type as a
  ) as T;
}
