import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodEnd } from './billing-period.ts';

const at = (text: string) => Date.parse(text) / 1000;
const month = { recurring: { interval: 'month' } } as Parameters<typeof periodEnd>[2];
const year = { recurring: { interval: 'year' } } as Parameters<typeof periodEnd>[2];

it.each([
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00Z', month, '2026-02-28T12:00:00Z'],
  ['2026-01-31T12:00:00Z', '2026-02-28T12:00:00Z', month, '2026-03-31T12:00:00Z'],
  ['2026-12-15T00:00:00Z', '2026-12-15T00:00:00Z', month, '2027-01-15T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z', year, '2029-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2031-02-28T00:00:00Z', year, '2032-02-29T00:00:00Z'],
  ['2026-12-01T00:00:00Z', '2026-11-21T00:00:00Z', month, '2026-12-01T00:00:00Z'],
])('anchored at %s, the period from %s ends as with Stripe', (anchor, start, price, end) => {
  expect(new Date(periodEnd(at(anchor), at(start), price) * 1000).toISOString()).toBe(new Date(end).toISOString());
});

it('leaves no gap with any anchor: each month has 28 to 31 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') }), fc.nat(30), (anchor, periods) => {
      let start = anchor;
      for (let period = 0; period <= periods; period += 1) {
        const end = periodEnd(anchor, start, month);
        expect((end - start) / 86_400).toBeGreaterThanOrEqual(28);
        expect((end - start) / 86_400).toBeLessThanOrEqual(31);
        start = end;
      }
    }),
  );
});
