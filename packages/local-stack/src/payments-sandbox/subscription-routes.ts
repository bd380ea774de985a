import { answerList, listParams } from './answer-list.ts';
import { type ApiCall, type ApiRoute, findNamed, readFlag, readMetadata, readOneOf, readText } from './api-call.ts';
import { changePlan, onlyItem } from './change-plan.ts';
import { createSubscription } from './create-subscription.ts';
import { endSubscription, isOver, setCancelAtPeriodEnd } from './end-subscription.ts';
import { readItemPrice } from './read-item-price.ts';
import { readNewSubscription, subscriptionParams } from './read-new-subscription.ts';
import type { SubscriptionRecord } from './records.ts';
import { refuseUnpaid } from './refuse-unpaid.ts';
import { invalidRequest, noSuch } from './stripe-error.ts';

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
      const wish = readNewSubscription(call);
      const subscription = createSubscription(call.books, wish);
      if (readText(call.form, 'payment_behavior') === 'error_if_incomplete') refuseUnpaid(call.books, subscription);
      return subscription;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: [...listParams, 'customer', 'status', 'price'],
    answer: (call) => answerList(call, '/v1/subscriptions', matching(call)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: [],
    answer: ({ books, id }) => findNamed(books, 'subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: [
      'cancel_at_period_end',
      'items',
      'proration_behavior',
      'payment_behavior',
      'metadata',
      'cancellation_details',
    ],
    answer: updateSubscription,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: ['invoice_now', 'prorate', 'cancellation_details'],
    answer: ({ books, id }) => {
      const subscription = findNamed(books, 'subscription', id);
      if (isOver(subscription)) throw noSuch('subscription', id);
      return endSubscription(books, subscription);
    },
  },
];

/** Without a status Stripe leaves out what is canceled. */
function matching({ books, form }: ApiCall): SubscriptionRecord[] {
  const status = readOneOf(form, 'status', statuses);
  const customer = readText(form, 'customer');
  const price = readText(form, 'price');
  if (customer !== undefined) findNamed(books, 'customer', customer, 'customer');
  return books.all('subscription').filter((subscription) => {
    if (customer !== undefined && subscription.customer !== customer) return false;
    if (price !== undefined && onlyItem(subscription).price.id !== price) return false;
    if (status === 'all') return true;
    if (status === 'ended') return isOver(subscription);
    return status === undefined ? !isOver(subscription) : subscription.status === status;
  });
}

function updateSubscription({ books, form, id }: ApiCall): SubscriptionRecord {
  const found = findNamed(books, 'subscription', id);
  if (isOver(found) && Object.keys(form).some((name) => name !== 'metadata' && name !== 'expand')) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const metadata = readMetadata(form, found.metadata);
  let subscription = books.put({ ...found, metadata });
  const cancels = readFlag(form, 'cancel_at_period_end');
  if (cancels !== undefined) subscription = setCancelAtPeriodEnd(books, subscription, cancels);
  const price = readItemPrice(books, form, onlyItem(subscription).id);
  if (!price || price.id === onlyItem(subscription).price.id) return subscription;
  if (subscription.status === 'incomplete') {
    throw invalidRequest(
      'You cannot update a subscription in `incomplete` status in a way that results in a new invoice.',
    );
  }
  const prorates = readOneOf(form, 'proration_behavior', ['always_invoice', 'create_prorations', 'none']) !== 'none';
  const changed = changePlan(books, subscription, price, prorates);
  if (readText(form, 'payment_behavior') === 'error_if_incomplete') refuseUnpaid(books, changed);
  return changed;
}
