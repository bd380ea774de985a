import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farOutWidths, fencesOf, leastWidthOf, leaveOutFar } from './far-out.ts';

describe('shots that lie far out', () => {
  it.each([
    ['a usual miss stays', [150, 152, 148, 155, 145, 128], 0],
    ['a topped shot is left out', [150, 152, 148, 155, 145, 40], 1],
    ['another ball on the radar is left out', [150, 152, 148, 155, 145, 271, 268], 0],
    ['a club that was noted wrongly once is left out', [150, 152, 148, 155, 145, 151, 149, 271], 1],
    ['equal shots do not leave out the next', [150, 150, 150, 150, 150, 160], 0],
    ['four shots have no middle half', [150, 152, 148, 40], 0],
  ])('%s', (_, carries, leftOut) => {
    expect(leaveOutFar(carries, 'carryYd').leftOut).toBe(leftOut);
  });

  it('interpolates the quartiles', () => {
    expect(fencesOf([1, 2, 3, 4, 5, 6], 0)).toEqual({
      low: 2.25 - farOutWidths * 2.5,
      high: 4.75 + farOutWidths * 2.5,
    });
  });

  it('keep at least the middle half, and one shot more or less far out moves no mean', () => {
    const carry = fc.double({ min: 120, max: 180, noNaN: true });
    fc.assert(
      fc.property(fc.array(carry, { minLength: 12, maxLength: 60 }), fc.integer({ min: 500, max: 900 }), (all, far) => {
        const { kept, leftOut } = leaveOutFar(all, 'carryYd');
        expect(kept.length + leftOut).toBe(all.length);
        expect(kept.length).toBeGreaterThanOrEqual(all.length / 2);
        expect(leaveOutFar([...all, far], 'carryYd').kept).not.toContain(far);
      }),
    );
  });

  it('has a least width for each number that is above its rounding', () => {
    expect(leastWidthOf('smashFactor')).toBeGreaterThan(0.01);
    expect(leastWidthOf('spinRpm')).toBeGreaterThan(1);
  });
});
