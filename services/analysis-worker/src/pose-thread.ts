import { parentPort, workerData } from 'node:worker_threads';
import { openLandmarker } from './pipeline/pose/landmarker.ts';
import type { PoseAnswer, PoseQuestion, PoseThreadStart } from './pipeline/pose/pose-messages.ts';

/**
 * Entry of a worker thread that finds one person's pose, frame after frame. One thread serves one clip.
 * Whatever throws in here ends the thread, since the wasm module cannot be trusted afterwards.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const answer = (message: PoseAnswer, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const findPose = await openLandmarker((workerData as PoseThreadStart).modelPath);
port.on('message', ({ pixels, width, height, timestampMs }: PoseQuestion) => {
  const startedAt = performance.now();
  const pose = findPose({ width, height, data: new Uint8Array(pixels) }, timestampMs);
  answer({ type: 'pose', pose, busyMs: performance.now() - startedAt, pixels }, [pixels]);
});
answer({ type: 'ready' });
