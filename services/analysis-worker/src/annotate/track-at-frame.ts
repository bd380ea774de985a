import type { PoseFrame, PoseTrack } from '@trueswing/contracts';

export type ImageLandmarks = NonNullable<PoseFrame['image']>;

/** No interpolation between frames that are further apart than this. */
const maxGapFrames = 12;

/** The skeleton at any frame of the video: as detected, or interpolated; null when no detected frames are near. */
export function landmarksAtFrame(track: PoseTrack, frame: number): ImageLandmarks | null {
  const after = track.frames.find((candidate) => candidate.frame >= frame && candidate.image !== null);
  if (after?.frame === frame) return after.image;
  const before = track.frames.findLast((candidate) => candidate.frame < frame && candidate.image !== null);
  if (!before?.image || !after?.image || after.frame - before.frame > maxGapFrames) return null;
  const share = (frame - before.frame) / (after.frame - before.frame);
  const { image: later } = after;
  return before.image.map(([x, y, visibility], i) => {
    const [laterX, laterY, laterVisibility] = later[i] ?? [x, y, visibility];
    return [x + (laterX - x) * share, y + (laterY - y) * share, Math.min(visibility, laterVisibility)];
  });
}
