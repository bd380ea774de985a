import { randomUUID } from 'node:crypto';
import type { TestBilling } from './open-billing.ts';

export const daySeconds = 86_400;

/** A golfer who has paid by the card form. */
export async function subscribedGolfer(billing: TestBilling, plan: 'monthly' | 'annual' = 'monthly') {
  const userId = randomUUID();
  const { body } = await billing.call('/api/get-or-create-subscription', userId, { plan });
  await billing.payments.confirm(body.clientSecret ?? '');
  const [row] = await billing.rows('select stripe_customer_id as id from billing.customer where user_id = $1', [
    userId,
  ]);
  const customerId = (row as { id: string }).id;
  const subscriptionId = billing.payments.subscriptions(customerId).at(-1)?.id ?? '';
  return {
    userId,
    customerId,
    subscriptionId,
    refresh: () => billing.call('/api/refresh-subscription', userId),
    /** As the portal or somebody in Stripe's dashboard does. */
    change: (change: { cancelAtPeriodEnd?: boolean; price?: string; endsNow?: true }) =>
      billing.payments.control('subscriptions', { subscription: subscriptionId, ...change }),
    view: () =>
      billing.gatewayDb.selectFrom('billing.entitlement').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    /** What `subscription.changed` has told, oldest first. */
    changes: async () =>
      (
        await billing.rows(
          `select payload from events.event
           where type = 'subscription.changed' and payload->>'userId' = $1 order by occurred_at`,
          [userId],
        )
      ).map(({ payload }) => {
        const { userId: _, ...told } = payload as { userId: string };
        return told;
      }),
  };
}
