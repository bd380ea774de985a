import { randomUUID } from 'node:crypto';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeDeletions } from '../../src/features/accounts/deletion/complete-deletions.ts';
import { removeDiscardedFiles } from '../../src/features/swings/deletion/discard-uploads.ts';
import { finishAnalysis, setJob, uploadSwing } from '../finished-analysis.ts';
import { addGoal } from '../goal.ts';
import { checkMobility } from '../mobility-check.ts';
import { trainAll } from '../planned-workout.ts';
import { examplePushSubscription } from '../push-subscription.ts';
import { storeRecap } from '../recap.ts';
import { shareWithComment } from '../shared-swing.ts';
import { importShots } from '../shot-files.ts';
import { anotherNetwork, type Golfer, password, startGateway, type TestGateway } from '../test-gateway.ts';
import { startOtherServices } from './all-services.ts';
import { findTraces, tablesThatName } from './find-traces.ts';

let gateway: TestGateway;
let others: ReturnType<typeof startOtherServices>;
beforeAll(async () => {
  gateway = await startGateway();
  others = startOtherServices(gateway);
});
beforeEach(() => gateway.rows('delete from gateway.account_deletion'));
afterAll(async () => {
  await others.stop();
  await gateway.stop();
});

/** Tables with temporary rows: a golfer's data need not include one, but traces in them are found as well. */
const temporaryTables = [
  'gateway.account_deletion',
  'gateway.upload_in_progress',
  'gateway.transfer',
  'gateway.upload_removal',
  'analysis.removal',
];

interface GolferData {
  golfer: Golfer;
  analysisId: string;
  /** Everything that names the golfer or something of theirs. */
  traces: string[];
}

const fromAnywhere: Pick<TestGateway, 'call'> = {
  call: (path, init) => gateway.call(path, { ...init, headers: anotherNetwork() }),
};

/** Creates a golfer with data in every table and in the object store. */
async function createGolferWithData(): Promise<GolferData> {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  const analysisId = await uploadSwing(gateway, golfer, { idempotencyKey: randomUUID() });
  await finishAnalysis(gateway, analysisId, Buffer.from('a video'));
  // As while the result of a language model's text is not stored yet.
  await gateway.rows("insert into analysis.coach_answer values ($1, 'coach-4', 'hash of the input', '{}')", [
    analysisId,
  ]);
  await gateway.call(`/api/swing-analyses/${analysisId}`, { as: golfer });
  const { shareId, commentId } = await shareWithComment(fromAnywhere, golfer, analysisId);
  const { checkId } = await checkMobility(gateway, golfer);
  await importShots(gateway, golfer);
  await storeRecap(gateway, golfer);
  const goalId = await addGoal(gateway, golfer, analysisId);
  await gateway.rows('insert into gateway.swing_correction values ($1, 1, $2, null, null, now())', [
    ...[analysisId, JSON.stringify({ faceOn: {}, downTheLine: {} })],
  ]);
  await gateway.rows(
    "insert into gateway.swing_shot select $1, min(id::text)::uuid, '{}', '{}', null, now() from gateway.shot where user_id = $2",
    [analysisId, golfer.id],
  );
  await trainAll(gateway, golfer);
  const subscription = examplePushSubscription();
  await gateway.call('/api/push/subscription', { as: golfer, method: 'PUT', json: subscription });
  await publishAnalyzed(golfer, analysisId, `sha-of-${golfer.id}`);
  await gateway.rows("insert into gamification.top_three values ('2026-11-01', $1)", [golfer.id]);
  const points = () => gateway.rows('select 1 from gamification.point_entry where user_id = $1', [golfer.id]);
  await expect.poll(points, { timeout: 10_000 }).toHaveLength(2);
  await gateway.rows(
    "insert into gamification.flagged_points (user_id, reason, source_id, flagged_at) values ($1, 'same-video', $2, now())",
    [golfer.id, analysisId],
  );
  const notifications = () => gateway.rows('select 1 from gamification.notification where user_id = $1', [golfer.id]);
  // Of the analysis, and of the first one.
  await expect.poll(notifications, { timeout: 10_000 }).toHaveLength(2);
  // The analysis is to be sent to the device, in the morning if it is night.
  expect(await gateway.rows('select 1 from gamification.push where user_id = $1', [golfer.id])).toHaveLength(1);
  await gateway.rows("insert into gamification.month_final values ('2026-10-01', $1, 15, 1)", [golfer.id]);
  await gateway.rows("insert into gateway.identity values ('https://issuer.example', $1, $2)", [
    `subject-${golfer.id}`,
    golfer.id,
  ]);
  await gateway.rows("insert into gateway.password_reset values (sha256($1::bytea), $2, now() + interval '1 hour')", [
    golfer.id,
    golfer.id,
  ]);
  await gateway.rows('insert into billing.customer (user_id, stripe_customer_id) values ($1, $2)', [
    golfer.id,
    `cus_${randomUUID()}`,
  ]);
  await gateway.rows(
    "insert into billing.payment_note (user_id, kind, stripe_charge_id, amount_cents, currency, status) values ($1, 'refund', $2, 1, 'usd', 'full')",
    [golfer.id, `ch_${randomUUID()}`],
  );
  // As after a retry of the analysis by an admin.
  await gateway.rows("insert into gateway.admin_audit (at, action, user_id, details) values (now(), 'x', $1, $2)", [
    golfer.id,
    { analysisId, requestId: 'kept' },
  ]);
  return {
    golfer,
    analysisId,
    traces: [golfer.id, analysisId, golfer.email, shareId, commentId, checkId, goalId, subscription.endpoint],
  };
}

