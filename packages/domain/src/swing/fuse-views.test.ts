import type { Color, Handedness, MeasurementName, Measurements } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, type StickSwing, swingAt } from '../../test/draw-stick-golfer.ts';
import { analyzeSwing } from './analyze-swing.ts';
import type { AnalyzedView } from './analyzed-view.ts';
import { fuseViews } from './fuse-views.ts';

function view(name: StickClip['view'], swing: StickSwing, hand: Handedness = 'right', fps = 60): AnalyzedView {
  const track = drawStickGolfer({
    view: name,
    hand,
    fps,
    durationS: swing.finishS + 0.8,
    swings: [swing],
    noise: 0.001,
  });
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  const timeFacts = { frameTimesS, repeatedFrames: [] };
  const outcome = analyzeSwing({ track, timeFacts, slot: name, handedness: hand });
  if (!outcome.ok) throw new Error(outcome.detail);
  return { track, analysis: outcome.analysis };
}

const swing = swingAt(1);

/** As if the face-on video had measured the turn; fusing replaces it. */
const faceOnTurn = { value: 88, plusMinus: 12, at: 'top', confidence: 0.9 } as const;
const withTurn = ({ track, analysis }: AnalyzedView): AnalyzedView => ({
  track,
  analysis: { ...analysis, measurements: { ...analysis.measurements, shoulderTurnDeg: faceOnTurn } },
});

const tempoOf = ({ tempoRatio, backswingS, downswingS }: Measurements) => ({ tempoRatio, backswingS, downswingS });

it('shows one view as it is', () => {
  const faceOn = view('face-on', swing);
  expect(fuseViews(faceOn, null)).toEqual({ measurements: faceOn.analysis.measurements, warnings: [] });
});

it('takes each measurement from the view that measures it', () => {
  const { measurements, warnings } = fuseViews(view('face-on', swing), view('down-the-line', swing));
  expect(warnings).toEqual([]);
  expect(measurements.spineAngleDeg).toHaveProperty('value');
  expect(measurements.sideBendDeg).toHaveProperty('value');
  expect(measurements.tempoRatio).toHaveProperty('value');
});

it.each([
  { faceOnFps: 30, downTheLineFps: 240 },
  { faceOnFps: 60, downTheLineFps: 60 },
])('takes tempo and its times from one film: %j', ({ faceOnFps, downTheLineFps }) => {
  // At 30 fps the face-on ratio is the more precise one, and its downswing time is not.
  const faceOn = view('face-on', swing, 'right', faceOnFps);
  const downTheLine = view('down-the-line', swing, 'right', downTheLineFps);
  const { measurements, warnings } = fuseViews(faceOn, downTheLine);
  expect(warnings).toEqual([]);
  expect(tempoOf(measurements)).toEqual(tempoOf(faceOn.analysis.measurements));
});

it('takes tempo from the down-the-line film where that gives the more precise ratio', () => {
  const faceOn = view('face-on', swing);
  const ratio = { value: 3, plusMinus: 0.1, at: 'swing', confidence: 0.9 } as const;
  const { track, analysis } = view('down-the-line', swing);
  const downTheLine = {
    track,
    analysis: { ...analysis, measurements: { ...analysis.measurements, tempoRatio: ratio } },
  };
  const { measurements } = fuseViews(faceOn, downTheLine);
  expect(tempoOf(measurements)).toEqual(tempoOf(downTheLine.analysis.measurements));
});

it('does not fuse two different swings, and says so', () => {
  const faceOn = withTurn(view('face-on', swing));
  const { measurements, warnings } = fuseViews(faceOn, view('down-the-line', { ...swing, addressS: 0.3 }));
  expect(warnings).toEqual([expect.stringContaining('different swings')]);
  const oneFilmBecause = expect.stringMatching(
    /^The two films show different swings\. The backswing takes \d\.\d s from the front/,
  );
  expect(measurements.tempoRatio).toEqual({ ...faceOn.analysis.measurements.tempoRatio, oneFilmBecause });
  expect(measurements.shoulderTurnDeg).toEqual({ ...faceOnTurn, oneFilmBecause });
  expect(measurements.spineAngleDeg).toHaveProperty('value');
  // What both films measure comes from one, so that all values but the spine's are of one swing.
  for (const [name, measurement] of Object.entries(faceOn.analysis.measurements)) {
    if ('value' in measurement) expect(measurements[name as MeasurementName]).toMatchObject(measurement);
  }
});

