import type { MeasurementName, SwingEvents } from '@trueswing/contracts';
import { assessTimeBase, measureView } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { type ClipParameters, standardClip } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { makePerfectTrack } from './make-perfect-track.ts';

/**
 * The formulas are fitted to the pose model's systematic errors, which perfect landmarks do not have. So each tolerance
 * is the error bar plus that systematic error.
 */
const tolerances: Readonly<Record<'face-on' | 'down-the-line', Partial<Record<MeasurementName, number>>>> = {
  'face-on': {
    sideBendAtAddressDeg: 8,
    sideBendDeg: 8,
    sideBendAtTopDeg: 8,
    headMovementBh: 3,
    headSidewaysAtTopBh: 3,
    headSidewaysAtImpactBh: 3,
    headLiftAtTopBh: 3,
    headLiftAtImpactBh: 3,
    pelvisSwayBh: 3,
    pelvisSlideBh: 4,
  },
  'down-the-line': {
    spineAngleDeg: 5,
    spineAngleChangeDeg: 5,
    headLiftAtTopBh: 3,
    headLiftAtImpactBh: 3,
    earlyExtensionBh: 3,
    pelvisLiftAtTopBh: 3,
    pelvisLiftAtImpactBh: 3,
    trailKneeFlexDeg: 8,
    handPathShiftBh: 6,
  },
};

describe.each(['face-on', 'down-the-line'] as const)('%s', (view) => {
  it.each(['right', 'left'] as const)('the measurements agree with the truth, %s-handed', (handedness) => {
    const clip: ClipParameters = {
      ...standardClip,
      camera: { ...standardClip.camera, view },
      swing: { ...standardClip.swing, handedness, pelvisAtTopM: { sway: -0.09, lift: -0.03 } },
    };
    const track = makePerfectTrack(clip);
    const { events, measurements: truth } = describeTruth(clip);
    const swingEvents = Object.fromEntries(
      Object.entries(events).map(([name, { frame }]) => [
        name,
        { frame, timeS: frame / clip.video.fps, confidence: 1 },
      ]),
    ) as SwingEvents; // all eight
    const frameTimesS = track.frames.map((pose) => pose.timeS);
    const timeBase = assessTimeBase({ frameTimesS, repeatedFrames: [] }, swingEvents);
    const { measurements } = measureView({ track, events: swingEvents, view, handedness, timeBase });
    for (const [name, tolerance] of Object.entries(tolerances[view]) as [MeasurementName, number][]) {
      const measurement = measurements[name];
      const off =
        measurement && 'value' in measurement ? Math.abs(measurement.value - (truth[name] ?? Number.NaN)) : null;
      expect.soft(off, `${name}: ${JSON.stringify(measurement)} against ${truth[name]}`).toBeLessThanOrEqual(tolerance);
    }
  });
});
