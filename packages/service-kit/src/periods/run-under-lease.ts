import { type Kysely, sql } from 'kysely';
import { timeAfter } from '../database/retry-time.ts';
import { LeaseLost, leaseMs, runLeased } from '../leases/run-leased.ts';
import type { Logger } from '../logging/logger.ts';
import { claimRun, finishRun, type JobRun, leaseEnd, updateRun } from './job-runs.ts';

/**
 * Does work once per period that calls other systems, for which no transaction may stay open: under a lease, on one of any
 * number of instances. Work that was killed in the middle is repeated, after the third time only `retryMs` later. Work that fails
 * is due again after `retryMs`, and work that a stopped service hands back immediately.
 *
 * Fails with the work's own error.
 */
export async function runUnderLease<Tables>(
  { db, logger }: { db: Kysely<Tables>; logger: Logger },
  { retryMs, ...run }: JobRun & { retryMs: number },
  work: (signal: AbortSignal) => Promise<void>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const claimed = await claimRun(db, run, leaseMs, retryMs);
  if (!claimed) return;
  const renewed = leaseEnd(sql<number>`attempts`, leaseMs, retryMs);
  const attempt = {
    renew: () => updateRun(db, claimed, sql`lease_until = ${renewed}`),
    handBack: () => updateRun(db, claimed, sql`lease_until = now(), attempts = attempts - 1`),
    async run({ signal }: { signal: AbortSignal }) {
      await work(signal);
      signal.throwIfAborted();
      return async () => {
        if (!(await finishRun(db, claimed))) throw new LeaseLost('another instance owns the run');
        return 'finished';
      };
    },
    async fail(error: unknown) {
      await updateRun(db, claimed, sql`lease_until = ${timeAfter(retryMs)}`);
      throw error;
    },
  };
  await runLeased(attempt, { stopping, logger });
}
