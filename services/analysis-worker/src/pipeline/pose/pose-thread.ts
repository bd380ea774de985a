import { parentPort, workerData } from 'node:worker_threads';
import { openLandmarker } from './landmarker.ts';
import { type PoseReply, type PoseRequest, type PoseThreadStart, resetMessage } from './pose-messages.ts';

/**
 * Entry of a worker thread that detects one person's pose, frame after frame. One thread serves one clip.
 * An exception ends the thread, since the wasm module cannot be trusted after one.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const reply = (message: PoseReply, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const landmarker = await openLandmarker((workerData as PoseThreadStart).modelPath);
port.on('message', async (message: PoseRequest | typeof resetMessage) => {
  if (message === resetMessage) {
    await landmarker.resetTracking();
    reply({ type: 'ready' });
    return;
  }
  const { pixels, width, height, timestampMs } = message;
  const startedAt = performance.now();
  const pose = landmarker.detectPose({ width, height, data: new Uint8Array(pixels) }, timestampMs);
  reply({ type: 'pose', pose, busyMs: performance.now() - startedAt, pixels }, [pixels]);
});
reply({ type: 'ready' });
