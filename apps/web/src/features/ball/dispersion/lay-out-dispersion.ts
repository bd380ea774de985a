import type { Landing } from '@trueswing/contracts';
import type { Dispersion } from '@trueswing/swing';

/** Size of the picture in SVG units; a unit is about one pixel on a phone. */
export const pictureSize = { width: 340, height: 300, left: 44, right: 332, top: 16, bottom: 262 } as const;

export interface DispersionLayout {
  readonly x: (sideYd: number) => number;
  readonly y: (carryYd: number) => number;
  /** Pixels of a yard: the same to the side and along the line, so that the shape is true. */
  readonly scale: number;
  readonly carryTicks: readonly number[];
  readonly sideTicks: readonly number[];
}

/** Least distances that the picture covers, so that a tight group looks tight. */
const leastHalfWidthYd = 25;
const leastDepthYd = 40;
const marginYd = 4;

/** Places the target line in the middle and everything that is kept within the frame. */
export function layOutDispersion(
  kept: readonly Landing[],
  { center, halfWidthYd, halfDepthYd }: Dispersion,
): DispersionLayout {
  const { left, right, top, bottom } = pictureSize;
  const sides = [...kept.map(({ sideYd }) => sideYd), center.sideYd - halfWidthYd, center.sideYd + halfWidthYd];
  const carries = [...kept.map(({ carryYd }) => carryYd), center.carryYd - halfDepthYd, center.carryYd + halfDepthYd];
  const halfWidth = Math.max(leastHalfWidthYd, ...sides.map(Math.abs)) + marginYd;
  const [lowest, highest] = [Math.min(...carries), Math.max(...carries)];
  const depth = Math.max(leastDepthYd, highest - lowest) + 2 * marginYd;
  const scale = Math.min((right - left) / (2 * halfWidth), (bottom - top) / depth);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const middleCarry = (lowest + highest) / 2;
  const shown = { carry: (bottom - top) / scale / 2, side: (right - left) / scale / 2 };
  return {
    x: (sideYd) => middleX + sideYd * scale,
    y: (carryYd) => middleY - (carryYd - middleCarry) * scale,
    scale,
    carryTicks: ticksBetween(middleCarry - shown.carry, middleCarry + shown.carry),
    sideTicks: ticksBetween(-shown.side, shown.side),
  };
}

/** Round distances: every 10 yards, or every 20 or 50 where there would be too many. */
function ticksBetween(low: number, high: number): number[] {
  const step = [10, 20, 50].find((each) => (high - low) / each <= 7) ?? 100;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
}
