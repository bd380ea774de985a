import { dateTicks, spanOf } from './time-axis.ts';
import type { Range, TrendAverage, TrendPoint } from './trend-point.ts';
import { roundTicks, valuesToShow } from './value-axis.ts';

/** Size of every chart and of its plot area, in SVG units; a unit is about one pixel on a phone. */
export const plotSize = {
  width: 340,
  height: 210,
  left: 40,
  right: 328,
  top: 14,
  bottom: 160,
  withheldY: 173,
} as const;

export interface PlotArea {
  readonly x: (atMs: number) => number;
  readonly y: (value: number) => number;
  readonly valueTicks: readonly number[];
  readonly dateTicks: readonly { readonly atMs: number; readonly label: string }[];
}

export interface TrendToPlot {
  readonly points: readonly TrendPoint[];
  readonly average: TrendAverage | null;
  /** The range in which the value should be, if there is one. */
  readonly target: Range | null;
  readonly nowMs: number;
  /** The smallest range that the value axis covers. */
  readonly minSpan: number;
}

/** Positions of times and values in the drawing. */
export function layOutPlot({ points, average, target, nowMs, minSpan }: TrendToPlot): PlotArea {
  const span = spanOf(
    points.map(({ atMs }) => atMs),
    nowMs,
  );
  const valueTicks = roundTicks(valuesToShow(points, average, target, minSpan));
  const lowest = valueTicks[0] ?? 0;
  const highest = valueTicks.at(-1) ?? 1;
  const { left, right, top, bottom } = plotSize;
  // Keeps the dots at both ends off the frame.
  const inset = 12;
  return {
    x: (atMs) => left + inset + ((atMs - span.fromMs) / (span.toMs - span.fromMs)) * (right - left - 2 * inset),
    y: (value) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top),
    valueTicks,
    dateTicks: dateTicks(span),
  };
}
