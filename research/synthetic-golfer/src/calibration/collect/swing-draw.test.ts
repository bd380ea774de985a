import { expect, it } from 'vitest';
import { bodyCount, drawBody } from '../../golfers/draw-body.ts';
import { drawSwingAt } from './swing-draw.ts';

const count = (values: readonly unknown[]): number[] => {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
};

it.each([96, 480, 1000])('the first %d swings are balanced over bodies, families and styles', (length) => {
  const golfers = Array.from({ length }, (_, i) => drawSwingAt(i)).filter(({ pairOf }) => pairOf === null);
  const bodies = count(golfers.map(({ bodySeed }) => bodySeed));
  expect(bodies).toHaveLength(bodyCount);
  expect(Math.max(...bodies) - Math.min(...bodies)).toBeLessThanOrEqual(1);
  const kinds = count(golfers.map(({ bodySeed, styleName }) => `${drawBody(bodySeed).family} ${styleName}`));
  expect(kinds).toHaveLength(4);
  expect(Math.max(...kinds) - Math.min(...kinds)).toBeLessThanOrEqual(2);
});

it('every body has both styles after two rounds', () => {
  const golfers = Array.from({ length: 112 }, (_, i) => drawSwingAt(i)).filter(({ pairOf }) => pairOf === null);
  expect(count(golfers.map(({ bodySeed, styleName }) => `${bodySeed} ${styleName}`))).toHaveLength(2 * bodyCount);
});

it('with many bodies every golfer has its own, and only a pair shares one', () => {
  const swings = Array.from({ length: 1000 }, (_, i) => drawSwingAt(i, 100_003));
  expect(count(swings.map(({ bodySeed }) => bodySeed))).toHaveLength(750);
  const kinds = count(swings.map(({ bodySeed, styleName }) => `${drawBody(bodySeed).family} ${styleName}`));
  expect(Math.min(...kinds)).toBeGreaterThan(200);
});

it('takes the styles in turn', () => {
  const swings = Array.from({ length: 960 }, (_, i) => drawSwingAt(i, 100_003, ['loose', 'compact', 'extended']));
  const golfers = swings.filter(({ pairOf }) => pairOf === null);
  const kinds = count(golfers.map(({ bodySeed, styleName }) => `${drawBody(bodySeed).family} ${styleName}`));
  expect(kinds).toHaveLength(6);
  expect(Math.max(...kinds) - Math.min(...kinds)).toBeLessThanOrEqual(1);
});
