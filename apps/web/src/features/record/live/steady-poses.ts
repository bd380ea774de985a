import type { PoseFrame } from '@trueswing/contracts';
import { type LivePoses, openLivePoses, type PosesFailure } from './open-live-poses.ts';

interface SteadyListener {
  onPose(pose: PoseFrame): void;
  /** The model loads, at first or again after a failure, or has been loaded. */
  onLoaded(isLoaded: boolean): void;
  /** No poses come any more. */
  onBlind(failure: PosesFailure): void;
}

/** A model that fails so often within one session does not run on this device. */
const mostRestarts = 3;

/** Live poses that outlast a worker which fails, or stops, after it has found some. */
export function openSteadyPoses({ onPose, onLoaded, onBlind }: SteadyListener): LivePoses {
  let restartCount = 0;
  const start = (): LivePoses => {
    let hasAnswered = false;
    onLoaded(false);
    return openLivePoses({
      onOpened: () => onLoaded(true),
      onPose(pose) {
        hasAnswered = true;
        onPose(pose);
      },
      onFailure(failure) {
        if (!hasAnswered || restartCount++ >= mostRestarts) return onBlind(failure);
        poses = start();
      },
    });
  };
  let poses = start();
  return { offer: (frame) => poses.offer(frame), close: () => poses.close() };
}
