import { noteInvoiceOutcome } from '../invoices/record-payment-outcome.ts';
import type { ChargeRecord, IntentError, PaymentIntentRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { askCard, authenticationFailed } from './test-cards.ts';

export interface PayOptions {
  onSession: boolean;
  /** The golfer has said yes in the dialog. */
  confirmed: boolean;
}

/** Asks the card to pay; the intent, its invoice and its subscription say afterwards how it went. Paid is paid: never twice. */
export function payIntent(
  books: Books,
  intent: PaymentIntentRecord,
  method: string,
  options: PayOptions,
): PaymentIntentRecord {
  const card = books.get('sandbox.card', method);
  const answer = askCard({ number: card.number, purpose: 'pay', authenticatedBefore: card.authenticated, ...options });
  if (answer.result === 'declined')
    return refuse(books, { ...intent, payment_method: method }, answer.error, options.onSession);
  if (answer.result === 'authenticate') {
    const asks = books.put({
      ...intent,
      payment_method: method,
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      last_payment_error: null,
    });
    noteInvoiceOutcome(books, asks, options);
    return asks;
  }
  if (options.confirmed) books.put({ ...card, authenticated: true });
  const charge = addCharge(books, intent, method, null);
  const paid = books.put({
    ...intent,
    payment_method: method,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  });
  noteInvoiceOutcome(books, paid, options);
  return paid;
}

/** The golfer said no in the dialog, or closed it. */
export function failAuthentication(books: Books, intent: PaymentIntentRecord): PaymentIntentRecord {
  return refuse(books, intent, authenticationFailed('pay'), true);
}

function refuse(
  books: Books,
  intent: PaymentIntentRecord,
  error: IntentError,
  onSession: boolean,
): PaymentIntentRecord {
  const charge = intent.payment_method ? addCharge(books, intent, intent.payment_method, error) : undefined;
  const refused = books.put({
    ...intent,
    last_payment_error: error,
    latest_charge: charge?.id ?? null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  noteInvoiceOutcome(books, refused, { onSession });
  return refused;
}

function addCharge(books: Books, intent: PaymentIntentRecord, method: string, error: IntentError | null): ChargeRecord {
  return books.put({
    id: books.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !error,
    created: books.nowSeconds,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: {},
    paid: !error,
    payment_intent: intent.id,
    payment_method: method,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  } satisfies ChargeRecord);
}
