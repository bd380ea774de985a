import { expect, test } from 'vitest';
import { annualSaving, priceOf } from './plan-labels.ts';

test('formats prices as specified', () => {
  expect([priceOf('monthly'), priceOf('annual'), annualSaving]).toEqual(['$9.99/month', '$99.99/year', 'Save 17%']);
});
