import { expect, it } from 'vitest';
import { averageBall, type BallShot } from '../ball/average-ball.ts';
import { monthlyAverageOf } from './monthly-average.ts';

const shot = (clubSpeedMph: number | null, ballSpeedMph: number | null, carryYd: number | null = null): BallShot => ({
  clubSpeedMph,
  ballSpeedMph,
  carryYd,
  spinRpm: null,
  launchAngleDeg: null,
  clubPathDeg: null,
  faceAngleDeg: null,
});
const average = (...shots: BallShot[]) => monthlyAverageOf(averageBall(shots));

it('a month has no data if no averaged number was given', () => {
  expect(average()).toMatchObject({ hasData: false, clubSpeed: null, certainty: { clubSpeed: { n: 0 } } });
  expect(average(shot(null, null))).toMatchObject({ hasData: false, smashFactor: null });
  expect(average({ ...shot(null, null), faceAngleDeg: 3 })).toMatchObject({ hasData: false });
});

it('a month has means under the names of the API, with count, spread and what was left out', () => {
  expect(average(shot(90, 126, 210), shot(94, 141), shot(92, null, 220))).toEqual({
    hasData: true,
    clubSpeed: 92,
    ballSpeed: 133.5,
    smashFactor: expect.closeTo(1.45, 9),
    carry: 215,
    spinRate: null,
    certainty: {
      clubSpeed: { n: 3, leftOut: 0, standardDeviation: 2 },
      ballSpeed: { n: 2, leftOut: 0, standardDeviation: expect.closeTo(10.6066, 4) },
      smashFactor: { n: 2, leftOut: 0, standardDeviation: expect.closeTo(0.07071, 5) },
      spinRate: { n: 0, leftOut: 0, standardDeviation: null },
      carry: { n: 2, leftOut: 0, standardDeviation: expect.closeTo(7.07107, 5) },
    },
  });
  const carries = [150, 152, 149, 151, 148, 11].map((carryYd) => shot(null, null, carryYd));
  expect(average(...carries)).toMatchObject({ carry: 150, certainty: { carry: { n: 5, leftOut: 1 } } });
});
