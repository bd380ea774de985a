import {
  type BallNumberName,
  ballNumbers,
  type MonthlyAverage,
  type SwingAnalysis,
  shotFromApi,
} from '@trueswing/contracts';
import { smashFactor } from '@trueswing/swing';
import { type DescribedAverage, describeAverage } from '../../progress/describe-average.ts';

/** A number of the swing beside the golfer's average. */
export interface BesideAverage {
  readonly name: string;
  /** "98.4 mph" */
  readonly value: string;
  readonly unit: string;
  readonly average: DescribedAverage;
}

const rows = [
  { metric: 'clubSpeed', of: 'clubSpeedMph' },
  { metric: 'ballSpeed', of: 'ballSpeedMph' },
  { metric: 'smashFactor', of: 'smashFactor' },
  { metric: 'carry', of: 'carryYd' },
  { metric: 'spinRate', of: 'spinRpm' },
] as const satisfies readonly { metric: keyof MonthlyAverage['certainty']; of: BallNumberName }[];

/** Lists the numbers that the golfer typed with the swing and of which there is an average. */
export function listBesideAverage(analysis: SwingAnalysis, month: MonthlyAverage): BesideAverage[] {
  const { clubSpeedMph, ballSpeedMph, carryYd, spinRpm } = shotFromApi(analysis);
  const values = {
    clubSpeed: clubSpeedMph,
    ballSpeed: ballSpeedMph,
    smashFactor: clubSpeedMph && ballSpeedMph ? smashFactor(ballSpeedMph, clubSpeedMph) : null,
    carry: carryYd,
    spinRate: spinRpm,
  };
  return rows.flatMap(({ metric, of }) => {
    const { label: name, digits } = ballNumbers[of];
    const unit = ballNumbers[of].unit && ` ${ballNumbers[of].unit}`;
    const [value, mean] = [values[metric], month[metric]];
    if (value === null || mean === null) return [];
    const shown = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const average = describeAverage({ mean, ...month.certainty[metric] }, digits);
    return [{ name, value: `${shown}${unit}`, unit, average }];
  });
}
