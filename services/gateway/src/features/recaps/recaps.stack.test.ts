import { type Recap, recapAnswerSchema } from '@trueswing/contracts';
import { runStep } from '@trueswing/service-kit';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { finishSwing } from '../../../test/finished-analysis.ts';
import { logShots } from '../../../test/log-shots.ts';
import { checkMobility } from '../../../test/mobility-check.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { recapsOf, writeDueRecaps } from './write-recaps.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway ??= await startGateway();
  await gateway.rows('delete from gateway.account');
  await gateway.rows('delete from gateway.job_run');
});
afterAll(() => gateway.stop());

const november = '2025-11-01';
const afterNovember = new Date('2025-12-01T15:00:00Z');
const at = (moment: Date) => ({ ...gateway.deps, now: () => moment });
const list = async (as: Golfer) => (await gateway.call('/api/recaps', { as })).json();
const read = (as: Golfer, month = november) => gateway.call(`/api/recaps/${month}`, { as });
const recapOf = async (as: Golfer): Promise<Recap> => {
  const { recap } = recapAnswerSchema.parse(await (await read(as)).json());
  if (!recap) throw new Error('the recap cannot be shown');
  return recap;
};
/** Events about these golfers. */
const events = (...golfers: Golfer[]) =>
  gateway.rows("select payload from events.event where type = 'recap.written' and payload->>'userId' = any($1)", [
    golfers.map(({ id }) => id),
  ]);

/** A golfer who registered before the month. */
async function golferSince(day = '2025-09-01'): Promise<Golfer> {
  const golfer = await gateway.register();
  await gateway.rows('update gateway.account set created_at = $2 where id = $1', [golfer.id, `${day}T12:00:00Z`]);
  return golfer;
}
const shots = (golfer: Golfer, hitAt: string, carryYd = 150) =>
  logShots(gateway, golfer, { club: 'driver', hitAt, shots: [0, 2, 4, 6].map((off) => ({ carryYd: carryYd + off })) });

it('a month that has ended is summed up with what was done in it, in US Central', async () => {
  const golfer = await golferSince();
  await gateway.makePremium(golfer);
  const analysisId = await finishSwing(gateway, golfer, 'files');
  // The last minute of November, and the first of December, in US Central.
  await gateway.rows("update gateway.swing set uploaded_at = '2025-12-01T05:59:00Z' where id = $1", [analysisId]);
  await shots(golfer, '2025-10-10T18:00:00Z');
  await shots(golfer, '2025-11-10T18:00:00Z', 170);
  await shots(golfer, '2025-12-01T06:00:00Z');
  await checkMobility(gateway, golfer);
  await gateway.rows("update gateway.mobility_check set created_at = '2025-11-12T12:00:00Z' where user_id = $1", [
    golfer.id,
  ]);
  for (const day of ['2025-11-26', '2025-11-30', '2025-12-01']) {
    await gateway.rows(
      `insert into gateway.exercise_completion (id, user_id, day, exercise_id, name, points, streak_weeks, completed_at)
       values (gen_random_uuid(), $1, $2, 'plank', 'Plank', 15, 1, now())`,
      [golfer.id, day],
    );
  }
  await writeDueRecaps(at(afterNovember));
  expect(await list(golfer)).toEqual([{ month: november }]);
  const recap = await recapOf(golfer);
  expect(recap).toMatchObject({
    month: november,
    writtenAt: afterNovember.toISOString(),
    swings: [{ club: 'driver', count: 1 }],
    shots: [{ club: 'driver', count: 4, carryYd: 173 }],
    checks: 1,
    training: { workouts: 2, exercises: 2, streakWeeks: 2 },
    isSwingCompared: true,
    next: { target: { screen: 'analysis', analysisId } },
  });
  expect(recap.changes.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^Carry with the driver is \d+ yd higher than in October 2025: likely a change\.$/),
  );
  expect(await events(golfer)).toEqual([{ payload: { userId: golfer.id, month: november } }]);
});

it('stays as it was written, whatever comes later, and its step leads nowhere when the swing is gone', async () => {
  const golfer = await golferSince();
  const analysisId = await finishSwing(gateway, golfer, 'files');
  await gateway.rows("update gateway.swing set uploaded_at = '2025-11-20T12:00:00Z' where id = $1", [analysisId]);
  await writeDueRecaps(at(afterNovember));
  const before = await recapOf(golfer);
  await shots(golfer, '2025-11-10T18:00:00Z');
  await gateway.call(`/api/swing-analyses/${analysisId}`, { method: 'DELETE', as: golfer });
  await writeDueRecaps(at(new Date('2025-12-06T14:00:00Z')));
  expect(await recapOf(golfer)).toEqual({ ...before, next: { ...before.next, target: { screen: 'none' } } });
});

