import { takeFirstLook } from '@trueswing/swing';
import { type Landmarker, ModelError, openLandmarker } from '../../../../shared/pose-model/open-landmarker.ts';
import { trackVideo } from './track-video.ts';
import type { TrackerReply, TrackerRequest } from './tracker-messages.ts';

const reply = (message: TrackerReply): void => self.postMessage(message);
let landmarker: Landmarker | null = null;
let last: Promise<void> = Promise.resolve();
const stops = new Map<number, AbortController>();

/** Answers one request after another. A video that cannot be read ends its own request only. */
self.addEventListener('message', ({ data }: MessageEvent<TrackerRequest>) => {
  if (data.type === 'stop') return stops.get(data.id)?.abort();
  if (data.type === 'open') {
    last = last.then(() => open(data.wasmUrl, data.modelUrl)).catch(() => reply({ type: 'failed', id: null }));
    return;
  }
  const stop = new AbortController();
  stops.set(data.id, stop);
  last = last
    .then(() => answer(data, stop.signal))
    .catch((error: unknown): TrackerReply => ({ type: 'failed', id: error instanceof ModelError ? null : data.id }))
    .then(reply)
    .finally(() => stops.delete(data.id));
});

async function open(wasmUrl: string, modelUrl: string): Promise<void> {
  const start = performance.now();
  landmarker = await openLandmarker(wasmUrl, modelUrl);
  performance.measure('open model', { start });
}

async function answer(
  request: Extract<TrackerRequest, { type: 'track' | 'look' }>,
  signal: AbortSignal,
): Promise<TrackerReply> {
  const { id } = request;
  if (request.type === 'look') return { type: 'looked', id, look: takeFirstLook(request.video, request.said) };
  if (!landmarker) throw new ModelError('The model is not open.');
  const start = performance.now();
  const onProgress = (share: number) => reply({ type: 'progress', id, share });
  const video = await trackVideo(request.file, { mirrored: request.mirrored, landmarker, onProgress, signal });
  performance.measure('track video', { start });
  return video ? { type: 'tracked', id, video } : { type: 'unreadable', id };
}
