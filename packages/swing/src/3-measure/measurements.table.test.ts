import { measurementNames } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { measurementRows, rowNames } from './measurements.table.ts';

const endings = {
  degrees: 'Deg',
  '% of body height': 'Bh',
  'hip widths': 'Hw',
  seconds: 'S',
  ratio: 'Ratio',
} as const;

test('every measurement has one row, whose unit is the one in its name', () => {
  expect(rowNames.toSorted()).toEqual(measurementNames.toSorted());
  for (const name of rowNames) expect(name).toMatch(new RegExp(`${endings[measurementRows[name].unit]}$`));
});

test('a target lies on its scale, within what is close to it', () => {
  for (const name of rowNames) {
    const { scale, target, close = target } = measurementRows[name];
    if (!target || !close || !scale) continue;
    const ends = [scale[0], close.from, target.from, target.upTo, close.upTo, scale[1]];
    expect([name, ends]).toEqual([name, ends.toSorted((a, b) => a - b)]);
  }
});
