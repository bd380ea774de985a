import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());
afterEach(() => stack.endWorkers());

const isAbsent = (job: unknown) => job === undefined;
const eventsOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ type: string; outcome: string; consumers: string[] }>`
    select event.type, event.payload->>'outcome' as outcome, array_agg(delivery.consumer) as consumers
    from events.event event join events.delivery delivery on delivery.event_id = event.id
    where event.payload->>'analysisId' = any(${ids}::text[]) group by event.id`.execute(stack.db);
  return rows;
};
const succeeded = { type: 'analysis.rehearsed', outcome: 'succeeded', consumers: ['analysis'] };

test('two workers, one of them killed, end every rehearsal once, and nothing but its own event is left', async () => {
  const ids = await stack.rehearse(40, 300);
  const doomed = stack.startWorker({ ANALYSIS_CONCURRENCY: '4' });
  stack.startWorker({ ANALYSIS_CONCURRENCY: '4' });
  const running = () =>
    sql<{ count: number }>`select count(*)::int as count from analysis.job where status = 'running'`.execute(stack.db);
  await expect.poll(async () => (await running()).rows[0]?.count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  await doomed.end('SIGKILL');

  for (const id of ids) await stack.untilJob(id, isAbsent);
  expect(await eventsOf(ids)).toEqual(ids.map(() => succeeded));
  expect(await stack.db.selectFrom('analysis.output').select('analysis_id').execute()).toEqual([]);
  for (const id of ids) expect(await stack.objectsOf(id)).toEqual([]);
});

test('a frozen worker that wakes up after its lease cannot end the rehearsal that another has taken over', async () => {
  const [id = ''] = await stack.rehearse(1, 20_000);
  const late = stack.startWorker();
  await stack.untilJob(id, (job) => job?.stage === 'pose');
  process.kill(late.pid, 'SIGSTOP');
  await sql`update analysis.job set lease_until = now() - interval '1 second', rehearsal_ms = 2000
    where analysis_id = ${id}`.execute(stack.db);
  stack.startWorker();
  await stack.untilJob(id, (job) => job?.attempt === 2 && job.stage === 'pose');
  process.kill(late.pid, 'SIGCONT');
  await late.untilOutput(/attempt abandoned/);
  await stack.untilJob(id, isAbsent);
  expect(await eventsOf([id])).toEqual([succeeded]);
});

test('the heartbeat keeps the lease of a rehearsal that takes longer than the lease', async () => {
  const [id = ''] = await stack.rehearse(1, 18_000);
  stack.startWorker();
  stack.startWorker();
  await stack.untilJob(id, (job) => job?.stage === 'pose');
  await expect.poll(() => stack.job(id), { timeout: 60_000, interval: 200 }).not.toMatchObject({ attempt: 1 });
  expect(await stack.job(id)).toBeUndefined();
  expect(await eventsOf([id])).toEqual([succeeded]);
});

test('a rehearsal that fails each time ends with its own event: no golfer, no points, no notification', async () => {
  const [id = ''] = await stack.rehearse(1, 60_000);
  for (const attempt of [1, 2, 3]) {
    const worker = stack.startWorker();
    await stack.untilJob(id, (job) => job?.status === 'running' && job.attempt === attempt);
    await worker.end('SIGKILL');
    await stack.loseLease(id as never);
  }
  stack.startWorker();
  await stack.untilJob(id, isAbsent);
  expect(await eventsOf([id])).toEqual([{ ...succeeded, outcome: 'failed' }]);
});
