import { randomUUID } from 'node:crypto';
import type { TestBilling } from './open-billing.ts';

export const daySeconds = 86_400;

/** Inserts the golfer's account as the gateway does. Returns its id. */
export async function registeredGolfer({ rows }: Pick<TestBilling, 'rows'>): Promise<string> {
  const userId = randomUUID();
  await rows(
    `insert into gateway.account (id, email, first_name, last_name, password_hash, created_at)
     values ($1, $2, 'A', 'B', 'x', now())`,
    [userId, `${userId}@example.com`],
  );
  return userId;
}

/** Registers a golfer and pays with the card form. */
export async function subscribedGolfer(billing: TestBilling, plan: 'monthly' | 'annual' = 'monthly') {
  const userId = await registeredGolfer(billing);
  const { body } = await billing.call('/api/get-or-create-subscription', userId, { plan });
  await billing.payments.confirm(body.clientSecret ?? '');
  const customerId = (await customerOf(billing, userId)) ?? '';
  const subscriptionId = billing.payments.subscriptions(customerId).at(-1)?.id ?? '';
  return {
    userId,
    customerId,
    subscriptionId,
    refresh: () => billing.call('/api/refresh-subscription', userId),
    /** Changes the subscription as the portal or Stripe's dashboard does. */
    change: (change: { cancelAtPeriodEnd?: boolean; price?: string; endsNow?: true }) =>
      billing.payments.control('subscriptions', { subscription: subscriptionId, ...change }),
    view: () =>
      billing.gatewayDb.selectFrom('billing.entitlement').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    stored: () => storedEntitlement(billing, userId),
  };
}

/** The golfer's customer at Stripe: null after the customer was unlinked, undefined for a golfer without a row. */
export async function customerOf(billing: TestBilling, userId: string): Promise<string | null | undefined> {
  const sql = 'select stripe_customer_id as id from billing.customer where user_id = $1';
  const [row] = await billing.rows(sql, [userId]);
  return row?.id;
}

/** The statuses of the golfer's subscriptions at Stripe, the oldest first. */
export const subscriptionStatuses = async (billing: TestBilling, userId: string) =>
  billing.payments.subscriptions((await customerOf(billing, userId)) ?? '').map(({ status }) => status);

/** The golfer's entitlement as billing has stored it, by the service's clock. */
export async function storedEntitlement(billing: TestBilling, userId: string) {
  const [row] = await billing.rows(
    `select told_premium, plan, ends_at, payment_problem from billing.subscription where user_id = $1`,
    [userId],
  );
  const isPremium: boolean = row?.told_premium ?? false;
  return {
    isPremium,
    plan: isPremium ? row.plan : 'free',
    isEnding: isPremium && row.ends_at !== null,
    paymentProblem: row?.payment_problem ?? null,
  };
}
