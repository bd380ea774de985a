import type { Handedness, ViewAnalysis } from '@trueswing/contracts';
import { type AnalyzeSwingInput, analyzeSwing, assessTimeBase } from '@trueswing/domain';
import type { DetectedVideo } from './detect-poses.ts';
import { VideoRefused } from './video-refused.ts';

/**
 * From what was seen in one video to its events and measurements.
 * @throws {VideoRefused} no-golfer, no-swing, partial-swing, wrong-view, camera-moves, too-short
 */
export function interpretView(
  seen: DetectedVideo,
  slot: AnalyzeSwingInput['slot'],
  handedness: Handedness,
): ViewAnalysis {
  const { frameTimesS } = seen.facts;
  const spanS = frameTimesS.at(-1) ?? 0;
  const timeBase = assessTimeBase({
    frameTimesS,
    nominalFps: spanS > 0 ? (frameTimesS.length - 1) / spanS : 0,
    repeatedFrames: seen.repeated,
    captureFps: seen.facts.captureFps,
  });
  const outcome = analyzeSwing({ track: seen.track, timeBase, slot, handedness });
  if (!outcome.ok) throw new VideoRefused(outcome.code, outcome.detail);
  return { ...outcome.analysis, ...seen.keptSize };
}
