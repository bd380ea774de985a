/** Values of red, green and blue. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Difference of one part between two videos. */
export interface PartDifference {
  /** Difference of the logarithms of the light, the first video less the second. */
  readonly log: Channels;
  /** By how much a logarithm changes where the light changes by a factor: less in the dark. */
  readonly response: Channels;
}

/** Variances of the logarithms of a part that two videos show: shade changes all channels alike, the rest each channel. */
export interface PartSpread {
  readonly shade: number;
  readonly color: number;
}

/** Variances between two videos of a phone: exposure changes all channels alike, white balance each. */
const spreadOfLight: PartSpread = { shade: 0.35 ** 2, color: 0.12 ** 2 };
const noLight: Channels = [0, 0, 0];
const even: Channels = [1, 1, 1];

/** Squared distance of a difference, in standard deviations, once the light that all parts share is taken off. */
export function distanceOf({ log, response }: PartDifference, light: Channels, spread: PartSpread): number {
  const rest = minus(log, times(response, light));
  return dot(rest, applyInverse(spread, response, rest));
}

/** Measures how unusual a change of the light is between two videos, as a squared distance. */
export const distanceOfLight = (light: Channels): number => dot(light, applyInverse(spreadOfLight, even, light));

const rounds = 6;
/** Parts that differ by more than this many standard deviations count less: they differ by their color. */
const usualDistance = 5;

/** The logarithm of the change of light, exposure and white balance that explains most of the differences. */
export function findCommonLight(parts: readonly { difference: PartDifference; spread: PartSpread }[]): Channels {
  let light = noLight;
  for (let round = 0; round < rounds; round++) {
    const matrix = inverseOf(spreadOfLight, even).map((row) => [...row]);
    const right = [0, 0, 0];
    for (const { difference, spread } of parts) {
      const { log, response } = difference;
      const weight = (usualDistance + 3) / (usualDistance + distanceOf(difference, light, spread));
      const inverse = inverseOf(spread, response);
      for (const i of [0, 1, 2] as const) {
        for (const k of [0, 1, 2] as const) {
          const share = weight * response[i] * inverse[i]![k]!; // three by three
          right[i]! += share * log[k];
          matrix[i]![k]! += share * response[k];
        }
      }
    }
    light = solve(matrix, right);
  }
  return light;
}

type Matrix = readonly (readonly number[])[];

/** Inverse of shade · response responseᵀ + color · identity (Sherman and Morrison). */
function inverseOf({ shade, color }: PartSpread, response: Channels): Matrix {
  const scale = shade / (color + shade * dot(response, response));
  return [0, 1, 2].map((i) => [0, 1, 2].map((k) => ((i === k ? 1 : 0) - scale * response[i]! * response[k]!) / color));
}

const applyInverse = (spread: PartSpread, response: Channels, vector: Channels): Channels => {
  const inverse = inverseOf(spread, response);
  const row = (i: 0 | 1 | 2): number => dot(inverse[i] as unknown as Channels, vector); // three by three
  return [row(0), row(1), row(2)];
};

/** Cramer's rule; the matrix is positive definite. */
function solve(matrix: Matrix, right: readonly number[]): Channels {
  const column = (k: number): Channels => [matrix[0]![k]!, matrix[1]![k]!, matrix[2]![k]!]; // three by three
  const [a, b, c] = [column(0), column(1), column(2)];
  const r = right as unknown as Channels; // three
  const whole = dot(a, cross(b, c));
  return [dot(r, cross(b, c)) / whole, dot(a, cross(r, c)) / whole, dot(a, cross(b, r)) / whole];
}

const dot = (a: Channels, b: Channels): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Channels, b: Channels): Channels => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Channels, b: Channels): Channels => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const cross = (a: Channels, b: Channels): Channels => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
