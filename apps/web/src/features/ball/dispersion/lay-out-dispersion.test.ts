import type { Landing } from '@trueswing/contracts';
import { findDispersion } from '@trueswing/swing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutDispersion, pictureSize } from './lay-out-dispersion.ts';

const landing = fc.record({
  carryYd: fc.double({ min: 60, max: 260, noNaN: true }),
  sideYd: fc.double({ min: -60, max: 60, noNaN: true }),
});

test('all kept shots and the ellipse lie within the picture, in true shape', () => {
  fc.assert(
    fc.property(fc.array(landing, { minLength: 5, maxLength: 40 }), (landings) => {
      const found = findDispersion(landings);
      if (!found) return;
      const kept: Landing[] = landings.filter((each) => !found.far.includes(each));
      const { x, y, scale, carryTicks, sideTicks } = layOutDispersion(kept, found);
      for (const { carryYd, sideYd } of kept) {
        expect(x(sideYd)).toBeGreaterThanOrEqual(pictureSize.left);
        expect(x(sideYd)).toBeLessThanOrEqual(pictureSize.right);
        expect(y(carryYd)).toBeGreaterThanOrEqual(pictureSize.top);
        expect(y(carryYd)).toBeLessThanOrEqual(pictureSize.bottom);
      }
      expect(x(10) - x(0)).toBeCloseTo(10 * scale, 6);
      expect(y(0) - y(10)).toBeCloseTo(10 * scale, 6);
      expect(x(0)).toBeCloseTo((pictureSize.left + pictureSize.right) / 2, 6);
      for (const ticks of [carryTicks, sideTicks]) {
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }
      expect(sideTicks).toContain(0);
    }),
  );
});
