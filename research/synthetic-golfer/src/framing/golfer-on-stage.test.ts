import { describe, expect, it } from 'vitest';
import { listFramedGolfers } from './list-framed-golfers.ts';
import { showOnStage, stages } from './show-on-stage.ts';

/** The golfer's share of the height above the controls, unless the largest scale or the width of the stage keeps it lower. */
const leastShare = 0.7;

describe('the golfer on the stage of the player', () => {
  const golfers = listFramedGolfers({ fps: 15 });
  it('stands in every ninth of every picture', () => {
    expect(new Set(golfers.map(({ column, row }) => `${column} ${row}`)).size).toBe(9);
    expect(golfers).toHaveLength(2 * 2 * 6 * 9);
  });

  it.each(stages)('is inside with head, hands and feet, and fills its height: $name', (stage) => {
    for (const golfer of golfers) {
      const { isInside, share, limit } = showOnStage(golfer, stage);
      const { view, picture, place, column, row } = golfer;
      const name = `${view}, ${picture}, ${place}, column ${column}, row ${row}: ${share}, ${limit}`;
      expect(isInside, name).toBe(true);
      if (limit !== 'resolution') expect(share, name).toBeGreaterThanOrEqual(leastShare);
    }
  });

  it('is enlarged until a pixel of the stored video has two and a half of the screen', () => {
    const distant = golfers.filter(({ place }) => place === 'distant');
    for (const golfer of distant) {
      for (const stage of stages) {
        const { limit, placement } = showOnStage(golfer, stage);
        expect(limit === 'resolution').toBe(placement.scale === 2.5);
      }
    }
    expect(distant.some((golfer) => stages.some((stage) => showOnStage(golfer, stage).limit === 'resolution'))).toBe(
      true,
    );
  });
});
