import { describe, expect, it } from 'vitest';
import { findNeeds } from './find-needs.ts';
import { goalDeficit, sayGoal } from './goal-deficit.ts';

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

describe('the needs of a golfer with a goal', () => {
  it('begin with it', () => {
    const { deficits, basis } = findNeeds(null, null, hips);
    expect(deficits[0]).toMatchObject({ goal: 'hip-rotation' });
    expect(basis).toMatch(/^Your goal is a hip turn of 40°\./);
  });

  it('are those of before without it', () => {
    expect(findNeeds(null, null, null)).toEqual(findNeeds(null, null));
    expect(findNeeds(null, null, null).deficits.map(({ name }) => name)).not.toContain(
      'your goal of a hip turn of 40°',
    );
  });
});
