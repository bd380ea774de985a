import type Stripe from 'stripe';
import type { Stored } from './stored.ts';

export type PaymentMethodRecord = Stored<Stripe.PaymentMethod, 'id' | 'object' | 'customer' | 'type'> & {
  card: Stored<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'last4'>;
};

/** The card number behind a payment method. Never part of an answer. */
export interface CardRecord {
  id: string;
  object: 'sandbox.card';
  number: string;
  /** The golfer has authenticated the card at least once. */
  authenticated: boolean;
}

/** The error that an intent stores. */
export type IntentError = Stored<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code' | 'message'>;

export type PaymentIntentRecord = Stored<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'created' | 'latest_charge' | 'payment_method' | 'status'
> & { client_secret: string; customer: string; last_payment_error: IntentError | null; next_action: NextAction | null };

interface NextAction {
  type: 'use_stripe_sdk';
}

export type SetupIntentRecord = Stored<
  Stripe.SetupIntent,
  'id' | 'object' | 'created' | 'payment_method' | 'status'
> & { client_secret: string; customer: string; last_setup_error: IntentError | null; next_action: NextAction | null };

export type ChargeRecord = Stored<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'paid'
  | 'payment_method'
  | 'refunded'
> & { customer: string; payment_intent: string };

export type DisputeRecord = Stored<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'reason' | 'status'
>;
