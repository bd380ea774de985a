import type { PoseFrame } from '@trueswing/contracts';
import { modelFiles } from '../../../shared/pose-model/model-files.ts';
import type { CameraFrame } from './frame-source.ts';
import type { LiveReply, LiveRequest } from './live-messages.ts';

/** Detects the golfer in pictures of the camera as they come. */
export interface LivePoses {
  /** Takes a picture, unless the one before is still being read or it is too early for the next one. */
  offer(frame: CameraFrame): void;
  close(): void;
}

/** Why no more poses come: the model did not arrive, or it does not run. */
export type PosesFailure = 'not-loaded' | 'failed';

interface LiveListener {
  /** The model has been loaded. */
  onOpened(): void;
  /** A pose at the time of its picture on the clock of the page. */
  onPose(pose: PoseFrame): void;
  onFailure(failure: PosesFailure): void;
}

/** The model crops the golfer to 256 × 256 itself. */
const longSidePx = 480;
/** More poses than 15 a second find no more swings, and warm the phone. */
const leastGapS = 1 / 15 - 0.01;
/** A slow network takes minutes for the files, and another attempt would begin from zero. Files that fail to load end it sooner. */
const loadMs = 180_000;
/** Times within which the model reads its first picture, and each one after it. The first one also warms it up. */
const [firstAnswerMs, answerMs] = [20_000, 5000];

/** Whether this browser has what live poses need. */
export const canDetectPoses = (): boolean =>
  ['Worker', 'WebAssembly', 'OffscreenCanvas', 'createImageBitmap'].every((name) => name in globalThis);

/** Starts the worker that detects poses. */
export function openLivePoses({ onOpened, onPose, onFailure }: LiveListener): LivePoses {
  const worker = new Worker(new URL('./live-poses.worker.ts', import.meta.url), { type: 'module' });
  let isOpen = false;
  let hasAnswered = false;
  let isBusy = true;
  let busySinceMs = performance.now();
  let isClosed = false;
  let frame = 0;
  let lastS = Number.NEGATIVE_INFINITY;
  const send = (message: LiveRequest, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const fail = (failure: PosesFailure) => {
    if (isClosed) return;
    isClosed = true;
    worker.terminate();
    onFailure(failure);
  };
  worker.onerror = () => fail(isOpen ? 'failed' : 'not-loaded');
  worker.onmessage = ({ data }: MessageEvent<LiveReply>) => {
    if (data.type === 'failed' || data.type === 'not-loaded') return fail(data.type);
    isOpen = true;
    isBusy = false;
    if (data.type === 'opened') return onOpened();
    hasAnswered = true;
    onPose({ frame: frame++, timeS: data.timeS, ...data.pose });
  };
  send({ type: 'open', ...modelFiles });
  return {
    offer({ picture, widthPx, heightPx, timeS }) {
      if (isClosed) return;
      const nowMs = performance.now();
      const longestMs = hasAnswered ? answerMs : isOpen ? firstAnswerMs : loadMs;
      if (isBusy && nowMs - busySinceMs > longestMs) return fail(isOpen ? 'failed' : 'not-loaded');
      if (isBusy || timeS - lastS < leastGapS) return;
      isBusy = true;
      busySinceMs = nowMs;
      lastS = timeS;
      const scale = Math.min(1, longSidePx / Math.max(widthPx, heightPx));
      const size = { resizeWidth: Math.round(widthPx * scale), resizeHeight: Math.round(heightPx * scale) };
      // Its own handle: the picture is closed before it has been scaled.
      const held = picture instanceof HTMLVideoElement ? picture : picture.clone();
      createImageBitmap(held, size)
        .then(
          (bitmap) => (isClosed ? bitmap.close() : send({ type: 'picture', picture: bitmap, timeS }, [bitmap])),
          // A picture that cannot be read is one that is left out.
          () => {
            isBusy = false;
          },
        )
        .finally(() => held instanceof HTMLVideoElement || held.close());
    },
    close() {
      isClosed = true;
      worker.terminate();
    },
  };
}
