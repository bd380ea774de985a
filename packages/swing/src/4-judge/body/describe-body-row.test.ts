import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { type BodyNumberName, bodyNumberNames } from '../../3-measure/measurements.table.ts';
import { describeBodyNumber, describeBodyRow } from './describe-body-row.ts';

const tall = { heightCm: 180, unit: 'in' } as const;

describe('a row', () => {
  it.each<[BodyNumberName, Measured, string, string, string]>([
    ['pelvisSwayBh', measured(3, 2), '2 in away from target', 'Tour within 3 in', 'near'],
    ['pelvisSwayBh', measured(-1, 2), '0.5 in toward target', 'Tour within 3 in', 'within'],
    ['pelvisSwayBh', measured(8, 2), '5.5 in away from target', 'Tour within 3 in', 'fault'],
    // Toward the target going back: outside what tour players do, and no rule calls it a fault.
    ['pelvisSwayBh', measured(-9, 2), '6.5 in toward target', 'Tour within 3 in', 'unusual'],
    ['pelvisSlideBh', measured(7, 3), '5 in toward target', 'Tour 1.5–8.5 in toward target', 'within'],
    ['headLiftAtTopBh', measured(-7, 2), '5 in lower', 'Tour up to 3 in lower', 'fault'],
    ['headLiftAtImpactBh', measured(0.1, 2), '0 in', 'Tour up to 0.5 in higher', 'near'],
    ['headMovementBh', measured(5, 2), '3.5 in', 'Tour up to 6.5 in', 'within'],
    ['spineAngleChangeDeg', measured(-4, 3), '4° more upright', 'Usual within 8°', 'within'],
    ['sideBendAtTopDeg', measured(9, 6), '9° away from target', 'Usual 0–22° away from target', 'within'],
    ['stanceWidthHw', measured(2.14, 0.3), '2.1 hip widths', 'Tour 1.5–3', 'within'],
    ['trailKneeFlexDeg', measured(9, 5), '9°', 'Usual 15–45°', 'fault'],
    ['leadArmBendAtImpactDeg', measured(35, 0, { bound: 'at-most' }), '35° or less', 'Usual up to 30°', 'near'],
  ])('of %s %j: %s, %s, %s', (name, measurement, value, range, mark) => {
    const row = describeBodyRow(name, measurement, tall);
    expect(`${row?.value} ${row?.direction}`.trim()).toBe(value);
    expect([row?.range, row?.mark]).toEqual([range, mark]);
  });

  it('is in centimeters, or in % of the height while that is not known', () => {
    const read = (stature: Parameters<typeof describeBodyRow>[2]) => {
      const row = describeBodyRow('pelvisSlideBh', measured(7, 3), stature);
      return [`${row?.value} ${row?.direction}`, row?.plusMinus, row?.range];
    };
    expect(read({ heightCm: 180, unit: 'cm' })).toEqual([
      '13 cm toward target',
      '± 6 cm',
      'Tour 4–22 cm toward target',
    ]);
    expect(read(null)).toEqual(['7 % toward target', '± 3 %', 'Tour 2–12 % toward target']);
  });

  it('never says that the error of a length is less than it is', () => {
    const stature = { heightCm: 158, unit: 'in' } as const;
    // 2 % of 158 cm are 1.24 in.
    expect(describeBodyRow('pelvisSlideBh', measured(7, 2), stature)?.plusMinus).toBe('± 1.5 in');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 120, max: 220 }),
        fc.constantFrom('in', 'cm'),
        (error, heightCm, unit) => {
          const shown = Number.parseFloat(
            (describeBodyRow('headMovementBh', measured(5, error), { heightCm, unit })?.plusMinus ?? '').slice(2),
          );
          const exact = (error / 100) * (unit === 'cm' ? heightCm : heightCm / 2.54);
          expect(shown).toBeGreaterThanOrEqual(exact - 1e-6);
          expect(shown).toBeLessThan(exact + 1);
        },
      ),
    );
  });

  it('has its positions on the bar, and no best value for a bound', () => {
    const row = describeBodyRow('headMovementBh', measured(5, 2), null);
    expect(row?.bar).toEqual({ band: [0, 0.45], error: [0.15, 0.35], value: 0.25 });
    const bound = describeBodyRow('leadArmBendAtImpactDeg', measured(35, 0, { bound: 'at-least' }), null);
    expect(bound?.bar).toMatchObject({ error: [0.5, 1], value: null });
  });
});

it('shows the video at the moment of the number', () => {
  expect(describeBodyNumber('handPathShiftBh', measured(1, 4, { at: 'midDownswing' }), null).event).toBe(
    'midDownswing',
  );
  expect(describeBodyNumber('headMovementBh', measured(4, 2, { at: 'swing' }), null).event).toBe('impact');
});

it('never leaves the bar', () => {
  const value = fc.double({ min: -200, max: 200, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...bodyNumberNames),
      value,
      fc.double({ min: 0, max: 30, noNaN: true }),
      (name, at, error) => {
        const row = describeBodyRow(name, measured(at, error), tall);
        for (const share of row ? [...row.bar.band, ...row.bar.error, row.bar.value ?? 0] : []) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
