/** Moments of the backswing that are cut out: address, toe-up, mid-backswing, half-way in time to the top, top. */
export const trunkCropMoments = 5;
/** Side of a crop in pixels. */
export const trunkCropPx = 80;

/** A square of the picture, in pixels. */
export interface TrunkWindow {
  readonly leftPx: number;
  readonly topPx: number;
  readonly sidePx: number;
}

type Point = readonly [x: number, y: number];

/** Side of the square in trunk lengths: shoulders, hips, elbows and the upper legs are in it. */
const sideInTrunks = 2.7;

/**
 * The square about the trunk at address. All moments of a swing are cut with this one square: landmarks stick to the
 * silhouette at the top, so a square that followed them would hide a part of the turn.
 */
export function findTrunkWindow(midShoulder: Point, midHip: Point): TrunkWindow {
  const sidePx = sideInTrunks * Math.hypot(midShoulder[0] - midHip[0], midShoulder[1] - midHip[1]);
  return {
    leftPx: (midShoulder[0] + midHip[0] - sidePx) / 2,
    topPx: (midShoulder[1] + midHip[1] - sidePx) / 2,
    sidePx,
  };
}
