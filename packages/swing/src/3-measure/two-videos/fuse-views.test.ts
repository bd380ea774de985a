import type { Color, Handedness, Measurement, MeasurementName, Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, type StickSwing, swingAt } from '../../../test/draw-stick-golfer.ts';
import { analyzeSwing } from '../../analyze-swing.ts';
import type { AnalyzedView } from '../analyzed-view.ts';
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

const turnNames: ReadonlySet<MeasurementName> = new Set(['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg']);

/** As if the video had measured this tempo. */
const withTempo = ({ track, analysis }: AnalyzedView, value: number, plusMinus: number): AnalyzedView => {
  const tempoRatio = { value, plusMinus, at: 'swing', confidence: 0.9 } as const;
  return { track, analysis: { ...analysis, measurements: { ...analysis.measurements, tempoRatio } } };
};

const tempoOf = ({ tempoRatio, backswingS, downswingS }: Measurements) => ({ tempoRatio, backswingS, downswingS });

it('shows one view as it is', () => {
  const faceOn = view('face-on', swing);
  expect(fuseViews(faceOn, null, false)).toEqual({ measurements: faceOn.analysis.measurements, filmPair: null });
});

const bothOf = (measurements: Measurements) => Object.entries(measurements) as [MeasurementName, Measurement][];

describe('videos of one swing', () => {
  it('are measured together: each number comes from the view that measures it', () => {
    const { measurements, filmPair } = fuseViews(view('face-on', swing), view('down-the-line', swing), true);
    expect(filmPair).toMatchObject({ readAs: 'one-swing', isSaidToBeOneSwing: true });
    expect(measurements.spineAngleDeg).toMatchObject({ views: 'down-the-line' });
    expect(measurements.sideBendDeg).toMatchObject({ views: 'face-on' });
    expect(measurements.shoulderTurnDeg).not.toHaveProperty('isOfTwoSwings');
    for (const [, measurement] of bothOf(measurements))
      if ('value' in measurement) expect(measurement.views).toBeDefined();
  });

  it.each([
    { faceOnFps: 30, downTheLineFps: 240 },
    { faceOnFps: 60, downTheLineFps: 60 },
  ])('take tempo and its times from one video: %j', ({ faceOnFps, downTheLineFps }) => {
    // At 30 fps the face-on ratio is the more precise one, and its downswing time is not.
    const faceOn = view('face-on', swing, 'right', faceOnFps);
    const { measurements } = fuseViews(faceOn, view('down-the-line', swing, 'right', downTheLineFps), true);
    expect(tempoOf(measurements)).toMatchObject(tempoOf(faceOn.analysis.measurements));
  });

  it('take tempo from the down-the-line video where that gives the more precise ratio', () => {
    const faceOn = view('face-on', swing);
    const downTheLine = withTempo(view('down-the-line', swing), 3, 0.1);
    const { measurements } = fuseViews(faceOn, downTheLine, true);
    expect(tempoOf(measurements)).toMatchObject(tempoOf(downTheLine.analysis.measurements));
  });

  it('do not take the lower of two ratios only because its ± is smaller', () => {
    const faceOn = withTempo(view('face-on', swing), 5.4, 1.6);
    const downTheLine = withTempo(view('down-the-line', swing), 4, 1.5);
    expect(fuseViews(faceOn, downTheLine, true).measurements.tempoRatio).toMatchObject({
      value: 5.4,
      views: 'face-on',
    });
  });

  it('are two swings if their times do not agree, and it says which', () => {
    const slower = view('down-the-line', { ...swing, addressS: 0.3 });
    const { measurements, filmPair } = fuseViews(view('face-on', swing), slower, true);
    expect(filmPair?.readAs).toBe('two-swings');
    expect(filmPair?.sentence).toMatch(
      /^The times of your two videos do not agree\. .* s before impact in the face-on video and .*two of your swings/,
    );
    expect(measurements).toEqual(fuseViews(view('face-on', swing), slower, false).measurements);
  });

  it.each(['face-on', 'down-the-line'] as const)('are two swings if the time of the %s video is not known', (which) => {
    const reason = 'Most frames of this video repeat the one before.';
    const unsure = ({ track, analysis }: AnalyzedView): AnalyzedView => ({
      track,
      analysis: {
        ...analysis,
        timeBase: { ...analysis.timeBase, trusted: false, reason },
        measurements: { ...analysis.measurements, tempoRatio: { withheld: reason } },
      },
    });
    const [faceOn, downTheLine] = [view('face-on', swing), view('down-the-line', swing)];
    const { measurements, filmPair } =
      which === 'face-on' ? fuseViews(unsure(faceOn), downTheLine, true) : fuseViews(faceOn, unsure(downTheLine), true);
    expect(filmPair?.readAs).toBe('two-swings');
    expect(filmPair?.sentence).toContain(`About the ${which} video: ${reason}`);
    expect(measurements.tempoRatio).toMatchObject({
      views: which === 'face-on' ? 'down-the-line' : 'face-on',
      value: expect.any(Number),
    });
  });
});

