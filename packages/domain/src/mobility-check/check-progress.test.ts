import type { MobilityCheck } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { checkProgress } from './check-progress.ts';

const turn = (turnDeg: number) => ({ turnDeg, plusMinusDeg: 3, repetitions: 3 });
const check = (day: number, hipsDeg: number | null, part: Partial<MobilityCheck> = {}): MobilityCheck => ({
  id: '5cf1cf1c-6b3d-4d3a-9a55-0f3a52d0a001',
  method: 'phone',
  version: 1,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  parts: {
    chest: null,
    separation: null,
    hips: { right: turn(hipsDeg ?? 40), left: hipsDeg === null ? null : turn(hipsDeg), asymmetryDeg: null },
  },
  ...part,
});
const nowMs = Date.parse('2026-11-30T12:00:00.000Z');
const hips = (checks: readonly MobilityCheck[]) =>
  checkProgress(checks, nowMs).find(({ id }) => id === 'hips')?.progress;

it('the mean of both sides is compared, newest check last', () => {
  expect(hips([check(20, 60), check(1, 40)])).toMatchObject({
    kind: 'judged',
    mark: 'likely',
    before: { readings: 1 },
  });
  expect(hips([check(20, 41), check(1, 40)])).toMatchObject({ kind: 'judged', mark: 'noise' });
  const many = [40, 41, 40, 41, 60, 61, 60, 61].map((deg, index) => check(index + 1, deg));
  expect(hips(many), 'no one knows how far two days lie apart').toMatchObject({ kind: 'judged', mark: 'likely' });
});

it.each([
  ['no check', [], 'none'],
  ['one side only', [check(1, null)], 'none'],
  ['one check', [check(1, 40)], 'only-one'],
  ['one check in half a year', [check(2, 40), check(1, 60, { createdAt: '2026-05-31T11:59:59.000Z' })], 'only-one'],
  ['a filmed check before', [check(1, 40, { method: 'film' }), check(2, 40)], 'other-filming'],
  ['rules of another version', [check(1, 40, { version: 2 }), check(2, 40)], 'other-version'],
] as const)('is open with %s', (_, checks, reason) => {
  expect(hips(checks)).toMatchObject({ kind: 'open', reason });
});
