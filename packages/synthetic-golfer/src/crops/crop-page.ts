import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import { drawSwingAt, type SwingDraw } from '../calibration/collect/swing-draw.ts';
import { type CropTurns, drawSwingCrops } from './draw-swing-crops.ts';

/** A swing whose crops are stored, with its truth. */
export type CropTruth = SwingDraw & CropTurns;

/** A page that draws crops: clothes are painted with the browser's pen. */
export interface CropPage {
  /** A swing of the list (`drawSwingAt`, with so many bodies) from both views, face-on first. */
  drawSwing: (index: number, bodies: number) => { truth: CropTruth; base64: string };
}

declare global {
  interface Window {
    cropPage: CropPage;
  }
}

window.cropPage = {
  drawSwing: (index, bodies) => {
    const draw = drawSwingAt(index, bodies);
    const faceOn = drawRandomClip(draw, 'face-on');
    const downTheLine = drawRandomClip(draw, 'down-the-line');
    const { bytes, turns } = drawSwingCrops(faceOn, [faceOn.camera, downTheLine.camera]);
    return { truth: { ...draw, ...turns }, base64: toBase64(bytes) };
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
