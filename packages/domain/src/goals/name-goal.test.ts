import { expect, it } from 'vitest';
import { nameTarget } from './name-goal.ts';

it.each([
  [{ measurement: 'hipRotationDeg', target: 40 }, 'a hip turn of 40°'],
  [{ measurement: 'xFactorDeg', target: 45 }, 'an X-factor of 45°'],
  [{ measurement: 'tempoRatio', target: 3 }, 'a tempo of 3.0'],
] as const)('%o is "%s"', (goal, name) => {
  expect(nameTarget(goal)).toBe(name);
});
