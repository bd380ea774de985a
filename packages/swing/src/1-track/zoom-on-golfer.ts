import type { PoseFrame, PoseTrack } from '@trueswing/contracts';
import { type BodySeries, toBodySeries } from './body-series.ts';
import { checkGolfer, checkIsSeen } from './checks/check-golfer.ts';
import { median } from './smooth-series.ts';

/** A part of the picture, in its pixels. */
export interface PictureWindow {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

type Size = Pick<PoseTrack, 'widthPx' | 'heightPx'>;

/**
 * The model searches the whole picture at 224 pixels. A golfer of less than this share of its long side is found in a
 * wrong place, or not at all: the drawn sample is read as usual at 30 %, and has no golfer any more at 24 %.
 */
const smallGolferShare = 0.28;
/** Side of the window in heights of the golfer: raised arms and a long step stay inside. */
const windowHeights = 2.4;
/** Side of the windows of a search, as a share of the long side. */
const searchShare = 0.5;
/** The golfer is searched in so many neighboring frames in the middle of the video. */
const searchFrames = 3;
/** A smaller window is that of a wrong pose. */
const leastWindowPx = 64;
/** Share of the poses of the whole picture that the window must show too: a golfer who walks may swing outside of it. */
const leastKeptPoses = 0.95;

/** Whether the golfer of a track is so small that the model should get a window of the picture instead. */
export function isGolferSmall(track: PoseTrack): boolean {
  const body = golferOf(track);
  return body !== null && standingHeightPx(body) < smallGolferShare * Math.max(track.widthPx, track.heightPx);
}

/** The window around the golfer of a track; null without a golfer, or with one who is too small to be a person. */
export function windowAround(track: PoseTrack): PictureWindow | null {
  const body = golferOf(track);
  if (!body) return null;
  const hips = body.middle('leftHip', 'rightHip');
  const middle = (px: readonly number[]) => median(px.filter((_, i) => body.detected[i]));
  const center = { xPx: middle(hips.xPx), yPx: middle(hips.yPx) };
  const window = cutWindow(track, center, windowHeights * standingHeightPx(body));
  return Math.min(window.widthPx, window.heightPx) < leastWindowPx ? null : window;
}

/** Whether the poses detected in a window are better than those of the whole picture: of a golfer, and about as many. */
export function isZoomBetter(zoomed: PoseTrack, whole: PoseTrack): boolean {
  return showsGolfer(zoomed) && (!showsGolfer(whole) || countPoses(zoomed) >= leastKeptPoses * countPoses(whole));
}

const countPoses = ({ frames }: PoseTrack): number => frames.filter(({ image }) => image !== null).length;

/** Those of the planned frames in which the golfer is searched. */
export function chooseSearchFrames(planned: readonly number[]): number[] {
  const first = Math.max(0, Math.floor((planned.length - searchFrames) / 2));
  return planned.slice(first, first + searchFrames);
}

/** Whether the poses of a track are those of one standing person. */
export const showsGolfer = (track: PoseTrack): boolean => golferOf(track) !== null;

/** Windows that cover the picture and overlap by half, to search a golfer who is too small for the model. */
export function searchWindows({ widthPx, heightPx }: Size): PictureWindow[] {
  const sidePx = Math.round(Math.max(widthPx, heightPx) * searchShare);
  const starts = (lengthPx: number): number[] => {
    // Half a step of rest is no reason for one more window.
    const steps = Math.round(Math.max(0, lengthPx - sidePx) / (sidePx / 2));
    return Array.from({ length: steps + 1 }, (_, i) =>
      steps === 0 ? Math.max(0, lengthPx - sidePx) / 2 : (i * (lengthPx - sidePx)) / steps,
    );
  };
  return starts(widthPx).flatMap((left) =>
    starts(heightPx).map((top) =>
      cutWindow({ widthPx, heightPx }, { xPx: left + sidePx / 2, yPx: top + sidePx / 2 }, sidePx),
    ),
  );
}

/** Track, among those of several windows, with the largest person; null if none has one. */
export function chooseGolfer(tracks: readonly PoseTrack[]): PoseTrack | null {
  const golfers = tracks.flatMap((track) => {
    const body = golferOf(track);
    return body ? [{ track, heightPx: standingHeightPx(body) }] : [];
  });
  return golfers.sort((a, b) => b.heightPx - a.heightPx)[0]?.track ?? null;
}

/** Poses that were detected in a window, as poses of the whole picture. */
export function toWholePicture(poses: readonly PoseFrame[], window: PictureWindow, size: Size): PoseFrame[] {
  return poses.map((pose) => ({
    ...pose,
    image:
      pose.image?.map(([x, y, visibility]): [number, number, number] => [
        (window.leftPx + x * window.widthPx) / size.widthPx,
        (window.topPx + y * window.heightPx) / size.heightPx,
        visibility,
      ]) ?? null,
  }));
}

/** Poses in a part of the frames may be of someone beside the golfer, whom the model does not find: then the windows are searched. */
function golferOf(track: PoseTrack): BodySeries | null {
  const body = toBodySeries(track);
  return body && checkGolfer(body).ok && checkIsSeen(body).ok ? body : null;
}

/** Nose to ankles, the median over the clip. */
export function standingHeightPx(body: BodySeries): number {
  const [nose, ankles] = [body.joint('nose'), body.middle('leftAnkle', 'rightAnkle')];
  return median(
    body.detected.flatMap((isDetected, i) => (isDetected ? [Math.abs((ankles.yPx[i] ?? 0) - (nose.yPx[i] ?? 0))] : [])),
  );
}

/** A square around a point, as far as it lies in the picture. Sides and corners are even, as 4:2:0 requires. */
function cutWindow(size: Size, { xPx, yPx }: { xPx: number; yPx: number }, sidePx: number): PictureWindow {
  const span = (center: number, lengthPx: number): [startPx: number, lengthPx: number] => {
    const side = Math.min(lengthPx, sidePx);
    const start = Math.min(Math.max(0, center - side / 2), lengthPx - side);
    return [2 * Math.floor(start / 2), 2 * Math.floor(side / 2)];
  };
  const [leftPx, widthPx] = span(xPx, size.widthPx);
  const [topPx, heightPx] = span(yPx, size.heightPx);
  return { leftPx, topPx, widthPx, heightPx };
}
