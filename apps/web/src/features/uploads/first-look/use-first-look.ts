import type { FirstLook, LookedVideo, SaidOfVideo } from '@trueswing/swing';
import { useEffect, useRef, useState } from 'react';
import { type LookMoment, topMoment } from './top-moment.ts';
import type { NoLook, PoseTracker } from './tracker/open-pose-tracker.ts';

export type FirstLookState =
  | { readonly state: 'tracking'; readonly share: number }
  /** `look.swing` is where the swing begins and ends in the file; `top` is null without one. */
  | {
      readonly state: 'looked';
      readonly video: LookedVideo;
      readonly look: FirstLook;
      readonly top: LookMoment | null;
    }
  | { readonly state: 'failed'; readonly why: NoLook };

/** Tracks a chosen video, once, and reads it again when the golfer says something else of it. */
export function useFirstLook(
  tracker: PoseTracker | null,
  file: File,
  { slot, handedness, slowMotion }: SaidOfVideo,
): FirstLookState {
  const { share, video } = useTrackedVideo(tracker, file, handedness);
  const [looked, setLooked] = useState<{ video: LookedVideo; seen: FirstLookState } | null>(null);
  useEffect(() => {
    if (!tracker || !video || typeof video === 'string') return;
    let isOld = false;
    void tracker.look(video, { slot, handedness, slowMotion }).then((look) => {
      if (isOld) return;
      const seen: FirstLookState =
        typeof look === 'string'
          ? { state: 'failed', why: look }
          : { state: 'looked', video, look, top: topMoment(video, look) };
      setLooked({ video, seen });
    });
    return () => {
      isOld = true;
    };
  }, [tracker, video, slot, handedness, slowMotion]);
  if (typeof video === 'string') return { state: 'failed', why: video };
  if (!video || looked?.video !== video) return { state: 'tracking', share };
  return looked.seen;
}

interface Tracking {
  readonly share: number;
  /** Missing until it is tracked. */
  readonly video?: LookedVideo | NoLook;
}

function useTrackedVideo(tracker: PoseTracker | null, file: File, handedness: SaidOfVideo['handedness']): Tracking {
  const hand = useRef(handedness);
  hand.current = handedness;
  const [tracking, setTracking] = useState<(Tracking & { file: File }) | null>(null);
  const isTracked = tracking?.file === file && tracking.video !== undefined;
  useEffect(() => {
    if (!tracker || isTracked) return;
    const stop = new AbortController();
    const update = (now: Tracking) => {
      if (!stop.signal.aborted) setTracking({ file, ...now });
    };
    const onProgress = (share: number) => update({ share });
    const options = { mirrored: hand.current === 'left', onProgress, signal: stop.signal };
    void tracker.track(file, options).then((video) => update({ share: 1, video }));
    return () => stop.abort();
  }, [tracker, file, isTracked]);
  return tracking?.file === file ? tracking : { share: 0 };
}
