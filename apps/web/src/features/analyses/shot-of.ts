import type { SwingAnalysis } from '@trueswing/contracts';
import type { LaunchMonitorShot } from '@trueswing/domain';

/** The launch monitor's numbers of an analysis. */
export const shotOf = (analysis: SwingAnalysis): LaunchMonitorShot => ({
  tour: analysis.tourComparison,
  clubSpeedMph: analysis.clubSpeed,
  ballSpeedMph: analysis.ballSpeed,
  carryYd: analysis.carry,
  totalYd: analysis.total,
  spinRpm: analysis.spinRate,
  clubPathDeg: analysis.clubPath,
  faceAngleDeg: analysis.faceAngle,
});
