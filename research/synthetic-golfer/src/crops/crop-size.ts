import { trunkCropPx } from '@trueswing/swing/trunk-window';

/** Bytes of a crop: a gray plane, and a plane with the golfer's share of each pixel (255 is all). */
export const cropBytes = 2 * trunkCropPx ** 2;
