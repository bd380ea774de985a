import type { Measured, MeasurementName } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { placeJoints } from '../../../../shared/exercises/figures/skeleton/place-joints.ts';
import { lengthOf, subtract } from '../../../../shared/exercises/figures/skeleton/vector.ts';
import { shapesOfStep } from './shapes-of-step.ts';
import { soundShapes, swingPose } from './swing-pose.ts';

const at = (value: number): Measured => ({ value, plusMinus: 4, at: 'top', confidence: 0.9 });

test('a turn is drawn as measured and at the middle of its target, beside the golfer’s other turn', () => {
  const measurements = { shoulderTurnDeg: at(60), hipRotationDeg: at(30) };
  expect(shapesOfStep('shoulderTurnDeg', measurements, 'face-on')).toMatchObject({
    view: 'face-on',
    lines: ['shoulders'],
    measured: { shape: { chestTurnDeg: 60, hipTurnDeg: 30 }, text: 'shoulders turned 60°' },
    goal: { shape: { chestTurnDeg: 90, hipTurnDeg: 30 }, text: 'shoulders turned 90°' },
  });
  expect(shapesOfStep('hipRotationDeg', measurements, 'face-on')?.goal).toMatchObject({
    shape: { chestTurnDeg: 60, hipTurnDeg: 45 },
    text: 'hips turned 45°',
  });
});

test('a lost posture is drawn at impact, with the lean of address as the goal', () => {
  const measurements = { spineAngleDeg: at(36), spineAngleChangeDeg: at(-14) };
  expect(shapesOfStep('spineAngleChangeDeg', measurements, 'down-the-line')).toMatchObject({
    measured: { shape: { moment: 'impact', bendDeg: 22 }, text: 'spine 14° straighter than at address' },
    goal: { shape: { moment: 'impact', bendDeg: 36 }, text: 'spine bent as at address' },
  });
});

test.each<[MeasurementName, number, string, string]>([
  ['shoulderTurnDeg', 62.7, 'shoulders turned 65°', 'shoulders turned 90°'],
  ['xFactorDeg', 21.4, 'shoulders turned 20° farther than the hips', 'shoulders turned 45° farther than the hips'],
  ['spineAngleDeg', 19.6, 'spine bent 20° forward', 'spine bent 38° forward'],
  ['trailKneeFlexDeg', 7.6, 'back knee bent 8°', 'back knee bent 30°'],
  ['stanceWidthHw', 1.12, 'feet 1.1 hip widths apart', 'feet 2.3 hip widths apart'],
  ['sideBendAtTopDeg', -7.2, 'spine leaning 7° toward the target', 'spine leaning 8° away from the target'],
])('the words of %s name what is measured and nothing else, no closer than it is', (name, value, measured, goal) => {
  const shapes = shapesOfStep(name, { [name]: at(value) }, 'face-on');
  expect([shapes?.measured.text, shapes?.goal.text]).toEqual([measured, goal]);
});

test.each([3, 8, 30, 52, 75])('a back knee that bends by %d° is drawn so, over a foot that stands', (deg) => {
  const shapes = shapesOfStep('trailKneeFlexDeg', { trailKneeFlexDeg: at(deg) }, 'down-the-line');
  if (!shapes) throw new Error('no figure for knees');
  const { rightHip, rightKnee, rightAnkle, leftAnkle } = placeJoints(swingPose(shapes.measured.shape));
  const [thigh, shank] = [subtract(rightKnee, rightHip), subtract(rightAnkle, rightKnee)];
  const along = thigh.reduce((sum, part, i) => sum + part * (shank[i] ?? 0), 0);
  expect((Math.acos(along / (lengthOf(thigh) * lengthOf(shank))) * 180) / Math.PI).toBeCloseTo(deg, 0);
  expect(rightAnkle[1]).toBeCloseTo(4.5, 5);
  expect(leftAnkle[1]).toBeCloseTo(4.5, 0);
});

test.each([0.8, 2.1, 4, 5])('a stance of %d hip widths is drawn so, on feet that stand', (widths) => {
  const shapes = shapesOfStep('stanceWidthHw', { stanceWidthHw: at(widths) }, 'face-on');
  if (!shapes) throw new Error('no figure for a stance');
  const { leftHip, rightHip, leftAnkle, rightAnkle } = placeJoints(swingPose(shapes.measured.shape));
  const hips = lengthOf(subtract(leftHip, rightHip));
  expect(Math.abs(leftAnkle[0] - rightAnkle[0]) / hips).toBeCloseTo(widths, 1);
  expect([leftAnkle[1], rightAnkle[1]]).toEqual([expect.closeTo(4.5, 0), expect.closeTo(4.5, 0)]);
});

test('a step that no posture shows has no figure', () => {
  expect(shapesOfStep('tempoRatio', { tempoRatio: at(2) }, 'face-on')).toBeNull();
});

test('the figure turns to its right going back, and its feet stay on the floor', () => {
  const turned = placeJoints(swingPose(soundShapes.top));
  const short = placeJoints(swingPose({ ...soundShapes.top, chestTurnDeg: 50 }));
  // Across the picture the shoulders look shorter the farther they turn.
  const width = ({ leftShoulder, rightShoulder }: typeof turned) => Math.abs(leftShoulder[0] - rightShoulder[0]);
  expect(width(turned)).toBeLessThan(width(short));
  expect(turned.leftShoulder[2]).toBeGreaterThan(turned.rightShoulder[2]);
  expect(turned.leftHand[0]).toBeLessThan(turned.neck[0]);
  for (const shape of Object.values(soundShapes)) {
    const { leftAnkle, rightAnkle } = placeJoints(swingPose(shape));
    expect([leftAnkle[1], rightAnkle[1]]).toEqual([expect.closeTo(4.5, 5), expect.closeTo(4.5, 5)]);
  }
});
