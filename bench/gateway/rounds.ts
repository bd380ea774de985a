/** Measures two things in alternating rounds, so that other load on the machine affects both alike. */
export async function alternate<A, B>(rounds: number, first: () => Promise<A>, second: () => Promise<B>) {
  const firsts: A[] = [];
  const seconds: B[] = [];
  for (let round = 0; round < rounds; round++) {
    firsts.push(await first());
    seconds.push(await second());
  }
  return [firsts, seconds] as const;
}

export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
