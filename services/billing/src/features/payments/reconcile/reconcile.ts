import type { PaymentDeps } from '../../../deps.ts';
import { listLapsed, listStale } from '../entitlement/entitlement.repository.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';
import { readEventIds } from '../webhooks/receive-event.ts';
import { insertEvent, pruneEvents } from '../webhooks/webhooks.repository.ts';
import { claimRun, finishRun, pruneRuns } from './job-runs.repository.ts';

const dayMs = 86_400_000;
const leaseMs = 1_800_000;
/** Stripe itself tries for three days; one more, so that none falls between. */
const lookBackMs = 4 * dayMs;
const keepMs = 40 * dayMs;
const batch = 200;

/** Once a day: takes up the events that no webhook brought, and asks anew about everybody of whom we have not heard. */
export async function reconcileDaily(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  const now = deps.now();
  const run = { job: 'reconcile', period: now.toISOString().slice(0, 10) };
  if (!(await claimRun(deps.db, run, leaseMs))) return;
  const missed = await takeUpMissed(deps, new Date(now.getTime() - lookBackMs));
  const asked = await askAboutStale(deps, new Date(now.getTime() - dayMs), stopping);
  // Another process, or the next start, takes it up when the lease is over.
  if (stopping?.aborted) return;
  await pruneEvents(deps.db, new Date(now.getTime() - keepMs));
  await pruneRuns(deps.db, new Date(now.getTime() - keepMs).toISOString().slice(0, 10));
  await finishRun(deps.db, run);
  deps.logger.info({ missed, asked }, 'reconciled with Stripe');
}

/** Premium that has ended by the clock is told, even if Stripe never says a word. */
export async function tellLapsed(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  for (const userId of await listLapsed(deps.db, deps.now(), batch)) {
    if (stopping?.aborted) return;
    await syncGolfer(deps, userId).catch((err: unknown) => deps.logger.warn({ err, userId }, 'lapsed, not told yet'));
  }
}

async function takeUpMissed({ db, stripe }: PaymentDeps, since: Date): Promise<number> {
  const events = await stripe.listUndelivered(since);
  for (const event of events) await insertEvent(db, readEventIds(event), null);
  return events.length;
}

async function askAboutStale(deps: PaymentDeps, since: Date, stopping?: AbortSignal): Promise<number> {
  const activeSince = new Date(since.getTime() - lookBackMs);
  let after = '00000000-0000-0000-0000-000000000000';
  let asked = 0;
  for (;;) {
    const golfers = await listStale(deps.db, { since, activeSince, after, limit: batch });
    for (const userId of golfers) {
      if (stopping?.aborted) return asked;
      // Who is not answered about waits for the next night.
      await syncGolfer(deps, userId).then(
        () => (asked += 1),
        (error: unknown) => deps.logger.warn({ err: error, userId }, 'not reconciled'),
      );
    }
    const last = golfers.at(-1);
    if (last === undefined || golfers.length < batch) return asked;
    after = last;
  }
}
