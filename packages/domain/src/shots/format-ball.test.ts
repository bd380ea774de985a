import { expect, test } from 'vitest';
import { formatBall, formatChange, formatDifference, formatRange, unitBeside } from './format-ball.ts';

test.each([
  [150.6, 'carryYd', '151 yd'],
  [6_214, 'spinRpm', '6,214 rpm'],
  [1.318, 'smashFactor', '1.32'],
  [2.14, 'faceAngleDeg', '2.1° right'],
  [-2.14, 'clubPathDeg', '2.1° left'],
  [-0.04, 'clubPathDeg', '0.0°'],
  [12.34, 'launchAngleDeg', '12.3°'],
] as const)('%d as %s is %s', (value, name, text) => {
  expect(formatBall(value, name)).toBe(text);
});

test.each([
  [146.2, 154.8, 'carryYd', '146–155 yd'],
  [1.308, 1.312, 'smashFactor', '1.31'],
  [0.4, 2.1, 'faceAngleDeg', '0.4–2.1° right'],
  [-2.1, -0.4, 'faceAngleDeg', '0.4–2.1° left'],
  [-0.4, 2.1, 'faceAngleDeg', '0.4° left to 2.1° right'],
  [0, 2.1, 'faceAngleDeg', '0.0–2.1° right'],
] as const)('from %d to %d %s is %s', (low, high, name, text) => {
  expect(formatRange(low, high, name)).toBe(text);
});

test.each([
  [3.6, 'carryYd', '+4 yd'],
  [-3.6, 'carryYd', '−4 yd'],
  [0.2, 'carryYd', 'No change'],
  [-0.8, 'faceToPathDeg', '0.8° farther left'],
] as const)('a difference of %d %s is %s', (difference, name, text) => {
  expect(formatDifference(difference, name)).toBe(text);
});

test.each([
  [-0.8, 'faceToPathDeg', '0.8° to the left'],
  [0.03, 'clubPathDeg', '0.0°'],
  [0.026, 'smashFactor', '0.03 higher'],
  [-1_312, 'spinRpm', '1,312 rpm lower'],
] as const)('a change of %d %s has no sign: %s', (change, name, text) => {
  expect(formatChange(change, name)).toBe(text);
});

test('an angle has its side beside the degree sign', () => {
  expect(unitBeside(1, 'clubPathDeg')).toBe('° right');
  expect(unitBeside(1, 'smashFactor')).toBe('');
});
