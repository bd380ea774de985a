import type { PaymentDeps } from '../../../deps.ts';
import { meansDeleted } from '../customers/means-deleted.ts';
import { claimEmail, settleEmail } from './emails.repository.ts';

const retryMs = 300_000;

/** Tells Stripe where golfers want their receipts now. One call at a time for a golfer, so that the last address stays. */
export async function updateEmails(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await claimEmail(deps.db, retryMs);
    if (!claimed) return;
    const { userId, stripeCustomerId, email } = claimed;
    try {
      if (email !== null) await deps.stripe.updateCustomerEmail(stripeCustomerId, email);
    } catch (error) {
      if (!(await meansDeleted(deps, stripeCustomerId, error))) {
        deps.logger.warn({ err: error, userId }, 'Stripe does not take an e-mail yet, will be tried again');
        continue;
      }
    }
    await settleEmail(deps.db, claimed);
  }
}
