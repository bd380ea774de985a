import { PoseLandmarker } from '@mediapipe/tasks-vision';
import factory from '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
import { landmarkCount, type PoseFrame } from '@trueswing/contracts';

/** Names under which MediaPipe's loader takes its module from a worker. */
interface LoaderGlobals {
  import?: () => Promise<void>;
  ModuleFactory?: unknown;
  Module?: { print(): void; printErr(): void };
}

/** The most prominent person is the golfer. */
const numPoses = 1;

/** An exception inside the model spoils it. */
export class ModelError extends Error {}

const spoiled = (error: unknown): never => {
  throw new ModelError('The pose model failed.', { cause: error });
};

/** Detects the golfer, frame after frame. */
export interface Landmarker {
  /** Seconds must rise. */
  detectPose(picture: ImageData, timeS: number): Pick<PoseFrame, 'image' | 'world'>;
  /** Starts another pass: what was seen in earlier frames no longer counts. */
  resetTracking(): Promise<void>;
}

/**
 * Opens the pose landmarker as the analysis worker does: on the CPU, in video mode. Once per worker. The loader asks for its module
 * by an address; it gets the one that is bundled here.
 */
export async function openLandmarker(wasmUrl: string, modelUrl: string): Promise<Landmarker> {
  const globals = globalThis as unknown as LoaderGlobals;
  globals.import = async () => {
    globals.ModuleFactory = factory;
  };
  // It reports each start of the graph in the console.
  globals.Module = { print() {}, printErr() {} };
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: 'bundled', wasmBinaryPath: wasmUrl },
    {
      runningMode: 'VIDEO',
      numPoses,
      baseOptions: { modelAssetPath: modelUrl, delegate: 'CPU' },
    },
  ).catch(spoiled);
  const detect = (picture: ImageData, ms: number) => {
    try {
      return landmarker.detectForVideo(picture, ms);
    } catch (error) {
      return spoiled(error);
    }
  };
  let startMs = 0;
  let lastMs = -1;
  return {
    detectPose(picture, timeS) {
      lastMs = Math.max(lastMs + 1, startMs + Math.round(timeS * 1000));
      const { landmarks, worldLandmarks } = detect(picture, lastMs);
      const [image, world] = [landmarks[0], worldLandmarks[0]];
      if (image?.length !== landmarkCount || world?.length !== landmarkCount) return { image: null, world: null };
      return {
        image: image.map(({ x, y, visibility }) => [x, y, visibility]),
        world: world.map(({ x, y, z }) => [x, y, z]),
      };
    },
    // Setting any option rebuilds the graph.
    async resetTracking() {
      await landmarker.setOptions({ numPoses }).catch(spoiled);
      startMs = lastMs + 1;
    },
  };
}
