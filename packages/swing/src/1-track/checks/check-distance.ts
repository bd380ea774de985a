import type { BodySeries } from '../body-series.ts';
import { standingHeightPx } from '../zoom-on-golfer.ts';

/** Share of the picture's height, some 200 pixels, below which the noise of the landmarks can hide a still address. */
const leastShare = 0.2;

/** Whether the golfer is so far away that a part of the swing may be missing only for us. */
export const isTooFar = (body: BodySeries): boolean => standingHeightPx(body) < leastShare * body.heightPx;
