import type { AnalysisResult, Club } from '@trueswing/contracts';
import type { LaunchMonitorShot } from '@trueswing/swing';

/** Facts of a golfer's newest swing. */
export interface SwingFacts {
  readonly result: Pick<
    AnalysisResult,
    'measurements' | 'findings' | 'analysisResults' | 'faceOn' | 'downTheLine' | 'filmPair' | 'ballHistory'
  >;
  readonly club: Club;
  readonly launchMonitor: LaunchMonitorShot | null;
}
