import { refuseUnpaid } from '../../invoices/refuse-unpaid.ts';
import { createSubscription } from '../../lifecycle/create-subscription.ts';
import { type ApiCall, type ApiRoute, findNamed, readOneOf, readText } from '../../protocol/api-call.ts';
import type { SubscriptionRecord } from '../../state/billing-records.ts';
import { hasEnded } from '../../subscriptions/end-subscription.ts';
import { onlyItem } from '../../subscriptions/subscription-items.ts';
import { answerList, listParams } from '../answer-list.ts';
import { readNewSubscription, subscriptionParams } from './read-new-subscription.ts';

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const subscriptionRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: subscriptionParams,
    answer: (call) => {
      const options = readNewSubscription(call);
      const subscription = createSubscription(call.state, options);
      if (readText(call.form, 'payment_behavior') === 'error_if_incomplete') refuseUnpaid(call.state, subscription);
      return subscription;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: [...listParams, 'customer', 'status', 'price'],
    answer: (call) => answerList(call, '/v1/subscriptions', matching(call)),
  },
];

/** Without a status Stripe leaves out canceled subscriptions. */
function matching({ state, form }: ApiCall): SubscriptionRecord[] {
  const status = readOneOf(form, 'status', statuses);
  const customer = readText(form, 'customer');
  const price = readText(form, 'price');
  if (customer !== undefined) findNamed(state, 'customer', customer, 'customer');
  return state.all('subscription').filter((subscription) => {
    if (customer !== undefined && subscription.customer !== customer) return false;
    if (price !== undefined && onlyItem(subscription).price.id !== price) return false;
    if (status === 'all') return true;
    if (status === 'ended') return hasEnded(subscription);
    return status === undefined ? !hasEnded(subscription) : subscription.status === status;
  });
}
