import type { Measurements } from '@trueswing/contracts';
import { playsEvenly } from '../1-track/checks/plays-evenly.ts';
import { measureTempo } from './measure-tempo.ts';
import { isMeasured, type MeasuredSwing } from './measured-swing.ts';

/** Downswing of a quick golfer (5 of 100 are quicker), by which the errors of times become those of the ratio: a slower one errs less. */
const quickDownswingS = 0.2;

const withoutSeconds = { withheld: 'We do not know how slow this video plays, so your tempo has no seconds.' };

/**
 * The tempo in slow motion by an unknown factor: the ratio alone, if the video plays evenly. Seconds need the factor. From behind the
 * hands hardly move in the picture at first, so a change of speed during the backswing does not show: nothing is timed there.
 */
export function measureSlowTempo(swing: MeasuredSwing): Measurements {
  const { body, events, timeBase, view } = swing;
  const withheld = { withheld: timeBase.reason ?? 'We do not know the speed of this video.' };
  const none = { tempoRatio: withheld, backswingS: withheld, downswingS: withheld };
  if (view !== 'face-on') return none;
  const slowMotionFactor = (events.impact.timeS - events.top.timeS) / quickDownswingS;
  const { tempoRatio } = measureTempo({ ...swing, timeBase: { ...timeBase, trusted: true, slowMotionFactor } });
  if (!isMeasured(tempoRatio) || !playsEvenly(body, events)) return none;
  return {
    tempoRatio: { ...tempoRatio, isOfSlowMotion: true },
    backswingS: withoutSeconds,
    downswingS: withoutSeconds,
  };
}
