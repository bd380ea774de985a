import { expect, it } from 'vitest';
import { shareExpiry } from './share-rules.ts';

it.each([
  ['2026-11-22T10:00:00.000Z', '2027-02-20T10:00:00.000Z'],
  // A change of the clock moves nothing: 90 days are 2,160 hours.
  ['2027-02-01T03:30:00.000Z', '2027-05-02T03:30:00.000Z'],
  ['2027-12-15T00:00:00.000Z', '2028-03-14T00:00:00.000Z'],
])('a link of %s expires 90 days later', (createdAt, expiresAt) => {
  expect(shareExpiry(new Date(createdAt)).toISOString()).toBe(expiresAt);
});
