import type { Measurement } from '@trueswing/contracts';
import { type DialVideo, isTooWide } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';

const notFilmed: Readonly<Partial<Record<DialVideo, string>>> = {
  'face-on': 'Not filmed from the front',
  'down-the-line': 'Not filmed from behind',
};

/**
 * Why a dial has no number, for a reader who cannot film the video that helps: a coach, or a visitor of the sample. A video of
 * the other view may help a number whose own video is there, so it counts as missing only if no such video was uploaded.
 */
export function whyLocked(
  video: DialVideo,
  measurement: Measurement | undefined,
  { faceOn, downTheLine }: Pick<FinishedDetails, 'faceOn' | 'downTheLine'>,
): string {
  const filmed: readonly (string | undefined)[] = [faceOn.view, downTheLine?.view, downTheLine ? 'down-the-line' : ''];
  const missing = filmed.includes(video) ? undefined : notFilmed[video];
  if (missing) return missing;
  return measurement && isTooWide(measurement) ? 'Too uncertain to show' : 'No number from this video';
}
