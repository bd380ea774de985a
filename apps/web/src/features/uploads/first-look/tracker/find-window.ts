import type { PoseTrack } from '@trueswing/contracts';
import {
  chooseGolfer,
  chooseSearchFrames,
  isGolferSmall,
  type PictureWindow,
  searchWindows,
  showsGolfer,
  windowAround,
} from '@trueswing/swing';
import { type PassInput, trackPass } from './track-pass.ts';

/**
 * Finds the window around a golfer who is small in the picture, or whom the model did not find in the whole of it, as the
 * analysis does; null where the whole picture will do.
 */
export async function findWindow(input: PassInput, whole: PoseTrack): Promise<PictureWindow | null> {
  const isFound = showsGolfer(whole);
  if (isFound && !isGolferSmall(whole)) return null;
  const golfer = isFound ? whole : await searchGolfer(input, whole);
  return golfer && windowAround(golfer);
}

async function searchGolfer(input: PassInput, whole: PoseTrack): Promise<PoseTrack | null> {
  const searched = chooseSearchFrames(whole.frames.map(({ frame }) => frame));
  const tracks: PoseTrack[] = [];
  for (const window of searchWindows(whole)) {
    const { poses } = await trackPass({ ...input, part: { ...input.part, window } }, searched);
    tracks.push({ ...whole, frames: poses });
  }
  return chooseGolfer(tracks);
}
