import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import { drawSwingAt, type SwingDraw, type SwingStyleName } from '../calibration/collect/swing-draw.ts';
import type { FilmedFromBothViews } from '../measured/list-measured-cases.ts';
import { type CropTurns, drawSwingCrops } from './draw-swing-crops.ts';

/** A swing whose crops are stored, with its truth. */
export type CropTruth = SwingDraw & CropTurns;

/** A page that draws crops: clothes are painted with the browser's pen. */
export interface CropPage {
  /** A swing of the list (`drawSwingAt`, with so many bodies) from both views, face-on first. */
  drawSwing: (index: number, bodies: number, styles: SwingStyleName[]) => { truth: CropTruth; base64: string };
  /** Any swing from both views, for tests on motions that no one drew. */
  drawFilmed: (filmed: FilmedFromBothViews) => {
    truth: CropTurns & { seed: number; bodySeed: number };
    base64: string;
  };
}

declare global {
  interface Window {
    cropPage: CropPage;
  }
}

window.cropPage = {
  drawSwing: (index, bodies, styles) => {
    const draw = drawSwingAt(index, bodies, styles);
    const faceOn = drawRandomClip(draw, 'face-on');
    const downTheLine = drawRandomClip(draw, 'down-the-line');
    const { bytes, turns } = drawSwingCrops(faceOn, [faceOn.camera, downTheLine.camera]);
    return { truth: { ...draw, ...turns }, base64: toBase64(bytes) };
  },
  drawFilmed: ({ faceOn, downTheLine }) => {
    const { bytes, turns } = drawSwingCrops(faceOn, [faceOn.camera, downTheLine.camera]);
    const { seed } = faceOn; // every golfer has a body of its own
    return { truth: { seed, bodySeed: seed, ...turns }, base64: toBase64(bytes) };
  },
};

function toBase64(bytes: Uint8Array): string {
  const partBytes = 0x2000;
  let text = '';
  for (let from = 0; from < bytes.length; from += partBytes) {
    text += String.fromCharCode(...bytes.subarray(from, from + partBytes));
  }
  return btoa(text);
}
