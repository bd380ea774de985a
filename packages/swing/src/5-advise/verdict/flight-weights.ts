import { driverSpinBand, fairGap } from '../../4-judge/launch-monitor/compare-with-tour.ts';
import { fairwayMiss } from '../../4-judge/launch-monitor/estimate-miss.ts';

/** When a number of the launch monitor is a fault, and how much it then matters beside the weights of the findings. */
export interface FlightWeight {
  /** From here on it is a fault, if the number is then farther from its goal than its error. */
  readonly limit: number;
  readonly atLimit: number;
  /** Weight that each unit of measure beyond the limit adds. */
  readonly perUnit: number;
  /** About the error of one reading. */
  readonly unit: number;
  readonly source: string;
}

/** The weights of the flight; docs/decisions/0032 explains them. */
export const flightWeights = {
  // In degrees of a driver's face. 20 yards off line weigh as much as a moving head, 40 as much as early extension.
  miss: {
    limit: fairwayMiss,
    atLimit: 0.6,
    perUnit: 0.125,
    unit: 1,
    source:
      'In tests with a driver at 95 mph, each degree of the face was 10 yards off line. A fairway is 40 wide (Golf.com). An iron forgives twice the angle of face and path (TrackMan News 5, 2009).',
  },
  // At 95 mph a gap of 0.08 is 7.6 mph of ball speed, some 15 yards of a drive.
  strike: {
    limit: -fairGap,
    atLimit: 0.6,
    perUnit: 3,
    unit: 0.03,
    source: 'Smash factors of the tours (TrackMan, 2023).',
  },
  spin: {
    limit: driverSpinBand.high,
    atLimit: 0.45,
    perUnit: 0.0001,
    unit: 300,
    source: 'Spin of the tours’ drivers (TrackMan, 2023).',
  },
} as const satisfies Record<string, FlightWeight>;
