import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, swingAt } from '../../test/draw-stick-golfer.ts';
import { analyzeSwing } from '../analyze-swing.ts';
import { joinPasses, planCoarsePass, planFinePass } from './plan-frames.ts';

const times = (count: number, fps: number) => Array.from({ length: count }, (_, i) => i / fps);

describe('the coarse pass', () => {
  it('takes all frames of a short clip', () => {
    expect(planCoarsePass(times(120, 30))).toHaveLength(120);
    expect(planCoarsePass(times(440, 110))).toHaveLength(440);
  });

  it('is evenly spaced and leaves room for the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 451, max: 14_400 }), fc.constantFrom(24, 30, 60, 120, 240), (count, fps) => {
        const plan = planCoarsePass(times(count, fps));
        const steps = new Set(plan.slice(1).map((frame, i) => frame - (plan[i] ?? 0)));
        expect(steps.size).toBe(1);
        expect(plan.length).toBeLessThanOrEqual(260);
        expect(plan.at(-1)).toBeLessThan(count);
      }),
    );
  });
});

describe('the fine pass', () => {
  it.each([
    ['three seconds at 240', 240, 3.4, 1],
    ['ten seconds at 240', 240, 10, 5],
    ['half a minute at 60', 60, 30, 17],
    ['a minute at 30', 30, 60, 41],
  ])('finds the swing again within the budget: %s frames a second', (_, fps, durationS, addressS) => {
    const swing = swingAt(addressS);
    const full = drawStickGolfer({ view: 'face-on', hand: 'right', fps, durationS, swings: [swing], noise: 0.002 });
    const frameTimesS = full.frames.map((pose) => pose.timeS);
    const detect = (frames: readonly number[]) => frames.flatMap((frame) => full.frames[frame] ?? []);
    const coarse = { ...full, frames: detect(planCoarsePass(frameTimesS)) };
    const fine = planFinePass(coarse, frameTimesS, [0]);
    expect(fine.length).toBeLessThanOrEqual(480);
    expect(fine).toEqual([...new Set(fine)].sort((a, b) => a - b));

    const track = joinPasses(coarse, detect(fine));
    const timeFacts = { frameTimesS, repeatedFrames: [] };
    const outcome = analyzeSwing({ track, timeFacts, slot: 'face-on', handedness: 'right' });
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    const { events } = outcome.analysis;
    expect(Math.abs(events.impact.timeS - swing.impactS)).toBeLessThanOrEqual(0.035);
    expect(Math.abs(events.top.timeS - swing.topS)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(events.address.timeS - swing.addressS)).toBeLessThanOrEqual(0.1);
  });

  it.each([30, 60, 120, 240])('has the same frames in a part that was cut out at a key frame: %i a second', (fps) => {
    const swing = swingAt(20.4);
    const full = drawStickGolfer({ view: 'face-on', hand: 'right', fps, durationS: 31, swings: [swing], noise: 0.002 });
    const keyFrames = full.frames.flatMap(({ frame }) => (frame % fps === 0 ? [frame] : []));
    const fineFrames = (first: number, end: number): number[] => {
      const part = full.frames.slice(first, end).map((pose, i) => ({ ...pose, frame: i, timeS: i / fps }));
      const frameTimesS = part.map(({ timeS }) => timeS);
      const coarse = { ...full, frames: planCoarsePass(frameTimesS).flatMap((frame) => part[frame] ?? []) };
      const keys = keyFrames.map((frame) => frame - first).filter((frame) => frame >= 0);
      return planFinePass(coarse, frameTimesS, keys).map((frame) => frame + first);
    };
    const throughFrame = Math.round((swing.impactS + 0.4) * fps);
    const untilThrough = (frames: readonly number[]): number[] => frames.filter((frame) => frame <= throughFrame);
    const whole = untilThrough(fineFrames(0, full.frames.length));
    expect(whole.length).toBeGreaterThan(50);
    expect(untilThrough(fineFrames(18 * fps, 25 * fps))).toEqual(whole);
  });

  it('is at the golfer’s swing, though someone else who raises a hand has the pose after the finish', () => {
    const swing = swingAt(3);
    const full = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 10, swings: [swing] });
    const [fromS, toS] = [6.5, 7];
    const frames = full.frames.map((pose): PoseFrame => {
      if (pose.timeS < fromS || pose.timeS >= toS || !pose.image) return pose;
      const raised = 0.6 - 0.35 * Math.sin((Math.PI * (pose.timeS - fromS)) / (toS - fromS));
      const image = pose.image.map(([x, y, confidence], joint): [number, number, number] => {
        if (joint === landmarkIndex.leftWrist) return [x + 0.42, raised, confidence];
        if (joint === landmarkIndex.rightWrist) return [x + 0.18, raised, confidence];
        return [x + 0.3, y, confidence];
      });
      return { ...pose, image };
    });
    const frameTimesS = frames.map(({ timeS }) => timeS);
    const coarse = { ...full, frames: planCoarsePass(frameTimesS).flatMap((frame) => frames[frame] ?? []) };
    const fineTimesS = planFinePass(coarse, frameTimesS, [0]).map((frame) => frameTimesS[frame] ?? 0);
    expect(fineTimesS[0]).toBeLessThan(swing.addressS);
    expect(fineTimesS.at(-1)).toBeGreaterThan(swing.impactS + 0.4);
  });

  it('is at the real swing, though the coarse pass lost its hands on the way to the ball', () => {
    const [practice, swing] = [swingAt(0.5, 1.6), swingAt(5.5)];
    const full = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 10, swings: [practice, swing] });
    const frames = full.frames.map((pose): PoseFrame => {
      const isBlurred = pose.timeS > swing.topS + 0.05 && pose.timeS < swing.impactS + 0.05;
      return isBlurred ? { ...pose, image: null } : pose;
    });
    const frameTimesS = frames.map(({ timeS }) => timeS);
    const coarse = { ...full, frames: planCoarsePass(frameTimesS).flatMap((frame) => frames[frame] ?? []) };
    const fineTimesS = planFinePass(coarse, frameTimesS, [0]).map((frame) => frameTimesS[frame] ?? 0);
    expect(fineTimesS[0]).toBeGreaterThan(practice.finishS);
    expect(fineTimesS.at(-1)).toBeGreaterThan(swing.impactS + 0.4);
  });

  it('is not needed when the coarse pass covered every frame', () => {
    const track = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 3, swings: [swingAt(1)] });
    expect(planFinePass(track, times(track.frames.length, 30), [0])).toEqual([]);
  });
});

it('the fine pass wins for a frame in both passes', () => {
  const track = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 1, swings: [] });
  const finePoses = track.frames.slice(10, 12).map((pose) => ({ ...pose, image: null }));
  const joined = joinPasses({ ...track, frames: track.frames.filter((_, i) => i % 2 === 0) }, finePoses);
  expect(joined.frames.map((pose) => pose.frame).filter((frame) => frame > 8 && frame < 14)).toEqual([10, 11, 12]);
  expect(joined.frames.find((pose) => pose.frame === 10)?.image).toBeNull();
});
