import { randomUUID } from 'node:crypto';
import type { AnalysisId, ExerciseCompleted, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { createLogger, type Database, openDatabase } from '@trueswing/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GamificationTables } from '../../../gamification/src/database.tables.ts';
import { rebuildPoints } from '../../../gamification/src/features/points/rebuild/rebuild-points.ts';
import { planWorkout } from '../planned-workout.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { premiumGolfer } from '../training-golfer.ts';

let gateway: TestGateway;
let gamification: TestGamification;
let rebuilding: Database<GamificationTables>;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
  const logger = createLogger({ service: 'test', level: 'silent' });
  rebuilding = openDatabase({ url: gateway.databaseUrl('gamification'), logger, maxConnections: 1 });
});
afterAll(async () => {
  await rebuilding.close();
  await gamification.stop();
  await gateway.stop();
});

const complete = async (as: Golfer, exerciseName: string) => {
  const response = await gateway.call('/api/daily-workout/complete', { as, json: { exerciseName, waitedMs: 20_000 } });
  return ((await response.json()) as ExerciseCompleted).pointsAwarded;
};

/** Finishes an analysis as the worker does: the event and the job's end have the same moment. */
const finish = (golfer: Golfer, analysisId: string, videoSha256: string) =>
  gateway.deps.db.transaction().execute(async (tx) => {
    await publish(tx, {
      type: 'swing.analyzed',
      payload: { analysisId: analysisId as AnalysisId, userId: golfer.id as UserId, club: 'driver', videoSha256 },
    });
  });

async function analyzedSwing(golfer: Golfer): Promise<string> {
  const [swing] = await gateway.rows('select id, face_on_sha256 from gateway.swing where user_id = $1', [golfer.id]);
  await finish(golfer, swing.id, swing.face_on_sha256);
  await gateway.rows(
    `update analysis.job set finished_at = (
       select occurred_at from events.event where type = 'swing.analyzed' and payload->>'analysisId' = $1::text)
     where analysis_id = $1`,
    [swing.id],
  );
  return swing.id;
}

const allProcessed = () =>
  expect
    .poll(
      () => gateway.rows("select 1 from events.delivery where consumer = 'gamification' and processed_at is null"),
      { timeout: 20_000 },
    )
    .toEqual([]);

const points = () =>
  gateway.rows('select user_id, rule, points, source_id, earned_at from gamification.point_entry order by 1, 4');
const months = () => gateway.rows('select month::text, user_id, points from gamification.month_points order by 1, 2');
const histogram = () =>
  gateway.rows(
    `select month::text, points, sum(golfers)::int as golfers from gamification.month_histogram
     group by 1, 2 having sum(golfers) <> 0 order by 1, 2`,
  );
const everything = async () => ({
  ledger: await points(),
  months: await months(),
  histogram: await histogram(),
  videos: await gateway.rows('select * from gamification.rewarded_video order by user_id'),
});

it('the points of the responses are the points of the ledger, also of completions at the same moment', async () => {
  const golfer = await premiumGolfer(gateway);
  const names = (await planWorkout(gateway, golfer)).exercises.map(({ name }) => name).slice(0, 3);
  const answers = await Promise.all([...names, ...names].map((name) => complete(golfer, name)));
  await allProcessed();
  const entries = (await points()).filter((entry) => entry.user_id === golfer.id);
  expect(entries.map((entry) => entry.points).sort()).toEqual(answers.slice(0, names.length).sort());
  const sum = entries.reduce((total, entry) => total + entry.points, 0);
  const response = await gateway.call('/api/users/1/monthly-position', { as: golfer });
  expect(await response.json()).toMatchObject({ monthlyPoints: sum });
});

it('a rebuild of intact points changes nothing; a rebuild after a loss restores them, and late events add nothing', async () => {
  const golfer = await premiumGolfer(gateway);
  const analysisId = await analyzedSwing(golfer);
  const [name = ''] = (await planWorkout(gateway, golfer)).exercises.map((exercise) => exercise.name);
  await complete(golfer, name);
  await allProcessed();
  const before = await everything();
  expect(before.ledger.filter((entry) => entry.user_id === golfer.id)).toHaveLength(2);

  expect(await rebuildPoints(rebuilding.db)).toEqual({ added: 0, removed: 0 });
  expect(await everything()).toEqual(before);

  await gateway.rows('alter table gamification.point_entry disable trigger all');
  await gateway.rows("delete from gamification.point_entry where rule = 'exercise'");
  await gateway.rows("update gamification.point_entry set points = 500 where rule = 'swing-upload'");
  await gateway.rows('alter table gamification.point_entry enable trigger all');
  await gateway.rows('delete from gamification.month_points');
  await gateway.rows(
    'insert into gamification.point_entry (user_id, rule, points, source_id, earned_at) values ($1, $2, 90, $3, now())',
    [...[golfer.id, 'exercise', randomUUID()]],
  );
  const exercises = before.ledger.filter((entry) => entry.rule === 'exercise').length;
  expect(await rebuildPoints(rebuilding.db)).toEqual({ added: exercises + 1, removed: 2 });
  expect(await everything()).toEqual(before);

  await gateway.rows(
    "update events.delivery set processed_at = null, next_attempt_at = now() where consumer = 'gamification'",
  );
  await allProcessed();
  expect(await everything()).toEqual(before);

  // The points of a swing stay when its golfer deletes it.
  await gateway.call(`/api/swing-analyses/${analysisId}`, { method: 'DELETE', as: golfer });
  expect(await rebuildPoints(rebuilding.db)).toEqual({ added: 0, removed: 0 });
  expect(await everything()).toEqual(before);
});
