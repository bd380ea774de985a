import { solveLeastSquares } from './fit-ridge.ts';

/** Added to errors, since zero has no logarithm; one degree is negligible here. */
const leastErrorDeg = 1;

/** Fits the usual size of errors to the error terms of held-out samples. */
export const fitUsualError = (heldOut: readonly { errorDeg: number; errorTerms: readonly number[] }[]): number[] =>
  solveLeastSquares(
    heldOut.map(({ errorTerms }) => errorTerms),
    heldOut.map(({ errorDeg }) => Math.log(Math.abs(errorDeg) + leastErrorDeg)),
  ).map(round);

const round = (value: number): number => Number(value.toPrecision(5));
