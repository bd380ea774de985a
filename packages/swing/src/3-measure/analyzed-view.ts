import type { PoseTrack, ViewAnalysis } from '@trueswing/contracts';

/** One analyzed video with its pose track. */
export interface AnalyzedView {
  readonly track: PoseTrack;
  readonly analysis: ViewAnalysis;
}
