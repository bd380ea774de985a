import type { AnalysisResult, Club, Handedness } from '@trueswing/contracts';
import type { LaunchMonitorShot } from '@trueswing/swing';

/** Facts of a golfer's newest swing. */
export interface SwingFacts {
  readonly result: Pick<
    AnalysisResult,
    'measurements' | 'findings' | 'analysisResults' | 'faceOn' | 'downTheLine' | 'filmPair' | 'ballHistory'
  >;
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
}
