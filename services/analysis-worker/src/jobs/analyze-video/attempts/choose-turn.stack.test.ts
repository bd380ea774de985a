import { randomUUID } from 'node:crypto';
import { type AnalyzeVideoJob, analysisIdSchema } from '@trueswing/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../../test/open-worker-stack.ts';
import { claimAttempt } from '../lease/lease.repository.ts';
import { chooseTurn } from './choose-turn.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
beforeEach(() => sql`delete from analysis.job`.execute(stack.db));
afterAll(() => stack.close());

/** Jobs that became due one after the other, by their golfers; long ago, so that what starts now is later. */
async function jobsOf(...golfers: string[]): Promise<AnalyzeVideoJob[]> {
  const ids = golfers.map(() => analysisIdSchema.parse(randomUUID()));
  for (const [at, userId] of golfers.entries()) {
    await sql`
      insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
      values (${ids[at]}, ${userId}, 'queued', 'queued', 0, 1, 0, now() - ${60 - at} * interval '1 minute', now())`.execute(
      stack.db,
    );
  }
  return ids.map((analysisId) => ({ analysisId, attempt: 1 }));
}

/** Starts all attempts, one after the other. */
async function startAll(jobs: readonly AnalyzeVideoJob[]): Promise<number[]> {
  const order: number[] = [];
  for (const woken of jobs) {
    const job = await chooseTurn(stack.db, woken);
    if (!job || !(await claimAttempt(stack.db, job, 'worker'))) throw new Error('nothing was due');
    order.push(jobs.findIndex(({ analysisId }) => analysisId === job.analysisId));
  }
  return order;
}

const [ann, ben, cleo] = [randomUUID(), randomUUID(), randomUUID()];

it.each([
  ['one golfer: the oldest is first', [ann, ann, ann], [0, 1, 2]],
  ['a golfer who comes after two videos of another one is second', [ann, ann, ben], [0, 2, 1]],
  ['golfers take turns', [ann, ann, ann, ben, ben, cleo], [0, 3, 5, 1, 4, 2]],
])('%s', async (_, golfers, order) => {
  expect(await startAll(await jobsOf(...golfers))).toEqual(order);
});

it('a golfer who has had a turn goes before one who comes later', async () => {
  const [first, second] = await jobsOf(ann, ann);
  if (!first || !second) throw new Error('no jobs');
  await claimAttempt(stack.db, first, 'worker');
  await sql`update analysis.job set started_at = now() - interval '10 minutes' where status = 'running'`.execute(
    stack.db,
  );
  const late = analysisIdSchema.parse(randomUUID());
  await sql`
    insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
    values (${late}, ${ben}, 'queued', 'queued', 0, 1, 0, now() - interval '1 minute', now())`.execute(stack.db);
  expect(await chooseTurn(stack.db, { analysisId: late, attempt: 1 })).toEqual(second);
});

it('a golfer with more due videos than golfers are compared does not hide another one', async () => {
  const [served] = await jobsOf(ann);
  if (!served) throw new Error('no job');
  await claimAttempt(stack.db, served, 'worker');
  await sql`
    insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
    select gen_random_uuid(), ${ann}::uuid, 'queued', 'queued', 0, 1, 0, now() - interval '2 hours', now()
    from generate_series(1, 600)`.execute(stack.db);
  const [other] = await jobsOf(ben);
  if (!other) throw new Error('no job');
  expect(await chooseTurn(stack.db, other)).toEqual(other);
});

it('nothing is chosen when nothing is due', async () => {
  expect(await chooseTurn(stack.db, { analysisId: analysisIdSchema.parse(randomUUID()), attempt: 1 })).toBeUndefined();
});
