import { defaultCardOf } from '../invoices/create-intents.ts';
import { intentOf } from '../invoices/create-invoice.ts';
import { changePlan } from '../lifecycle/change-plan.ts';
import { addCard, useCardForAll } from '../payments/add-card.ts';
import { payIntent } from '../payments/pay-intent.ts';
import { readCard } from '../payments/read-card.ts';
import { authenticationFailed, authorizeCard } from '../payments/test-cards.ts';
import { findNamed, readRequired, readText } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import { invalidRequest, StripeError } from '../protocol/stripe-error.ts';
import type { SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { hasEnded, setCancelAtPeriodEnd } from '../subscriptions/end-subscription.ts';

export const portalActions = ['cancel', 'card', 'pay', 'resume', 'switch'] as const;
export type PortalAction = (typeof portalActions)[number];

/** The result that the page shows. */
export interface PortalOutcome {
  done?: string;
  methodToAuthenticate?: string;
  problem?: { message: string; code?: string };
}

/** The subscription that a portal shows: the newest that has not ended and was paid at least once. */
export const portalSubscription = (state: SandboxState, customer: string): SubscriptionRecord | undefined =>
  state
    .all('subscription')
    .findLast((one) => one.customer === customer && !hasEnded(one) && one.status !== 'incomplete');

/** Runs the action of a button on the portal page. Throws StripeError with the message for the page. */
export function changeInPortal(state: SandboxState, customer: string, action: PortalAction, form: Form): PortalOutcome {
  if (action === 'card') return changeCard(state, customer, form);
  if (action === 'pay') return payInvoice(state, customer, form);
  const subscription = portalSubscription(state, customer);
  if (!subscription) throw invalidRequest('You have no subscription.');
  if (action === 'switch') {
    switchPlan(state, subscription, form);
    return { done: 'Your plan has changed.' };
  }
  setCancelAtPeriodEnd(state, subscription, action === 'cancel');
  return { done: action === 'cancel' ? 'Your subscription ends with its period.' : 'Your subscription goes on.' };
}

/** Rejects the switch while an invoice is open or if the card declines: the plan changes only when it is paid. */
function switchPlan(state: SandboxState, subscription: SubscriptionRecord, form: Form): void {
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw invalidRequest('Pay your open invoice first: then you can switch.');
  }
  const price = findNamed(state, 'price', readRequired(form, 'price'), 'price');
  const { latest_invoice } = changePlan(state, subscription, price);
  const invoice = typeof latest_invoice === 'string' ? state.get('invoice', latest_invoice) : undefined;
  const intent = invoice?.status === 'open' ? intentOf(state, invoice) : undefined;
  if (intent) throw cardError(intent.last_payment_error ?? { message: 'Your bank asks for authentication.' });
}

function changeCard(state: SandboxState, customer: string, form: Form): PortalOutcome {
  const waiting = readText(form, 'payment_method');
  const outcome = readText(form, 'outcome');
  const method = waiting ? state.get('payment_method', waiting) : addCard(state, readCard(form, state.nowSeconds));
  const card = state.get('sandbox.card', method.id);
  const confirmed = waiting !== undefined && outcome === 'complete';
  if (outcome === 'fail') throw cardError(authenticationFailed('save'));
  const answer = authorizeCard({
    number: card.number,
    purpose: 'save',
    onSession: true,
    confirmed,
    authenticatedBefore: false,
  });
  if (answer.result === 'declined') throw cardError(answer.error);
  if (answer.result === 'authenticate') return { methodToAuthenticate: method.id };
  state.put({ ...card, authenticated: true });
  useCardForAll(state, customer, method.id);
  return { done: 'Your card is saved.' };
}

function payInvoice(state: SandboxState, customer: string, form: Form): PortalOutcome {
  const invoice = findNamed(state, 'invoice', readRequired(form, 'invoice'), 'invoice');
  if (invoice.customer !== customer) throw invalidRequest('No such invoice.', 'invoice');
  const intent = intentOf(state, invoice);
  const card = defaultCardOf(state, state.get('subscription', invoice.parent.subscription_details.subscription));
  if (invoice.status !== 'open' || !intent || !card)
    throw invalidRequest('This invoice cannot be paid: save a card first.');
  // On session: this attempt does not count as one of the dunning retries.
  const { status, last_payment_error } = payIntent(state, intent, card, { onSession: true, confirmed: false });
  if (status === 'succeeded') return { done: 'Paid. Thank you.' };
  return { problem: { message: last_payment_error?.message ?? 'Your bank asks for authentication: pay in the app.' } };
}

const cardError = ({ code, message }: { code?: string | undefined; message?: string | undefined }) =>
  new StripeError(402, { type: 'card_error', message: message ?? 'Your card was declined.', ...(code && { code }) });
