import type { Appearance, PoseTrack } from '@trueswing/contracts';
import { type BodyCrop, bodyCropPx, findBodyCrop, readAppearance, settlePose } from '@trueswing/swing/golfer';
import type { CollectedStill } from './collect-stills.ts';

/** Factors of red, green and blue light. */
export type Gain = readonly [red: number, green: number, blue: number];

/** Reads a still as the worker reads a video, with another exposure and white balance. null where the model lost the golfer. */
export function openStill(still: CollectedStill): ((gain: Gain) => Appearance) | null {
  const { widthPx, heightPx, pose, rgb } = still;
  const track: PoseTrack = { widthPx, heightPx, frames: [{ frame: 0, timeS: 0, ...pose }] };
  const settled = settlePose(track, 0, 0);
  if (!settled) return null;
  const crop = findBodyCrop(settled, still);
  const pixels = cut({ widthPx, heightPx, rgb }, crop);
  return (gain) => readAppearance(expose(pixels, gain), crop);
}

/** The square of the whole golfer, of the pixels' means as ffmpeg's area scaling. */
function cut({ widthPx, heightPx, rgb }: Omit<CollectedStill, 'pose'>, { window }: BodyCrop): Uint8Array {
  const crop = new Uint8Array(3 * bodyCropPx ** 2);
  const step = window.sidePx / bodyCropPx;
  for (let row = 0; row < bodyCropPx; row++) {
    for (let column = 0; column < bodyCropPx; column++) {
      const left = Math.floor(window.leftPx + column * step);
      const right = Math.max(left + 1, Math.round(window.leftPx + (column + 1) * step));
      const top = Math.floor(window.topPx + row * step);
      const bottom = Math.max(top + 1, Math.round(window.topPx + (row + 1) * step));
      if (left < 0 || top < 0 || right > widthPx || bottom > heightPx) continue;
      const sum = [0, 0, 0];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) for (let c = 0; c < 3; c++) sum[c]! += rgb[3 * (y * widthPx + x) + c]!; // inside the picture
      const pixels = (right - left) * (bottom - top);
      for (let c = 0; c < 3; c++) crop[3 * (row * bodyCropPx + column) + c] = sum[c]! / pixels;
    }
  }
  return crop;
}

function expose(pixels: Uint8Array, gain: Gain): Uint8Array {
  const tables = gain.map((factor) =>
    Uint8Array.from({ length: 256 }, (_, stored) => Math.round(toStored(Math.min(1, factor * toLight(stored))))),
  );
  return pixels.map((stored, i) => tables[i % 3]![stored]!); // three tables of 256
}

const toLight = (stored: number): number =>
  stored <= 10.31475 ? stored / 255 / 12.92 : ((stored / 255 + 0.055) / 1.055) ** 2.4;
const toStored = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
