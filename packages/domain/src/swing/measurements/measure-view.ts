import type { CameraView, Handedness, PoseTrack, SwingEvents, TimeBase, ViewAnalysis } from '@trueswing/contracts';
import { toBodySeries } from '../track/body-series.ts';
import { mirrorTrack } from '../track/mirror-track.ts';
import { measureFraming } from './measure-framing.ts';
import { measureSwing } from './measure-swing.ts';
import { measureTurns } from './measure-turns.ts';

/** One video with its swing events. */
export interface ViewWithEvents {
  readonly track: PoseTrack;
  readonly events: SwingEvents;
  readonly view: CameraView;
  readonly handedness: Handedness;
  readonly timeBase: TimeBase;
}

/** All that follows from a track and its events: every measurement of one video. Empty if the track has no pose. */
export function measureView({
  track,
  events,
  view,
  handedness,
  timeBase,
}: ViewWithEvents): Pick<ViewAnalysis, 'framing' | 'measurements'> {
  const body = toBodySeries(handedness === 'left' ? mirrorTrack(track) : track);
  if (!body) return { measurements: {} };
  const swing = { body, events, view, timeBase };
  const turnView = { track, events };
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
