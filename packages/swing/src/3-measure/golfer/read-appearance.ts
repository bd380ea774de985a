import { type Appearance, type Color, type SeenPart, seenParts } from '@trueswing/contracts';
import { bodyCropPx } from '../crops/body-window.ts';
import type { Band, BodyCrop } from '../crops/find-body-parts.ts';

/** Fewer pixels show no color. */
const leastPixels = 4;

/** The mean colors of a golfer's parts in the picture of the whole golfer (rows of red, green, blue). */
export function readAppearance(crop: Uint8Array, { parts, visible }: Pick<BodyCrop, 'parts' | 'visible'>): Appearance {
  const read = (part: SeenPart): Color[] =>
    parts[part].flatMap((band) => {
      const color = readBand(crop, band, visible);
      return color ? [color] : [];
    });
  return Object.fromEntries(seenParts.map((part) => [part, read(part)])) as Record<SeenPart, Color[]>; // all parts
}

/**
 * A mean, since stripes and prints change it less from one side of the golfer to the other than they change a median, which
 * jumps between the colors of the cloth. null where too little of the band is in the picture.
 */
function readBand(crop: Uint8Array, band: Band, visible: BodyCrop['visible']): Color | null {
  const { from, to, halfWidthPx } = band;
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const lengthPx = Math.hypot(alongX, alongY);
  const reach = halfWidthPx + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.ceil(Math.max(top, visible.topPx)); y < Math.min(bottom, visible.bottomPx - 1); y++) {
    for (let x = Math.ceil(Math.max(left, visible.leftPx)); x < Math.min(right, visible.rightPx - 1); x++) {
      const [dx, dy] = [x + 0.5 - from[0], y + 0.5 - from[1]];
      const along = (dx * alongX + dy * alongY) / lengthPx ** 2;
      const across = (dx * alongY - dy * alongX) / lengthPx;
      if (!(along >= 0 && along <= 1 && Math.abs(across) <= Math.max(halfWidthPx, 0.7))) continue;
      const start = 3 * (y * bodyCropPx + x);
      for (let c = 0; c < 3; c++) sum[c]! += crop[start + c] ?? 0;
      count++;
    }
  }
  if (count < leastPixels) return null;
  const [red, green, blue] = sum.map((value) => Math.round(value / count)) as [number, number, number];
  return [red, green, blue];
}
