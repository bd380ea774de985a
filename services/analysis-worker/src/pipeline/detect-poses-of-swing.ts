import type { Handedness, VideoView } from '@trueswing/contracts';
import { allOrNone } from './all-or-none.ts';
import { type DetectedVideo, detectPoses } from './detect-poses.ts';
import type { MediaTools } from './media-tools.ts';
import { type OnStage, trackProgress } from './track-progress.ts';
import { openTurnNetwork } from './turns/turn-network.ts';
import { VideoRejected } from './video-rejected.ts';

export interface VideoInput {
  readonly path: string;
  /** Where the H.264 copy goes; null makes no copy. */
  readonly copyPath: string | null;
}

const slots: readonly VideoView[] = ['face-on', 'down-the-line'];

/**
 * Detects the poses in all videos of a swing in parallel, each with its own ffmpeg and pose thread. When one fails or is
 * rejected the others are stopped, and the first failure is thrown once all have ended. A rejection says which of two videos it is of.
 */
export async function detectPosesOfSwing(input: {
  /** The face-on video, or the only one, and the down-the-line video. */
  readonly videos: readonly VideoInput[];
  readonly handedness: Handedness;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}): Promise<DetectedVideo[]> {
  const { videos, handedness, tools } = input;
  const progress = trackProgress(videos.length, input.onStage);
  progress.begin('probe');
  return allOrNone(input.signal, (signal) =>
    videos.map((video, view) => {
      const onPoses = (share: number): void => progress.poses(view, share);
      const onProbed = (): void => {
        progress.probed(view);
        // It loads while poses are detected. A failure is thrown where it is used.
        openTurnNetwork().catch(() => undefined);
      };
      const isOnlyVideo = videos.length === 1;
      const poses = detectPoses({ ...video, handedness, isOnlyVideo, tools, signal, onProbed, onPoses });
      return isOnlyVideo ? poses : poses.catch((error: unknown) => rejectAs(slots[view], error));
    }),
  );
}

/** Names the video in its rejection. A video that was stopped has the rejection of the other, which names that. */
function rejectAs(rejectedVideo: VideoView | undefined, error: unknown): never {
  if (!rejectedVideo || !(error instanceof VideoRejected) || error.rejectedVideo) throw error;
  throw new VideoRejected(error.code, error.message, { rejectedVideo });
}
