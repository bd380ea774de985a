import { at, type BodySeries } from './body-series.ts';
import { findStillMoment } from './find-still-moment.ts';
import type { HandPath } from './hand-path.ts';
import { quantile } from './smooth-series.ts';

/** The window ends where the hands have risen this far, in trunk lengths: by then the take-away is certain. */
const certainRise = 0.1;
/** ... and begins this many down-swings before mid-backswing. */
const windowDownswings = 3.4;
/**
 * Address to mid-backswing, in down-swings. GolfDB's real-time swings: about 2.4, with an earlier address; swings that
 * we labelled: 1.7, SD 0.4.
 */
const leadTime = { mean: 1.75, sd: 0.45 } as const;

/** Address: the last still moment before the take-away, seconds. Waggles and a forward press lie before it. */
export function findAddress(body: BodySeries, path: HandPath, midBackswingS: number, downS: number): number {
  const fromS = midBackswingS - windowDownswings * downS;
  const heights = path.height.filter((_, i) => at(path.timesS, i) >= fromS && at(path.timesS, i) <= midBackswingS);
  const low = quantile(heights, 0.05);
  const certain = path.timesS.findLastIndex((t, i) => t <= midBackswingS && at(path.height, i) <= low + certainRise);
  return findStillMoment({
    body,
    path,
    // Down-the-line the hands hardly move in the picture at first, but shoulders and hips turn.
    witnesses: ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'],
    fromS,
    toS: certain < 0 ? midBackswingS : at(path.timesS, certain),
    downS,
    usual: { atS: midBackswingS - leadTime.mean * downS, sdS: leadTime.sd * downS },
  });
}
