import type { ChargeRecord, IntentError, PaymentIntentRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { recordPaymentOutcome } from './record-payment-outcome.ts';
import { authenticationFailed, authorizeCard } from './test-cards.ts';

export interface PayOptions {
  onSession: boolean;
  /** The golfer has completed the authentication. */
  confirmed: boolean;
}

/** Charges the card, then updates the intent, its invoice and its subscription. The caller checks that the intent is not paid yet. */
export function payIntent(
  state: SandboxState,
  intent: PaymentIntentRecord,
  method: string,
  options: PayOptions,
): PaymentIntentRecord {
  const card = state.get('sandbox.card', method);
  const answer = authorizeCard({
    number: card.number,
    purpose: 'pay',
    authenticatedBefore: card.authenticated,
    ...options,
  });
  if (answer.result === 'declined')
    return refuse(state, { ...intent, payment_method: method }, answer.error, options.onSession);
  if (answer.result === 'authenticate') {
    const unauthenticated = state.put({
      ...intent,
      payment_method: method,
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      last_payment_error: null,
    });
    recordPaymentOutcome(state, unauthenticated, options);
    return unauthenticated;
  }
  if (options.confirmed) state.put({ ...card, authenticated: true });
  const charge = addCharge(state, intent, method, null);
  const paid = state.put({
    ...intent,
    payment_method: method,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  });
  recordPaymentOutcome(state, paid, options);
  return paid;
}

/** The golfer failed the authentication or closed the dialog. */
export function failAuthentication(state: SandboxState, intent: PaymentIntentRecord): PaymentIntentRecord {
  return refuse(state, intent, authenticationFailed('pay'), true);
}

function refuse(
  state: SandboxState,
  intent: PaymentIntentRecord,
  error: IntentError,
  onSession: boolean,
): PaymentIntentRecord {
  const charge = intent.payment_method ? addCharge(state, intent, intent.payment_method, error) : undefined;
  const refused = state.put({
    ...intent,
    last_payment_error: error,
    latest_charge: charge?.id ?? null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  recordPaymentOutcome(state, refused, { onSession });
  return refused;
}

function addCharge(
  state: SandboxState,
  intent: PaymentIntentRecord,
  method: string,
  error: IntentError | null,
): ChargeRecord {
  return state.put({
    id: state.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: state.nowSeconds,
    currency: 'usd',
    customer: intent.customer,
    disputed: false,
    paid: !error,
    payment_intent: intent.id,
    payment_method: method,
    refunded: false,
  } satisfies ChargeRecord);
}
