import { openStudio, type Stage, type StageParameters } from './stage.ts';

/** The page's interface for the process that drives it. Pictures are base64, since Playwright transfers no binary data. */
export interface VideoPage {
  open: (parameters: StageParameters) => void;
  /** One frame as RGBA, bottom row first: the mean of `subFrames` drawings over the open shutter. */
  expose: (t: number, subFrames: number, shutterS: number) => Promise<string>;
}

declare global {
  interface Window {
    videoPage: VideoPage;
  }
}

const studio = openStudio('video');
let stage: Stage | undefined;
let pixels = new Uint8Array();
let sum = new Float32Array();

window.videoPage = {
  open: (parameters) => {
    stage?.dispose();
    stage = studio.setStage(parameters);
    const size = parameters.camera.widthPx * parameters.camera.heightPx * 4;
    pixels = new Uint8Array(size);
    sum = new Float32Array(size);
  },
  expose: async (t, subFrames, shutterS) => {
    if (!stage) throw new Error('no stage is open');
    sum.fill(0);
    for (let i = 0; i < subFrames; i++) {
      stage.draw(t + shutterS * ((i + 0.5) / subFrames - 0.5));
      stage.read(pixels);
      if (subFrames > 1) for (let j = 0; j < sum.length; j++) sum[j]! += pixels[j]!; // same length
    }
    if (subFrames > 1) for (let j = 0; j < sum.length; j++) pixels[j] = sum[j]! / subFrames;
    return toBase64(pixels);
  },
};

function toBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });
}
