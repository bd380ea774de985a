import type { Box } from '@trueswing/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const visible = { left: 0, top: 0, right: 400, bottom: 300 };
const corner = { left: 0, top: 0, right: 120, bottom: 140 };
const label = (...sides: [x: number, y: number][]) => ({
  width: 60,
  height: 20,
  sides: sides.map(([x, y]) => ({ x, y })),
});
const cornerOf = (box: Box | null | undefined) => box && [box.left, box.top];

it.each([
  ['stands where it belongs', [label([200, 100])], [], [[200, 100]]],
  ['moves to the edge of the picture', [label([380, -10])], [], [[340, 0]]],
  [
    'moves below another label',
    [label([200, 100]), label([210, 112])],
    [],
    [
      [200, 100],
      [210, 120],
    ],
  ],
  [
    'moves above another label, if that is closer',
    [label([200, 100]), label([210, 92])],
    [],
    [
      [200, 100],
      [210, 80],
    ],
  ],
  ['moves below a control', [label([70, 130])], [corner], [[70, 140]]],
  ['changes to the other side of its line, if that is closer', [label([70, 60], [180, 60])], [corner], [[180, 60]]],
  ['stays on its side otherwise', [label([70, 130], [180, 130])], [corner], [[70, 140]]],
] as const)('%s', (_case, labels, covered, expected) => {
  expect(placeLabels(labels, { visible, covered }).map(cornerOf)).toEqual(expected);
});

it('leaves out a label that fits nowhere', () => {
  expect(placeLabels([label([10, 10])], { visible: { ...visible, right: 50 }, covered: [] })).toEqual([null]);
  expect(placeLabels([label([10, 10])], { visible, covered: [visible] })).toEqual([null]);
});

it('keeps every label in sight, off the controls and off each other, wherever the lines are', () => {
  const coordinate = fc.double({ min: -500, max: 900, noNaN: true });
  const point = fc.record({ x: coordinate, y: coordinate });
  const size = fc.double({ min: 5, max: 130, noNaN: true });
  const labels = fc.array(
    fc.record({ width: size, height: size, sides: fc.array(point, { minLength: 1, maxLength: 2 }) }),
    {
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(labels, (drawn) => {
      const boxes = placeLabels(drawn, { visible, covered: [corner] }).filter((box) => box !== null);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(visible.left);
        expect(box.top).toBeGreaterThanOrEqual(visible.top);
        expect(box.right).toBeLessThanOrEqual(visible.right + 1e-9);
        expect(box.bottom).toBeLessThanOrEqual(visible.bottom + 1e-9);
        for (const other of [corner, ...boxes.slice(index + 1)]) {
          const apart =
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});
