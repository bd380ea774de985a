import type { PaymentDeps } from '../../deps.ts';
import { listStale } from './entitlement.repository.ts';
import { syncGolfer } from './sync.ts';

const batch = 200;
const lowestUserId = '00000000-0000-0000-0000-000000000000';

/**
 * Syncs every golfer whose state was not read from Stripe since `syncedBefore`, and who has a subscription that may change or
 * has opened a way to pay since `activeSince`. A failure skips the golfer until the next day. Returns how many were synced.
 */
export async function syncStale(
  deps: PaymentDeps,
  stale: { syncedBefore: Date; activeSince: Date },
  stopping?: AbortSignal,
): Promise<number> {
  let after = lowestUserId;
  let synced = 0;
  for (;;) {
    const golfers = await listStale(deps.db, { ...stale, after, limit: batch });
    for (const userId of golfers) {
      if (stopping?.aborted) return synced;
      await syncGolfer(deps, userId).then(
        () => (synced += 1),
        (error: unknown) => deps.logger.warn({ err: error, userId }, 'golfer not reconciled'),
      );
    }
    const last = golfers.at(-1);
    if (last === undefined || golfers.length < batch) return synced;
    after = last;
  }
}
