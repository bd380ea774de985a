import type { CameraView, Handedness, Measurements, PoseTrack, SwingEvents, TimeBase } from '@trueswing/contracts';
import { toBodySeries } from '../track/body-series.ts';
import { mirrorTrack } from '../track/mirror-track.ts';
import { measureSwing } from './measure-swing.ts';

/** One video whose events are known. */
export interface ViewWithEvents {
  readonly track: PoseTrack;
  readonly events: SwingEvents;
  readonly view: CameraView;
  readonly handedness: Handedness;
  readonly timeBase: TimeBase;
}

/**
 * What one video tells but the turns. Pure, without a look at the picture: when the golfer moves a key frame, the
 * browser measures again from the stored track. Nothing where the track holds no pose.
 */
export function measureView({ track, events, view, handedness, timeBase }: ViewWithEvents): Measurements {
  const body = toBodySeries(handedness === 'left' ? mirrorTrack(track) : track);
  return body ? measureSwing({ body, events, view, timeBase }) : {};
}
