import { getExistingCustomer } from '../invoices/create-invoice.ts';
import type { PaymentMethodRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { hasEnded } from '../subscriptions/end-subscription.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { brandOf } from './test-cards.ts';

export interface CardDetails {
  number: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Adds a payment method that belongs to no customer yet. */
export function addCard(state: SandboxState, { number, expiryMonth, expiryYear }: CardDetails): PaymentMethodRecord {
  const method = state.put({
    id: state.newId('pm'),
    object: 'payment_method',
    card: { brand: brandOf(number), exp_month: expiryMonth, exp_year: expiryYear, last4: number.slice(-4) },
    customer: null,
    type: 'card',
  } satisfies PaymentMethodRecord);
  state.put({ id: method.id, object: 'sandbox.card', number, authenticated: false });
  return method;
}

/** Makes it the default payment method of the customer and of each subscription that has not ended. */
export function useCardForAll(state: SandboxState, customerId: string, methodId: string): void {
  state.put({ ...state.get('payment_method', methodId), customer: customerId });
  const customer = getExistingCustomer(state, customerId);
  state.put({ ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: methodId } });
  for (const subscription of state.all('subscription')) {
    if (subscription.customer !== customerId || hasEnded(subscription)) continue;
    updateSubscription(state, subscription, { default_payment_method: methodId });
  }
}
