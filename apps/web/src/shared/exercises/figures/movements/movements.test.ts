import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { exerciseFigures, type FigureRow } from '@trueswing/domain/exercise-figures';
import { describe, expect, it, test } from 'vitest';
import { frameOf, pictureSize } from '../drawing/frame.ts';
import { project } from '../drawing/project.ts';
import { figureOfExercise } from '../figure-of-exercise.ts';
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
const names = Object.keys(movements) as (keyof typeof movements)[];
const rowsOf = (name: string): FigureRow[] => Object.values(exerciseFigures).filter(([movement]) => movement === name);
/** Carries the body, so that it need not touch the floor. */
const isSupport = (thing: string) => /^(chair|bench|ball|step|straps|roller)/.test(thing);
/** Both feet leave the floor on the way. */
const jumps = new Set(['squat-jump', 'turn-jump', 'pogo', 'skater-hop', 'broad-jump', 'box-jump']);
/** The trunk is thicker than a limb, and an ankle stands on its heel. */
const restingRadius = (joint: string) =>
  /Ankle/.test(joint) ? 4.5 : /pelvis|waist|Hip|Shoulder/.test(joint) ? 5 : limbRadius;

describe.each(names)('the movement %s', (name) => {
  const movement = movements[name];
  const jointsAt = (share: number) => placeJoints(blendPoses(movement.start, movement.end, share));

  it('keeps the length of every bone on the way', () => {
    const changed = shares.flatMap((share) => {
      const joints = jointsAt(share);
      return [...bonesOfLimbs, ...bonesOfTrunk]
        .filter(([from, to, length]) => !(Math.abs(distance(joints[from], joints[to]) - length) < 5e-6))
        .map(([from, to]) => `${from} to ${to} at ${share}`);
    });
    expect(changed).toEqual([]);
  });

  it('reaches the places where hands and feet stay', () => {
    for (const share of shares) {
      const pose = blendPoses(movement.start, movement.end, share);
      const joints = placeJoints(pose);
      const ends = sides.flatMap((side): [string, Limb, Vector][] => [
        [`${side} hand`, pose[`${side}Arm`], joints[`${side}Hand`]],
        [`${side} foot`, pose[`${side}Leg`], joints[`${side}Ankle`]],
      ]);
      for (const [end, limb, at] of ends) {
        if ('to' in limb) expect(distance(limb.to, at), `${end} at ${share}`).toBeLessThan(0.1);
      }
    }
  });

  it('stands or lies on the floor or on a thing, and nothing sinks into the floor', () => {
    const isCarried = jumps.has(name) || rowsOf(name).some((row: readonly string[]) => row.slice(1).some(isSupport));
    for (const share of shares) {
      const heights = Object.entries(jointsAt(share)).map(([joint, [, up]]): [string, number] => [joint, up]);
      const sunk = heights.filter(([joint, up]) => !(up - (joint === 'head' ? headRadius : limbRadius) > -0.6));
      expect(sunk, `at ${share}`).toEqual([]);
      const gap = Math.min(...heights.map(([joint, up]) => up - restingRadius(joint)));
      if (!isCarried) expect(gap, `at ${share}`).toBeLessThan(0.6);
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
});

/** Above 0 if the knee bends to the side of the toes. A pointed toe counts as well: only its part across the shank does. */
function kneeForward(joints: Joints, side: (typeof sides)[number]): number {
  const [hip, knee, ankle] = [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
  const outward = acrossOf(subtract(knee, hip), subtract(ankle, hip));
  const ahead = acrossOf(subtract(joints[`${side}Toe`], ankle), subtract(ankle, knee));
  return dot(outward, ahead);
}

describe.each(exerciseCatalog)('the figure of $name', (exercise) => {
  const { figure } = figureOfExercise(exercise);
  const { start, end, view } = figure.movement;
  const jointsAt = (share: number) => placeJoints(blendPoses(start, end, share));

  it('stays in its picture', () => {
    const { middle, scale } = frameOf(figure);
    const isInside = (name: string, joint: Vector) => {
      const { x, y } = project(joint, view);
      const reach = pictureSize / 2 - (name === 'head' ? headRadius : limbRadius) * scale;
      return Math.abs((x - middle.x) * scale) <= reach && Math.abs((y - middle.y) * scale) <= reach;
    };
    const outside = shares.flatMap((share) =>
      Object.entries(jointsAt(share))
        .filter(([name, joint]) => !isInside(name, joint))
        .map(([name]) => `${name} at ${share}`),
    );
    expect(outside).toEqual([]);
  });

  it('moves enough to be seen at 64 pixels', () => {
    const { scale } = frameOf(figure);
    const [from, to] = [jointsAt(0), jointsAt(1)];
    const moved = (Object.keys(from) as (keyof Joints)[]).map((name) => {
      const [before, after] = [project(from[name], view), project(to[name], view)];
      return Math.hypot(before.x - after.x, before.y - after.y) * scale * 0.64;
    });
    expect(Math.max(...moved)).toBeGreaterThan(3);
  });
});

test('every movement has its own poses', () => {
  const poses = names.map((name) => JSON.stringify([movements[name].start, movements[name].end, movements[name].view]));
  expect(new Set(poses).size).toBe(names.length);
});

test('every movement is the figure of an exercise or a pattern', () => {
  const patternOnly = ['side-bend', 'push-up', 'arm-raise'];
  expect(names.filter((name) => rowsOf(name).length === 0).sort()).toEqual(patternOnly.sort());
});
