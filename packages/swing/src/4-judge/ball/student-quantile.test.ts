import { expect, it } from 'vitest';
import { nineOfTenBelow, nineOfTenBetween, ninetyNineOfHundredBetween, studentQuantile } from './student-quantile.ts';

// Tables of Student's t.
it.each([
  [ninetyNineOfHundredBetween, 3, 5.841],
  [ninetyNineOfHundredBetween, 9, 3.25],
  [ninetyNineOfHundredBetween, 29, 2.756],
  [nineOfTenBetween, 3, 2.353],
  [nineOfTenBetween, 4, 2.132],
  [nineOfTenBetween, 9, 1.833],
  [nineOfTenBetween, 29, 1.699],
  [nineOfTenBetween, 1e6, 1.645],
  [nineOfTenBelow, 3, 1.638],
  [nineOfTenBelow, 29, 1.311],
])('the quantile of %d with %i degrees of freedom is %d', (normal, degrees, expected) => {
  expect(Math.abs(studentQuantile(normal, degrees) / expected - 1)).toBeLessThan(0.01);
});
