import type { SwingAnalysis } from '@trueswing/contracts';
import { type LaunchMonitorShot, shotOf } from '@trueswing/swing';

/** The launch monitor's numbers of an analysis; null if the golfer gave none. */
export const shotOfAnalysis = (analysis: SwingAnalysis): LaunchMonitorShot | null =>
  shotOf({
    tour: analysis.tourComparison,
    clubSpeedMph: analysis.clubSpeed,
    ballSpeedMph: analysis.ballSpeed,
    carryYd: analysis.carry,
    totalYd: analysis.total,
    spinRpm: analysis.spinRate,
    clubPathDeg: analysis.clubPath,
    faceAngleDeg: analysis.faceAngle,
  });
