import { randomUUID } from 'node:crypto';
import { createLogger } from '@trueswing/service-kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../test/open-worker-stack.ts';
import type { Deps } from '../../deps.ts';
import { type QueueWorker, startQueueWorker } from './start-queue-worker.ts';

let stack: WorkerStack;
let worker: QueueWorker;
beforeAll(async () => {
  stack = await openWorkerStack();
});
beforeEach(() => sql`delete from analysis.job`.execute(stack.db));
afterEach(async () => {
  await worker.handBack();
  await worker.close();
});
afterAll(() => stack.close());

const start = (over: Partial<Deps> = {}) => {
  const deps = {
    env: { REDIS_URL: stack.redis.url, ANALYSIS_CONCURRENCY: 1 },
    logger: createLogger({ service: 'test', level: 'silent' }),
    db: stack.db,
    coach: null,
    workerId: 'worker',
    ...over,
  };
  worker = startQueueWorker(deps as Deps);
};
const untilSucceeded = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => stack.untilJob(id, (job) => job?.status === 'succeeded', 20_000)));

it('two golfers take turns, although the jobs of the first one were queued first', async () => {
  const [first, second] = [await stack.rehearse(3, 200), await stack.rehearse(2, 200)];
  start();
  for (const analysisId of [...first, ...second]) await worker.ensureQueued({ analysisId, attempt: 1 });
  await untilSucceeded([...first, ...second]);
  const { rows } = await sql<{ analysis_id: string }>`
    select analysis_id from analysis.job order by started_at`.execute(stack.db);
  const golfers = rows.map(({ analysis_id }) => (first.some((id) => id === analysis_id) ? 'first' : 'second'));
  expect(golfers).toEqual(['first', 'second', 'first', 'second', 'first']);
});

it('an upload whose job comes before its event keeps its request', async () => {
  const analysisId = await stack.uploadSwing(Buffer.from('no video'));
  const requestId = 'c0ffeec0ffee';
  start();
  await worker.ensureQueued({ analysisId, attempt: 1, requestId });
  await stack.untilJob(analysisId, (job) => job !== undefined, 20_000);
  const row = await sql`select request_id from analysis.job where analysis_id = ${analysisId}`.execute(stack.db);
  expect(row.rows).toEqual([{ request_id: requestId }]);
});

it('an attempt that cannot even be started does not hold up the others', async () => {
  const [broken] = await stack.rehearse(1, 0);
  await sql`update analysis.job set due_at = now() - interval '1 hour'`.execute(stack.db);
  // The database refuses to start this one attempt.
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  await sql`alter table analysis.job add constraint ${sql.id(name)}
    check (status <> 'running' or analysis_id <> ${sql.lit(broken)}::uuid)`.execute(stack.db);
  const [other = ''] = await stack.rehearse(1, 0);
  start();
  await worker.ensureQueued({ analysisId: other as typeof broken & string, attempt: 1 });
  await untilSucceeded([other]);
  expect(await stack.job(broken ?? '')).toMatchObject({ status: 'queued' });
  await sql`alter table analysis.job drop constraint ${sql.id(name)}`.execute(stack.db);
});
