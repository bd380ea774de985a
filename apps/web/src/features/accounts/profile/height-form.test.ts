import type { LengthUnit } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { convertTo, type HeightForm, heightFormOf, readHeightCm } from './height-form.ts';

const empty: HeightForm = { lengthUnit: 'in', heightFeet: '', heightInches: '', heightCm: '' };

test.each<[Partial<HeightForm>, number | null | undefined]>([
  [{}, null],
  [{ heightFeet: '5', heightInches: '11' }, 180.3],
  [{ heightFeet: '6' }, 182.9],
  [{ heightInches: '11' }, undefined],
  [{ heightFeet: '9' }, undefined],
  [{ lengthUnit: 'cm', heightFeet: '5' }, null],
  [{ lengthUnit: 'cm', heightCm: ' 181 ' }, 181],
  [{ lengthUnit: 'cm', heightCm: '1.81' }, undefined],
])('%j is read as %j', (typed, expected) => {
  expect(readHeightCm({ ...empty, ...typed })).toBe(expected);
});

test('a change of the unit converts what was typed, and leaves what is no height', () => {
  const typed = { ...empty, heightFeet: '5', heightInches: '11' };
  expect(convertTo('cm', typed)).toMatchObject({ lengthUnit: 'cm', heightCm: '180' });
  expect(convertTo('in', { ...typed, lengthUnit: 'cm', heightCm: '170' })).toMatchObject({
    lengthUnit: 'in',
    heightFeet: '5',
    heightInches: '7',
  });
  expect(convertTo('cm', { ...empty, heightFeet: 'x' })).toEqual({ ...empty, heightFeet: 'x', lengthUnit: 'cm' });
});

test.each<LengthUnit>(['in', 'cm'])(
  'a change of the unit and back, from %s, leaves every height as it was',
  (lengthUnit) => {
    const other = lengthUnit === 'cm' ? 'in' : 'cm';
    for (let heightCm = 120; heightCm <= 220; heightCm++) {
      const form = heightFormOf({ heightCm, lengthUnit });
      const changed = convertTo(other, form);
      expect(changed).toEqual({ ...form, lengthUnit: other });
      expect(convertTo(lengthUnit, changed)).toEqual(form);
    }
  },
);

test('a golfer without a height starts with empty fields', () => {
  expect(heightFormOf({ heightCm: null, lengthUnit: 'in' })).toEqual(empty);
});
