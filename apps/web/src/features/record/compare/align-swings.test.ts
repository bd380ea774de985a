import { expect, test } from 'vitest';
import { alignSwings } from './align-swings.ts';

test('two swings share their impact, and the part that both videos have', () => {
  expect(
    alignSwings([
      { seconds: 6, impactS: 3 },
      { seconds: 5, impactS: 2.5 },
    ]),
  ).toEqual({ isAtImpact: true, zerosS: [3, 2.5], fromS: -2.5, toS: 2.5 });
});

test('a swing without a known impact is shown in step from the start', () => {
  expect(
    alignSwings([
      { seconds: 6, impactS: null },
      { seconds: 5, impactS: 2.5 },
    ]),
  ).toEqual({ isAtImpact: false, zerosS: [0, 0], fromS: 0, toS: 5 });
});

test('one swing has its whole video', () => {
  expect(alignSwings([{ seconds: 6, impactS: 3.5 }])).toEqual({
    isAtImpact: true,
    zerosS: [3.5],
    fromS: -3.5,
    toS: 2.5,
  });
});

test('an impact at the end of the video leaves what lies before it', () => {
  expect(alignSwings([{ seconds: 3, impactS: 3.2 }])).toMatchObject({ fromS: -3.2, toS: 0 });
});
