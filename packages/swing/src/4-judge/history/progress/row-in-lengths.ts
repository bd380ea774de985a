import type { Interval } from '@trueswing/contracts';
import { cmPerInch, lengthUnitOf, type Stature } from '../../../3-measure/format-length.ts';
import type { Level, Progress } from './judge-progress.ts';
import type { ProgressRow } from './say-progress.ts';
import { type Digits, roundNumberUp } from './write-number.ts';

/** The row in the golfer's unit of length, inches to the half, if its number is a share of a height that is known; else as it is. */
export function rowInLengths<Row extends ProgressRow>(row: Row, stature: Stature | null): Row {
  if (!stature || row.unit !== lengthUnitOf(null)) return row;
  const isMetric = stature.unit === 'cm';
  const scale = stature.heightCm / 100 / (isMetric ? 1 : cmPerInch);
  const digits = isMetric ? 0 : 'halves';
  return { ...row, unit: lengthUnitOf(stature), digits, progress: scaled(row.progress, scale, digits) };
}

function scaled(progress: Progress, scale: number, digits: Digits): Progress {
  const range = ({ low, high }: Interval): Interval => ({ low: low * scale, high: high * scale });
  const level = (of: Level): Level => ({ ...of, range: range(of.range) });
  const smallest = progress.smallestChange;
  const smallestChange = smallest === null ? null : roundNumberUp(smallest * scale, digits);
  if (progress.kind === 'open') return { ...progress, now: progress.now && level(progress.now), smallestChange };
  return {
    ...progress,
    before: level(progress.before),
    since: level(progress.since),
    change: progress.change * scale,
    changeRange: range(progress.changeRange),
    smallestChange,
  };
}
