import { type AnalyzeViewsInput, type AnalyzeViewsOutcome, analyzeViews, type DetectedView } from '@trueswing/domain';
import type { DetectedVideo } from './detect-poses.ts';
import { VideoRefused } from './video-refused.ts';

/**
 * From the poses detected in the videos to events, measurements and findings.
 * @throws {VideoRefused} no-golfer, no-swing, partial-swing, wrong-view, camera-moves, too-short
 */
export function interpretVideos(
  input: Pick<AnalyzeViewsInput, 'slot' | 'handedness' | 'slowMotion'> & {
    readonly main: DetectedVideo;
    readonly downTheLine: DetectedVideo | null;
  },
): Extract<AnalyzeViewsOutcome, { ok: true }> {
  const { main, downTheLine } = input;
  const outcome = analyzeViews({ ...input, main: toView(main), downTheLine: downTheLine && toView(downTheLine) });
  if (!outcome.ok) throw new VideoRefused(outcome.code, outcome.detail, outcome.seenView);
  return outcome;
}

const toView = (video: DetectedVideo): DetectedView => ({ track: video.track, ...timeFactsOf(video) });

/** What the time base of a video follows from, besides the events. */
export const timeFactsOf = ({ facts, repeated }: DetectedVideo) => ({
  frameTimesS: facts.frameTimesS,
  repeatedFrames: repeated,
  captureFps: facts.captureFps,
});
