import { createRequire } from 'node:module';
import type { Landmark, NormalizedLandmark, PoseLandmarker, PoseLandmarkerOptions } from '@mediapipe/tasks-vision';
import { landmarkCount } from '@trueswing/contracts';
import { PixelCanvas, type RgbaFrame } from './pixel-canvas.ts';
import type { DetectedPose } from './pose-messages.ts';

const require = createRequire(import.meta.url);
const wasmModule = '@mediapipe/tasks-vision/vision_wasm_module_internal';
/** The most prominent person is the golfer. */
const numPoses = 1;

/** Globals of a browser that MediaPipe's loader needs. They exist in the calling thread only. */
interface BrowserGlobals {
  self?: unknown;
  navigator?: unknown;
  fetch?: unknown;
  custom_dbg?: () => void;
  importScripts?: () => void;
  ModuleFactory?: unknown;
  Module?: unknown;
}

/** Detects the most prominent person, frame after frame. */
export interface Landmarker {
  /** Timestamps in ms must rise strictly from 0. */
  readonly detectPose: (frame: RgbaFrame, timestampMs: number) => DetectedPose;
  /** Rebuilds the graph, which then knows nothing of earlier frames; timestamps start at 0 again. */
  readonly resetTracking: () => Promise<void>;
}

type Vision = typeof import('@mediapipe/tasks-vision');

/** Loads the modules of MediaPipe. Call it once per worker thread and nowhere else: it sets globals and disables the network. */
export async function loadVision(): Promise<Vision> {
  const globals = globalThis as unknown as BrowserGlobals;
  globals.self ??= globalThis;
  globals.navigator ??= { userAgent: 'Node.js' };
  globals.fetch = () => Promise.reject(new Error('The pose thread has no network.'));
  const { default: factory } = (await import(`${wasmModule}.js`)) as { default: unknown };
  // The module sets it to console.warn when it loads.
  globals.custom_dbg = () => {};
  globals.importScripts = () => {
    globals.ModuleFactory = factory;
  };
  globals.Module = { print() {}, printErr() {} };
  return await import('@mediapipe/tasks-vision');
}

/**
 * Opens MediaPipe's pose landmarker on the CPU, in video mode, which smooths over time.
 * @param model bundle made by scripts/build-pose-models.mjs
 */
export async function openLandmarker(vision: Vision, model: Uint8Array): Promise<Landmarker> {
  const landmarker = await vision.PoseLandmarker.createFromOptions(
    { wasmLoaderPath: 'preloaded', wasmBinaryPath: require.resolve(`${wasmModule}.wasm`) },
    {
      canvas: new PixelCanvas() as unknown as NonNullable<PoseLandmarkerOptions['canvas']>,
      runningMode: 'VIDEO',
      numPoses,
      // Masks abort the module outside a browser.
      outputSegmentationMasks: false,
      baseOptions: { modelAssetBuffer: model, delegate: 'CPU' },
    },
  );
  // The module's timestamps must rise even from one graph to the next.
  let startMs = 0;
  let lastMs = 0;
  return {
    detectPose: (frame, timestampMs) => {
      lastMs = startMs + timestampMs;
      const result = landmarker.detectForVideo(
        frame as unknown as Parameters<PoseLandmarker['detectForVideo']>[0],
        lastMs,
      );
      return toPose(result.landmarks[0], result.worldLandmarks[0]);
    },
    // Setting any option rebuilds the graph in the memory of the old one; a new landmarker would allocate its own.
    async resetTracking() {
      await landmarker.setOptions({ numPoses });
      startMs = lastMs + 1;
    },
  };
}

function toPose(image: NormalizedLandmark[] | undefined, world: Landmark[] | undefined): DetectedPose {
  if (image?.length !== landmarkCount || world?.length !== landmarkCount) return { image: null, world: null };
  return {
    image: image.map(({ x, y, visibility }) => [round4(x), round4(y), round4(visibility)]),
    world: world.map(({ x, y, z }) => [round4(x), round4(y), round4(z)]),
  };
}

/** Four digits: a tenth of a pixel in the picture, a tenth of a millimeter in the world. */
const round4 = (value: number): number => Math.round(value * 1e4) / 1e4;
