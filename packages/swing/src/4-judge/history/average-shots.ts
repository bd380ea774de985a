import {
  type AveragedField,
  averagedFields,
  launchMonitorFields,
  type MonthlyAverage,
  type Shot,
} from '@trueswing/contracts';
import { smashFactor } from '../launch-monitor/smash-factor.ts';
import { describeSpread, type Spread } from './describe-spread.ts';

/** The period of the monthly averages. */
export const averageWindowDays = 30;

/** The launch-monitor numbers of a swing that are averaged; null if the golfer did not enter one. */
export type LoggedShot = Pick<Shot, AveragedField>;

/** Means with n and spread of swings with one club. A missing value is left out, not counted as 0. */
export function averageShots(shots: readonly LoggedShot[]): MonthlyAverage {
  const spreads: (readonly [name: keyof MonthlyAverage['certainty'], spread: Spread])[] = [
    ...averagedFields.map((field) => spreadOf(field, shots)),
    ['smashFactor', describe(shots.map(smashOf))],
  ];
  const means = Object.fromEntries(spreads.map(([name, { mean }]) => [name, mean]));
  const certainty = Object.fromEntries(
    spreads.map(([name, { n, standardDeviation }]) => [name, { n, standardDeviation }]),
  );
  const hasData = spreads.some(([, { n }]) => n > 0);
  return { hasData, ...means, certainty } as MonthlyAverage;
}

const spreadOf = (field: AveragedField, shots: readonly LoggedShot[]) =>
  [launchMonitorFields[field].apiName, describe(shots.map((shot) => shot[field]))] as const;

const smashOf = ({ clubSpeedMph, ballSpeedMph }: LoggedShot): number | null =>
  clubSpeedMph === null || ballSpeedMph === null || clubSpeedMph < 1 ? null : smashFactor(ballSpeedMph, clubSpeedMph);

const describe = (values: readonly (number | null)[]): Spread =>
  describeSpread(values.filter((value) => value !== null));
