import {
  type BallAverages,
  ballMonthSchema,
  ballMonthsSchema,
  type Club,
  landingsSchema,
  userIdSchema,
} from '@trueswing/contracts';
import { averageBall, type BallShot } from '@trueswing/swing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishAnalysis, setJob, uploadSwing } from '../../../test/finished-analysis.ts';
import { type LoggedNumbers, logShots } from '../../../test/log-shots.ts';
import { type Golfer, password, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { listBallDays } from './read-ball.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const read = async (path: string, as: Golfer) => {
  const response = await gateway.call(path, { as });
  return { status: response.status, body: await response.json() };
};
const readMonth = async (as: Golfer) => ballMonthSchema.parse((await read(november, as)).body);
const november = '/api/ball/months/2025-11-01';
const inNovember = '2025-11-10T18:00:00Z';
const log = (golfer: Golfer, shots: readonly LoggedNumbers[], club: Club = '7-iron', hitAt = inNovember) =>
  logShots(gateway, golfer, { shots, club, hitAt });

/** A typed swing of November, with the analysis in a state. */
async function type(golfer: Golfer, numbers: Record<string, number>, status = 'succeeded') {
  const id = await uploadSwing(gateway, golfer, { club: '7-iron' });
  if (status === 'succeeded') await finishAnalysis(gateway, id, Buffer.from('files'));
  else await setJob(gateway, id, { status });
  await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
  for (const [column, value] of Object.entries({ uploaded_at: inNovember, ...numbers })) {
    await gateway.rows(`update gateway.swing set ${column} = $2 where id = $1`, [id, value]);
  }
  return id;
}

it('a month has the averages of each club in the order of the bag, and other golfers see none of them', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  await log(golfer, [{ carryYd: 150, clubSpeedMph: 80, ballSpeedMph: 104 }, { carryYd: 156 }]);
  await log(golfer, [{ carryYd: 230 }], 'driver');
  await log(golfer, [{ carryYd: 90 }], '7-iron', '2025-12-01T05:59:59Z');
  await log(golfer, [{ carryYd: 80 }], '7-iron', '2025-12-01T06:00:00Z');

  const { clubs } = await readMonth(golfer);
  // The last shot is of the evening of November 30 in US Central.
  expect(clubs.map(({ club, shots, days }) => [club, shots, days])).toEqual([
    ['driver', 1, 1],
    ['7-iron', 3, 2],
  ]);
  expect(clubs[1]?.averages).toMatchObject({
    carryYd: { n: 3, leftOut: 0, mean: 132, standardDeviation: expect.closeTo(36.4966, 4) },
    smashFactor: { n: 1, mean: 1.3, standardDeviation: null },
    spinRpm: { n: 0, leftOut: 0, mean: null, standardDeviation: null },
  });
  expect((await read('/api/ball/months', golfer)).body).toEqual([
    { month: '2025-12-01', clubs: [{ club: '7-iron', shots: 1 }] },
    {
      month: '2025-11-01',
      clubs: [
        { club: '7-iron', shots: 3 },
        { club: 'driver', shots: 1 },
      ],
    },
  ]);
  expect((await read(november, other)).body).toEqual({ month: '2025-11-01', clubs: [] });
  expect((await read('/api/ball/months', other)).body).toEqual([]);
  for (const path of ['2025-11-02', '2025-13-01', 'november']) {
    expect((await read(`/api/ball/months/${path}`, golfer)).status).toBe(404);
  }
});

it('typed shots count once their analysis has succeeded, and one that was filled from a file counts once', async () => {
  const golfer = await gateway.register();
  await log(golfer, [{ carryYd: 150.4, ballSpeedMph: 104.16, clubSpeedMph: 78.04, spinRpm: 6_100 }, { carryYd: 160 }]);
  await type(golfer, { carry_yd: 150, ball_speed_mph: 104.2, club_speed_mph: 78 });
  await type(golfer, { carry_yd: 141, ball_speed_mph: 99, club_speed_mph: 78 });
  await type(golfer, { carry_yd: 10 }, 'running');
  const deleted = await type(golfer, { carry_yd: 12 });
  await gateway.call(`/api/swing-analyses/${deleted}`, { method: 'DELETE', as: golfer });

  const { clubs } = await readMonth(golfer);
  expect(clubs).toMatchObject([
    { club: '7-iron', shots: 3, averages: { carryYd: { n: 3, mean: expect.closeTo(150.4667, 4) } } },
  ]);
});

