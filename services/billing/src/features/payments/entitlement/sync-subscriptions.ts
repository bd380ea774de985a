import { type EventPayload, userIdSchema } from '@trueswing/contracts';
import { decideEntitlement, type Entitlement, isLive, isPremiumAt, type SubscriptionFacts } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';
import type { PaymentDeps } from '../../../deps.ts';
import type { StripeSubscription } from '../../../stripe-client.ts';
import { forgetStripeCustomer, lockCustomer, raiseAttempt } from '../customers/customers.repository.ts';
import { meansDeleted } from '../customers/means-deleted.ts';
import type { LockedCustomer } from '../customers/with-customer.ts';
import { readDatabaseTime, settleEventsOf } from '../webhooks/webhooks.repository.ts';
import { deleteEntitlement, findStored, type StoredEntitlement, storeEntitlement } from './entitlement.repository.ts';
import { readFacts } from './read-facts.ts';

type Tx = Transaction<BillingTables>;
type Told = Omit<EventPayload<'subscription.changed'>, 'userId'>;

export interface Synced {
  isPremium: boolean;
  entitlement: Entitlement | null;
  /** Newest first. */
  subscriptions: { stripe: StripeSubscription; facts: SubscriptionFacts }[];
}

/**
 * Asks Stripe what is true and writes that. The caller holds the customer's lock, so whoever writes last has asked last:
 * events may come late, twice, in any order, or not at all. Told to others only when the entitlement is another.
 */
export async function syncSubscriptions(deps: PaymentDeps, tx: Tx, customer: LockedCustomer): Promise<Synced> {
  const { userId, stripeCustomerId } = customer;
  const askedAt = await readDatabaseTime(tx);
  const found = await listSubscriptions(deps, tx, customer);
  const subscriptions = await Promise.all(
    found.map(async (stripe) => ({ stripe, facts: await readFacts(deps.stripe, stripe) })),
  );
  const facts = subscriptions.map((subscription) => subscription.facts);
  const entitlement = decideEntitlement(facts);
  const isPremium = entitlement !== null && isPremiumAt(entitlement, deps.now());
  const before = told(await findStored(tx, userId));
  if (entitlement) {
    const isDoubtful = entitlement.isDoubtful || facts.filter(isLive).length > 1;
    if (isDoubtful) deps.logger.error({ userId, statuses: facts.map(({ status }) => status) }, 'doubtful subscription');
    await storeEntitlement(tx, userId, { ...entitlement, isDoubtful, toldPremium: isPremium });
  } else {
    await deleteEntitlement(tx, userId);
  }
  const after = told(entitlement ? { ...entitlement, toldPremium: isPremium } : undefined);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await publish(tx, { type: 'subscription.changed', payload: { userId: userIdSchema.parse(userId), ...after } });
  }
  await settleEventsOf(tx, stripeCustomerId, askedAt);
  return { isPremium, entitlement, subscriptions };
}

/** The same for a golfer of whom we have heard something. Nothing happens where we know no customer of theirs. */
export async function syncGolfer(deps: PaymentDeps, userId: string): Promise<boolean> {
  return await deps.db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, userId);
    if (!customer?.stripeCustomerId) return false;
    return (await syncSubscriptions(deps, tx, { ...customer, stripeCustomerId: customer.stripeCustomerId })).isPremium;
  });
}

/** Somebody may have deleted the customer at Stripe; the golfer's next payment makes another. */
async function listSubscriptions(deps: PaymentDeps, tx: Tx, customer: LockedCustomer) {
  try {
    return await deps.stripe.listSubscriptions(customer.stripeCustomerId);
  } catch (error) {
    if (!(await meansDeleted(deps, customer.stripeCustomerId, error))) throw error;
    deps.logger.warn({ userId: customer.userId }, 'the customer is no more at Stripe');
    await forgetStripeCustomer(tx, customer.userId, customer.stripeCustomerId);
    await raiseAttempt(tx, customer.userId);
    return [];
  }
}

function told(stored: StoredEntitlement | undefined): Told {
  const isPremium = stored?.toldPremium ?? false;
  return {
    isPremium,
    plan: stored && isPremium ? stored.plan : 'free',
    isEnding: isPremium && stored?.endsAt != null,
    paymentProblem: stored?.paymentProblem ?? null,
  };
}
