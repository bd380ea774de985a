import type { AveragedMetric, MonthlyAverage } from '@trueswing/contracts';
import { smashFactor } from '../launch-monitor/smash-factor.ts';
import { describeSpread, type Spread } from './describe-spread.ts';

/** The period of the monthly averages. */
export const averageWindowDays = 30;

/** The launch-monitor numbers of a swing; null if the golfer did not enter one. Speeds in mph, carry in yards, spin in rpm. */
export interface LoggedShot {
  readonly clubSpeedMph: number | null;
  readonly ballSpeedMph: number | null;
  readonly spinRpm: number | null;
  readonly carryYd: number | null;
}

/** Means with n and spread of swings with one club. A missing value is left out, not counted as 0. */
export function averageShots(shots: readonly LoggedShot[]): MonthlyAverage {
  const metrics = {
    clubSpeed: describe(shots.map((shot) => shot.clubSpeedMph)),
    ballSpeed: describe(shots.map((shot) => shot.ballSpeedMph)),
    smashFactor: describe(shots.map(smashOf)),
    spinRate: describe(shots.map((shot) => shot.spinRpm)),
    carry: describe(shots.map((shot) => shot.carryYd)),
  } satisfies Record<AveragedMetric, Spread>;
  const certainty = Object.fromEntries(
    Object.entries(metrics).map(([name, { n, standardDeviation }]) => [name, { n, standardDeviation }]),
  ) as MonthlyAverage['certainty'];
  return {
    hasData: Object.values(metrics).some(({ n }) => n > 0),
    clubSpeed: metrics.clubSpeed.mean,
    ballSpeed: metrics.ballSpeed.mean,
    smashFactor: metrics.smashFactor.mean,
    spinRate: metrics.spinRate.mean,
    carry: metrics.carry.mean,
    certainty,
  };
}

const smashOf = ({ clubSpeedMph, ballSpeedMph }: LoggedShot): number | null =>
  clubSpeedMph === null || ballSpeedMph === null || clubSpeedMph < 1 ? null : smashFactor(ballSpeedMph, clubSpeedMph);

const describe = (values: readonly (number | null)[]): Spread =>
  describeSpread(values.filter((value) => value !== null));
