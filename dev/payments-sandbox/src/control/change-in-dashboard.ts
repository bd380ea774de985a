import { changePlan } from '../lifecycle/change-plan.ts';
import { findNamed, readFlag, readRequired, readText } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { endSubscription, hasEnded, setCancelAtPeriodEnd } from '../subscriptions/end-subscription.ts';

/** Changes that a merchant makes in Stripe's dashboard: end a subscription now or with its period, or change its price. */
export function changeInDashboard(state: SandboxState, form: Form): SubscriptionRecord {
  let subscription = findNamed(state, 'subscription', readRequired(form, 'subscription'), 'subscription');
  if (hasEnded(subscription)) throw invalidRequest('This subscription is over.', 'subscription');
  if (readFlag(form, 'endsNow')) return endSubscription(state, subscription);
  const cancels = readFlag(form, 'cancelAtPeriodEnd');
  if (cancels !== undefined) subscription = setCancelAtPeriodEnd(state, subscription, cancels);
  const price = readText(form, 'price');
  if (price === undefined) return subscription;
  if (subscription.status === 'incomplete') throw invalidRequest('This subscription was never paid.', 'price');
  return changePlan(state, subscription, findNamed(state, 'price', price, 'price'));
}
