import type { ReactNode } from 'react';
import { isExact, type Range, type TrendAverage, type TrendPoint } from './trend-point.ts';

interface TrendLegendProps {
  points: readonly TrendPoint[];
  average?: TrendAverage | null;
  target?: Range | null;
  averageText?: string;
  targetText?: string;
  /** Name of what a point stands for. */
  pointName: string;
}

/** Explains the marks that this chart contains, with n and spread of the average. */
export function TrendLegend({ points, average, target, averageText, targetText, pointName }: TrendLegendProps) {
  const readings = points.map(({ reading }) => reading);
  const exact = readings.filter(isExact);
  const hasErrorBars = exact.some(({ plusMinus }) => plusMinus !== null);
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {exact.length > 0 && (
        <Entry mark={<circle cx="11" cy="8" r="4.5" className="fill-series-1" />}>
          One {pointName}
          {hasErrorBars && '; the truth most likely lies within its bar'}
        </Entry>
      )}
      {average && (
        <Entry
          mark={
            <>
              <path d="M0 2h22v12H0z" className="fill-series-2 opacity-25" />
              <path d="M0 8h22" className="stroke-series-2" strokeWidth="2" strokeDasharray="6 3" />
            </>
          }
        >
          {averageText}
        </Entry>
      )}
      {target && <Entry mark={<path d="M8.5 1h5v14h-5z" className="fill-flag stroke-ink" />}>{targetText}</Entry>}
      {readings.some((reading) => 'value' in reading && reading.bound) && (
        <Entry mark={<path d="M5 1h12v14H5z" className="fill-series-1 opacity-30" />}>
          Only a bound is known: “or more”, “or less”
        </Entry>
      )}
      {readings.some((reading) => 'withheld' in reading) && (
        <Entry mark={<path d="M7 4l8 8m0-8l-8 8" className="stroke-muted" strokeWidth="2" />}>
          No number; tap it for the reason
        </Entry>
      )}
    </ul>
  );
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2 leading-snug">
      <svg viewBox="0 0 22 16" aria-hidden className="mt-0.5 h-4 w-[1.375rem] shrink-0">
        {mark}
      </svg>
      {children}
    </li>
  );
}
