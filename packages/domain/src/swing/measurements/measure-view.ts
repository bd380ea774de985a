import type { CameraView, Handedness, Measurements, PoseTrack, SwingEvents, TimeBase } from '@trueswing/contracts';
import { toBodySeries } from '../track/body-series.ts';
import { mirrorTrack } from '../track/mirror-track.ts';
import { measureSwing } from './measure-swing.ts';

/** One video with its swing events. */
export interface ViewWithEvents {
  readonly track: PoseTrack;
  readonly events: SwingEvents;
  readonly view: CameraView;
  readonly handedness: Handedness;
  readonly timeBase: TimeBase;
}

/**
 * All measurements of one video except turns, from a stored track and known events. Empty if the track has no pose.
 */
export function measureView({ track, events, view, handedness, timeBase }: ViewWithEvents): Measurements {
  const body = toBodySeries(handedness === 'left' ? mirrorTrack(track) : track);
  return body ? measureSwing({ body, events, view, timeBase }) : {};
}
