import { expect, it } from 'vitest';
import { isTarget } from './is-target.ts';

it.each([
  ['hipRotationDeg', 40, true],
  ['hipRotationDeg', 20, true],
  ['hipRotationDeg', 70, true],
  ['hipRotationDeg', 15, false],
  ['hipRotationDeg', 42, false],
  ['hipRotationDeg', 75, false],
  ['tempoRatio', 2, true],
  ['tempoRatio', 3.3, true],
  ['tempoRatio', 3.35, false],
  ['tempoRatio', 4.5, true],
  ['tempoRatio', 150, false],
] as const)('%s of %d can be chosen: %s', (measurement, target, isOffered) => {
  expect(isTarget(measurement, target)).toBe(isOffered);
});

it.each([
  [1.46, '7-iron', true],
  [1.47, '7-iron', false],
  [1.5, 'driver', true],
  [1.51, 'driver', false],
] as const)('a smash factor of %d with the %s can be chosen: %s', (target, club, isOffered) => {
  expect(isTarget('smashFactor', target, club)).toBe(isOffered);
});
