import type { PaymentDeps } from '../../deps.ts';
import { listLapsed } from './entitlement.repository.ts';
import { syncGolfer } from './sync.ts';

const batch = 200;

/**
 * Asks Stripe about Premium that has just ended by the clock: the subscription may have been renewed although no webhook
 * reached us.
 */
export async function syncLapsed(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  for (const userId of await listLapsed(deps.db, deps.now(), batch)) {
    if (stopping?.aborted) return;
    await syncGolfer(deps, userId).catch((err: unknown) =>
      deps.logger.warn({ err, userId }, 'lapsed golfer not synced'),
    );
  }
}
