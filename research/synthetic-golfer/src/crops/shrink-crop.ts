import { trunkCropPx } from '@trueswing/swing/trunk-window';
import type { Canvas } from './rasterize.ts';

/** Crops are drawn this many times larger and shrunk, which smooths the edges. */
export const oversample = 2;

/** Shrinks a drawing to a gray plane and a coverage plane, as a camera stores light. */
export function shrinkCrop({ sidePx, gray, depth }: Canvas, into: Uint8Array): void {
  const plane = trunkCropPx ** 2;
  for (let pixel = 0; pixel < plane; pixel++) {
    const start = Math.floor(pixel / trunkCropPx) * oversample * sidePx + (pixel % trunkCropPx) * oversample;
    let light = 0;
    let covered = 0;
    for (let part = 0; part < oversample ** 2; part++) {
      const at = start + Math.floor(part / oversample) * sidePx + (part % oversample);
      if (depth[at] === Number.POSITIVE_INFINITY) continue;
      light += gray[at]!;
      covered++;
    }
    into[pixel] = covered > 0 ? encode(light / covered) : 0;
    into[plane + pixel] = Math.round((255 * covered) / oversample ** 2);
  }
}

/** Bright light is compressed instead of cut off. */
const encode = (light: number): number => Math.round(255 * (1 - Math.exp(-1.6 * light)) ** (1 / 2.2));
