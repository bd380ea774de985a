import { randomUUID } from 'node:crypto';
import type { AdminAnalysis } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failAnalysis } from '../../../../test/fail-analysis.ts';
import { finishSwing, setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { filesOf } from '../../../../test/stored-uploads.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { removeDiscardedFiles } from '../../swings/deletion/discard-uploads.ts';

let gateway: TestGateway;
let golfer: Golfer;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
  cookie = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());

const list = async (query = '') =>
  (await (await gateway.call(`/api/admin/analyses${query}`, { headers: { cookie } })).json()) as AdminAnalysis[];
const retry = async (id: string) =>
  (await gateway.call(`/api/admin/analyses/${id}/retry`, { method: 'POST', headers: { cookie } })).status;
const retried = (id: string) =>
  gateway.rows(`select 1 from events.event where type = 'swing.retried' and payload->>'analysisId' = $1`, [id]);

it('lists the work on analyses by status, id and user, with stages, attempts and times', async () => {
  const finished = await finishSwing(gateway, golfer, 'x');
  const failed = await uploadSwing(gateway, golfer, { club: '7-iron' });
  await failAnalysis(gateway, failed, golfer, 'no-golfer');
  expect((await list()).map(({ id }) => id)).toEqual([failed, finished]);
  expect(await list('?status=failed')).toMatchObject([
    {
      id: failed,
      userId: golfer.id,
      email: golfer.email,
      status: 'failed',
      stage: 'pose',
      progress: 0.4,
      attempt: 1,
      failures: 0,
      errorCode: 'no-golfer',
      stageTimesMs: null,
      isRetryable: false,
      dueAt: null,
    },
  ]);
  expect(await list(`?search=${finished}`)).toMatchObject([{ id: finished, stageTimesMs: { pose: 1_000 } }]);
  expect(await list(`?search=${golfer.id}`)).toHaveLength(2);
  expect(await list(`?search=${golfer.email.toUpperCase()}`)).toHaveLength(2);
  expect(await list('?search=hogan@example.com')).toEqual([]);
  const [first] = await list('?limit=1');
  expect(await list(`?limit=1&before=${first?.createdAt}&beforeId=${first?.id}`)).toMatchObject([{ id: finished }]);
});

it('turns the page between two analyses of the same millisecond', async () => {
  const owner = await gateway.register();
  await gateway.makePremium(owner);
  const [newer, older] = [await uploadSwing(gateway, owner), await uploadSwing(gateway, owner, { club: '7-iron' })];
  for (const [id, at] of [
    [newer, '2026-11-22T12:00:00.123456Z'],
    [older, '2026-11-22T12:00:00.123200Z'],
  ]) {
    await setJob(gateway, id as string, { status: 'queued' });
    await gateway.rows('update analysis.job set created_at = $2 where analysis_id = $1', [id, at]);
  }
  const [first] = await list(`?limit=1&search=${owner.id}`);
  expect(first?.id).toBe(newer);
  const next = await list(`?limit=1&search=${owner.id}&before=${first?.createdAt}&beforeId=${first?.id}`);
  expect(next.map(({ id }) => id)).toEqual([older]);
});

it('a video at fault is removed immediately and not retried', async () => {
  const owner = await gateway.register();
  const id = await uploadSwing(gateway, owner);
  await failAnalysis(gateway, id, owner, 'no-swing');
  await removeDiscardedFiles(gateway.deps);
  expect(await filesOf(gateway, owner)).toEqual([]);
  expect([await retry(id), await retried(id)]).toEqual([409, []]);
});

it('a failure of ours keeps the video for a day; a retry keeps it, once, and is recorded', async () => {
  const owner = await gateway.register();
  const id = await uploadSwing(gateway, owner);
  await failAnalysis(gateway, id, owner, 'analysis-failed');
  await removeDiscardedFiles(gateway.deps);
  expect(await filesOf(gateway, owner)).toHaveLength(1);
  expect(await list(`?search=${id}`)).toMatchObject([{ isRetryable: true }]);
  expect([await retry(id), (await retried(id)).length]).toEqual([204, 1]);
  expect([await retry(id), (await retried(id)).length]).toEqual([409, 1]);
  const [recorded] = await gateway.rows(`select * from gateway.admin_audit where action = 'retry-analysis'`);
  expect(recorded).toMatchObject({ user_id: owner.id, details: { analysisId: id } });
});

it('after a day the video is removed, and nothing can be retried, also when the clock goes back', async () => {
  const owner = await gateway.register();
  const id = await uploadSwing(gateway, owner);
  await failAnalysis(gateway, id, owner, 'analysis-timeout');
  gateway.moveClock(25 * 3_600);
  cookie = await gateway.signInAdmin();
  expect([await retry(id), await retried(id)]).toEqual([409, []]);
  await removeDiscardedFiles(gateway.deps);
  expect(await filesOf(gateway, owner)).toEqual([]);
  gateway.moveClock(-25 * 3_600);
  cookie = await gateway.signInAdmin();
  expect(await list(`?search=${id}`)).toMatchObject([{ isRetryable: false }]);
  expect([await retry(id), await retried(id)]).toEqual([409, []]);
});

it('unknown, running and deleted analyses are not retried', async () => {
  const owner = await gateway.register();
  const id = await uploadSwing(gateway, owner);
  expect([await retry(id), await retry(randomUUID()), await retry('1')]).toEqual([409, 409, 409]);
  await failAnalysis(gateway, id, owner, 'analysis-failed');
  await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: owner });
  expect(await retry(id)).toBe(409);
  await removeDiscardedFiles(gateway.deps);
  expect(await filesOf(gateway, owner)).toEqual([]);
});
