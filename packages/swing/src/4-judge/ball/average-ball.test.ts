import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shotWith } from '../../../test/shot-with.ts';
import { averageBall, historyOf } from './average-ball.ts';

it('averages have no mean without shots, and no history', () => {
  expect(averageBall([]).carryYd).toEqual({ n: 0, leftOut: 0, mean: null, standardDeviation: null });
  expect(historyOf(averageBall([shotWith({})]))).toBeNull();
});

it('averages are means of the numbers that are there, with count and spread', () => {
  const averages = averageBall([
    shotWith({ clubSpeedMph: 90, ballSpeedMph: 126, carryYd: 210, faceAngleDeg: 3, clubPathDeg: -2 }),
    shotWith({ clubSpeedMph: 94, ballSpeedMph: 141, faceAngleDeg: 1, clubPathDeg: -2 }),
    shotWith({ clubSpeedMph: 92, carryYd: 220, faceAngleDeg: 8 }),
  ]);
  expect(averages).toMatchObject({
    clubSpeedMph: { n: 3, mean: 92, standardDeviation: 2 },
    ballSpeedMph: { n: 2, mean: 133.5, standardDeviation: expect.closeTo(10.6066, 4) },
    smashFactor: { n: 2, mean: 1.45, standardDeviation: expect.closeTo(0.07071, 5) },
    carryYd: { n: 2, mean: 215 },
    faceToPathDeg: { n: 2, mean: 4, standardDeviation: expect.closeTo(Math.SQRT2, 5) },
    spinRpm: { n: 0, mean: null },
  });
  expect(Object.keys(historyOf(averages) ?? {})).not.toContain('spinRpm');
});

it('a number that lies far out is counted and moves nothing, and the shot’s other numbers stay', () => {
  const usual = [150, 153, 148, 155, 146, 151].map((carryYd) => shotWith({ carryYd, spinRpm: 6_000 }));
  const averages = averageBall([...usual, shotWith({ carryYd: 12, spinRpm: 6_100 })]);
  expect(averages.carryYd).toEqual({ ...averageBall(usual).carryYd, leftOut: 1 });
  expect(averages.spinRpm).toMatchObject({ n: 7, leftOut: 0 });
});

it('one shot keeps all its digits, and has no smash factor without club speed', () => {
  expect(averageBall([shotWith({ carryYd: 151.237, ballSpeedMph: 100, clubSpeedMph: 0 })])).toMatchObject({
    carryYd: { n: 1, mean: 151.237, standardDeviation: null },
    smashFactor: { n: 0 },
  });
});

it('means lie between the smallest and the largest number, in any order, and all are counted', () => {
  const speed = fc.option(fc.double({ min: 0, max: 150, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(fc.array(speed, { maxLength: 40 }), (speeds) => {
      const shots = speeds.map((clubSpeedMph) => shotWith({ clubSpeedMph }));
      const { n, leftOut, mean, standardDeviation } = averageBall(shots).clubSpeedMph;
      const known = speeds.filter((each) => each !== null);
      expect(n + leftOut).toBe(known.length);
      if (mean !== null) {
        expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
      }
      expect(standardDeviation === null || standardDeviation >= 0).toBe(true);
      expect(averageBall(shots.toReversed()).clubSpeedMph.n).toBe(n);
    }),
  );
});
