import { expect, it } from 'vitest';
import { formatChange, formatLevel, sayRange } from './format-change.ts';

const turn = { digits: 0, unit: '°' };
const tempo = { digits: 1, unit: '' };
const hipsToBall = { digits: 0, unit: ' %', directions: ['closer', 'farther'] } as const;

it.each([
  [9.4, turn, '+9°'],
  [-9.4, turn, '−9°'],
  [-0.4, turn, '0°'],
  [0.4, turn, '0°'],
  [-0.04, tempo, '0.0'],
  [-0.06, tempo, '−0.1'],
] as const)('the change %s is written with its sign, and nothing without one', (change, unit, text) => {
  expect(formatChange(change, unit)).toBe(text);
});

it('a level has no negative zero, and a turn has steps of 5°', () => {
  const level = { fromMs: 0, upToMs: 1, readings: 2, range: { low: -0.4, high: 7.2 } };
  expect(formatLevel(level, turn, false)).toBe('0 to 7°');
  expect(formatLevel(level, turn, true)).toBe('0–5°');
});

it.each([
  [3, 15, turn, '3° to 15° more'],
  [-15, -3, turn, '3° to 15° less'],
  [-2, 8, turn, '2° less to 8° more'],
  [-0.3, 8, turn, '0° to 8° more'],
  [-8, 0.3, turn, '0° to 8° less'],
  [-1, 2, hipsToBall, '1 % farther to 2 % closer'],
  [-4, -2, hipsToBall, '2 % to 4 % farther'],
] as const)('from %s to %s is said in words', (low, high, unit, text) => {
  expect(sayRange(low, high, unit)).toBe(text);
});