const publishAnalyzed = (golfer: Golfer, analysisId: string, videoSha256: string) =>
  gateway.deps.db.transaction().execute((tx) =>
    publish(tx, {
      type: 'swing.analyzed',
      payload: { analysisId: analysisId as AnalysisId, userId: golfer.id as UserId, club: 'driver', videoSha256 },
    }),
  );
const deleteAccount = (golfer: Golfer, body: object = { confirmation: 'DELETE', password }) =>
  gateway.call('/api/account/delete', { as: golfer, json: body, headers: anotherNetwork() });
/** Runs the periodic tasks of gateway and worker until the golfer has left no trace. */
const untilGone = ({ traces }: GolferData) =>
  expect
    .poll(
      async () => {
        await completeDeletions(gateway.deps);
        await removeDiscardedFiles(gateway.deps);
        await others.removeObjects();
        return await findTraces(gateway, traces);
      },
      { timeout: 20_000 },
    )
    .toEqual([]);

describe('a deleted account', () => {
  it('leaves nothing in any table of any service or in the object store; other golfers’ data stays', async () => {
    const [leaving, staying] = [await createGolferWithData(), await createGolferWithData()];
    const before = await findTraces(gateway, leaving.traces);
    const kept = await findTraces(gateway, staying.traces);
    console.info(`traces before: ${before.join(', ')}`);
    // A new table that names golfers or analyses must get a row in createGolferWithData.
    expect(before).toEqual(expect.arrayContaining(await tablesThatName(gateway, temporaryTables)));
    expect(before).toContain('events.event');
    const response = await deleteAccount(leaving.golfer);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;/);
    expect((await gateway.call('/api/auth/user', { as: leaving.golfer })).status).toBe(401);
    await untilGone(leaving);
    expect(await findTraces(gateway, staying.traces)).toEqual(kept);
    expect((await gateway.call('/api/auth/user', { as: staying.golfer })).status).toBe(200);
    const audited = await gateway.rows(
      "select details from gateway.admin_audit where action = 'x' and user_id is null",
    );
    expect(audited).toEqual([{ details: { requestId: 'kept' } }]);
  });

  it('removes swings that were deleted before, that failed, and that are being analyzed', async () => {
    const data = await createGolferWithData();
    await gateway.call(`/api/swing-analyses/${data.analysisId}`, { method: 'DELETE', as: data.golfer });
    const second = await uploadSwing(gateway, data.golfer, { club: '7-iron' });
    await setJob(gateway, second, { status: 'running', stage: 'pose' });
    expect((await deleteAccount(data.golfer)).status).toBe(204);
    await untilGone({ ...data, traces: [...data.traces, second] });
  });

  it('does not come back when an event of the golfer is late', async () => {
    const data = await createGolferWithData();
    await deleteAccount(data.golfer);
    await expect
      .poll(() => gateway.rows('select 1 from gamification.point_entry where user_id = $1', [data.golfer.id]))
      .toEqual([]);
    await publishAnalyzed(data.golfer, randomUUID(), 'the video of a slow worker');
    await expect
      .poll(() => gateway.rows('select 1 from gamification.point_entry where user_id = $1', [data.golfer.id]))
      .toHaveLength(1);
    await untilGone(data);
  });

  it('is removed completely although every other service was down meanwhile', async () => {
    const data = await createGolferWithData();
    await others.stop();
    expect((await deleteAccount(data.golfer)).status).toBe(204);
    for (let rounds = 0; rounds < 3; rounds++) await completeDeletions(gateway.deps);
    // The gateway alone removes what was uploaded; the order ends with the run that finds nothing left.
    for (let rounds = 0; rounds < 2; rounds++) await removeDiscardedFiles(gateway.deps);
    const left = await findTraces(gateway, data.traces);
    expect(left).toEqual(expect.arrayContaining(['events.event', 'gateway.account_deletion', 'analysis.job']));
    expect(left.filter((name) => name.startsWith('gateway.'))).toEqual(['gateway.account_deletion']);
    expect(left.filter((name) => name.startsWith('uploads/'))).toEqual([]);
    others = startOtherServices(gateway);
    await untilGone(data);
  });

  it('makes a running upload fail, and its objects are removed', async () => {
    const data = await createGolferWithData();
    const analysisId = randomUUID();
    await gateway.rows('insert into gateway.upload_in_progress values ($1, $2, now())', [analysisId, data.golfer.id]);
    await deleteAccount(data.golfer);
    for (let rounds = 0; rounds < 3; rounds++) await completeDeletions(gateway.deps);
    expect(await gateway.rows('select 1 from gateway.account_deletion')).toHaveLength(1);
    await gateway.rows('delete from gateway.upload_in_progress where analysis_id = $1', [analysisId]);
    await untilGone(data);
  });
});
