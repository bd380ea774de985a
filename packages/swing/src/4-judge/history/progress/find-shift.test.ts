import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShift, type Reading, smallestShift, splitEvenly } from './find-shift.ts';

const readings = (values: readonly number[], standardDeviation = 1): Reading[] =>
  values.map((value, index) => ({ atMs: index, value, standardDeviation }));

describe('the change in a row of readings', () => {
  it('is found where the level steps, drawn toward none', () => {
    const shift = findShift(readings([10, 10.4, 9.7, 10.1, 15.2, 14.8, 15.1, 14.9]));
    expect(shift).toMatchObject({ from: 4 });
    expect(shift?.chance).toBeGreaterThan(0.99);
    expect(shift?.change).toBeGreaterThan(4);
    expect(shift?.change).toBeLessThan(5);
  });

  it('is not believed where the readings differ by their errors only', () => {
    expect(findShift(readings([10, 10.4, 9.7, 10.1, 10.2, 9.8]))?.chance).toBeLessThan(0.5);
    expect(findShift(readings([10, 10]))?.chance).toBeLessThan(0.5);
  });

  it('is not made by one wild reading among six', () => {
    expect(findShift(readings([10, 10, 10, 10, 10, 14]))?.chance).toBeLessThan(0.85);
  });

  it('is less sure where the readings scatter more than their errors say', () => {
    const calm = findShift(readings([10, 10, 10, 10, 13, 13, 13, 13]));
    const wild = findShift(readings([6, 14, 7, 13, 9, 17, 10, 16]));
    expect(wild?.chance).toBeLessThan(calm?.chance ?? 0);
    expect(wild?.standardError).toBeGreaterThan(calm?.standardError ?? 99);
  });

  it('is the same with another zero where one wild reading makes two moments alike', () => {
    const one = [0, 0, 0, 0, 0, 0, 0, -3.0820412888488136e-9, -3.0799811348327446, 0, 0, 0, 0];
    const moved = findShift(
      readings(
        one.map((value) => value - 25),
        5,
      ),
    );
    expect(moved?.chance).toBeCloseTo(findShift(readings(one, 5))?.chance ?? 0, 6);
  });

  it('needs two readings', () => {
    expect([findShift([]), findShift(readings([1])), splitEvenly(readings([1]))]).toEqual([null, null, null]);
    expect(smallestShift(readings([1]), 0.9)).toBeNull();
  });
});

const values = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 2, maxLength: 30 });

it('is a finite number with a chance, the same with another zero and mirrored with the other sign', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -40, max: 40 }), (all, shiftBy) => {
      const shift = findShift(readings(all, 5));
      const moved = findShift(
        readings(
          all.map((value) => value + shiftBy),
          5,
        ),
      );
      const mirrored = findShift(
        readings(
          all.map((value) => -value),
          5,
        ),
      );
      if (!shift || !moved || !mirrored) throw new Error('two readings have a change');
      expect(shift.chance).toBeGreaterThanOrEqual(0);
      expect(shift.chance).toBeLessThanOrEqual(1);
      expect(Number.isFinite(shift.change) && shift.standardError > 0).toBe(true);
      expect(moved.chance).toBeCloseTo(shift.chance, 6);
      expect(mirrored.chance).toBeCloseTo(shift.chance, 6);
      expect(Math.abs(mirrored.change)).toBeCloseTo(Math.abs(shift.change), 6);
    }),
  );
});

/** Two halves, of which the second lies so much higher that this change or a little more is shown. */
function steppedTo(change: number, half: number): Reading[] {
  const stepped = (seen: number) => readings(Array.from({ length: 2 * half }, (_, index) => (index < half ? 0 : seen)));
  let seen = change;
  while ((findShift(stepped(seen))?.change ?? 0) < change) seen += 0.01;
  return stepped(1.01 * seen);
}

it('a step of the smallest change that can be seen is seen, and half of it is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 15 }), fc.double({ min: 0.66, max: 0.9, noNaN: true }), (half, chance) => {
      const flat = readings(Array.from({ length: 2 * half }, () => 0));
      const smallest = smallestShift(flat, chance);
      if (smallest === null) {
        expect(half, 'of four readings a step adds as much to the scatter as to the chance').toBe(2);
        return;
      }
      expect(findShift(steppedTo(smallest, half))?.chance).toBeGreaterThan(chance);
      expect(findShift(readings(flat.map((_, index) => (index < half ? 0 : smallest / 2))))?.chance).toBeLessThan(
        chance,
      );
    }),
    { numRuns: 40 },
  );
});

it('a chance that no step can have has no smallest change', () => {
  expect(smallestShift(readings([0, 0, 0, 0]), 0.999)).toBeNull();
});

it('the smallest change of readings with unequal errors is one that stands out, or none', () => {
  const deviations = fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(deviations, fc.double({ min: 0.66, max: 0.9, noNaN: true }), (all, chance) => {
      const flat = all.map((standardDeviation, index) => ({ atMs: index, value: 0, standardDeviation }));
      const even = splitEvenly(flat);
      const smallest = smallestShift(flat, chance);
      if (!even) throw new Error('two readings have a middle');
      if (smallest === null) return;
      expect(smallest).toBeGreaterThan(even.standardError);
      expect(smallest).toBeLessThan(30 * even.standardError);
    }),
    { numRuns: 300 },
  );
  const few = [7.5, 4.3, 4.3, 7.5].map((standardDeviation, atMs) => ({ atMs, value: 0, standardDeviation }));
  expect(smallestShift(few, 0.85), 'a step between the well known ones only adds to the scatter').toBeNull();
  expect(smallestShift(few, 0.7)).toBeGreaterThan(0);
});
