import type { SwingAnalysis } from '@trueswing/contracts';
import { smashFactor, tourReference } from '@trueswing/swing';

/** One number of the launch monitor beside the tour's. */
export interface LaunchMonitorTile {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** "Tour 171", or that no average is published. */
  readonly tour: string;
  /** The golfer's value divided by the tour's; null if they cannot be compared. */
  readonly share: number | null;
}

/** At most six: path and face are part of the flight's picture, and the total is known of drivers only. */
export function launchMonitorTiles(analysis: SwingAnalysis): LaunchMonitorTile[] {
  const { clubSpeed, ballSpeed, carry, total, spinRate, clubSelection } = analysis;
  const tour = tourReference(clubSelection, analysis.tourComparison);
  const mark = tour.status === 'measured' ? '' : ' (est.)';
  const tile = (label: string, value: number | null, average: number | null, unit: string, digits = 0) =>
    value === null
      ? []
      : [
          {
            ...{ label, value: value.toFixed(digits), unit },
            tour: average === null ? 'No tour average' : `Tour ${average.toFixed(digits === 2 ? 2 : 0)}${mark}`,
            share: average === null ? null : value / average,
          },
        ];
  const smash = clubSpeed !== null && ballSpeed !== null ? smashFactor(ballSpeed, clubSpeed) : null;
  return [
    ...tile('Club speed', clubSpeed, tour.clubSpeedMph, 'mph', 1),
    ...tile('Ball speed', ballSpeed, tour.ballSpeedMph, 'mph', 1),
    ...tile('Smash factor', smash, tour.smashFactor, '', 2),
    ...tile('Carry', carry, tour.carryYd, 'yd'),
    ...(clubSelection === 'driver' ? tile('Total', total, tour.totalYd, 'yd') : []),
    ...tile('Spin rate', spinRate, tour.spinRpm, 'rpm'),
  ];
}
