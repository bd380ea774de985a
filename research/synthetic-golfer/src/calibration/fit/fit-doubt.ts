import { solveLeastSquares } from './fit-ridge.ts';

/** Added to errors, since zero has no logarithm; one degree is negligible here. */
const leastErrorDeg = 1;

/** Fits the usual size of errors to the doubt features of held-out samples. */
export const fitDoubt = (heldOut: readonly { errorDeg: number; doubts: readonly number[] }[]): number[] =>
  solveLeastSquares(
    heldOut.map(({ doubts }) => doubts),
    heldOut.map(({ errorDeg }) => Math.log(Math.abs(errorDeg) + leastErrorDeg)),
  ).map(round);

const round = (value: number): number => Number(value.toPrecision(5));
