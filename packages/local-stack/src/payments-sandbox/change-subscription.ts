import { findNamed, readFlag, readRequired, readText } from './api-call.ts';
import type { Books } from './books.ts';
import { changePlan } from './change-plan.ts';
import type { Form } from './decode-form.ts';
import { endSubscription, isOver, setCancelAtPeriodEnd } from './end-subscription.ts';
import type { SubscriptionRecord } from './records.ts';
import { invalidRequest } from './stripe-error.ts';

/** What somebody in Stripe's dashboard does to a subscription: end it now or with its period, or change its price. */
export function changeSubscriptionByHand(books: Books, form: Form): SubscriptionRecord {
  let subscription = findNamed(books, 'subscription', readRequired(form, 'subscription'), 'subscription');
  if (isOver(subscription)) throw invalidRequest('This subscription is over.', 'subscription');
  if (readFlag(form, 'endsNow')) return endSubscription(books, subscription);
  const cancels = readFlag(form, 'cancelAtPeriodEnd');
  if (cancels !== undefined) subscription = setCancelAtPeriodEnd(books, subscription, cancels);
  const price = readText(form, 'price');
  if (price === undefined) return subscription;
  if (subscription.status === 'incomplete') throw invalidRequest('This subscription was never paid.', 'price');
  return changePlan(books, subscription, findNamed(books, 'price', price, 'price'), true);
}
