import {
  decideEntitlement,
  type Entitlement,
  type EntitlementState,
  isLive,
  isPremiumAt,
  type LastEntitlement,
  type SubscriptionFacts,
} from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { PaymentDeps } from '../../deps.ts';
import type { StripeSubscription } from '../../stripe-client.ts';
import { type Customer, findCustomer } from '../customers/find-customer.ts';
import { isCustomerDeleted } from '../customers/is-customer-deleted.ts';
import { beginRead, lockForRead } from '../customers/order-reads.ts';
import { unlinkDeletedCustomer } from '../customers/replace-customer.ts';
import { deleteEntitlement, findState, storeEntitlement } from './entitlement.repository.ts';
import { publishChanges } from './publish-changes.ts';
import { readFacts } from './read-facts.ts';

type StoredEntitlement = Entitlement & { isPremium: boolean };

export interface Synced {
  isPremium: boolean;
  /** Newest first. */
  subscriptions: { stripe: StripeSubscription; facts: SubscriptionFacts }[];
}

/**
 * Reads the golfer's subscriptions from Stripe and stores the entitlement that follows. Of several reads at a time, the one
 * that began last is kept: events may come late, twice, in any order, or not at all. What has changed for the golfer is
 * published in the transaction that stores it, which begins when Stripe has answered.
 */
export async function syncSubscriptions(deps: PaymentDeps, customer: Customer): Promise<Synced> {
  const { userId, stripeCustomerId } = customer;
  const order = await beginRead(deps.db);
  const found = await listSubscriptions(deps, customer);
  const subscriptions = await Promise.all(
    (found ?? []).map(async (stripe) => ({ stripe, facts: await readFacts(deps.stripe, stripe) })),
  );
  const facts = subscriptions.map((subscription) => subscription.facts);
  const isPremium = await deps.db.transaction().execute(async (tx) => {
    const isNewest = await lockForRead(tx, stripeCustomerId, order);
    const before = await findState(tx, userId);
    const entitlement = decide(deps, userId, facts, before);
    if (isNewest) await store(tx, userId, before, entitlement);
    if (isNewest && found === null) await unlinkDeletedCustomer(tx, userId, stripeCustomerId);
    return entitlement?.isPremium ?? false;
  });
  return { isPremium, subscriptions };
}

/** Same, for a golfer by id. Does nothing if the golfer has no customer at Stripe. */
export async function syncGolfer(deps: PaymentDeps, userId: string): Promise<void> {
  const customer = await findCustomer(deps, userId);
  if (customer) await syncSubscriptions(deps, customer);
}

/** Null for a customer that was deleted at Stripe: it has no subscriptions, and the golfer's next payment creates another. */
async function listSubscriptions(deps: PaymentDeps, customer: Customer): Promise<StripeSubscription[] | null> {
  const { userId, stripeCustomerId } = customer;
  try {
    return await deps.stripe.listSubscriptions(stripeCustomerId);
  } catch (error) {
    if (!(await isCustomerDeleted(deps, stripeCustomerId, error))) throw error;
    deps.logger.warn({ userId }, 'the customer was deleted at Stripe');
    return null;
  }
}

function decide(
  { logger, now }: PaymentDeps,
  userId: string,
  facts: SubscriptionFacts[],
  last: LastEntitlement | undefined,
): StoredEntitlement | null {
  const decided = decideEntitlement(facts, last);
  if (!decided) return null;
  const needsReview = decided.needsReview || facts.filter(isLive).length > 1;
  if (needsReview) logger.error({ userId, statuses: facts.map(({ status }) => status) }, 'subscription needs a review');
  return { ...decided, needsReview, isPremium: isPremiumAt(decided, now()) };
}

async function store(
  tx: Transaction<BillingTables>,
  userId: string,
  before: EntitlementState | undefined,
  entitlement: StoredEntitlement | null,
): Promise<void> {
  if (entitlement) await storeEntitlement(tx, userId, entitlement);
  else await deleteEntitlement(tx, userId);
  await publishChanges(tx, userId, before, entitlement);
}
