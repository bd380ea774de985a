import { readUsualError } from '@trueswing/domain/turn-model';
import { solveLeastSquares } from './fit-ridge.ts';
import { quantile } from './quantile.ts';

/** The error of a swing that a fit has not seen, and what made it doubtful. */
export interface HeldOut {
  errorDeg: number;
  doubts: readonly number[];
}

/** An error of nothing has no logarithm; a degree is nothing here. */
const leastErrorDeg = 1;

/**
 * How large errors usually are, by what makes an estimate doubtful; then how many usual errors wide the bar must be to
 * hold the truth of the share `coverage` of all swings (conformal prediction), and
 * below or above the estimate for `oneSided`.
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
