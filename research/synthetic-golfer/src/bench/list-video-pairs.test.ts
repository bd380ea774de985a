import { expect, it } from 'vitest';
import { listVideoPairs, swingSpread } from './list-video-pairs.ts';

const pairs = listVideoPairs(96);
const deviation = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

it('films one golfer in the same clothes and place, twice from behind', () => {
  for (const { firstFaceOn, firstFromBehind, secondFromBehind } of pairs) {
    expect(firstFromBehind.swing).toEqual(firstFaceOn.swing);
    expect(secondFromBehind.look).toEqual(firstFaceOn.look);
    expect(secondFromBehind.camera).toEqual(firstFromBehind.camera);
    const { handedness, statureM, proportions } = firstFaceOn.swing;
    expect(secondFromBehind.swing).toMatchObject({ handedness, statureM, proportions });
  }
});

it('draws both swings about the usual one, as far off it as it says', () => {
  const off = (part: 'firstFaceOn' | 'secondFromBehind') =>
    pairs.map(({ usual, ...videos }) => videos[part].swing.chestTurnDeg.top - usual.swing.chestTurnDeg.top);
  for (const each of [off('firstFaceOn'), off('secondFromBehind')]) {
    expect(deviation(each)).toBeGreaterThan(0.75 * swingSpread.shoulderDeg);
    expect(deviation(each)).toBeLessThan(1.25 * swingSpread.shoulderDeg);
  }
});
