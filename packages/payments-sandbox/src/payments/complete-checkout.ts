import { readText } from '../api/api-call.ts';
import type { Form } from '../api/decode-form.ts';
import { intentOf, liveCustomer } from '../invoices/create-invoice.ts';
import type { CheckoutSessionRecord, CustomerRecord, IntentError } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { createSubscription } from '../subscriptions/create-subscription.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { payIntent } from './pay-intent.ts';
import { readCard } from './read-card.ts';
import { addCard } from './save-card.ts';
import { askCard, authenticationFailed } from './test-cards.ts';

export type CheckoutStep =
  | { step: 'paid'; session: CheckoutSessionRecord }
  | { step: 'authenticate'; method: string }
  | { step: 'refused'; error: IntentError };

/** The card form of a checkout page was sent: pays and makes the subscription, or says what is missing. Throws StripeError. */
export function completeCheckout(books: Books, session: CheckoutSessionRecord, form: Form): CheckoutStep {
  const waiting = readText(form, 'payment_method');
  const method = waiting ? books.get('payment_method', waiting) : addCard(books, readCard(form, books.nowSeconds));
  const outcome = readText(form, 'outcome');
  if (outcome === 'fail') return { step: 'refused', error: authenticationFailed('pay') };
  const card = books.get('sandbox.card', method.id);
  const confirmed = waiting !== undefined && outcome === 'complete';
  const answer = askCard({
    number: card.number,
    purpose: 'pay',
    onSession: true,
    confirmed,
    authenticatedBefore: false,
  });
  if (answer.result === 'declined') return { step: 'refused', error: answer.error };
  if (answer.result === 'authenticate') return { step: 'authenticate', method: method.id };

  const customer = customerOf(books, session, readText(form, 'email') ?? session.customer_email);
  const plan = books.get('sandbox.checkout_plan', session.id);
  const created = createSubscription(books, {
    customer,
    price: books.get('price', plan.price),
    metadata: plan.subscriptionMetadata,
    trialEndSeconds: null,
    cardId: null,
    keepsCard: true,
    cancelAtPeriodEnd: false,
    firstPayment: 'incomplete',
  });
  const invoice = books.get('invoice', String(created.latest_invoice));
  const intent = intentOf(books, invoice);
  // Nothing is due where the customer's credit pays it all.
  if (intent) payIntent(books, intent, method.id, { onSession: true, confirmed: true });
  const complete = books.put({
    ...session,
    customer: customer.id,
    invoice: invoice.id,
    payment_status: 'paid' as const,
    status: 'complete' as const,
    subscription: created.id,
    url: null,
  });
  recordEvent(books, 'checkout.session.completed', complete);
  return { step: 'paid', session: complete };
}

function customerOf(books: Books, { customer }: CheckoutSessionRecord, email: string | null): CustomerRecord {
  if (customer) return liveCustomer(books, customer);
  return books.put({
    id: books.newId('cus'),
    object: 'customer',
    balance: 0,
    created: books.nowSeconds,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: {},
    name: null,
  } satisfies CustomerRecord);
}
