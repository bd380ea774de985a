import { expect, it, test } from 'vitest';
import { isWorthCutting, proposeCut } from './propose-cut.ts';

test.each([
  ['two seconds before the swing and after its finish', 60, { startS: 31.5, finishS: 33 }, { startS: 29.5, endS: 35 }],
  ['no more than the video has', 4, { startS: 1, finishS: 3 }, { startS: 0, endS: 4 }],
])('the proposal keeps %s', (_, seconds, swing, kept) => {
  expect(proposeCut(seconds, swing)).toEqual(kept);
});

it('keeps a second even if the swing is said to be at the last picture', () => {
  const { startS, endS } = proposeCut(10, { startS: 13, finishS: 13 });
  expect(endS - startS).toBeCloseTo(1, 9);
});

test('a video of more than twelve seconds is worth cutting', () => {
  expect([12, 12.1].map(isWorthCutting)).toEqual([false, true]);
});
