import { decideEntitlement, type Entitlement, isLive, isPremiumAt, type SubscriptionFacts } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { PaymentDeps } from '../../deps.ts';
import type { StripeSubscription } from '../../stripe-client.ts';
import { isCustomerDeleted } from '../customers/is-customer-deleted.ts';
import { type LockedCustomer, lockCustomer } from '../customers/lock-customer.ts';
import { renewIdempotencyKeys, unlinkDeletedCustomer } from '../customers/replace-customer.ts';
import { markStripeEventsOfCustomerProcessed } from '../webhooks/mark-stripe-events-processed.ts';
import { deleteEntitlement, findState, readDatabaseTime, storeEntitlement } from './entitlement.repository.ts';
import { publishChanges } from './publish-changes.ts';
import { readFacts } from './read-facts.ts';

type Tx = Transaction<BillingTables>;

export interface Synced {
  isPremium: boolean;
  entitlement: Entitlement | null;
  /** Newest first. */
  subscriptions: { stripe: StripeSubscription; facts: SubscriptionFacts }[];
}

/**
 * Reads the golfer's subscriptions from Stripe and stores the entitlement that follows. The caller holds the customer's lock,
 * so the last to write is the last to have read: events may come late, twice, in any order, or not at all. What has changed
 * for the golfer is published in the same transaction.
 */
export async function syncSubscriptions(deps: PaymentDeps, tx: Tx, customer: LockedCustomer): Promise<Synced> {
  const { userId, stripeCustomerId } = customer;
  const readAt = await readDatabaseTime(tx);
  const found = await listSubscriptions(deps, tx, customer);
  const subscriptions = await Promise.all(
    found.map(async (stripe) => ({ stripe, facts: await readFacts(deps.stripe, stripe) })),
  );
  const facts = subscriptions.map((subscription) => subscription.facts);
  const entitlement = decideEntitlement(facts);
  const isPremium = entitlement !== null && isPremiumAt(entitlement, deps.now());
  const before = await findState(tx, userId);
  if (entitlement) {
    const needsReview = entitlement.needsReview || facts.filter(isLive).length > 1;
    if (needsReview)
      deps.logger.error({ userId, statuses: facts.map(({ status }) => status) }, 'subscription needs a review');
    await storeEntitlement(tx, userId, { ...entitlement, needsReview, isPremium });
  } else {
    await deleteEntitlement(tx, userId);
  }
  await publishChanges(tx, userId, before, entitlement && { ...entitlement, isPremium });
  await markStripeEventsOfCustomerProcessed(tx, stripeCustomerId, readAt);
  return { isPremium, entitlement, subscriptions };
}

/** Same, for a golfer by id. Does nothing if the golfer has no customer at Stripe. Returns whether the golfer has Premium. */
export async function syncGolfer(deps: PaymentDeps, userId: string): Promise<boolean> {
  return await deps.db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, userId);
    return customer !== undefined && (await syncSubscriptions(deps, tx, customer)).isPremium;
  });
}

/** A customer that was deleted at Stripe has no subscriptions; the golfer's next payment creates another customer. */
async function listSubscriptions(deps: PaymentDeps, tx: Tx, customer: LockedCustomer): Promise<StripeSubscription[]> {
  try {
    return await deps.stripe.listSubscriptions(customer.stripeCustomerId);
  } catch (error) {
    if (!(await isCustomerDeleted(deps, customer.stripeCustomerId, error))) throw error;
    deps.logger.warn({ userId: customer.userId }, 'the customer was deleted at Stripe');
    await unlinkDeletedCustomer(tx, customer.userId, customer.stripeCustomerId);
    await renewIdempotencyKeys(tx, customer.userId);
    return [];
  }
}
