import { setTimeout as delay } from 'node:timers/promises';
import { analyzeVideoQueue } from '@trueswing/contracts';
import { Redis } from 'ioredis';
import type { World } from '../world.ts';
import { discardAbandonedUploads } from './abandoned-uploads.ts';
import { endWaits } from './end-waits.ts';

/** Counts of work that is left, by kind; each is zero in a system at rest. */
export const unfinished = {
  'swings without a job': `select count(*) from gateway.swing swing where deleted_at is null and not exists (
    select from analysis.job where analysis_id = swing.id)`,
  analyses: "select count(*) from analysis.job where status in ('queued', 'running')",
  deliveries: 'select count(*) from events.delivery where processed_at is null and dead_at is null',
  'Stripe events': 'select count(*) from billing.webhook_event where processed_at is null',
  'customer removals': 'select count(*) from billing.customer_removal',
  'customers without an account': `select count(*) from billing.customer
    where not exists (select from gateway.account where id = user_id)`,
  'account deletions': 'select count(*) from gateway.account_deletion',
  'uploads in progress': 'select count(*) from gateway.upload_in_progress',
  'upload removals': 'select count(*) from gateway.upload_removal',
  'discarded files': 'select count(*) from gateway.swing where discarded_at <= now() and files_removed_at is null',
  removals: 'select count(*) from analysis.removal',
} as const;

/** Rounds in a row without work: what a process has just taken from a queue may lead to more. */
const quietRounds = 3;

/** Waits until no work is left in the system. @throws at the deadline, with what is left */
export async function untilQuiet(world: World, deadlineMs: number): Promise<void> {
  await discardAbandonedUploads(world);
  let left: [string, number][] = [];
  let quiet = 0;
  for (const startedAt = Date.now(); Date.now() - startedAt < deadlineMs; await delay(1_000)) {
    left = await countWork(world);
    quiet = left.length === 0 ? quiet + 1 : 0;
    if (quiet === quietRounds) return;
    if (left.length > 0) await endWaits(world);
  }
  throw new Error(`not at rest after ${deadlineMs / 1_000} s: ${JSON.stringify(Object.fromEntries(left))}`);
}

/** Kinds of work that are left, with their number. */
export async function countWork(world: World): Promise<[string, number][]> {
  const columns = Object.entries(unfinished).map(([kind, query]) => `(${query}) as "${kind}"`);
  const [counts] = await world.rows(`select ${columns.join(', ')}`);
  return Object.entries({ ...counts, 'queued jobs': await countQueuedJobs(world) })
    .map(([kind, count]): [string, number] => [kind, Number(count)])
    .filter(([, count]) => count > 0);
}

/** Jobs that wait or run. The queue needs up to a minute to find that the worker of a job was killed. */
async function countQueuedJobs({ system }: World): Promise<number> {
  const redis = new Redis(system.stores.redisUrl);
  const lengths = await Promise.all(['active', 'wait'].map((list) => redis.llen(`bull:${analyzeVideoQueue}:${list}`)));
  await redis.quit();
  return lengths.reduce((total, length) => total + length, 0);
}
