import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { PoseFrame } from '@trueswing/contracts';
import { spoilPicture } from '../scene/picture/spoil-picture.ts';
import { openStudio, type StageParameters } from '../scene/stage.ts';

/** A picture of a golfer with the detected pose. */
export interface Still {
  /** Rows of red, green and blue in base64, since Playwright transfers no binary data. */
  pixels: string;
  pose: Pick<PoseFrame, 'image' | 'world'>;
}

/** A page that photographs golfers and detects their poses. */
export interface StillPage {
  /** `modelUrl` is a task bundle, `wasmUrl` the folder of the vision wasm files. */
  start: (modelUrl: string, wasmUrl: string) => Promise<void>;
  /** The moment t; `grainSeed` varies the grain. */
  photograph: (stage: StageParameters, t: number, grainSeed: number) => Promise<Still>;
}

declare global {
  interface Window {
    stillPage: StillPage;
  }
}

/** In a video the model tracks the golfer; alone it misses limbs. */
const framesBefore = 4;

const studio = openStudio('video');
const picture = document.createElement('canvas');
let landmarker: PoseLandmarker | undefined;
let clockMs = 0;

window.stillPage = {
  start: async (modelUrl, wasmUrl) => {
    landmarker = await PoseLandmarker.createFromOptions(
      { wasmLoaderPath: `${wasmUrl}/vision_wasm_internal.js`, wasmBinaryPath: `${wasmUrl}/vision_wasm_internal.wasm` },
      { baseOptions: { modelAssetPath: modelUrl, delegate: 'CPU' }, runningMode: 'VIDEO', numPoses: 1 },
    );
  },
  photograph: async (parameters, t, grainSeed) => {
    const { widthPx, heightPx } = parameters.camera;
    picture.width = widthPx;
    picture.height = heightPx;
    const pen = picture.getContext('2d', { willReadFrequently: true });
    if (!landmarker || !pen) throw new Error('the page has not started');
    const detect = () => {
      clockMs += 33;
      return landmarker!.detectForVideo(pen.getImageData(0, 0, widthPx, heightPx), clockMs); // checked above
    };
    detect(); // an empty picture, so that the model stops tracking the golfer before
    const stage = studio.setStage(parameters);
    stage.draw(t);
    await spoilPicture(pen, studio.canvas, [widthPx, heightPx], parameters.look.picture, grainSeed);
    stage.dispose();
    for (let frame = 0; frame < framesBefore; frame++) detect();
    const { landmarks, worldLandmarks } = detect();
    return {
      pixels: toBase64(pen.getImageData(0, 0, widthPx, heightPx).data),
      pose: {
        image: landmarks[0]?.map(({ x, y, visibility }): [number, number, number] => [x, y, visibility]) ?? null,
        world: worldLandmarks[0]?.map(({ x, y, z }): [number, number, number] => [x, y, z]) ?? null,
      },
    };
  },
};

/** Without the fourth channel. */
function toBase64(rgba: Uint8ClampedArray): string {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) rgb.set(rgba.subarray(4 * pixel, 4 * pixel + 3), 3 * pixel);
  const partBytes = 0x2000;
  let text = '';
  for (let from = 0; from < rgb.length; from += partBytes)
    text += String.fromCharCode(...rgb.subarray(from, from + partBytes));
  return btoa(text);
}
