import { type PlotArea, plotSize } from './plot-area.ts';
import { endsOf, isExact, type TrendPoint } from './trend-point.ts';

interface TrendMarksProps {
  points: readonly TrendPoint[];
  area: PlotArea;
}

const halfBoundWidth = 6;

/** Dots with error bars, connected unless a gap lies between. A bound is a bar to its open end, a gap a cross below. */
export function TrendMarks({ points, area }: TrendMarksProps) {
  return (
    <>
      {exactRuns(points).map((run) => (
        <polyline
          key={run[0]?.id}
          points={run.map(({ atMs, value }) => `${area.x(atMs)},${area.y(value)}`).join(' ')}
          className="fill-none stroke-series-1"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {points.map((point) => (
        <Mark key={point.id} point={point} area={area} />
      ))}
    </>
  );
}

function Mark({ point: { atMs, reading }, area }: { point: TrendPoint; area: PlotArea }) {
  const x = area.x(atMs);
  if ('withheld' in reading) {
    const y = plotSize.withheldY;
    return <path d={`M${x - 4} ${y - 4}l8 8m0-8l-8 8`} data-mark="gap" className="stroke-muted" strokeWidth="2" />;
  }
  const y = area.y(reading.value);
  if (reading.bound) {
    const end = reading.bound === 'at-least' ? plotSize.top : plotSize.bottom;
    const tip = reading.bound === 'at-least' ? -1 : 1;
    return (
      <g data-mark={reading.bound} className="stroke-series-1">
        <rect
          x={x - halfBoundWidth}
          y={Math.min(y, end)}
          width={2 * halfBoundWidth}
          height={Math.abs(end - y)}
          className="fill-series-1 stroke-none opacity-30"
        />
        <path d={`M${x - 8} ${y}h16`} strokeWidth="3" />
        <path d={`M${x - 5} ${end - tip * 7}l5 ${tip * 5}l5 ${-tip * 5}`} fill="none" strokeWidth="2" />
      </g>
    );
  }
  const { min, max } = endsOf(reading);
  return (
    <g data-mark="value">
      {reading.plusMinus !== null && <ErrorBar x={x} from={area.y(min)} to={area.y(max)} />}
      <circle cx={x} cy={y} r="4.5" className="fill-series-1 stroke-card" strokeWidth="1.5" />
    </g>
  );
}

function ErrorBar({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <path
      d={`M${x} ${from}V${to}M${x - 4} ${from}h8M${x - 4} ${to}h8`}
      data-mark="error-bar"
      className="fill-none stroke-series-1 opacity-70"
      strokeWidth="1.5"
    />
  );
}

interface Placed {
  readonly id: string;
  readonly atMs: number;
  readonly value: number;
}

/** Runs of consecutive exact values, without a bound or a gap between them. */
function exactRuns(points: readonly TrendPoint[]): Placed[][] {
  const runs: Placed[][] = [[]];
  for (const { id, atMs, reading } of points) {
    if (isExact(reading)) runs.at(-1)?.push({ id, atMs, value: reading.value });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
