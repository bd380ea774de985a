import type { PoseTrack } from '@trueswing/contracts';
import {
  chooseGolfer,
  chooseSearchFrames,
  isGolferSmall,
  isZoomBetter,
  type PictureWindow,
  searchWindows,
  showsGolfer,
  windowAround,
} from '@trueswing/swing';
import type { VideoFacts } from '../probe/probe-video.ts';
import { VideoRejected } from '../video-rejected.ts';
import { type PassInput, runSecondPass } from './run-pass.ts';

/** A golfer who is not found in a smaller picture is too small in pixels to be measured. */
const leastLongSidePx = 640;
/** The passes here decode at most so many pixels again, about half a minute of one core. By pixels and not by time, so that a result does not depend on the machine. */
const mostDecodedPixels = 15e9;

export interface ZoomedTrack {
  readonly track: PoseTrack;
  readonly window: PictureWindow;
}

type ZoomInput = Omit<PassInput, 'window'>;

/**
 * Detects the poses of a pass again in a window around a golfer who is small in the picture, or whom the model did not
 * find in the whole of it; null if that is not needed, takes too long or shows less. Damage that shows only here rejects
 * no video.
 */
export async function zoomOnGolfer(input: ZoomInput, whole: PoseTrack): Promise<ZoomedTrack | null> {
  try {
    return await zoom(input, whole);
  } catch (error) {
    if (error instanceof VideoRejected) return null;
    throw error;
  }
}

async function zoom(input: ZoomInput, whole: PoseTrack): Promise<ZoomedTrack | null> {
  const isFound = showsGolfer(whole);
  if (isFound && !isGolferSmall(whole)) return null;
  const pixels = pixelsOf(input.facts);
  if (pixels > mostDecodedPixels) return null;
  const golfer = isFound ? whole : await searchGolfer(input, whole, mostDecodedPixels - pixels);
  const window = golfer && windowAround(golfer);
  if (!window) return null;
  const track = await detectInWindow(input, whole, window);
  return isZoomBetter(track, whole) ? { track, window } : null;
}

async function searchGolfer(input: ZoomInput, whole: PoseTrack, mostPixels: number): Promise<PoseTrack | null> {
  if (Math.max(whole.widthPx, whole.heightPx) < leastLongSidePx) return null;
  const windows = searchWindows(whole);
  // A file without an index is decoded from its start to the middle, once for each window.
  if ((windows.length * pixelsOf(input.facts)) / 2 > mostPixels) return null;
  const poseFrames = chooseSearchFrames(input.poseFrames);
  const tracks: PoseTrack[] = [];
  for (const window of windows) tracks.push(await detectInWindow({ ...input, poseFrames }, whole, window));
  return chooseGolfer(tracks);
}

async function detectInWindow(input: ZoomInput, size: PoseTrack, window: PictureWindow): Promise<PoseTrack> {
  const frames = await runSecondPass({ ...input, window, onPose: () => undefined });
  return { ...size, frames };
}

const pixelsOf = ({ widthPx, heightPx, frameTimesS }: VideoFacts): number => widthPx * heightPx * frameTimesS.length;
