import { inSpan } from '@trueswing/service-kit';
import {
  type AnalyzeViewsInput,
  addReadings,
  analyzeViews,
  type CombinedViews,
  type DetectedView,
} from '@trueswing/swing';
import type { DetectedVideo } from './detect-poses.ts';
import type { MediaTools } from './media-tools.ts';
import { readPictures } from './turns/read-pictures.ts';
import { VideoRejected } from './video-rejected.ts';

/**
 * From the poses detected in the videos to events, measurements and findings. Turns and the golfer's appearance are also read
 * from pictures of the videos.
 * @throws {VideoRejected} no-golfer, no-swing, partial-swing, no-address, no-impact, too-far, wrong-view, camera-moves, too-short
 */
export async function interpretVideos(
  input: Pick<AnalyzeViewsInput, 'slot' | 'handedness' | 'slowMotion' | 'isSameSwing'> & {
    readonly main: DetectedVideo;
    readonly downTheLine: DetectedVideo | null;
    readonly tools: MediaTools;
    readonly signal: AbortSignal;
  },
): Promise<CombinedViews> {
  const { main, downTheLine, tools, signal } = input;
  const swing = analyzeViews({ ...input, main: toView(main), downTheLine: downTheLine && toView(downTheLine) });
  if (!swing.ok) throw new VideoRejected(swing.code, swing.detail, swing);
  const videos = {
    main: { video: main, view: swing.main },
    downTheLine: downTheLine && swing.downTheLine && { video: downTheLine, view: swing.downTheLine },
  };
  const readings = await inSpan('turn network', () => readPictures({ ...videos, tools, signal }));
  return addReadings(swing, readings);
}

/** Selects what the rules read of a video. */
export const toView = (video: DetectedVideo): DetectedView => ({ track: video.track, ...timeFactsOf(video) });

/** Selects what the time base of a video follows from, besides the events. */
export const timeFactsOf = ({ facts, repeated }: DetectedVideo) => ({
  frameTimesS: facts.frameTimesS,
  repeatedFrames: repeated,
  captureFps: facts.captureFps,
});
