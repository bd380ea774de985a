import { openProgress, type ProgressRow } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { sayTime } from '../../shared/say-time.ts';
import { daysOf, formatChange, formatLevel, sayRange } from './format-change.ts';

const row = (part: Partial<ProgressRow>): ProgressRow => ({
  id: 'chest',
  label: 'Chest turn',
  source: 'check',
  digits: 0,
  unit: '°',
  progress: openProgress('none', undefined, 'attempts'),
  ...part,
});
const turn = row({});
const tempo = row({ digits: 1, unit: '' });
const spine = row({ id: 'spineAngleChangeDeg', source: 'swing', directions: ['more bent', 'more upright'] });
const hipsToBall = row({ id: 'earlyExtensionBh', source: 'swing', unit: ' %', directions: ['closer', 'farther'] });
const inInches = row({ ...hipsToBall, digits: 'halves', unit: ' in' });
const sway = row({
  id: 'pelvisSwayBh',
  source: 'swing',
  unit: ' in',
  directions: ['farther away from target', 'farther toward target'],
});
const carry = row({ id: 'carryYd', source: 'shots', unit: ' yd' });
const spin = row({ id: 'spinRpm', source: 'shots', unit: ' rpm' });
const path = row({
  id: 'clubPathDeg',
  source: 'shots',
  digits: 1,
  directions: ['farther right', 'farther left'],
});

it.each([
  [9.4, turn, '+9°'],
  [-9.4, turn, '−9°'],
  [-0.4, turn, '0°'],
  [0.4, turn, '0°'],
  [-0.04, tempo, '0.0'],
  [-0.06, tempo, '−0.1'],
  [2.13, inInches, '2 in closer than before'],
  [-2.3, inInches, '2.5 in farther than before'],
  [-8.2, spine, '8° more upright than before'],
  [2, hipsToBall, '2 % closer than before'],
  [1, sway, '1 in farther away from target'],
  [-0.2, inInches, '0 in'],
  [4.2, carry, '+4 yd'],
  [-1_240, spin, '−1,240 rpm'],
  [-0.8, path, '0.8° farther left'],
  [0.04, path, '0.0°'],
] as const)(
  'the change %s is written with its sign or its direction, and nothing without one',
  (change, unit, text) => {
    expect(formatChange(change, unit)).toBe(text);
  },
);

it('a level has no negative zero, and a turn has steps of 5°', () => {
  const level = { fromMs: 0, upToMs: 1, readings: 2, range: { low: -0.4, high: 7.2 } };
  expect(formatLevel(level, turn)).toBe('0 to 7°');
  expect(formatLevel(level, row({ id: 'hipRotationDeg', source: 'swing' }))).toBe('0–5°');
});

it.each([
  [spine, -13, -3, '3–13° more upright'],
  [spine, -4, 0.3, '0–4° more upright'],
  [{ ...inInches, digits: 0 }, 0, 2, '0–2 in closer'],
  [hipsToBall, -1, 5, '1 % farther to 5 % closer'],
  [sway, -1, 2, '1 in toward target to 2 in away from target'],
] as const)('the level of %j is said as a place, without a sign', (unit, low, high, text) => {
  const level = { fromMs: 0, upToMs: 1, readings: 2, range: { low, high } };
  expect(formatLevel(level, unit)).toBe(text);
});

it.each([
  [3, 15, turn, '3° to 15° more'],
  [-15, -3, turn, '3° to 15° less'],
  [-2, 8, turn, '2° less to 8° more'],
  [-0.3, 8, turn, '0° to 8° more'],
  [-8, 0.3, turn, '0° to 8° less'],
  [-1, 2, hipsToBall, '1 % farther to 2 % closer'],
  [-0.8, 2.9, inInches, '1 in farther to 3 in closer'],
  [-4, -2, hipsToBall, '2 % to 4 % farther'],
  [900, 1_600, spin, '900 rpm to 1,600 rpm more'],
  [-1.4, -0.2, path, '0.2° to 1.4° farther left'],
] as const)('from %s to %s is said in words', (low, high, unit, text) => {
  expect(sayRange(low, high, unit)).toBe(text);
});

it('shots have months, whose averages look as on their own screen', () => {
  const level = { fromMs: 0, upToMs: Date.UTC(2026, 1, 1, 12), readings: 1, range: { low: 0.4, high: 2.1 } };
  expect(formatLevel(level, path)).toBe('0.4–2.1° right');
  expect(sayTime(level.upToMs, 'shots')).toBe('February 2026');
  expect(sayTime(new Date(2026, 1, 1, 12).getTime(), 'swing')).toBe('Feb 1, 2026');
});

const from = (fromMs: number, upToMs = fromMs) => ({ fromMs, upToMs, readings: 1, range: { low: 0, high: 1 } });

it('shots stand for whole months in any time zone', () => {
  const [november, february] = [Date.UTC(2025, 10, 1, 12), Date.UTC(2026, 1, 1, 12)];
  expect(daysOf(from(november), from(february), path)).toEqual(['2025-11-01', '2026-02-28']);
});

it('swings and checks stand for their days on the clock of the golfer, early and late', () => {
  const [early, late] = [new Date(2026, 10, 1, 0, 30).getTime(), new Date(2026, 10, 8, 23, 30).getTime()];
  expect(daysOf(from(early), from(late), turn)).toEqual(['2026-11-01', '2026-11-08']);
});
