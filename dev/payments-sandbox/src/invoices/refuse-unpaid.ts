import { StripeError } from '../protocol/stripe-error.ts';
import type { SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { intentOf } from './create-invoice.ts';

/** `error_if_incomplete`: throws a 402 if the card did not pay the latest invoice, which rolls the transaction back. */
export function refuseUnpaid(state: SandboxState, { latest_invoice }: SubscriptionRecord): void {
  const invoice = typeof latest_invoice === 'string' ? state.get('invoice', latest_invoice) : undefined;
  const intent = invoice && intentOf(state, invoice);
  if (!invoice || invoice.status === 'paid' || !intent) return;
  const error = intent.last_payment_error;
  throw new StripeError(402, {
    type: 'card_error',
    code: error?.code ?? 'subscription_payment_intent_requires_action',
    ...(error?.decline_code && { decline_code: error.decline_code }),
    message: error?.message ?? 'Payment for this subscription requires additional user action.',
  });
}