it('is for who did something in the month, or registered in it', async () => {
  const [idle, newcomer, late, active] = [
    await golferSince(),
    await golferSince('2025-11-30'),
    await golferSince('2025-12-02'),
    await golferSince(),
  ];
  await shots(active, '2025-11-10T18:00:00Z');
  await writeDueRecaps(at(new Date('2025-12-03T14:00:00Z')));
  expect([await list(idle), await list(late)]).toEqual([[], []]);
  for (const golfer of [newcomer, active]) expect(await list(golfer)).toEqual([{ month: november }]);
  expect(await recapOf(newcomer)).toMatchObject({ shots: [], training: null, next: { target: { screen: 'upload' } } });
});

it('another golfer’s recap, a month without one, and no month are not found', async () => {
  const [owner, other] = [await golferSince(), await golferSince()];
  await shots(owner, '2025-11-10T18:00:00Z');
  await writeDueRecaps(at(afterNovember));
  expect((await read(owner)).status).toBe(200);
  expect((await read(other)).status).toBe(404);
  for (const month of ['2025-10-01', '2025-11-02', 'november', '%27'])
    expect((await read(owner, month)).status).toBe(404);
  expect((await gateway.call(`/api/recaps/${november}`)).status).toBe(401);
});

it('is written once, by two instances at a time and after one that died in a step', async () => {
  const golfers = [await golferSince(), await golferSince(), await golferSince(), await golferSince()];
  for (const golfer of golfers) await shots(golfer, '2025-11-10T18:00:00Z');
  const deps = at(afterNovember);
  const run = recapsOf(deps, november, 2);
  await runStep(gateway.deps.db, run);
  const killed: typeof run = {
    ...run,
    async step(tx, position) {
      const end = await run.step(tx, position);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      return end;
    },
  };
  await expect(runStep(gateway.deps.db, killed)).rejects.toThrow();
  expect(await events(...golfers)).toHaveLength(1);
  await Promise.all([writeDueRecaps(deps), writeDueRecaps(deps)]);
  await writeDueRecaps(deps);
  for (const golfer of golfers) expect(await list(golfer)).toEqual([{ month: november }]);
  const notified = (await events(...golfers)).map(({ payload }) => payload.userId);
  expect(notified.toSorted()).toEqual(golfers.map(({ id }) => id).toSorted());
});

it('a golfer whose month cannot be summed up, or who is gone, keeps no other one from a recap', async () => {
  const golfers = [await golferSince(), await golferSince(), await golferSince()];
  for (const golfer of golfers) await shots(golfer, '2025-11-10T18:00:00Z');
  const [first, bad, last] = golfers.toSorted((one, other) => (one.id < other.id ? -1 : 1)) as [Golfer, Golfer, Golfer];
  // The sum for the average is more than a number can hold.
  await gateway.rows('update gateway.shot set carry_yd = 1e308 where user_id = $1', [bad.id]);
  await writeDueRecaps(at(afterNovember));
  expect([await list(first), await list(bad), await list(last)]).toEqual([
    [{ month: november }],
    [],
    [{ month: november }],
  ]);
  expect(await events(...golfers)).toHaveLength(2);
});

it('is not written for a month that ended more than a week ago, as before the first deployment', async () => {
  const golfer = await golferSince();
  await shots(golfer, '2025-11-10T18:00:00Z');
  await writeDueRecaps(at(new Date('2025-12-09T14:00:00Z')));
  expect([await list(golfer), await events(golfer)]).toEqual([[], []]);
});

it('locks no account while it gathers the facts of another one', async () => {
  const golfers = [await golferSince(), await golferSince()];
  for (const golfer of golfers) await shots(golfer, '2025-11-10T18:00:00Z');
  const run = recapsOf(at(afterNovember), november);
  const [first, second] = golfers.map(({ id }) => id).toSorted();
  await gateway.deps.db.transaction().execute(async (tx) => {
    expect(await run.step(tx, null)).toEqual({ position: first });
    await gateway.rows(`select from gateway.account where id = $1 for update nowait`, [second]);
    await expect(
      gateway.rows('select from gateway.account where id = $1 for update nowait', [first]),
    ).rejects.toThrow();
  });
});

it('a free golfer whose upload is used keeps the step of the only swing, however old', async () => {
  const golfer = await golferSince('2025-01-01');
  const analysisId = await finishSwing(gateway, golfer, 'files');
  await gateway.rows("update gateway.swing set uploaded_at = '2025-02-20T12:00:00Z' where id = $1", [analysisId]);
  await shots(golfer, '2025-11-10T18:00:00Z');
  await writeDueRecaps(at(afterNovember));
  expect((await recapOf(golfer)).next.target).toEqual({ screen: 'analysis', analysisId });
});

it('one that was stored in another shape is said to be one, not that there is none', async () => {
  const golfer = await golferSince();
  await shots(golfer, '2025-11-10T18:00:00Z');
  await writeDueRecaps(at(afterNovember));
  await gateway.rows("update gateway.recap set recap = recap - 'next' where user_id = $1", [golfer.id]);
  const answer = await read(golfer);
  expect([answer.status, await answer.json()]).toEqual([200, { recap: null }]);
});
