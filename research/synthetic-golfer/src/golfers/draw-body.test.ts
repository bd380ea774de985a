import { expect, it } from 'vitest';
import { bodyCount, drawBody } from './draw-body.ts';
import { drawOutfit } from './draw-outfit.ts';

const bodies = Array.from({ length: bodyCount }, (_, i) => drawBody(i + 1));

it('a body is the same for its seed and differs from every other', () => {
  expect(drawBody(7)).toEqual(drawBody(7));
  expect(new Set(bodies.map(({ shape }) => JSON.stringify(shape))).size).toBe(bodyCount);
});

it('the bodies spread over sexes, families, heights and builds', () => {
  expect(bodies.filter(({ family }) => family === 'tailored')).toHaveLength(bodyCount / 2);
  for (const family of ['tailored', 'athletic']) {
    const sexes = bodies.filter((body) => body.family === family).map(({ sex }) => sex);
    expect(sexes.filter((sex) => sex === 'female').length).toBeGreaterThan(4);
    expect(sexes.filter((sex) => sex === 'male').length).toBeGreaterThan(4);
  }
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(bodies.map(({ statureM }) => statureM))).toBeGreaterThan(0.35);
  expect(spread(bodies.map(({ proportions }) => proportions.girth))).toBeGreaterThan(0.3);
  expect(spread(bodies.map(({ shape }) => shape.bellyM))).toBeGreaterThan(0.04);
});

it('clothes are the same for their seed; a bare hand is possible, a man in a skirt is not', () => {
  expect(drawOutfit(3, 'male')).toEqual(drawOutfit(3, 'male'));
  const outfits = Array.from({ length: 200 }, (_, seed) => drawOutfit(seed, 'male'));
  expect(outfits.some(({ glove }) => glove === null)).toBe(true);
  expect(outfits.every(({ legs }) => legs.kind !== 'skirt')).toBe(true);
  expect(new Set(outfits.map(({ shirt }) => shirt.kind)).size).toBe(6);
});