it('a typed shot with fewer than three numbers is its own, though an imported one has the same', async () => {
  const golfer = await gateway.register();
  await log(golfer, [{ carryYd: 150, ballSpeedMph: 104 }]);
  await type(golfer, { carry_yd: 150, ball_speed_mph: 104 });
  expect((await readMonth(golfer)).clubs).toMatchObject([{ shots: 2 }]);
});

it('the monthly average has both kinds of shots, of any club', async () => {
  const golfer = await gateway.register();
  const today = new Date().toISOString();
  await log(golfer, [{ carryYd: 200, clubSpeedMph: 95 }], '3-wood', today);
  await log(
    golfer,
    [150, 152, 149, 151, 148, 12].map((carryYd) => ({ carryYd })),
    '7-iron',
    today,
  );
  await log(golfer, [{ carryYd: 500 }], '7-iron', new Date(Date.now() - 31 * 86_400_000).toISOString());
  const average = (club: string) => read(`/api/swing-analyses/user/me/monthly-average/${club}`, golfer);
  expect((await average('3-wood')).body).toMatchObject({ hasData: true, carry: 200, clubSpeed: 95 });
  expect((await average('7-iron')).body).toMatchObject({
    carry: 150,
    certainty: { carry: { n: 5, leftOut: 1, standardDeviation: expect.closeTo(1.58114, 5) } },
  });
});

it('shots of a clock that is ahead count from their import on, as far ahead as a file may be', async () => {
  const golfer = await gateway.register();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await log(golfer, [{ carryYd: 150 }], '7-iron', inHours(47));
  await log(golfer, [{ carryYd: 100 }], '7-iron', inHours(49));
  const months = ballMonthsSchema.parse((await read('/api/ball/months', golfer)).body);
  expect(months.flatMap(({ clubs }) => clubs)).toEqual([{ club: '7-iron', shots: 1 }]);
  const { body: average } = await read('/api/swing-analyses/user/me/monthly-average/7-iron', golfer);
  expect(average).toMatchObject({ hasData: true, carry: 150 });
});

it('the landings of a club are its newest shots with carry and side', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  await log(golfer, [{ carryYd: 150, sideYd: -4 }, { carryYd: 151 }, { sideYd: 3 }]);
  const path = `${november}/landings/7-iron`;
  expect((await read(path, golfer)).body).toEqual({ landings: [{ carryYd: 150, sideYd: -4 }], total: 1 });
  expect((await read(path, other)).body).toEqual({ landings: [], total: 0 });
  expect((await read(`${november}/landings/putter`, golfer)).status).toBe(404);
  await log(
    golfer,
    Array.from({ length: 600 }, () => ({ carryYd: 140, sideYd: 1 })),
  );
  const { landings, total } = landingsSchema.parse((await read(path, golfer)).body);
  expect([landings.length, total]).toEqual([500, 601]);
});

it('the database averages any shots as the rule for a list does', async () => {
  const number = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null, freq: 6 });
  const shot: fc.Arbitrary<BallShot> = fc.record({
    carryYd: fc.oneof({ weight: 8, arbitrary: number(130, 170) }, { weight: 1, arbitrary: number(0, 400) }),
    ballSpeedMph: number(80, 130),
    clubSpeedMph: fc.oneof({ weight: 8, arbitrary: number(70, 90) }, { weight: 1, arbitrary: fc.constant(0) }),
    spinRpm: number(3_000, 9_000),
    launchAngleDeg: number(5, 40),
    clubPathDeg: number(-20, 20),
    faceAngleDeg: number(-20, 20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(shot, { minLength: 1, maxLength: 30 }), async (shots) => {
      const golfer = await gateway.register();
      await log(golfer, shots);
      const { clubs } = await readMonth(golfer);
      const [averages, expected] = [clubs[0]?.averages, averageBall(shots)];
      for (const [name, { mean, standardDeviation, ...counts }] of Object.entries(expected)) {
        const found = averages?.[name as keyof BallAverages];
        if (!found) throw new Error('The month has no averages.');
        expect(found).toMatchObject(counts);
        // Sums of the database and of the rule differ in their last digits.
        expect(found.mean ?? 0).toBeCloseTo(mean ?? 0, 6);
        expect(found.standardDeviation ?? 0).toBeCloseTo(standardDeviation ?? 0, 6);
        expect(found.standardDeviation === null).toBe(standardDeviation === null);
      }
    }),
    { numRuns: 12 },
  );
});

