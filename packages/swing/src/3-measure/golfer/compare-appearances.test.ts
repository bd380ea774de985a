import { type Appearance, type Color, seenParts } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appearanceModel, compareAppearances } from './compare-appearances.ts';

const golfer: Appearance = {
  shirt: [
    [46, 50, 60],
    [52, 56, 66],
  ],
  upperArm: [[60, 64, 74]],
  forearm: [
    [150, 105, 85],
    [140, 96, 78],
  ],
  thigh: [[180, 165, 140]],
  shank: [[170, 156, 132]],
  shoe: [[225, 226, 228]],
  head: [[236, 238, 240]],
  ground: [
    [110, 120, 70],
    [104, 116, 68],
  ],
};
const scoreOf = (one: Appearance, other: Appearance): number => compareAppearances(one, other)?.score ?? Number.NaN;

const toLight = (stored: number): number =>
  stored / 255 <= 0.04045 ? stored / 255 / 12.92 : ((stored / 255 + 0.055) / 1.055) ** 2.4;
const toStored = (light: number): number =>
  Math.round(255 * Math.min(1, light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
function lit(appearance: Appearance, gain: readonly [number, number, number]): Appearance {
  const light = (color: Color): Color => color.map((value, c) => toStored(gain[c]! * toLight(value))) as Color; // three channels
  return Object.fromEntries(seenParts.map((part) => [part, appearance[part].map(light)])) as typeof golfer; // every part
}

const color = fc.tuple(
  fc.integer({ min: 5, max: 250 }),
  fc.integer({ min: 5, max: 250 }),
  fc.integer({ min: 5, max: 250 }),
);
const anyone = fc.record(
  Object.fromEntries(seenParts.map((part) => [part, fc.array(color, { minLength: 1, maxLength: 3 })])),
) as fc.Arbitrary<typeof golfer>;
const whiteBalance = fc.double({ min: 0.85, max: 1.15, noNaN: true });
/** Dark enough that nothing is overexposed. */
const exposure = fc.double({ min: 0.67, max: 1, noNaN: true });

it('keeps anyone with himself', () => {
  fc.assert(fc.property(anyone, (one) => scoreOf(one, one) > appearanceModel.leastScore + 3));
});

it('keeps a golfer in another exposure and white balance', () => {
  fc.assert(
    fc.property(exposure, whiteBalance, whiteBalance, (light, red, blue) => {
      expect(scoreOf(golfer, lit(golfer, [light * red, light, light * blue]))).toBeGreaterThan(
        appearanceModel.leastScore,
      );
    }),
  );
});

it('does not depend on the order of the videos', () => {
  fc.assert(
    fc.property(anyone, anyone, (one, other) => {
      expect(scoreOf(one, other)).toBeCloseTo(scoreOf(other, one), 6);
    }),
  );
});

it.each(['shirt', 'thigh', 'shank', 'upperArm', 'ground'] as const)(
  'scores less the more the color of one part differs: %s',
  (part) => {
    const scores = [0, 10, 25, 50, 80].map((by) => {
      const other = golfer[part].map(
        ([red, green, blue]): Color => [Math.min(255, red + by), green, Math.max(0, blue - by / 4)],
      );
      return scoreOf(golfer, { ...golfer, [part]: other });
    });
    for (const [i, score] of scores.entries())
      expect(score).toBeLessThanOrEqual((scores[i - 1] ?? Number.POSITIVE_INFINITY) + 0.02);
    expect(scores.at(-1)).toBeLessThan(scores[0]! - 1);
  },
);

it('rejects a golfer whose clothes differ by their lightness alone', () => {
  const white = {
    shirt: [[225, 228, 235]],
    upperArm: [[228, 230, 236]],
    thigh: [[40, 42, 48]],
    shank: [[36, 38, 44]],
  } as const;
  const other = Object.fromEntries(
    Object.entries(white).map(([part, colors]) => [part, colors.map((one): Color => [...one])]),
  );
  expect(scoreOf(golfer, { ...golfer, ...other })).toBeLessThan(appearanceModel.leastScore);
});

it('keeps a golfer of whom one video shows less', () => {
  for (const part of seenParts) {
    expect(scoreOf(golfer, { ...golfer, [part]: [] }), part).toBeGreaterThan(appearanceModel.leastScore + 1);
  }
  const nothing = Object.fromEntries(seenParts.map((part) => [part, []])) as unknown as typeof golfer; // every part
  expect(compareAppearances(golfer, nothing)).toBeNull();
});

it('counts no greater distance for one golfer', () => {
  for (const { weight } of [...Object.values(appearanceModel.parts), appearanceModel.light]) {
    expect(weight).toBeGreaterThanOrEqual(0);
  }
});
