import { goalMeasures, isBallGoal } from '@trueswing/contracts';
import { goalScales } from '@trueswing/swing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf } from '../../test/needs-samples.ts';
import { goalDeficit, isBodyAtGoal, sayGoal } from './goal-deficit.ts';

const hips = { measurement: 'hipRotationDeg', target: 40 } as const;
const tempo = { measurement: 'tempoRatio', target: 3 } as const;

it('a goal for a turn is trained as that turn', () => {
  expect(goalDeficit(hips)).toMatchObject({
    goal: 'hip-rotation',
    name: 'your goal of a hip turn of 40°',
    isTurn: true,
  });
});

it('a goal for the tempo is no turn, and its text has no degrees', () => {
  expect(goalDeficit(tempo)).toMatchObject({ name: 'your goal of a tempo of 3.0', isTurn: false });
  expect(sayGoal(tempo, false)).toBe('Your goal is a tempo of 3.0. Practice it with a club.');
});

it.each([
  ['pelvisSwayBh', 4, 'weight-shift', 'your goal for your hip sway', 'You are working on your hip sway'],
  ['spineAngleDeg', 30, 'posture', 'your goal of a forward bend of 30°', 'Your goal is a forward bend of 30°'],
] as const)('a goal for the %s is trained as its fault is', (measurement, target, goal, name, clause) => {
  expect(goalDeficit({ measurement, target })).toEqual({ goal, name, clause, isTurn: false, source: 'swing' });
});

it.each([
  [
    'faceAngleDeg',
    'face',
    'x-factor',
    'your goal for your face angle',
    'A trunk that keeps turning steadies the club face',
  ],
  ['clubPathDeg', 'path', 'hip-rotation', 'your goal for your club path', expect.any(String)],
  ['smashFactor', 'strike', 'posture', 'your goal for your smash factor', expect.any(String)],
] as const)('a goal for the %s is trained as its step is', (measurement, changes, goal, name, clause) => {
  const training = goalDeficit({ measurement, target: 1, changes });
  expect(training).toEqual({ goal, name, clause, isTurn: false, source: 'swing' });
});

it.each([
  ['faceAngleDeg', 'aim'],
  ['spinRpm', 'spin'],
] as const)('no exercise trains a goal for the %s that asks for another %s', (measurement, changes) => {
  const aimed = { measurement, target: 1, changes };
  expect(goalDeficit(aimed)).toBeNull();
  expect(sayGoal(aimed, false)).toMatch(/Practice it with a club\.$/);
});

it('every goal can be trained, by exercises or with a club', () => {
  for (const measurement of goalMeasures) {
    const aim = { measurement, target: goalScales[measurement].min };
    const byClub = sayGoal(aim, false).endsWith('Practice it with a club.');
    const isTechnique = measurement === 'tempoRatio';
    expect(byClub).toBe(isTechnique || isBallGoal(measurement));
    expect(goalDeficit(aim) === null).toBe(isBallGoal(measurement));
    expect(isBodyAtGoal(aim, checkOf({ hips: 0 }), 'right')).toBe(false);
  }
});

it.each([
  [false, 'Your goal is a hip turn of 40°.'],
  [true, 'Your goal is a hip turn of 40°. Your body already turns that far: practice it with a club.'],
])('says whether the body reaches the goal: %s', (isReached, text) => {
  expect(sayGoal(hips, isReached)).toBe(text);
});

describe('a body is at a goal', () => {
  /** The ± of these checks is 3°, and only the right side was measured. */
  it.each([
    ['with its whole ±', hips, { hips: 43 }, 'right', true],
    ['not with a part of it', hips, { hips: 42.9 }, 'right', false],
    ['not by another part', hips, { chest: 150, separation: 150 }, 'right', false],
    ['not on the other side', hips, { hips: 43 }, 'left', false],
    ['not with a tempo', tempo, { chest: 150, hips: 150, separation: 150 }, 'right', false],
  ] as const)('%s', (_, goal, parts, handedness, isAt) => {
    expect(isBodyAtGoal(goal, checkOf(parts), handedness)).toBe(isAt);
  });

  it('not without a check', () => {
    expect(isBodyAtGoal(hips, null, 'right')).toBe(false);
  });

  it('at every nearer one too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 20, max: 70 }), (turnDeg, target) => {
        const isAt = (deg: number) => isBodyAtGoal({ ...hips, target: deg }, checkOf({ hips: turnDeg }), 'right');
        if (isAt(target)) expect(isAt(target - 1)).toBe(true);
        else expect(isAt(target + 1)).toBe(false);
      }),
    );
  });
});
