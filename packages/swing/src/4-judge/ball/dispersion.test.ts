import type { Landing } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNormal } from '../../../test/seeded-normal.ts';
import { type Dispersion, findDispersion } from './dispersion.ts';

const holds = ({ center, longYd, shortYd, tiltDeg }: Dispersion, { carryYd, sideYd }: Landing): boolean => {
  const tilt = (tiltDeg * Math.PI) / 180;
  const [x, y] = [sideYd - center.sideYd, carryYd - center.carryYd];
  const along = x * Math.sin(tilt) + y * Math.cos(tilt);
  const across = x * Math.cos(tilt) - y * Math.sin(tilt);
  return (along / longYd) ** 2 + (across / shortYd) ** 2 <= 1;
};

describe('dispersion', () => {
  it.each([
    [6, 0.02],
    [30, 0.02],
  ])('of %i shots holds eight of ten further ones', (n, tolerance) => {
    const random = seededNormal(3);
    // Long shots of a right-hander go left: side and carry depend on each other.
    const shot = (): Landing => {
      const [a, b] = [random(), random()];
      return { carryYd: 150 + 9 * a, sideYd: 4 - 6 * a + 8 * b };
    };
    let [inside, rounds] = [0, 0];
    for (; rounds < 4_000; rounds++) {
      const found = findDispersion(Array.from({ length: n }, shot));
      if (found && holds(found, shot())) inside++;
    }
    expect(Math.abs(inside / rounds - 0.8)).toBeLessThan(tolerance);
  });

  it('points its longer axis the way the shots spread', () => {
    const along = (side: number, carry: number) =>
      findDispersion([-3, -2, -1, 0, 1, 2, 3].map((i) => ({ carryYd: 150 + i * carry, sideYd: i * side })));
    expect(along(0, 5)?.tiltDeg).toBeCloseTo(0, 1);
    expect(Math.abs(along(5, 0)?.tiltDeg ?? 0)).toBeCloseTo(90, 1);
    expect(along(5, 5)?.tiltDeg).toBeCloseTo(45, 1);
    expect(along(-5, 5)?.tiltDeg).toBeCloseTo(-45, 1);
  });

  it('needs five shots, and leaves a far one out but names it', () => {
    const usual = [-4, -2, 0, 2, 4, 1].map((i) => ({ carryYd: 150 + i, sideYd: i }));
    expect(findDispersion(usual.slice(0, 4))).toBeNull();
    const far = { carryYd: 20, sideYd: 3 };
    expect(findDispersion([...usual, far])).toEqual({ ...findDispersion(usual), far: [far] });
  });

  it('is finite for any shots, mirrors with the side, and is as wide as its axes', () => {
    // Whole yards: their quartiles are exact, so that a shot on the fence lies on it in the mirror too.
    const landing = fc.record({
      carryYd: fc.integer({ min: 0, max: 400 }),
      sideYd: fc.integer({ min: -200, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(landing, { minLength: 5, maxLength: 40 }), (landings) => {
        const found = findDispersion(landings);
        const mirrored = findDispersion(landings.map(({ carryYd, sideYd }) => ({ carryYd, sideYd: -sideYd })));
        if (!found || !mirrored) return;
        for (const value of Object.values({ ...found, ...found.center, center: 0, far: 0 })) {
          expect(Number.isFinite(value)).toBe(true);
        }
        expect(found.longYd).toBeGreaterThanOrEqual(found.shortYd);
        expect(found.halfWidthYd).toBeLessThanOrEqual(found.longYd + 1e-6);
        expect(mirrored.center.sideYd).toBeCloseTo(-found.center.sideYd, 6);
        expect(mirrored.longYd).toBeCloseTo(found.longYd, 4);
      }),
    );
  });
});
