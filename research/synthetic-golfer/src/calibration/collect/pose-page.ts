import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { PoseFrame } from '@trueswing/contracts';
import { spoilPicture } from '../../scene/picture/spoil-picture.ts';
import { openStudio, type Stage, type StageParameters } from '../../scene/stage.ts';

/** A page that films swings and detects poses. Pixels stay in the page, which saves copying them. */
export interface PosePage {
  /** `modelUrl` is a task bundle, `wasmUrl` the folder of the vision wasm files. */
  start: (modelUrl: string, wasmUrl: string) => Promise<void>;
  /** The poses at these times, detected one after another as in a video. */
  detectPoses: (stage: StageParameters, moments: readonly number[]) => Promise<Pick<PoseFrame, 'image' | 'world'>[]>;
}

declare global {
  interface Window {
    posePage: PosePage;
  }
}

const studio = openStudio('draft');
const picture = document.createElement('canvas');
let landmarker: PoseLandmarker | undefined;
let clockMs = 0;

window.posePage = {
  start: async (modelUrl, wasmUrl) => {
    landmarker = await PoseLandmarker.createFromOptions(
      { wasmLoaderPath: `${wasmUrl}/vision_wasm_internal.js`, wasmBinaryPath: `${wasmUrl}/vision_wasm_internal.wasm` },
      { baseOptions: { modelAssetPath: modelUrl, delegate: 'CPU' }, runningMode: 'VIDEO', numPoses: 1 },
    );
  },
  detectPoses: async (parameters, moments) => {
    const { widthPx, heightPx } = parameters.camera;
    picture.width = widthPx;
    picture.height = heightPx;
    const pen = picture.getContext('2d', { willReadFrequently: true });
    if (!landmarker || !pen) throw new Error('the page has not started');
    const detect = (afterS: number) => {
      clockMs += Math.max(1, Math.round(afterS * 1000));
      return landmarker!.detectForVideo(pen.getImageData(0, 0, widthPx, heightPx), clockMs); // checked above
    };
    detect(1); // an empty picture, so that the model stops tracking the golfer of the clip before
    if (parameters.swing.handedness === 'left') pen.setTransform(-1, 0, 0, 1, widthPx, 0);
    const stage: Stage = studio.setStage(parameters);
    const poses = [];
    for (const [i, t] of moments.entries()) {
      stage.draw(t);
      await spoilPicture(pen, studio.canvas, [widthPx, heightPx], parameters.look.picture, i);
      const { landmarks, worldLandmarks } = detect(t - (moments[i - 1] ?? t));
      const [image, world] = [landmarks[0], worldLandmarks[0]];
      poses.push({
        image: image?.map(({ x, y, visibility }): [number, number, number] => [x, y, visibility]) ?? null,
        world: world?.map(({ x, y, z }): [number, number, number] => [x, y, z]) ?? null,
      });
    }
    stage.dispose();
    return poses;
  },
};
