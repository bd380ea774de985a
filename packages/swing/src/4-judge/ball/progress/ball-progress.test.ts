import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shotWith } from '../../../../test/shot-with.ts';
import { averageBall } from '../average-ball.ts';
import { ballProgress, type MonthOfShots } from './ball-progress.ts';

const nowMs = Date.parse('2026-11-24T12:00:00Z');
const pattern = [-8, -3, 0, 3, 8, 1];
const monthOf = (month: number, carryYd: number, { shots = pattern.length, days = 4 } = {}): MonthOfShots => ({
  month: `2026-${String(month).padStart(2, '0')}-01`,
  days,
  averages: averageBall(
    pattern.slice(0, shots).map((off) => shotWith({ carryYd: carryYd + off, clubPathDeg: off / 8 })),
  ),
});
const rowOf = (id: string, months: readonly MonthOfShots[]) => ballProgress(months, nowMs).find((row) => row.id === id);
const carry = (...months: readonly MonthOfShots[]) => rowOf('carryYd', months)?.progress;

it.each([
  ['four months with a step are real', [140, 141, 165, 164], { mark: 'real', missing: 2, since: { readings: 2 } }],
  ['two months are likely at most', [140, 165], { mark: 'likely', missing: 4 }],
  ['alike months are noise', [150, 151, 149, 150], { mark: 'noise' }],
] as const)('%s', (_, carries, progress) => {
  // The server lists the newest month first.
  const months = carries.map((carryYd, index) => monthOf(8 + index, carryYd)).toReversed();
  expect(carry(...months)).toMatchObject({ kind: 'judged', ...progress });
});

it.each([
  ['no month', [], 'none'],
  ['three shots', [monthOf(11, 150, { shots: 3 })], 'none'],
  ['one month', [monthOf(11, 150)], 'only-one'],
  ['one month in half a year', [monthOf(11, 150), monthOf(5, 130)], 'only-one'],
] as const)('is open with %s', (_, months, reason) => {
  expect(carry(...months)).toMatchObject({ kind: 'open', reason });
});

it('months of one day each need a larger change than months of four', () => {
  const marks = [1, 4].map((days) => {
    const months = [140, 141, 155, 156].map((carryYd, index) => monthOf(8 + index, carryYd, { days }));
    const progress = carry(...months);
    return progress?.kind === 'judged' && progress.mark;
  });
  expect(marks).toEqual(['likely', 'real']);
});

it('a number that the shots do not have is open, and an angle has sides', () => {
  const months = [monthOf(10, 150), monthOf(11, 150)];
  expect(rowOf('spinRpm', months)?.progress).toMatchObject({ kind: 'open', reason: 'none' });
  expect(rowOf('clubPathDeg', months)).toMatchObject({ unit: '°', directions: ['farther right', 'farther left'] });
  expect(rowOf('carryYd', months)).toMatchObject({ unit: ' yd', digits: 0 });
});

it('a change and its mirror image have the same mark and opposite signs', () => {
  const level = fc.integer({ min: -30, max: 30 });
  fc.assert(
    fc.property(fc.array(level, { minLength: 2, maxLength: 5 }), (offs) => {
      const at = (sign: number) => carry(...offs.map((off, index) => monthOf(7 + index, 150 + sign * off)));
      const [one, mirrored] = [at(1), at(-1)];
      if (one?.kind !== 'judged' || mirrored?.kind !== 'judged') throw new Error('not judged');
      expect(mirrored.mark).toBe(one.mark);
      expect(mirrored.change).toBeCloseTo(-one.change, 6);
    }),
  );
});
