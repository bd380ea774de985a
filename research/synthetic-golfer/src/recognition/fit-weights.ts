const steps = 4000;
const stepSize = 0.05;
/** Keeps weights of parts that say the same from growing against each other. */
const ridge = 1e-3;

/**
 * Logistic regression with weights of at least 0: a greater distance never counts for one golfer. Rows hold distances above
 * the usual; both kinds of pairs count alike. The last number is the start.
 */
export function fitWeights(same: readonly (readonly number[])[], other: readonly (readonly number[])[]): number[] {
  const size = same[0]?.length ?? 0;
  const weights = new Array<number>(size + 1).fill(1);
  const [mean, square] = [new Array<number>(size + 1).fill(0), new Array<number>(size + 1).fill(0)];
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, i) => (i < size ? 2 * ridge * weight : 0));
    for (const [rows, sign] of [
      [same, 1],
      [other, -1],
    ] as const) {
      for (const row of rows) {
        let score = weights[size]!;
        for (let i = 0; i < size; i++) score -= weights[i]! * row[i]!;
        const wrong = sign / (1 + Math.exp(sign * score)) / rows.length;
        for (let i = 0; i < size; i++) gradient[i]! += wrong * row[i]!;
        gradient[size]! -= wrong;
      }
    }
    for (let i = 0; i <= size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
      square[i] = 0.99 * square[i]! + 0.01 * gradient[i]! ** 2;
      const moved =
        weights[i]! -
        (stepSize * mean[i]!) /
          (1 - 0.9 ** step) /
          (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-9) /
          Math.sqrt(1 + step / 200);
      weights[i] = i < size ? Math.max(0, moved) : moved;
    }
  }
  return weights;
}
