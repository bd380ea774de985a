/** The smallest value that at least `share` of all values do not exceed (with the conformal correction n + 1). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1)] ?? Number.NaN;
}
