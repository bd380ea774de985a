import type { PaymentDeps } from '../../deps.ts';
import { isCustomerDeleted } from './is-customer-deleted.ts';
import { claimRemoval, deleteRemoval } from './removals.repository.ts';

/** Deletes the customers of deleted accounts at Stripe, which ends their subscriptions immediately. */
export async function removeCustomers(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const customerId = await claimRemoval(deps.db);
    if (customerId === undefined) return;
    try {
      await deps.stripe.deleteCustomer(customerId);
    } catch (error) {
      if (!(await isCustomerDeleted(deps, customerId, error))) {
        deps.logger.warn({ err: error }, 'customer not deleted at Stripe, will be retried');
        continue;
      }
    }
    await deleteRemoval(deps.db, customerId);
  }
}
