import { shotFormatIds } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { findTable } from '../find-table.ts';
import { shotFormats } from './shot-formats.ts';

const tableWith = (headings: readonly string[]) =>
  findTable([
    { row: 1, cells: ['A title'] },
    { row: 2, cells: headings },
  ]);

it('every maker has a format', () => {
  expect(shotFormats.map(({ id }) => id).toSorted()).toEqual([...shotFormatIds].toSorted());
});

it.each(shotFormats.flatMap(({ name, id, marks }) => marks.map((mark) => [name, mark.join(', '), id, mark] as const)))(
  '%s is recognized by %s',
  (_name, _list, id, mark) => {
    expect(tableWith(mark)?.format?.id).toBe(id);
  },
);

it('headings of every file have no maker', () => {
  expect(tableWith(['Date', 'Club', 'Ball Speed', 'Carry', 'Total', 'Spin Rate'])?.format ?? null).toBeNull();
});
