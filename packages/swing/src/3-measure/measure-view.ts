import type { PoseTrack, ViewAnalysis } from '@trueswing/contracts';
import { toBodySeries } from '../1-track/body-series.ts';
import { mirrorTrack } from '../1-track/mirror-track.ts';
import { measureFraming } from './measure-framing.ts';
import { measureSwing } from './measure-swing.ts';
import { measureTurns } from './measure-turns.ts';

/** One video with its swing events, and what the turn network read in it. */
export interface ViewWithEvents
  extends Readonly<Pick<ViewAnalysis, 'events' | 'view' | 'handedness' | 'timeBase' | 'networkReading'>> {
  readonly track: PoseTrack;
}

/** All that follows from a track and its events: every measurement of one video. Empty if the track has no pose. */
export function measureView({
  track,
  events,
  view,
  handedness,
  timeBase,
  networkReading,
}: ViewWithEvents): Pick<ViewAnalysis, 'framing' | 'measurements'> {
  const body = toBodySeries(handedness === 'left' ? mirrorTrack(track) : track);
  if (!body) return { measurements: {} };
  const swing = { body, events, view, timeBase };
  const turnView = { track, events, reading: networkReading };
  return {
    framing: measureFraming(swing),
    measurements: {
      ...measureSwing(swing),
      ...measureTurns({
        faceOn: view === 'face-on' ? turnView : null,
        downTheLine: view === 'down-the-line' ? turnView : null,
        handedness,
      }),
    },
  };
}
