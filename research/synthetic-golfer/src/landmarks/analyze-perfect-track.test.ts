import type { SlowMotion } from '@trueswing/contracts';
import { analyzeSwing, chooseVerdict, findFindings } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { contradictionOfStep } from '../../../../packages/swing/test/contradiction-of-step.ts';
import { type CameraParameters, type FilmedView, standardCamera } from '../camera/pinhole-camera.ts';
import { type ClipParameters, standardClip, type VideoParameters } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import { makePerfectTrack } from './make-perfect-track.ts';

const filmed = (camera: Partial<CameraParameters>, video: Partial<VideoParameters> = {}): ClipParameters => ({
  ...standardClip,
  camera: { ...standardCamera, ...camera },
  video: { ...standardClip.video, fps: 30, ...video },
});

function analyze(clip: ClipParameters, slowMotion: SlowMotion = 'unknown') {
  const track = makePerfectTrack(clip);
  const timeFacts = { frameTimesS: track.frames.map(({ timeS }) => timeS), repeatedFrames: [], slowMotion };
  const outcome = analyzeSwing({ track, timeFacts, slot: 'any', handedness: 'right' });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.analysis;
}

describe('the view of a perfect track', () => {
  it.each([
    ['face-on', -20, 'face-on'],
    ['face-on', 20, 'face-on'],
    ['down-the-line', -20, 'down-the-line'],
    ['down-the-line', 20, 'down-the-line'],
    ['face-on', -35, 'other'],
    ['face-on', 45, 'other'],
    ['face-on', -60, 'other'],
    ['down-the-line', -45, 'other'],
    ['down-the-line', 40, 'other'],
    ['face-on', 180, 'other'],
  ] satisfies [FilmedView, number, string][])('%s, camera off by %i°: %s', (view, yawDeg, expected) => {
    expect(analyze(filmed({ view, yawDeg })).view).toBe(expected);
  });
});

describe('slow motion of a perfect track', () => {
  it.each([
    ['120', 4, 'face-on'],
    ['240', 8, 'down-the-line'],
  ] as const)('of %s fps has its events and, when the golfer says so, its times', (slowMotion, factor, view) => {
    const clip = filmed({ view }, { fps: Number(slowMotion), slowMotionFactor: factor });
    const { events, timeBase, measurements } = analyze(clip, slowMotion);
    const truth = describeTruth(clip);
    for (const name of ['top', 'impact'] as const) {
      expect(Math.abs(events[name].timeS - truth.events[name].timeS) / factor).toBeLessThan(0.05);
    }
    expect(Math.abs(events.address.timeS - truth.events.address.timeS) / factor).toBeLessThan(0.1);
    expect(timeBase.slowMotionFactor).toBeCloseTo(factor, 2);
    expect(measurements.downswingS).toMatchObject({ value: expect.closeTo(clip.swing.durationsS.downswing, 1) });
    const unsaid = analyze(clip).measurements;
    const { backswing, downswing } = clip.swing.durationsS;
    const ratio = { isOfSlowMotion: true, value: expect.closeTo(backswing / downswing, 0) };
    expect(unsaid.tempoRatio).toMatchObject(view === 'face-on' ? ratio : { withheld: expect.any(String) });
    expect(unsaid.downswingS).toHaveProperty('withheld');
  });
});

describe('a perfect track of a hand-held phone', () => {
  it('that is lowered after impact, while the video still runs, shows a whole swing', () => {
    const handheld = { shakeDeg: 0.2, lowerDeg: 45, lowerFromS: 2.1 };
    const durationsS = { ...standardClip.swing.durationsS, finish: 0.3 };
    for (const view of ['face-on', 'down-the-line'] as const) {
      const clip = filmed({ view, handheld });
      expect(analyze({ ...clip, swing: { ...clip.swing, durationsS } }).view).toBe(view);
    }
  });
});

describe('the verdict on a perfect track', () => {
  const { swing } = standardClip;
  const swings: Readonly<Record<string, Partial<SwingParameters>>> = {
    'as the model swings': {},
    'that sways and sinks': { pelvisAtTopM: { sway: -0.16, lift: -0.13 } },
    'that leans toward the target at the top': { sideBendDeg: { ...swing.sideBendDeg, top: -24 } },
    'that goes back in a hurry': { durationsS: { ...swing.durationsS, backswing: 0.4, downswing: 0.32 } },
    'that stands upright': { spineBendDeg: { ...swing.spineBendDeg, address: 12 } },
  };

  it.each(Object.entries(swings))('%s has a step of the body that no number beside it contradicts', (_, change) => {
    const verdicts = (['face-on', 'down-the-line'] as const).map((view) => {
      const { measurements, handedness } = analyze({ ...filmed({ view }), swing: { ...swing, ...change } });
      const findings = findFindings(measurements);
      const verdict = chooseVerdict({ measurements, findings, club: '7-iron', handedness, launchMonitor: null });
      expect(contradictionOfStep(verdict, measurements)).toBeNull();
      return verdict;
    });
    expect(verdicts.map(({ kind }) => kind)).toContain('body');
  });
});