it('takes nothing from a video of the other hand, and gives that as the reason', () => {
  const faceOn = withTurn(view('face-on', swing));
  const { measurements, warnings } = fuseViews(faceOn, view('down-the-line', swing, 'left'));
  expect(warnings).toEqual([expect.stringMatching(/right-handed swing, the other a left-handed one.*mirrored/)]);
  expect(measurements.spineAngleDeg).toEqual({
    withheld: expect.stringMatching(/^We did not use the down-the-line film\. One film shows a right-handed swing/),
  });
  for (const [name, measurement] of Object.entries(measurements)) {
    const own = faceOn.analysis.measurements[name as MeasurementName];
    if ('value' in measurement) expect(measurement).toMatchObject(own ?? {});
    expect(measurement).not.toHaveProperty('withheld', 'Needs a down-the-line video.');
  }
});

it('takes nothing from a video of another golfer, and gives that as the reason', () => {
  const wearing = ({ track, analysis }: AnalyzedView, shirt: Color): AnalyzedView => ({
    track,
    analysis: { ...analysis, shirtColors: [shirt] },
  });
  const faceOn = withTurn(wearing(view('face-on', swing), [170, 40, 45]));
  const { measurements, warnings } = fuseViews(faceOn, wearing(view('down-the-line', swing), [40, 70, 150]));
  expect(warnings).toEqual([
    expect.stringMatching(/two golfers\. The shirt .*All numbers come from the face-on film\.$/),
  ]);
  expect(measurements.shoulderTurnDeg).toEqual({
    ...faceOnTurn,
    oneFilmBecause: expect.stringContaining('two golfers'),
  });
  expect(measurements.tempoRatio).toMatchObject(faceOn.analysis.measurements.tempoRatio ?? {});
  expect(measurements.spineAngleDeg).toEqual({
    withheld: expect.stringMatching(/^We did not use the down-the-line film\. .*two golfers.*same clothes in both\.$/),
  });
});

it.each(['face-on', 'down-the-line'] as const)('fuses no turns when the time of the %s video is not known', (which) => {
  const reason = 'Most frames of this video repeat the one before.';
  const [faceOn, downTheLine] = [withTurn(view('face-on', swing)), view('down-the-line', swing)];
  const unsure = ({ track, analysis }: AnalyzedView): AnalyzedView => ({
    track,
    analysis: {
      ...analysis,
      timeBase: { ...analysis.timeBase, trusted: false, reason },
      measurements: { ...analysis.measurements, tempoRatio: { withheld: reason } },
    },
  });
  const { measurements, warnings } =
    which === 'face-on' ? fuseViews(unsure(faceOn), downTheLine) : fuseViews(faceOn, unsure(downTheLine));
  expect(warnings).toEqual([expect.stringContaining(`About the ${which} film: ${reason}`)]);
  expect(measurements.shoulderTurnDeg).toEqual({
    ...faceOnTurn,
    oneFilmBecause: expect.stringContaining('We could not check that both films show the same swing.'),
  });
  // What needs no time is still read from the view that measures it, and tempo from the video that has it.
  expect(measurements.spineAngleDeg).toEqual(downTheLine.analysis.measurements.spineAngleDeg);
  expect(measurements.tempoRatio).toHaveProperty('value');
});

it('measures the turns again from both views when nothing contradicts a single swing', () => {
  const { measurements } = fuseViews(withTurn(view('face-on', swing)), view('down-the-line', swing));
  expect(measurements.shoulderTurnDeg).not.toEqual(faceOnTurn);
});

it('does not ask for the uploaded video when it gives no value either', () => {
  const [faceOn, downTheLine] = [view('face-on', swing), view('down-the-line', swing)];
  const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
  const measurements = { ...downTheLine.analysis.measurements, spineAngleDeg: dark };
  const fused = fuseViews(faceOn, { ...downTheLine, analysis: { ...downTheLine.analysis, measurements } });
  expect(fused.measurements.spineAngleDeg).toEqual(dark);
  for (const measurement of Object.values(fused.measurements)) {
    expect(measurement).not.toHaveProperty('withheld', 'Needs a down-the-line video.');
  }
});
