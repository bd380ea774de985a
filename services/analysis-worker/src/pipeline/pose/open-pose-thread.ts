import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtDir } from '../built-dir.ts';
import { optimizeHotWasm } from '../optimize-hot-wasm.ts';
import { endMessage, type PoseReply, type PoseRequest, type PoseThreadStart, resetMessage } from './pose-messages.ts';

export type PoseModel = 'lite' | 'full' | 'heavy';

export type PoseResult = Omit<Extract<PoseReply, { type: 'pose' }>, 'type'>;

/** Pose detection for one clip. Requests are answered in order; two in flight keep the thread busy. */
export interface PoseThread {
  /** Resolves with the pose and the pixel buffer, which may be reused. Rejects when the thread has died or hangs. */
  detectPose(request: PoseRequest): Promise<PoseResult>;
  /**
   * Makes the model treat what follows as a new thread's model would: smoothing, person search and time start again.
   * Call it when no request is open.
   */
  resetTracking(): Promise<void>;
  /** Time that the thread has spent on detection so far. */
  readonly busyMs: () => number;
  close(): Promise<void>;
}

/** A frame takes 30 ms and loading the model 0.4 s. A thread that needs this much longer hangs, even on a busy machine. */
const requestTimeoutMs = 20_000;
const startTimeoutMs = 30_000;

interface Pending {
  readonly resolve: (result: PoseResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Starts a pose thread and waits until its model is loaded. An exception in the thread, a hang or an abort ends the thread
 * and rejects all open requests; it is never used again.
 */
export async function openPoseThread(model: PoseModel, signal: AbortSignal): Promise<PoseThread> {
  signal.throwIfAborted();
  optimizeHotWasm();
  const start: PoseThreadStart = { modelPath: join(builtDir, 'models', `pose_landmarker_${model}.task`) };
  const worker = new Worker(join(builtDir, 'pipeline/pose/pose-thread.js'), { workerData: start, execArgv: [] });
  const pending: Pending[] = [];
  let busyMs = 0;
  let failure: unknown = null;
  let isLoaded = false;
  let watchdog: NodeJS.Timeout | undefined;

  const end = (): void => void worker.terminate();
  const fail = (error: unknown, endsNow = isLoaded): void => {
    if (failure !== null) return;
    failure = error;
    clearTimeout(watchdog);
    signal.removeEventListener('abort', onAbort);
    // What a thread reads when it is terminated stays open in this process for good (Node 20), so one that loads ends by itself.
    if (endsNow) end();
    else {
      worker.postMessage(endMessage);
      watchdog = setTimeout(end, startTimeoutMs);
    }
    for (const { reject } of pending.splice(0)) reject(error);
  };
  const onAbort = (): void => fail(signal.reason);
  const watch = (limitMs: number): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => fail(new Error('The pose thread hangs.'), true), limitMs);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('error', (error) => fail(error, true));
  worker.on('exit', (status) => {
    fail(new Error(`The pose thread has ended with status ${status}.`), true);
    clearTimeout(watchdog);
  });

  const ready = new Promise<void>((resolve, reject) => {
    pending.push({ resolve: () => resolve(), reject });
  });
  worker.on('message', (message: PoseReply) => {
    isLoaded = true;
    if (failure !== null) return;
    const next = pending.shift();
    clearTimeout(watchdog);
    if (pending.length > 0) watch(requestTimeoutMs);
    if (message.type === 'pose') busyMs += message.busyMs;
    next?.resolve(message.type === 'ready' ? noPose : message);
  });
  watch(startTimeoutMs);
  await ready;

  const send = (
    message: PoseRequest | typeof resetMessage,
    limitMs: number,
    transfer: ArrayBuffer[],
  ): Promise<PoseResult> => {
    if (failure !== null) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      pending.push({ resolve, reject });
      if (pending.length === 1) watch(limitMs);
      worker.postMessage(message, transfer);
    });
  };
  return {
    detectPose: (request) => send(request, requestTimeoutMs, [request.pixels]),
    async resetTracking() {
      await send(resetMessage, startTimeoutMs, []);
    },
    busyMs: () => busyMs,
    async close() {
      fail(new Error('The pose thread is closed.'));
      await worker.terminate();
    },
  };
}

const noPose: PoseResult = { busyMs: 0, pose: { image: null, world: null }, pixels: new ArrayBuffer(0) };
