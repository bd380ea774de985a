import { runUnderLease } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { syncStale } from '../entitlement/sync-stale.ts';
import { pruneStripeEvents } from '../stripe-events/delete-stripe-events.ts';
import { storeMissedStripeEvents } from '../stripe-events/store-missed-stripe-events.ts';

const dayMs = 86_400_000;
/** Stripe retries a webhook for three days; one day more leaves no gap. */
const lookBackMs = 4 * dayMs;
/** Less than a day, since the run of the night before came to some golfers long after its start. A repeated run skips those it read. */
const staleMs = dayMs / 2;
const keepMs = 40 * dayMs;
const retryMs = 1_800_000;

/** Once a day: stores events that no webhook delivered, and syncs golfers whose state was not read for half a day. */
export async function reconcileDaily(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const period = now.toISOString().slice(0, 10);
  const run = { table: 'billing.job_run', job: 'reconcile', period, retryMs } as const;
  const reconcile = async (signal: AbortSignal) => {
    const missed = await storeMissedStripeEvents(deps, before(lookBackMs));
    const synced = await syncStale(
      deps,
      { syncedBefore: before(staleMs), activeSince: before(dayMs + lookBackMs) },
      signal,
    );
    await pruneStripeEvents(deps, before(keepMs));
    deps.logger.info({ missed, synced }, 'reconciled with Stripe');
  };
  await runUnderLease(deps, run, reconcile, stopping);
}
