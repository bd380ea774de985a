import type { Color, NetworkReading } from '@trueswing/contracts';
import type { AnalyzedView } from './analyzed-view.ts';
import { type CombinedViews, combineViews } from './combine-views.ts';
import { measureView } from './measurements/measure-view.ts';

/** What the pictures of a film show. */
export interface FilmReading {
  readonly network: NetworkReading;
  readonly shirtColors: readonly Color[];
}

/** By film; null where the golfer was lost or is too small. */
export interface SwingReadings {
  readonly main: FilmReading | null;
  readonly downTheLine: FilmReading | null;
}

/** The swing with what pictures of it show: these are cut at the events, so they come after all else. */
export const addReadings = (swing: CombinedViews, { main, downTheLine }: SwingReadings): CombinedViews =>
  combineViews(addReading(swing.main, main), swing.downTheLine && addReading(swing.downTheLine, downTheLine));

function addReading({ track, analysis }: AnalyzedView, reading: FilmReading | null): AnalyzedView {
  if (!reading) return { track, analysis };
  const { network, shirtColors } = reading;
  const seen = { ...analysis, networkReading: network, shirtColors: [...shirtColors] };
  return { track, analysis: { ...seen, ...measureView({ track, ...seen }) } };
}
