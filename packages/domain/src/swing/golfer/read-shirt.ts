import { type Color, landmarkIndex } from '@trueswing/contracts';
import { type TrunkWindow, trunkCropPx } from '../turns/network/trunk-window.ts';
import type { SettledPose } from '../turns/settle-pose.ts';

type Point = readonly [x: number, y: number];

/** A straight band of the trunk crop, in its pixels. */
export interface ShirtBand {
  readonly from: Point;
  readonly to: Point;
  readonly halfWidthPx: number;
}

/** Shares of the way from shoulders to hips: collar and belt lie outside. */
const shirtPart = { start: 0.2, end: 0.8 };
/** In trunk lengths: inside the silhouette from the front and from behind. */
const halfWidth = 0.15;
/** The band is read in this many strips side by side. */
const strips = 3;

/** Where the shirt is at address: along the middle of the trunk. */
export function findShirtBand({ image }: SettledPose, window: TrunkWindow): ShirtBand {
  const scale = trunkCropPx / window.sidePx;
  const middle = (part: 'Shoulder' | 'Hip'): Point => {
    const [left, right] = [image[landmarkIndex[`left${part}`]]!, image[landmarkIndex[`right${part}`]]!]; // a settled pose has every landmark
    return [((left[0] + right[0]) / 2 - window.leftPx) * scale, ((left[1] + right[1]) / 2 - window.topPx) * scale];
  };
  const [shoulders, hips] = [middle('Shoulder'), middle('Hip')];
  const [alongX, alongY] = [hips[0] - shoulders[0], hips[1] - shoulders[1]];
  const pointAt = (share: number): Point => [shoulders[0] + share * alongX, shoulders[1] + share * alongY];
  return {
    from: pointAt(shirtPart.start),
    to: pointAt(shirtPart.end),
    halfWidthPx: halfWidth * Math.hypot(alongX, alongY),
  };
}

/**
 * The mean colors of the band's strips in a crop (rows of red, green, blue). Stripes and prints change a mean less from one
 * side of the golfer to the other than they change a median, which jumps between the colors of the cloth.
 */
export function readShirt(crop: Uint8Array, { from, to, halfWidthPx }: ShirtBand): Color[] {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const lengthPx = Math.hypot(alongX, alongY);
  const sums = Array.from({ length: strips }, () => [0, 0, 0, 0] as [number, number, number, number]);
  for (let pixel = 0; pixel < trunkCropPx ** 2; pixel++) {
    const dx = (pixel % trunkCropPx) + 0.5 - from[0];
    const dy = Math.floor(pixel / trunkCropPx) + 0.5 - from[1];
    const along = (dx * alongX + dy * alongY) / lengthPx ** 2;
    const across = (dx * alongY - dy * alongX) / lengthPx / halfWidthPx;
    const sum = along >= 0 && along <= 1 ? sums[Math.floor(((across + 1) / 2) * strips)] : undefined;
    if (!sum) continue;
    for (const c of [0, 1, 2] as const) sum[c] += crop[3 * pixel + c] ?? 0;
    sum[3]++;
  }
  return sums.flatMap(([red, green, blue, count]): Color[] =>
    count > 0 ? [[Math.round(red / count), Math.round(green / count), Math.round(blue / count)]] : [],
  );
}
