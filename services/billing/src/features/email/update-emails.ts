import type { PaymentDeps } from '../../deps.ts';
import { withoutSentence } from '../../stripe-client.ts';
import { isCustomerDeleted } from '../customers/is-customer-deleted.ts';
import { claimEmail, markEmailUpdated } from './emails.repository.ts';

const retryMs = 300_000;

/** Updates at Stripe the addresses for receipts. Each golfer is claimed by one process at a time, so the newest address wins. */
export async function updateEmails(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await claimEmail(deps.db, retryMs);
    if (!claimed) return;
    const { userId, stripeCustomerId, email } = claimed;
    try {
      if (email !== null) await deps.stripe.updateCustomerEmail(stripeCustomerId, email);
    } catch (error) {
      if (!(await isCustomerDeleted(deps, stripeCustomerId, error))) {
        deps.logger.warn({ err: withoutSentence(error), userId }, 'e-mail not updated at Stripe, will be retried');
        continue;
      }
    }
    await markEmailUpdated(deps.db, claimed);
  }
}
