import type { NetworkReading } from '@trueswing/contracts';
import { type CombinedViews, combineViews } from './combine-views.ts';
import type { AnalyzedView } from './fuse-views.ts';
import { measureView } from './measurements/measure-view.ts';

/** What the turn network read in each film; null where it could not. */
export interface SwingReadings {
  readonly main: NetworkReading | null;
  readonly downTheLine: NetworkReading | null;
}

/** The swing with its turns also read from pictures: these are cut at the events, so they come after all else. */
export const addReadings = (swing: CombinedViews, { main, downTheLine }: SwingReadings): CombinedViews =>
  combineViews(addReading(swing.main, main), swing.downTheLine && addReading(swing.downTheLine, downTheLine));

function addReading({ track, analysis }: AnalyzedView, reading: NetworkReading | null): AnalyzedView {
  if (!reading) return { track, analysis };
  const seen = { ...analysis, networkReading: reading };
  return { track, analysis: { ...seen, ...measureView({ track, ...seen }) } };
}
