import { expect, test } from 'vitest';
import type { Level, Progress } from './judge-progress.ts';
import { rowInLengths } from './row-in-lengths.ts';
import { type ProgressRow, sayProgress } from './say-progress.ts';

const day = (dayOfMonth: number) => Date.UTC(2026, 10, dayOfMonth);
const level = (dayOfMonth: number, low: number, high: number): Level => ({
  fromMs: day(dayOfMonth),
  upToMs: day(dayOfMonth),
  readings: 1,
  range: { low, high },
});
const progress: Progress = {
  kind: 'judged',
  mark: 'likely',
  before: level(1, 4, 8),
  since: level(20, 1, 5),
  change: -3,
  changeRange: { low: -5, high: -1 },
  smallestChange: 2,
  missing: null,
};
const row: ProgressRow = {
  id: 'earlyExtensionBh',
  label: 'Early Extension',
  source: 'swing',
  digits: 0,
  unit: ' %',
  progress,
};
const inches = { heightCm: 180, unit: 'in' } as const;

test('a share of the height becomes a length, in the sentence too', () => {
  const shown = rowInLengths(row, inches);
  expect(shown.unit).toBe(' in');
  // 1.42 inches.
  expect(shown.progress).toMatchObject({ smallestChange: 1.5 });
  expect(sayProgress([shown], () => 'Nov 1', 'driver')).toBe(
    'Early Extension with the driver is 2 in lower than on Nov 1: likely a change.',
  );
  const metric = rowInLengths(row, { heightCm: 180, unit: 'cm' });
  expect(metric.progress).toMatchObject({
    change: -5.4,
    before: { range: { low: 7.2, high: 14.4 } },
    // Rounded up as it is written: less would not show.
    smallestChange: 4,
  });
});

test.each([
  ['an angle', { ...row, unit: '°' }, inches],
  ['the share of a height that is not known', row, null],
])('%s stays as it is', (_, given, stature) => {
  expect(rowInLengths(given, stature)).toBe(given);
});

test('a row that is still open shows its last reading as a length, and nothing where there is none', () => {
  const open = (now: Level | null): ProgressRow => ({
    ...row,
    progress: { kind: 'open', reason: 'only-one', now, smallestChange: 2 },
  });
  expect(rowInLengths(open(level(1, 5, 10)), inches).progress).toMatchObject({
    now: { range: { low: expect.closeTo(3.54, 2), high: expect.closeTo(7.09, 2) } },
    smallestChange: 1.5,
  });
  expect(rowInLengths(open(null), inches).progress).toMatchObject({ now: null });
});
