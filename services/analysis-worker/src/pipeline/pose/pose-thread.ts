import { readFileSync } from 'node:fs';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { loadVision, openLandmarker } from './landmarker.ts';
import { endMessage, type PoseReply, type PoseRequest, type PoseThreadStart, resetMessage } from './pose-messages.ts';

/**
 * Entry of a worker thread that detects one person's pose, frame after frame. One thread serves one clip.
 * An exception ends the thread, since the wasm module cannot be trusted after one.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const reply = (message: PoseReply, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const vision = await loadVision();
const model = readFileSync((workerData as PoseThreadStart).modelPath);
// The only message before the thread is ready. Compiling takes most of the start, and a rejected video does not need it.
if (receiveMessageOnPort(port)?.message === endMessage) process.exit();
const landmarker = await openLandmarker(vision, model);
port.on('message', async (message: PoseRequest | typeof resetMessage | typeof endMessage) => {
  if (message === endMessage) process.exit();
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