it('a day has the average of its shots with the club, in US Central time', async () => {
  const golfer = await gateway.register();
  const faces = [1, 2, 1.5, 2.5, 2, 1, 60].map((faceAngleDeg) => ({ faceAngleDeg }));
  await log(golfer, faces, 'driver', '2025-11-10T18:00:00Z');
  await log(golfer, [{ faceAngleDeg: 5 }, { carryYd: 200 }], 'driver', '2025-11-12T05:59:59Z');
  await log(golfer, [{ faceAngleDeg: 9 }], '7-iron', '2025-11-12T05:59:59Z');
  await log(golfer, [{ faceAngleDeg: 9 }], 'driver', '2025-04-12T05:59:59Z');
  const deps = { db: gateway.deps.db, now: () => new Date('2025-11-20T18:00:00Z') };
  const userId = userIdSchema.parse(golfer.id);
  const days = await listBallDays(deps, { userId, club: 'driver', name: 'faceAngleDeg' });
  expect(days.toSorted((one, other) => one.day.localeCompare(other.day))).toEqual([
    {
      day: '2025-11-10',
      average: { n: 6, leftOut: 1, mean: expect.closeTo(10 / 6, 6), standardDeviation: expect.closeTo(0.6055, 4) },
    },
    { day: '2025-11-11', average: { n: 1, leftOut: 0, mean: 5, standardDeviation: null } },
  ]);
});

it('the worker gets the golfer’s other shots with the club, of the days before', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const id = await type(golfer, { carry_yd: 141 });
  await log(golfer, [{ carryYd: 150, faceAngleDeg: 3 }]);
  await log(golfer, [{ carryYd: 230 }], 'driver');
  await log(golfer, [{ carryYd: 90 }], '7-iron', '2025-10-10T18:00:00Z');
  await log(golfer, [{ carryYd: 91 }], '7-iron', '2025-11-12T18:00:00Z');
  await log(other, [{ carryYd: 92 }]);
  const shots = await gateway.rows('select ball_shots from gateway.swing_for_analysis where analysis_id = $1', [id]);
  expect(shots).toEqual([{ ball_shots: [expect.objectContaining({ carryYd: 150, faceAngleDeg: 3, spinRpm: null })] }]);
  // With the worker's own role, which sees nothing but the view.
  await gateway.rows('do $$ begin set local role analysis; perform ball_shots from gateway.swing_for_analysis; end $$');
  const alone = await type(other, { carry_yd: 92 });
  const none = await gateway.rows('select ball_shots from gateway.swing_for_analysis where analysis_id = $1', [alone]);
  expect(none[0]).toMatchObject({ ball_shots: [{ carryYd: 92 }] });
});

it('the shot from which a swing was filled is not one of its other shots', async () => {
  const golfer = await gateway.register();
  const own = { carryYd: 150.4, ballSpeedMph: 104.16, clubSpeedMph: 78 };
  await log(golfer, [own, { ...own, carryYd: 152 }]);
  const id = await type(golfer, { carry_yd: 150, ball_speed_mph: 104.2, club_speed_mph: 78 });
  const [row] = await gateway.rows('select ball_shots from gateway.swing_for_analysis where analysis_id = $1', [id]);
  expect(row).toMatchObject({ ball_shots: [{ carryYd: 152 }] });
});

it('of shots at one time the same ones are read each time', async () => {
  const golfer = await gateway.register();
  await log(
    golfer,
    Array.from({ length: 900 }, (_, i) => ({ carryYd: 140 + i / 100, sideYd: 1 })),
  );
  const path = `${november}/landings/7-iron`;
  const { landings } = landingsSchema.parse((await read(path, golfer)).body);
  const ids = await gateway.rows('select carry_yd from gateway.shot where user_id = $1 order by id limit 500', [
    golfer.id,
  ]);
  expect(landings.map(({ carryYd }) => carryYd)).toEqual(ids.map(({ carry_yd: carryYd }) => carryYd));
});

it('the shots of a deleted account are gone', async () => {
  const golfer = await gateway.register();
  await log(golfer, [{ carryYd: 150 }]);
  expect((await readMonth(golfer)).clubs).toHaveLength(1);
  const json = { confirmation: 'DELETE', password };
  expect((await gateway.call('/api/account/delete', { method: 'POST', as: golfer, json })).status).toBe(204);
  expect(await gateway.rows('select from gateway.ball_shot where user_id = $1', [golfer.id])).toEqual([]);
});
