import type { PoseTrack } from '@trueswing/contracts';
import {
  isZoomBetter,
  joinPasses,
  type LookedVideo,
  median,
  mirrorTrack,
  planFirstPass,
  planSecondPass,
} from '@trueswing/swing';
import type { Landmarker } from '../../../../shared/pose-model/open-landmarker.ts';
import { findWindow } from './find-window.ts';
import { readFrames, type VideoFrames } from './read-frames.ts';
import { type PassInput, type TrackedPass, trackPass } from './track-pass.ts';

/** Shares of the whole progress at which the pass over the whole picture ends, and the one in a window. */
const [wholeShare, windowShare] = [0.5, 0.75];
/** A video is damaged where fewer of its planned frames can be decoded. */
const leastDecodedShare = 0.8;

interface TrackInput {
  /** The model always gets the swing of a right-hander, as in the analysis. */
  readonly mirrored: boolean;
  readonly landmarker: Landmarker;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Tracks the golfer in a few frames of a video: ten a second, then closer around the swing. Null where it cannot be decoded. */
export async function trackVideo(file: File, input: TrackInput): Promise<LookedVideo | null> {
  input.signal.throwIfAborted();
  const video = await readFrames(file);
  if (!video) return null;
  try {
    return await trackFrames(video, input);
  } finally {
    video.close();
  }
}

async function trackFrames(video: VideoFrames, input: TrackInput): Promise<LookedVideo | null> {
  const { mirrored, landmarker, onProgress, signal } = input;
  const { widthPx, heightPx, frameTimesS } = video;
  const toTrack = ({ poses }: TrackedPass): PoseTrack => ({ widthPx, heightPx, frames: poses });
  const planned = planFirstPass(frameTimesS);
  const between = (from: number, to: number) => (share: number) => onProgress(from + (to - from) * share);
  let pass: PassInput = {
    video,
    landmarker,
    part: { mirrored, window: { leftPx: 0, topPx: 0, widthPx, heightPx } },
    signal,
  };
  let first = await trackPass(pass, planned, between(0, wholeShare));
  if (first.poses.length < leastDecodedShare * planned.length) return null;
  const window = await findWindow(pass, toTrack(first));
  if (window) {
    const closer = { ...pass, part: { mirrored, window } };
    const zoomed = await trackPass(closer, planned, between(wholeShare, windowShare));
    if (isZoomBetter(toTrack(zoomed), toTrack(first))) [pass, first] = [closer, zoomed];
  }
  const around = planSecondPass(toTrack(first), frameTimesS);
  const onSecond = between(window ? windowShare : wholeShare, 1);
  const second = around.length > 0 ? await trackPass(pass, around, onSecond) : { poses: [], brightness: [] };
  const track = joinPasses(toTrack(first), second.poses);
  const brightness = median([...first.brightness, ...second.brightness]);
  return { track: mirrored ? mirrorTrack(track) : track, frameTimesS, brightness };
}
