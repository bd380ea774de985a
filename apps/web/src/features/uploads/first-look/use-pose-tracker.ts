import { useEffect, useState } from 'react';
import { useModelConsent } from '../../../shared/pose-model/use-model-consent.ts';
import type { PoseTracker } from './tracker/open-pose-tracker.ts';

/** Whether this browser has what a first look needs: decoders, WebAssembly and drawing in a worker. */
const canTrack = (): boolean =>
  ['Worker', 'WebAssembly', 'VideoDecoder', 'OffscreenCanvas'].every((name) => name in globalThis);

export interface TrackerAccess {
  /** Null until it is loaded, and while something else needs the device. */
  readonly tracker: PoseTracker | null;
  /** The golfer is asked before the model is loaded: the connection is metered. */
  readonly isAsking: boolean;
  load(): void;
}

/**
 * Gives the pose tracker, which loads its model immediately, so that the first video need not wait for it. It rests while the device is `isBusy`, as with an upload.
 * Null where the browser cannot run it.
 */
export function usePoseTracker(isBusy: boolean): TrackerAccess | null {
  const [isAble, setIsAble] = useState(canTrack);
  const { mayLoad, agree } = useModelConsent();
  const [tracker, setTracker] = useState<PoseTracker | null>(null);
  useEffect(() => {
    if (!isAble || !mayLoad) return;
    let hasLeft = false;
    import('./tracker/open-pose-tracker.ts').then(
      ({ openPoseTracker }) => !hasLeft && setTracker(openPoseTracker()),
      () => setIsAble(false),
    );
    return () => {
      hasLeft = true;
    };
  }, [isAble, mayLoad]);
  useEffect(() => {
    if (isBusy || !tracker) return;
    tracker.open();
    return () => tracker.rest();
  }, [tracker, isBusy]);
  return isAble ? { tracker: isBusy ? null : tracker, isAsking: !mayLoad, load: agree } : null;
}
