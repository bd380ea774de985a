import { movementPatterns } from '@trueswing/contracts';
import { describe, expect, it, test } from 'vitest';
import { frameOf, pictureSize } from '../drawing/frame.ts';
import { project } from '../drawing/project.ts';
import { blendPoses } from '../skeleton/blend-poses.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { bones, headRadius, type Limb, limbRadius } from '../skeleton/pose.ts';
import { acrossOf, dot, lengthOf, subtract, type Vector } from '../skeleton/vector.ts';
import { movements } from './movements.ts';

const shares = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1];
const sides = ['left', 'right'] as const;
const bonesOfLimbs = sides.flatMap((side) => [
  [`${side}Shoulder`, `${side}Elbow`, bones.upperArm],
  [`${side}Elbow`, `${side}Hand`, bones.forearm],
  [`${side}Hip`, `${side}Knee`, bones.thigh],
  [`${side}Knee`, `${side}Ankle`, bones.shank],
  [`${side}Ankle`, `${side}Toe`, bones.foot],
]) as [keyof Joints, keyof Joints, number][];
const bonesOfTrunk: [keyof Joints, keyof Joints, number][] = [
  ['pelvis', 'waist', bones.lumbar],
  ['waist', 'neck', bones.thorax],
  ['leftHip', 'rightHip', 2 * bones.hip],
  ['leftShoulder', 'rightShoulder', 2 * bones.shoulder],
];
const distance = (a: Vector, b: Vector) => lengthOf(subtract(a, b));

describe.each(movementPatterns)('the figure of %s', (pattern) => {
  const movement = movements[pattern];
  const jointsAt = (share: number) => placeJoints(blendPoses(movement.start, movement.end, share));

  it('keeps the length of every bone on the way', () => {
    for (const share of shares) {
      const joints = jointsAt(share);
      for (const [from, to, length] of [...bonesOfLimbs, ...bonesOfTrunk]) {
        expect(distance(joints[from], joints[to]), `${from} to ${to} at ${share}`).toBeCloseTo(length, 5);
      }
    }
  });

  it('reaches the places where hands and feet stay', () => {
    for (const share of shares) {
      const pose = blendPoses(movement.start, movement.end, share);
      const joints = placeJoints(pose);
      const ends = sides.flatMap((side): [Limb, Vector][] => [
        [pose[`${side}Arm`], joints[`${side}Hand`]],
        [pose[`${side}Leg`], joints[`${side}Ankle`]],
      ]);
      for (const [limb, end] of ends) if ('to' in limb) expect(distance(limb.to, end)).toBeLessThan(0.1);
    }
  });

  it('stands or lies on the floor, and nothing sinks into it', () => {
    for (const share of shares) {
      const heights = Object.entries(jointsAt(share)).map(([name, [, up]]): [string, number] => [
        name,
        up - (name === 'head' ? headRadius : limbRadius),
      ]);
      for (const [name, height] of heights) expect(height, `${name} at ${share}`).toBeGreaterThan(-0.6);
      expect(Math.min(...heights.map(([, height]) => height))).toBeLessThan(0.6);
    }
  });

  it('bends knees only toward the toes', () => {
    for (const share of shares) {
      const joints = jointsAt(share);
      for (const side of sides) {
        const [hip, knee, ankle] = [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
        const bend = distance(hip, knee) + distance(knee, ankle) - distance(hip, ankle);
        if (bend > 1) expect(kneeForward(joints, side), `${side} knee at ${share}`).toBeGreaterThan(0);
      }
    }
  });

  it('stays in its picture', () => {
    const { middle, scale } = frameOf(movement);
    for (const share of shares) {
      for (const [name, joint] of Object.entries(jointsAt(share))) {
        const { x, y } = project(joint, movement.view);
        const reach = pictureSize / 2 - (name === 'head' ? headRadius : limbRadius) * scale;
        expect(Math.abs((x - middle.x) * scale), `${name} at ${share}`).toBeLessThanOrEqual(reach);
        expect(Math.abs((y - middle.y) * scale), `${name} at ${share}`).toBeLessThanOrEqual(reach);
      }
    }
  });

  it('moves enough to be seen at 64 pixels', () => {
    const [start, end] = [jointsAt(0), jointsAt(1)];
    const { scale } = frameOf(movement);
    const shown = (joints: Joints, name: keyof Joints) => project(joints[name], movement.view);
    const moved = (Object.keys(start) as (keyof Joints)[]).map((name) => {
      const [from, to] = [shown(start, name), shown(end, name)];
      return Math.hypot(from.x - to.x, from.y - to.y) * scale * 0.64;
    });
    expect(Math.max(...moved)).toBeGreaterThan(3);
  });
});

/** Above 0 if the knee bends to the side of the toes. A pointed toe counts as well: only its part across the shank does. */
function kneeForward(joints: Joints, side: (typeof sides)[number]): number {
  const [hip, knee, ankle] = [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
  const outward = acrossOf(subtract(knee, hip), subtract(ankle, hip));
  const ahead = acrossOf(subtract(joints[`${side}Toe`], ankle), subtract(ankle, knee));
  return dot(outward, ahead);
}

test('every pattern has its own figure', () => {
  const poses = movementPatterns.map((pattern) => JSON.stringify([movements[pattern].start, movements[pattern].end]));
  expect(new Set(poses).size).toBe(movementPatterns.length);
});
