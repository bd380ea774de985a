import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { NormalizedLandmark, PoseLandmarker, PoseLandmarkerOptions } from '@mediapipe/tasks-vision';
import { landmarkCount } from '@trueswing/contracts';
import { PixelCanvas, type RgbaFrame } from './pipeline/pose/pixel-canvas.ts';
import type { PoseAnswer, PoseQuestion, PoseThreadStart, SeenPose } from './pipeline/pose/pose-messages.ts';

/**
 * Entry of a worker thread that finds one person's pose, frame after frame. One thread serves one clip: the tracker
 * smooths over time. Whatever throws in here ends the thread, since the wasm module cannot be trusted afterwards.
 */
const require = createRequire(import.meta.url);
const wasmModule = '@mediapipe/tasks-vision/vision_wasm_module_internal';

/** Globals of a browser that MediaPipe's loader looks for. They live and die with this thread. */
interface BrowserGlobals {
  self?: unknown;
  navigator?: unknown;
  fetch?: unknown;
  custom_dbg?: () => void;
  importScripts?: () => void;
  ModuleFactory?: unknown;
  Module?: unknown;
}

async function openLandmarker(modelPath: string): Promise<PoseLandmarker> {
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

  const vision = await import('@mediapipe/tasks-vision');
  return vision.PoseLandmarker.createFromOptions(
    { wasmLoaderPath: 'preloaded', wasmBinaryPath: require.resolve(`${wasmModule}.wasm`) },
    {
      canvas: new PixelCanvas() as unknown as NonNullable<PoseLandmarkerOptions['canvas']>,
      runningMode: 'VIDEO',
      numPoses: 1,
      outputSegmentationMasks: false,
      baseOptions: { modelAssetBuffer: new Uint8Array(await readFile(modelPath)), delegate: 'CPU' },
    },
  );
}

/** Four digits: a hundredth of a pixel in the picture, a tenth of a millimetre in the world. */
const round4 = (value: number): number => Math.round(value * 1e4) / 1e4;

function toPose(
  image: NormalizedLandmark[] | undefined,
  world: { x: number; y: number; z: number }[] | undefined,
): SeenPose {
  if (image?.length !== landmarkCount || world?.length !== landmarkCount) return { image: null, world: null };
  return {
    image: image.map(({ x, y, visibility }) => [round4(x), round4(y), round4(visibility)]),
    world: world.map(({ x, y, z }) => [round4(x), round4(y), round4(z)]),
  };
}

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: PoseAnswer, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const landmarker = await openLandmarker((workerData as PoseThreadStart).modelPath);
port.on('message', ({ pixels, width, height, timestampMs }: PoseQuestion) => {
  const frame: RgbaFrame = { width, height, data: new Uint8Array(pixels) };
  const seen = landmarker.detectForVideo(
    frame as unknown as Parameters<PoseLandmarker['detectForVideo']>[0],
    timestampMs,
  );
  answer({ type: 'pose', pose: toPose(seen.landmarks[0], seen.worldLandmarks[0]), pixels }, [pixels]);
});
answer({ type: 'ready' });
