import type { Appearance, NetworkReading, RecordingsApart } from '@trueswing/contracts';
import type { AnalyzedView } from './3-measure/analyzed-view.ts';
import { measureView } from './3-measure/measure-view.ts';
import { type CombinedViews, combineViews } from './combine-views.ts';

/** Readings of the pictures of a video. */
export interface VideoReading {
  readonly network: NetworkReading;
  readonly appearance: Appearance;
}

/** By video; null where the golfer was lost or is too small. */
export interface SwingReadings {
  readonly main: VideoReading | null;
  readonly downTheLine: VideoReading | null;
  /** null where the files say nothing, or with one video. */
  readonly apart?: RecordingsApart | null;
}

/** The swing with what pictures of it show: these are cut at the events, so they come after all else. */
export const addReadings = (swing: CombinedViews, { main, downTheLine, apart }: SwingReadings): CombinedViews =>
  combineViews(
    addReading(swing.main, main),
    swing.downTheLine && addApart(addReading(swing.downTheLine, downTheLine), apart ?? null),
    swing.filmPair?.isSaidToBeOneSwing ?? false,
  );

const addApart = ({ track, analysis }: AnalyzedView, apart: RecordingsApart | null): AnalyzedView => ({
  track,
  analysis: apart ? { ...analysis, recordingsApart: apart } : analysis,
});

function addReading({ track, analysis }: AnalyzedView, reading: VideoReading | null): AnalyzedView {
  if (!reading) return { track, analysis };
  const { network, appearance } = reading;
  const seen = { ...analysis, networkReading: network, appearance };
  return { track, analysis: { ...seen, ...measureView({ track, ...seen }) } };
}
