import { randomBytes } from 'node:crypto';
import type { InvoiceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

const secretOf = (id: string): string => `${id}_secret_${randomBytes(12).toString('hex')}`;

/** Creates the payment intent of an invoice. If the customer has a saved card it needs only a confirmation. */
export function createPaymentIntent(
  state: SandboxState,
  invoice: InvoiceRecord,
  subscription: SubscriptionRecord,
): PaymentIntentRecord {
  const id = state.newId('pi');
  const card = defaultCardOf(state, subscription);
  return state.put({
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    client_secret: secretOf(id),
    created: state.nowSeconds,
    customer: invoice.customer,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: card,
    status: card ? 'requires_confirmation' : 'requires_payment_method',
  } satisfies PaymentIntentRecord);
}

/** Creates the intent that saves a card for a subscription whose first invoice is zero. */
export function createSetupIntent(state: SandboxState, subscription: SubscriptionRecord): SetupIntentRecord {
  const id = state.newId('seti');
  return state.put({
    id,
    object: 'setup_intent',
    client_secret: secretOf(id),
    created: state.nowSeconds,
    customer: subscription.customer,
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } satisfies SetupIntentRecord);
}

/** The card for later payments: the subscription's, else the customer's. */
export function defaultCardOf(
  state: SandboxState,
  { customer, default_payment_method }: SubscriptionRecord,
): string | null {
  if (default_payment_method) return default_payment_method;
  const owner = state.get('customer', customer);
  return owner.deleted ? null : owner.invoice_settings.default_payment_method;
}
