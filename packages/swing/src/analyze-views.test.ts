import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../test/draw-stick-golfer.ts';
import { fuseViews } from './3-measure/two-videos/fuse-views.ts';
import { findFindings } from './4-judge/find-findings.ts';
import { analyzeSwing } from './analyze-swing.ts';
import { type AnalyzeViewsInput, analyzeViews, type DetectedView } from './analyze-views.ts';

const swing = swingAt(1);

function detected(view: StickClip['view'], changes: Partial<StickClip> = {}): DetectedView {
  const clip: StickClip = { view, hand: 'right', fps: 60, durationS: 3.4, swings: [swing], noise: 0.001, ...changes };
  const track = drawStickGolfer(clip);
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  return { track, frameTimesS, repeatedFrames: frameTimesS.map(() => false) };
}

/** The parts, called one by one. */
function interpreted({ track, frameTimesS, repeatedFrames }: DetectedView, slot: StickClip['view']) {
  const timeFacts = { frameTimesS, repeatedFrames };
  const outcome = analyzeSwing({ track, timeFacts, slot, handedness: 'right' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return { track, analysis: outcome.analysis };
}

describe('analyzeViews', () => {
  it('interprets both views, fuses them and finds the findings', () => {
    const [main, downTheLine] = [detected('face-on'), detected('down-the-line')];
    const [faceOnView, downTheLineView] = [interpreted(main, 'face-on'), interpreted(downTheLine, 'down-the-line')];
    for (const isSameSwing of [true, false]) {
      const { measurements, filmPair } = fuseViews(faceOnView, downTheLineView, isSameSwing);
      expect(analyzeViews({ main, downTheLine, slot: 'face-on', handedness: 'right', isSameSwing })).toEqual({
        ok: true,
        main: faceOnView,
        downTheLine: downTheLineView,
        measurements,
        filmPair,
        warnings: [],
        findings: findFindings(measurements),
      });
    }
  });

  it('takes a single video of either view only when it may be any', () => {
    const main = detected('down-the-line');
    const input = { main, downTheLine: null, handedness: 'right' } as const;
    expect(analyzeViews({ ...input, slot: 'any' })).toMatchObject({
      ok: true,
      main: { analysis: { view: 'down-the-line' } },
      downTheLine: null,
    });
    expect(analyzeViews({ ...input, slot: 'face-on' })).toMatchObject({ ok: false, code: 'wrong-view' });
  });

  it('wants the face-on view beside a down-the-line video, whatever the slot says', () => {
    const [main, downTheLine] = [detected('down-the-line'), detected('down-the-line')];
    const outcome = analyzeViews({ main, downTheLine, slot: 'any', handedness: 'right' });
    expect(outcome).toMatchObject({ ok: false, code: 'wrong-view', rejectedVideo: 'face-on' });
  });

  it('rejects the swing when one of two views cannot be analyzed, and names it', () => {
    const empty = { swings: [] };
    const reject = (main: DetectedView, downTheLine: DetectedView | null) =>
      analyzeViews({ main, downTheLine, slot: 'face-on', handedness: 'right' });
    expect(reject(detected('face-on'), detected('down-the-line', empty))).toMatchObject({
      ok: false,
      code: 'no-swing',
      rejectedVideo: 'down-the-line',
    });
    expect(reject(detected('face-on', empty), detected('down-the-line'))).toMatchObject({
      ok: false,
      code: 'no-swing',
      rejectedVideo: 'face-on',
    });
    expect(reject(detected('face-on', empty), null)).not.toHaveProperty('rejectedVideo');
  });

  it('gives a warning of both views once', () => {
    const [main, downTheLine] = [detected('face-on'), detected('down-the-line')];
    const outcome = analyzeViews({ main, downTheLine, slot: 'face-on', handedness: 'left' });
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.main.analysis.warnings).toHaveLength(1);
    expect(outcome.downTheLine?.analysis.warnings).toEqual(outcome.main.analysis.warnings);
    expect(outcome.warnings).toEqual(outcome.main.analysis.warnings);
  });

  it('names the video of a warning that only one of two has', () => {
    const twice = { durationS: 8, swings: [swingAt(1), swingAt(4.5)] };
    const [main, downTheLine] = [detected('face-on'), detected('down-the-line', twice)];
    const warningsOf = (views: Pick<AnalyzeViewsInput, 'main' | 'downTheLine' | 'slot'>) => {
      const outcome = analyzeViews({ ...views, handedness: 'right' });
      if (!outcome.ok) throw new Error(outcome.detail);
      return outcome.warnings;
    };
    const seen = 'We saw 2 swings and read the one at 5.';
    expect(warningsOf({ main, downTheLine, slot: 'face-on' })).toEqual([
      expect.stringContaining(`In your down-the-line video: ${seen}`),
    ]);
    expect(
      warningsOf({ main: detected('face-on', twice), downTheLine: detected('down-the-line'), slot: 'any' }),
    ).toEqual([expect.stringContaining(`In your face-on video: ${seen}`)]);
    expect(warningsOf({ main: downTheLine, downTheLine: null, slot: 'any' })).toEqual([
      expect.stringMatching(/^We saw 2 swings/),
    ]);
  });
});
