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
  const ids = await stack.rehearse(20, 500);
  const doomed = stack.startWorker({ ANALYSIS_CONCURRENCY: '4' });
  stack.startWorker({ ANALYSIS_CONCURRENCY: '4' });
  const ofDoomed = sql`status = 'running' and worker_id like ${`%-${doomed.pid}-%`}`;
  const running = async () => (await sql`select from analysis.job where ${ofDoomed}`.execute(stack.db)).rows.length;
  await expect.poll(running, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  await doomed.end('SIGKILL');
  // The lease of what it left; a test in worker-killed-in-mid-analysis waits for the real 15 s.
  expect(await running()).toBeGreaterThan(0);
  await sql`update analysis.job set lease_until = now() - interval '1 second' where ${ofDoomed}`.execute(stack.db);

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

test('the heartbeat renews the lease of a rehearsal while it holds it, and the rehearsal ends once', async () => {
  const [id = ''] = await stack.rehearse(1, 10_000);
  stack.startWorker();
  await stack.untilJob(id, (job) => job?.stage === 'pose');
  const lease = () =>
    stack.db
      .selectFrom('analysis.job')
      .where('analysis_id', '=', id)
      .select(['stage', 'attempt', 'lease_until'])
      .executeTakeFirst();
  const before = await lease();
  // Within a stage nothing else writes.
  const isRenewed = async () => {
    const now = await lease();
    return now?.stage === 'pose' && (now.lease_until ?? 0) > (before?.lease_until ?? 0);
  };
  await expect.poll(isRenewed, { timeout: 60_000, interval: 100 }).toBe(true);
  expect(await lease()).toMatchObject({ attempt: 1 });
  await stack.untilJob(id, isAbsent);
  expect(await eventsOf([id])).toEqual([succeeded]);
});

test('a rehearsal whose last attempt fails ends with its own event: no golfer, no points, no notification', async () => {
  const [id = ''] = await stack.rehearse(1, 60_000);
  // Two attempts have failed; a test in worker-killed-in-mid-analysis kills three workers.
  await sql`update analysis.job set attempt = 3, failures = 2 where analysis_id = ${id}`.execute(stack.db);
  const worker = stack.startWorker();
  await stack.untilJob(id, (job) => job?.status === 'running');
  await worker.end('SIGKILL');
  await stack.loseLease(id as never);
  stack.startWorker();
  await stack.untilJob(id, isAbsent);
  expect(await eventsOf([id])).toEqual([{ ...succeeded, outcome: 'failed' }]);
});
