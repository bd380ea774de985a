import type { PaymentDeps } from '../../../deps.ts';
import { meansDeleted } from '../customers/means-deleted.ts';
import { claimRemoval, endRemoval } from './removals.repository.ts';

/** Has Stripe delete the customers of deleted accounts, which ends their subscriptions at once. */
export async function removeCustomers(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const customerId = await claimRemoval(deps.db);
    if (customerId === undefined) return;
    try {
      await deps.stripe.deleteCustomer(customerId);
    } catch (error) {
      if (!(await meansDeleted(deps, customerId, error))) {
        deps.logger.warn({ err: error }, 'Stripe does not delete a customer yet, will be tried again');
        continue;
      }
    }
    await endRemoval(deps.db, customerId);
  }
}
