import { type SwingAnalysis, shotFromApi } from '@trueswing/contracts';
import { type LaunchMonitorShot, shotOf } from '@trueswing/swing';

/** The launch monitor's numbers of an analysis; null if the golfer gave none. */
export const shotOfAnalysis = (analysis: SwingAnalysis): LaunchMonitorShot | null =>
  shotOf({ tour: analysis.tourComparison, ...shotFromApi(analysis) });
