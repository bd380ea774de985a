import type { FirstLook, LookedVideo, SaidOfVideo } from '@trueswing/swing';
import { modelFiles } from '../../../../shared/pose-model/model-files.ts';
import type { TrackerReply, TrackerRequest } from './tracker-messages.ts';

/** Why there is no look at a video: this browser cannot decode it, or something failed that may work another time. */
export type NoLook = 'unreadable' | 'failed';

export interface PoseTracker {
  /** Loads the model ahead of the first video. */
  open(): void;
  track(
    file: File,
    options: { mirrored: boolean; onProgress(share: number): void; signal: AbortSignal },
  ): Promise<LookedVideo | NoLook>;
  /** Reads the poses by the rules of the analysis. */
  look(video: LookedVideo, said: SaidOfVideo): Promise<FirstLook | NoLook>;
  /** Ends the worker and answers what it still does with 'failed'. It starts again with the next video. */
  rest(): void;
  /** The model cannot be loaded here, or has failed: every video is answered with 'failed'. */
  isBroken(): boolean;
}

/** A second video of the same swing is chosen within this time; afterwards the memory is worth more than a fast start. */
const idleMs = 60_000;

interface Job {
  onProgress(share: number): void;
  resolve(answer: LookedVideo | FirstLook | NoLook): void;
}

const send = (worker: Worker, message: TrackerRequest): void => worker.postMessage(message);

/** The worker that tracks poses. It loads the model as it starts, and rests once idle. */
export function openPoseTracker(): PoseTracker {
  const jobs = new Map<number, Job>();
  let running: Worker | null = null;
  let isBroken = false;
  let lastId = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(idle);
    running?.terminate();
    running = null;
    const unanswered = [...jobs.values()];
    jobs.clear();
    for (const job of unanswered) job.resolve('failed');
  };
  const restLater = () => {
    clearTimeout(idle);
    if (jobs.size === 0) idle = setTimeout(rest, idleMs);
  };
  /** A model that could not be loaded ahead is loaded again for the first video. */
  const giveUp = () => {
    isBroken = jobs.size > 0;
    rest();
  };
  const receive = ({ data }: MessageEvent<TrackerReply>) => {
    if (data.id === null) return giveUp();
    const job = jobs.get(data.id);
    if (data.type === 'progress') return job?.onProgress(data.share);
    jobs.delete(data.id);
    restLater();
    job?.resolve(data.type === 'tracked' ? data.video : data.type === 'looked' ? data.look : data.type);
  };
  const start = () => {
    const worker = new Worker(new URL('./track-poses.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = giveUp;
    worker.onmessage = receive;
    send(worker, { type: 'open', ...modelFiles });
    return worker;
  };
  /** Each kind of request has its kind of answer. */
  const ask = <T extends LookedVideo | FirstLook>(
    request: Extract<TrackerRequest, { type: 'track' | 'look' }>,
    onProgress: Job['onProgress'] = () => {},
  ) =>
    new Promise<T | NoLook>((resolve) => {
      if (isBroken) return resolve('failed');
      clearTimeout(idle);
      jobs.set(request.id, { onProgress, resolve: (answer) => resolve(answer as T | NoLook) });
      running ??= start();
      send(running, request);
    });
  return {
    open() {
      if (isBroken || running) return;
      running = start();
      restLater();
    },
    track(file, { mirrored, onProgress, signal }) {
      const id = ++lastId;
      const stop: TrackerRequest = { type: 'stop', id };
      signal.addEventListener('abort', () => running && send(running, stop), { once: true });
      return ask<LookedVideo>({ type: 'track', id, file, mirrored }, onProgress);
    },
    look: (video, said) => ask<FirstLook>({ type: 'look', id: ++lastId, video, said }),
    rest,
    isBroken: () => isBroken,
  };
}
