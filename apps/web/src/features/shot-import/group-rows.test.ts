import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRows } from './group-rows.ts';

test('rows with the same reason are one group, and rows that follow each other one span', () => {
  const rows = [2, 3, 4, 7].map((row) => ({ row, reason: 'No club.' }));
  expect(groupRows([...rows, { row: 9, reason: 'Too fast.' }])).toEqual([
    { reason: 'No club.', rows: 'Rows 2–4, 7' },
    { reason: 'Too fast.', rows: 'Row 9' },
  ]);
});

test('every row of a file is named', () => {
  const reasons = fc.array(fc.constantFrom('No club.', 'Too fast.', 'imported'), { maxLength: 60 });
  fc.assert(
    fc.property(reasons, (of) => {
      const rejected = of.flatMap((reason, at) => (reason === 'imported' ? [] : [{ row: at + 2, reason }]));
      const named = groupRows(rejected).flatMap(({ reason, rows }) =>
        [...rows.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, first, last = first]) =>
          Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => ({ row: Number(first) + at, reason })),
        ),
      );
      expect(named.toSorted((one, other) => one.row - other.row)).toEqual(rejected);
    }),
  );
});
