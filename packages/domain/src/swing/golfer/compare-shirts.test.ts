import type { Color } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { chromaDistance, showOtherShirt } from './compare-shirts.ts';

const [red, blue, white]: [Color, Color, Color] = [
  [170, 40, 45],
  [40, 70, 150],
  [235, 235, 235],
];

test.each<[string, Color[], Color[], boolean]>([
  ['red and blue', [red, red, red], [blue, blue, blue], true],
  ['white and yellow', [white], [[224, 176, 64]], true],
  ['green in the sun and in the shade', [[60, 160, 100]], [[30, 85, 55]], false],
  ['white in the sun and in blue shade', [[250, 246, 235]], [[150, 160, 180]], false],
  ['navy and black, which a film hardly tells apart', [[24, 30, 55]], [[18, 18, 20]], false],
  ['white and gray, which exposure alone makes', [[240, 240, 240]], [[130, 130, 130]], false],
  ['a white shirt with red panels on its sides', [white, white, white], [red, [210, 120, 120], white], false],
  ['a shirt that was not read', [], [red], false],
])('%s', (_what, one, other, isOther) => {
  expect(showOtherShirt(one, other)).toBe(isOther);
});

test('a shirt of an older result is not another one', () => {
  expect(showOtherShirt(undefined, [red])).toBe(false);
  expect(showOtherShirt([red], undefined)).toBe(false);
});

it('measures colors as CIE 15 does', () => {
  // sRGB red is a* 80.1, b* 67.2; sRGB blue is a* 79.2, b* −107.9; gray is neutral.
  expect(chromaDistance([255, 0, 0], [128, 128, 128])).toBeCloseTo(Math.hypot(80.1, 67.2), 0);
  expect(chromaDistance([255, 0, 0], [0, 0, 255])).toBeCloseTo(Math.hypot(80.1 - 79.2, 67.2 + 107.9), 0);
  expect(chromaDistance([255, 255, 255], [0, 0, 0])).toBeLessThan(0.1);
});

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const anyShirt = fc.array(anyColor, { maxLength: 3 });

it('does not care which film is which, and accepts shirts that share a color', () => {
  fc.assert(
    fc.property(anyShirt, anyShirt, anyColor, (a, b, shared) => {
      expect(showOtherShirt(a, b)).toBe(showOtherShirt(b, a));
      expect(showOtherShirt([...a, shared], [shared, ...b])).toBe(false);
    }),
  );
});

/** The colors of the drawn outfits (synthetic-golfer/src/golfers/draw-outfit.ts). */
const colors = [
  0x2c5fa8, 0xffffff, 0xf4f1ea, 0x1d1d1f, 0x30343c, 0xb02a2a, 0x2e7d4f, 0xe0b040, 0x8899aa, 0xe9a0b4, 0x3a2f5a,
  0x78b4d8, 0x14213d, 0xd9572b, 0x5c6b2f, 0xcfd8dc, 0x6f4e7c, 0x0f766e,
].map((hex): Color => [hex >> 16, (hex >> 8) & 255, hex & 255]);

it('accepts one shirt in 199 of 200 pairs of phones, and refuses most other shirts', () => {
  const random = seededRandom(7);
  const gain = (most: number): number => 1 + most * (2 * random() - 1);
  // Each film has a white balance (±10 %) and an exposure (±35 %) of its own, as gains on the stored values.
  const filmed = (color: Color): Color => {
    const exposure = gain(0.35);
    const [red, green, blue] = [gain(0.1), 1, gain(0.1)].map((balance, c) =>
      Math.min(255, (color[c] ?? 0) * balance * exposure),
    ) as Color;
    return [red, green, blue];
  };
  const pick = (): Color => colors[Math.floor(random() * colors.length)]!; // random() < 1
  const pairs = 20_000;
  let refused = 0;
  let found = 0;
  let others = 0;
  for (let i = 0; i < pairs; i++) {
    const [own, other] = [pick(), pick()];
    if (showOtherShirt([filmed(own)], [filmed(own)])) refused++;
    if (own === other) continue;
    others++;
    if (showOtherShirt([filmed(own)], [filmed(other)])) found++;
  }
  expect(refused / pairs).toBeLessThan(0.005);
  expect(found / others).toBeGreaterThan(0.5);
});
