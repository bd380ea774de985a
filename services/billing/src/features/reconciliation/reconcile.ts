import type { PaymentDeps } from '../../deps.ts';
import { syncStale } from '../entitlement/sync-stale.ts';
import { pruneStripeEvents } from '../stripe-events/delete-stripe-events.ts';
import { storeMissedStripeEvents } from '../stripe-events/store-missed-stripe-events.ts';
import { claimRun, finishRun, pruneRuns } from './job-runs.repository.ts';

const dayMs = 86_400_000;
const leaseMs = 1_800_000;
/** Stripe retries a webhook for three days; one day more leaves no gap. */
const lookBackMs = 4 * dayMs;
const keepMs = 40 * dayMs;

/** Once a day: stores events that no webhook delivered, and syncs golfers whose state was not read for a day. */
export async function reconcileDaily(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const run = { job: 'reconcile', period: now.toISOString().slice(0, 10) };
  if (!(await claimRun(deps.db, run, leaseMs))) return;
  const missed = await storeMissedStripeEvents(deps, before(lookBackMs));
  const synced = await syncStale(
    deps,
    { syncedBefore: before(dayMs), activeSince: before(dayMs + lookBackMs) },
    stopping,
  );
  // Another process, or the next start, continues when the lease is over.
  if (stopping?.aborted) return;
  await pruneStripeEvents(deps, before(keepMs));
  await pruneRuns(deps.db, before(keepMs).toISOString().slice(0, 10));
  await finishRun(deps.db, run);
  deps.logger.info({ missed, synced }, 'reconciled with Stripe');
}
