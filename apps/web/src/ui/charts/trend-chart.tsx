import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '../format-date.ts';
import { TrendLegend } from './trend-legend.tsx';
import { TrendPlot } from './trend-plot.tsx';
import type { Range, Reading, TrendAverage, TrendPoint } from './trend-point.ts';
import { TrendTable } from './trend-table.tsx';

interface TrendChartProps {
  title: string;
  /** Oldest first, at least one. */
  points: readonly TrendPoint[];
  average?: TrendAverage | null;
  target?: Range | null;
  nowMs: number;
  /** The smallest range that the value axis covers. */
  minSpan: number;
  /** Name of what a point stands for. */
  pointName: string;
  /** The point that is selected first; the newest by default. */
  initialId?: string | undefined;
  describe(reading: Reading): string;
  formatTick(value: number): string;
  /** n, mean and spread in words. */
  averageText?: string;
  targetText?: string;
}

/** One value over time with its error bars, and with average and target where there are, as a chart or as a table. */
export function TrendChart(props: TrendChartProps) {
  const { title, points, average = null, target = null, describe, pointName } = props;
  const headingId = useId();
  const [isTable, setIsTable] = useState(false);
  const [shownId, setShownId] = useState(props.initialId);
  const chosen = points.findIndex(({ id }) => id === shownId);
  const shown = chosen === -1 ? points.length - 1 : chosen;
  const point = points[shown];
  const Icon = isTable ? ChartLine : Table2;
  return (
    <figure aria-labelledby={headingId} className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3" style={{ minHeight: readoutHeight(points) }}>
        <div className="min-w-0">
          <h3 id={headingId} className="eyebrow text-muted">
            {title}
          </h3>
          {point && (
            <Readout text={describe(point.reading)} date={formatDate(point.atMs)} isNumber={'value' in point.reading} />
          )}
        </div>
        <button
          type="button"
          onClick={() => setIsTable(!isTable)}
          className="-mt-2 -mr-2 flex min-h-tap shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-fairway hover:bg-fairway-tint"
        >
          <Icon aria-hidden className="size-5" />
          {isTable ? 'Chart' : 'Table'}
        </button>
      </div>
      {isTable ? (
        <TrendTable caption={`${title}, newest first`} valueHeading={title} points={points} describe={describe} />
      ) : (
        <TrendPlot
          {...props}
          average={average}
          target={target}
          label={`${title}, ${pointName} by ${pointName}`}
          shown={shown}
          onShow={(index) => setShownId(points[index]?.id)}
          shownText={point ? `${formatDate(point.atMs)}: ${describe(point.reading)}` : ''}
        />
      )}
      {/* A table has no marks to explain: only the average and the target remain. */}
      <TrendLegend {...props} points={isTable ? [] : points} />
    </figure>
  );
}

/** Fits the longest reason, so that the chart does not move under the finger; a line holds about 28 characters. */
function readoutHeight(points: readonly TrendPoint[]): string {
  const lengths = points.map(({ reading }) => ('withheld' in reading ? reading.withheld.length : 0));
  const lines = Math.ceil(Math.max(0, ...lengths) / 28);
  return `${Math.max(3.75, 2.6 + lines * 1.25)}rem`;
}

/** Value and date of the selected point, or the reason why it has no value. */
function Readout({ text, date, isNumber }: { text: string; date: string; isNumber: boolean }) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className={isNumber ? 'numeral text-xl' : 'text-sm leading-snug'}>{text}</span>
      <span className="text-sm text-muted">{date}</span>
    </p>
  );
}
