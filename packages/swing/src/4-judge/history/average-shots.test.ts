import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageShots, type LoggedShot } from './average-shots.ts';

const shot = (clubSpeedMph: number | null, ballSpeedMph: number | null, carryYd: number | null = null): LoggedShot => ({
  clubSpeedMph,
  ballSpeedMph,
  carryYd,
  spinRpm: null,
});

describe('the averages of a month', () => {
  it('have no data if no numbers were entered', () => {
    expect(averageShots([])).toMatchObject({ hasData: false, clubSpeed: null, certainty: { clubSpeed: { n: 0 } } });
    expect(averageShots([shot(null, null)])).toMatchObject({ hasData: false, smashFactor: null });
  });

  it('are means of the entered numbers, with count and spread', () => {
    const average = averageShots([shot(90, 126, 210), shot(94, 141), shot(92, null, 220)]);
    expect(average).toMatchObject({ hasData: true, clubSpeed: 92, ballSpeed: 133.5, smashFactor: 1.45, carry: 215 });
    expect(average.certainty).toEqual({
      clubSpeed: { n: 3, standardDeviation: 2 },
      ballSpeed: { n: 2, standardDeviation: 10.61 },
      smashFactor: { n: 2, standardDeviation: 0.07 },
      spinRate: { n: 0, standardDeviation: null },
      carry: { n: 2, standardDeviation: 7.07 },
    });
  });

  it('have no spread for one swing, and no smash factor without club speed', () => {
    expect(averageShots([shot(90, 126)]).certainty.clubSpeed).toEqual({ n: 1, standardDeviation: null });
    expect(averageShots([shot(0, 100)])).toMatchObject({ clubSpeed: 0, ballSpeed: 100, smashFactor: null });
  });

  it('lie between minimum and maximum, in any order, and are finite', () => {
    const speed = fc.option(fc.double({ min: 0, max: 150, noNaN: true }), { nil: null });
    const shots = fc.array(
      fc.tuple(speed, speed).map(([club, ball]) => shot(club, ball)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(shots, (all) => {
        const average = averageShots(all);
        const known = all.flatMap(({ clubSpeedMph }) => clubSpeedMph ?? []);
        expect(average.certainty.clubSpeed.n).toBe(known.length);
        if (average.clubSpeed !== null) {
          expect(average.clubSpeed).toBeGreaterThanOrEqual(Math.min(...known) - 0.01);
          expect(average.clubSpeed).toBeLessThanOrEqual(Math.max(...known) + 0.01);
        }
        for (const { standardDeviation } of Object.values(average.certainty)) {
          expect(standardDeviation === null || (Number.isFinite(standardDeviation) && standardDeviation >= 0)).toBe(
            true,
          );
        }
        const reversed = averageShots(all.toReversed());
        expect(reversed.certainty.clubSpeed).toEqual(average.certainty.clubSpeed);
      }),
    );
  });
});
