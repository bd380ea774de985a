import { parentPort, workerData } from 'node:worker_threads';
import { openLandmarker } from './landmarker.ts';
import { forget, type PoseAnswer, type PoseQuestion, type PoseThreadStart } from './pose-messages.ts';

/**
 * Entry of a worker thread that finds one person's pose, frame after frame. One thread serves one clip.
 * Whatever throws in here ends the thread, since the wasm module cannot be trusted afterwards.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: PoseAnswer, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const landmarker = await openLandmarker((workerData as PoseThreadStart).modelPath);
port.on('message', async (message: PoseQuestion | typeof forget) => {
  if (message === forget) {
    await landmarker.forget();
    answer({ type: 'ready' });
    return;
  }
  const { pixels, width, height, timestampMs } = message;
  const startedAt = performance.now();
  const pose = landmarker.findPose({ width, height, data: new Uint8Array(pixels) }, timestampMs);
  answer({ type: 'pose', pose, busyMs: performance.now() - startedAt, pixels }, [pixels]);
});
answer({ type: 'ready' });
