import { type PointerEvent, useRef } from 'react';
import { layOutPlot, type PlotArea, plotSize, type TrendToPlot } from './plot-area.ts';
import { TrendMarks } from './trend-marks.tsx';

interface TrendPlotProps extends TrendToPlot {
  /** The accessible name. */
  label: string;
  formatTick(value: number): string;
  /** Index of the selected point. */
  shown: number;
  onShow(index: number): void;
  /** The selected point as a text for screen readers. */
  shownText: string;
}

const { width, height, left, right, top, bottom } = plotSize;

/** The chart. A touch selects the point that is nearest in time, the arrow keys the previous or next one. */
export function TrendPlot(props: TrendPlotProps) {
  const { points, shown, onShow, average, target } = props;
  const slider = useRef<HTMLInputElement>(null);
  const area = layOutPlot(props);
  const point = points[shown];

  const showNearest = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === 'mouse' && event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onShow(nearestPoint(points, area, ((event.clientX - box.left) / box.width) * width));
  };

  return (
    <div className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-fairway">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        className="block w-full touch-pan-y select-none"
        onPointerDown={(event) => {
          showNearest(event);
          // The default action would remove the focus again.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
        }}
        onPointerMove={showNearest}
      >
        {average && <AverageBand average={average} area={area} />}
        <Axes area={area} formatTick={props.formatTick} />
        {target && (
          <rect
            x={left - 2}
            y={area.y(target.max)}
            width="5"
            height={area.y(target.min) - area.y(target.max)}
            className="fill-flag stroke-ink"
            strokeWidth="1"
          />
        )}
        {point && (
          <path
            d={`M${area.x(point.atMs)} ${top}V${plotSize.withheldY + 8}`}
            className="stroke-ink"
            strokeWidth="1.5"
            strokeDasharray="2 3"
          />
        )}
        <TrendMarks points={points} area={area} />
        {point && <ShownRing point={point} area={area} />}
      </svg>
      <input
        ref={slider}
        type="range"
        aria-label={props.label}
        aria-valuetext={props.shownText}
        min={0}
        max={Math.max(0, points.length - 1)}
        step={1}
        value={shown}
        onChange={(event) => onShow(Number(event.target.value))}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  );
}

function AverageBand({ average, area }: { average: NonNullable<TrendToPlot['average']>; area: PlotArea }) {
  const spread = average.standardDeviation ?? 0;
  const from = Math.max(left, area.x(average.sinceMs));
  return (
    <g data-mark="average">
      <rect
        x={from}
        y={area.y(average.mean + spread)}
        width={right - from}
        height={area.y(average.mean - spread) - area.y(average.mean + spread)}
        className="fill-series-2 opacity-20"
      />
      <path
        d={`M${from} ${area.y(average.mean)}H${right}`}
        className="stroke-series-2"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
    </g>
  );
}

function Axes({ area, formatTick }: { area: PlotArea; formatTick(value: number): string }) {
  const anchors = ['start', 'middle', 'end'] as const;
  const ends = [left, (left + right) / 2, right];
  return (
    <g className="fill-muted text-[13px]">
      {area.valueTicks.map((value) => (
        <g key={value}>
          <path d={`M${left} ${area.y(value)}H${right}`} className="stroke-line" strokeWidth="1" />
          <text x={left - 8} y={area.y(value) + 4.5} textAnchor="end" className="tabular-nums">
            {formatTick(value)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} className="stroke-edge" strokeWidth="1.5" />
      {area.dateTicks.map(({ atMs, label }, index) => (
        <text key={atMs} x={ends[index]} y={height - 8} textAnchor={anchors[index]}>
          {label}
        </text>
      ))}
    </g>
  );
}

function ShownRing({ point: { atMs, reading }, area }: { point: TrendToPlot['points'][number]; area: PlotArea }) {
  const y = 'withheld' in reading ? plotSize.withheldY : area.y(reading.value);
  return (
    <circle cx={area.x(atMs)} cy={y} r="9" data-mark="shown" className="fill-flag/40 stroke-ink" strokeWidth="2" />
  );
}

function nearestPoint(points: TrendToPlot['points'], area: PlotArea, x: number): number {
  const distances = points.map(({ atMs }) => Math.abs(area.x(atMs) - x));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
