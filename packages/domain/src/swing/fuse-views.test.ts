import type { Handedness } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, type StickSwing, swingAt } from '../../test/draw-stick-golfer.ts';
import { analyzeSwing } from './analyze-swing.ts';
import { assessTimeBase } from './assess-time-base.ts';
import { type AnalysedView, fuseViews } from './fuse-views.ts';

function view(name: StickClip['view'], swing: StickSwing, hand: Handedness = 'right', fps = 60): AnalysedView {
  const track = drawStickGolfer({
    view: name,
    hand,
    fps,
    durationS: swing.finishS + 0.8,
    swings: [swing],
    noise: 0.001,
  });
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  const timeBase = assessTimeBase({ frameTimesS, nominalFps: fps, repeatedFrames: [] });
  const outcome = analyzeSwing({ track, timeBase, slot: name, handedness: hand });
  if (!outcome.ok) throw new Error(outcome.detail);
  return { track, analysis: outcome.analysis };
}

const swing = swingAt(1);

it('shows one view as it is', () => {
  const faceOn = view('face-on', swing);
  expect(fuseViews(faceOn, null)).toEqual({ measurements: faceOn.analysis.measurements, warnings: [] });
});

it('takes each measurement from the view that sees it', () => {
  const { measurements, warnings } = fuseViews(view('face-on', swing), view('down-the-line', swing));
  expect(warnings).toEqual([]);
  expect(measurements.spineAngleDeg).toHaveProperty('value');
  expect(measurements.sideBendDeg).toHaveProperty('value');
  expect(measurements.tempoRatio).toHaveProperty('value');
});

it('takes the time that is told more precisely', () => {
  const fast = view('down-the-line', swing, 'right', 240);
  const { measurements } = fuseViews(view('face-on', swing, 'right', 30), fast);
  expect(measurements.downswingS).toEqual(fast.analysis.measurements.downswingS);
});

it.each([
  ['another tempo', { ...swing, addressS: 0.3 }, 'right'],
  ['another hand', swing, 'left'],
] as const)('does not fuse two swings of %s, and says so', (_, other, hand) => {
  const faceOn = view('face-on', swing);
  const { measurements, warnings } = fuseViews(faceOn, view('down-the-line', other, hand));
  expect(warnings).toHaveLength(1);
  expect(measurements.tempoRatio).toEqual(faceOn.analysis.measurements.tempoRatio);
  expect(measurements.shoulderTurnDeg).toEqual(faceOn.analysis.measurements.shoulderTurnDeg);
  expect(measurements.spineAngleDeg).toHaveProperty('value');
});

it('does not ask for the video that was given when it does not tell either', () => {
  const [faceOn, downTheLine] = [view('face-on', swing), view('down-the-line', swing)];
  const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
  const measurements = { ...downTheLine.analysis.measurements, spineAngleDeg: dark };
  const fused = fuseViews(faceOn, { ...downTheLine, analysis: { ...downTheLine.analysis, measurements } });
  expect(fused.measurements.spineAngleDeg).toEqual(dark);
  for (const measurement of Object.values(fused.measurements)) {
    expect(measurement).not.toHaveProperty('withheld', 'Needs a down-the-line video.');
  }
});
