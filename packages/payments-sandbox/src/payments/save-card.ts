import { liveCustomer } from '../invoices/create-invoice.ts';
import type { IntentError, PaymentMethodRecord, SetupIntentRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { isOver } from '../subscriptions/end-subscription.ts';
import { changeSubscription, recordEvent } from '../webhooks/record-event.ts';
import { askCard, authenticationFailed, brandOf } from './test-cards.ts';

export interface CardDetails {
  number: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A card that nobody owns yet. */
export function addCard(books: Books, { number, expiryMonth, expiryYear }: CardDetails): PaymentMethodRecord {
  const method = books.put({
    id: books.newId('pm'),
    object: 'payment_method',
    card: {
      brand: brandOf(number),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: books.nowSeconds,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies PaymentMethodRecord);
  books.put({ id: method.id, object: 'sandbox.card', number, authenticated: false });
  return method;
}

/** Makes it the card of the customer and of each subscription that lives. */
export function useCardForAll(books: Books, customerId: string, methodId: string): void {
  books.put({ ...books.get('payment_method', methodId), customer: customerId });
  const customer = liveCustomer(books, customerId);
  books.put({ ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: methodId } });
  for (const subscription of books.all('subscription')) {
    if (subscription.customer !== customerId || isOver(subscription)) continue;
    changeSubscription(books, subscription, { default_payment_method: methodId });
  }
}

/** Asks whether the card may be kept; where it may, the subscription that waits for it takes it from then on. */
export function confirmSetup(
  books: Books,
  intent: SetupIntentRecord,
  methodId: string,
  { confirmed }: { confirmed: boolean },
): SetupIntentRecord {
  const card = books.get('sandbox.card', methodId);
  const answer = askCard({
    number: card.number,
    purpose: 'keep',
    onSession: true,
    confirmed,
    authenticatedBefore: card.authenticated,
  });
  if (answer.result === 'declined') return refuseSetup(books, intent, answer.error);
  if (answer.result === 'authenticate') {
    const next_action = { type: 'use_stripe_sdk' } as const;
    return books.put({
      ...intent,
      payment_method: methodId,
      status: 'requires_action',
      next_action,
      last_setup_error: null,
    });
  }
  books.put({ ...card, authenticated: true });
  books.put({ ...books.get('payment_method', methodId), customer: intent.customer });
  const kept = books.put({
    ...intent,
    payment_method: methodId,
    status: 'succeeded' as const,
    next_action: null,
    last_setup_error: null,
  });
  for (const subscription of books.all('subscription')) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    changeSubscription(books, subscription, { pending_setup_intent: null, default_payment_method: methodId });
  }
  recordEvent(books, 'setup_intent.succeeded', kept);
  return kept;
}

export function refuseSetup(
  books: Books,
  intent: SetupIntentRecord,
  error: IntentError = authenticationFailed('keep'),
): SetupIntentRecord {
  return books.put({
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_setup_error: error,
  });
}
