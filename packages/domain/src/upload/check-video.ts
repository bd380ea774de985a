import { videoCaps } from '@trueswing/contracts';
import type { RecordedFacts } from './advise-on-video.ts';
import { rejection, type VideoFileProblem } from './check-video-file.ts';

/** Finds what would make the analysis reject a video, from what the browser reads in the file. null if it may be sent. */
export function checkVideo({
  seconds,
  widthPx,
  heightPx,
}: Omit<RecordedFacts, 'fps' | 'codec'>): VideoFileProblem | null {
  if (seconds > videoCaps.maxSeconds + videoCaps.statedSlackS) return rejection('too-long', 'Video Too Long');
  if (seconds < videoCaps.minSeconds) return rejection('too-short', 'Video Too Short');
  const [shortSidePx, longSidePx] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)];
  const isTooLarge = longSidePx > videoCaps.maxWidthPx || shortSidePx > videoCaps.maxHeightPx;
  return isTooLarge ? rejection('picture-too-large', 'Picture Too Large') : null;
}

/** The file has a known format but cannot be parsed. */
export const unreadableVideo = rejection('invalid-media', 'Invalid Video File');
