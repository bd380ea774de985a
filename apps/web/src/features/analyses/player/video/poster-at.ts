import { eventAt } from '../event-at.ts';
import { startOfFrame } from './seek-times.ts';
import type { SwingVideo } from './swing-video.ts';

/** The picture that stands where a video opens until it has loaded: that of the key frame shown at the time, else of the top. */
export function posterAt({ view, keyFrameUrls }: Pick<SwingVideo, 'view' | 'keyFrameUrls'>, startS: number) {
  // It opens in the middle of a frame, which is as far from the start of the next one.
  const event = eventAt(view, startOfFrame(startS, view.timeBase.fps));
  return keyFrameUrls?.[event ?? 'top'] ?? undefined;
}
