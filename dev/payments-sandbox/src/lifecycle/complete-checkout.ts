import { getExistingCustomer, intentOf } from '../invoices/create-invoice.ts';
import { addCard } from '../payments/add-card.ts';
import { payIntent } from '../payments/pay-intent.ts';
import { readCard } from '../payments/read-card.ts';
import { authenticationFailed, authorizeCard } from '../payments/test-cards.ts';
import { readText } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import type { IntentError } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { CheckoutSessionRecord } from '../state/session-records.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { createSubscription } from './create-subscription.ts';

export type CheckoutStep =
  | { step: 'paid'; session: CheckoutSessionRecord }
  | { step: 'authenticate'; method: string }
  | { step: 'refused'; error: IntentError };

/** Handles the submitted card form of a checkout page: creates and pays the subscription, or returns the next step. Throws StripeError. */
export function completeCheckout(state: SandboxState, session: CheckoutSessionRecord, form: Form): CheckoutStep {
  const submittedMethod = readText(form, 'payment_method');
  const method = submittedMethod
    ? state.get('payment_method', submittedMethod)
    : addCard(state, readCard(form, state.nowSeconds));
  const outcome = readText(form, 'outcome');
  if (outcome === 'fail') return { step: 'refused', error: authenticationFailed('pay') };
  const card = state.get('sandbox.card', method.id);
  const confirmed = submittedMethod !== undefined && outcome === 'complete';
  const answer = authorizeCard({
    number: card.number,
    purpose: 'pay',
    onSession: true,
    confirmed,
    authenticatedBefore: false,
  });
  if (answer.result === 'declined') return { step: 'refused', error: answer.error };
  if (answer.result === 'authenticate') return { step: 'authenticate', method: method.id };

  const plan = state.get('sandbox.checkout_plan', session.id);
  const created = createSubscription(state, {
    customer: getExistingCustomer(state, session.customer),
    price: state.get('price', plan.price),
    metadata: plan.subscriptionMetadata,
    trialEndSeconds: null,
  });
  const invoice = state.get('invoice', String(created.latest_invoice));
  const intent = intentOf(state, invoice);
  if (intent) payIntent(state, intent, method.id, { onSession: true, confirmed: true });
  const complete = state.put({
    ...session,
    payment_status: 'paid' as const,
    status: 'complete' as const,
    subscription: created.id,
    url: null,
  });
  recordEvent(state, 'checkout.session.completed', complete);
  return { step: 'paid', session: complete };
}
