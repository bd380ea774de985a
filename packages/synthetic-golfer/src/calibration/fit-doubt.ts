import { readUsualError } from '@trueswing/domain/turn-model';
import { solveLeastSquares } from './fit-ridge.ts';
import { quantile } from './quantile.ts';

/** The error on a swing that was held out of the fit, and the features that make an estimate doubtful. */
export interface HeldOut {
  errorDeg: number;
  doubts: readonly number[];
}

/** Added to errors, since zero has no logarithm; one degree is negligible here. */
const leastErrorDeg = 1;

/**
 * Fits the usual size of errors to the doubt features. Then finds how many usual errors wide the error bar must be to
 * contain the truth for the share `coverage` of all swings (conformal prediction), and each one-sided margin for the
 * share `oneSided`.
 */
export function fitDoubt(heldOut: readonly HeldOut[], coverage: number, oneSided: number) {
  const doubt = solveLeastSquares(
    heldOut.map(({ doubts }) => doubts),
    heldOut.map(({ errorDeg }) => Math.log(Math.abs(errorDeg) + leastErrorDeg)),
  );
  const scaled = heldOut.map(({ errorDeg, doubts }) => errorDeg / readUsualError(doubt, doubts));
  return {
    doubt,
    halfWidth: quantile(scaled.map(Math.abs), coverage),
    lowerMargin: quantile(scaled, oneSided),
    upperMargin: quantile(
      scaled.map((error) => -error),
      oneSided,
    ),
  };
}
