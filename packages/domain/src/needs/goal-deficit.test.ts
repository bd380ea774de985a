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
