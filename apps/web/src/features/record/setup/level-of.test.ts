import { expect, test } from 'vitest';
import { isLevel, levelOf, sayLevel } from './level-of.ts';

/** The angles that a browser reports: around x by `beta`, then around the turned y by `gamma`. */
test.each([
  ['stands upright', 90, 0, 0, 0],
  ['leans back, its top away from the golfer at the screen', 80, 0, 0, 10],
  ['leans forward', 100, 0, 0, -10],
  ['lies on its back', 0, 0, 0, 90],
  ['lies on its right side', 0, 90, 0, 0],
  ['lies on its left side', 0, -90, 0, 0],
  ['lies on its right side and leans by 5°', 0, 85, 0, 5],
  ['lies on its right side, turned on by 4°', -4, 90, 4, 0],
  ['stands on its head', -90, 0, 0, 0],
] as const)('a phone that %s', (_, beta, gamma, rollDeg, tiltDeg) => {
  const level = levelOf(beta, gamma);
  expect(level.rollDeg).toBeCloseTo(rollDeg, 6);
  expect(level.tiltDeg).toBeCloseTo(tiltDeg, 6);
});

test.each([5, -5])('a phone that is turned by %i° on its lower edge has that roll', (rollDeg) => {
  // Near upright, beta and gamma both change: gravity is (sin roll, -cos roll, 0) in the phone, and gamma is ±90.
  const level = levelOf(90 - Math.abs(rollDeg), rollDeg > 0 ? 90 : -90);
  expect(level.rollDeg).toBeCloseTo(rollDeg, 6);
  expect(level.tiltDeg).toBeCloseTo(0, 6);
});

test('angles stay within their range for every orientation', () => {
  for (let beta = -180; beta <= 180; beta += 7) {
    for (let gamma = -90; gamma <= 90; gamma += 5) {
      const { rollDeg, tiltDeg } = levelOf(beta, gamma);
      expect(Math.abs(rollDeg)).toBeLessThanOrEqual(45 + 1e-9);
      expect(Math.abs(tiltDeg)).toBeLessThanOrEqual(90);
    }
  }
});

test.each([
  [{ rollDeg: 1, tiltDeg: -4 }, true, 'The phone is level.'],
  [{ rollDeg: 7.4, tiltDeg: 0 }, false, 'Turn the phone 7° to the left.'],
  [{ rollDeg: -3, tiltDeg: 20 }, false, 'Turn the phone 3° to the right.'],
  [{ rollDeg: 0, tiltDeg: 12 }, false, 'The camera looks 12° down. Stand the phone straight.'],
  [{ rollDeg: 0, tiltDeg: -8 }, false, 'The camera looks 8° up. Stand the phone straight.'],
])('%j is said with what to do', (level, isRight, sentence) => {
  expect(isLevel(level)).toBe(isRight);
  expect(sayLevel(level)).toBe(sentence);
});