describe('videos of two swings of one golfer', () => {
  const other = view('down-the-line', { ...swing, addressS: 0.3 });

  it('give all but the turns as the face-on swing has it', () => {
    const faceOn = view('face-on', swing);
    const { measurements, filmPair } = fuseViews(faceOn, withTempo(other, 3, 0.1), false);
    expect(filmPair).toMatchObject({ readAs: 'two-swings', isSaidToBeOneSwing: false });
    expect(filmPair?.sentence).toMatch(/^We combined two of your swings, one from each side\./);
    for (const [name, own] of bothOf(faceOn.analysis.measurements)) {
      if ('value' in own && !turnNames.has(name)) expect(measurements[name]).toEqual({ ...own, views: 'face-on' });
    }
  });

  it('give what only the view from behind shows', () => {
    const { measurements } = fuseViews(view('face-on', swing), other, false);
    const { spineAngleDeg } = other.analysis.measurements;
    expect(measurements.spineAngleDeg).toEqual({ ...spineAngleDeg, views: 'down-the-line' });
  });

  it('are not asked for, when they give no value either', () => {
    const [faceOn, downTheLine] = [view('face-on', swing), view('down-the-line', swing)];
    const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
    const measurements = { ...downTheLine.analysis.measurements, spineAngleDeg: dark };
    for (const isOne of [true, false]) {
      const fused = fuseViews(faceOn, { ...downTheLine, analysis: { ...downTheLine.analysis, measurements } }, isOne);
      expect(fused.measurements.spineAngleDeg).toEqual(dark);
      for (const [, measurement] of bothOf(fused.measurements)) {
        expect(measurement).not.toHaveProperty('withheld', 'Needs a down-the-line video.');
      }
    }
  });
});

describe('a video of another golfer', () => {
  const wearing = ({ track, analysis }: AnalyzedView, shirt: Color): AnalyzedView => ({
    track,
    analysis: { ...analysis, shirtColors: [shirt] },
  });
  const red = wearing(view('face-on', swing), [170, 40, 45]);

  it.each([
    [
      'the other hand',
      view('down-the-line', swing, 'left'),
      /^Your face-on video shows a right-handed swing, your down-the-line video a left-handed one/,
    ],
    ['another shirt', wearing(view('down-the-line', swing), [40, 70, 150]), /^The shirt has a different color/],
  ])('gives nothing, and says why first: %s', (_case, downTheLine, why) => {
    for (const isSaidToBeOneSwing of [true, false]) {
      const { measurements, filmPair } = fuseViews(red, downTheLine, isSaidToBeOneSwing);
      expect(filmPair).toMatchObject({ readAs: 'apart', isSaidToBeOneSwing, sentence: expect.stringMatching(why) });
      expect(filmPair?.sentence).toMatch(
        / So we did not combine your videos\. All numbers come from the face-on video\.$/,
      );
      expect(measurements.spineAngleDeg).toEqual({ withheld: filmPair?.sentence });
      for (const [name, measurement] of bothOf(measurements)) {
        const own = red.analysis.measurements[name];
        if ('value' in measurement) expect(measurement).toEqual({ ...own, views: 'face-on' });
      }
    }
  });
});
