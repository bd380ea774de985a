import type Stripe from 'stripe';
import type { ListOf } from './list-of.ts';
import type { Stored } from './stored.ts';

// Records have the fields that our code, our tests or the sandbox itself read.

export type CustomerRecord = Stored<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'metadata'> & {
  invoice_settings: { default_payment_method: string | null };
  deleted?: never;
};

export type DeletedCustomerRecord = Stripe.DeletedCustomer;

export type PriceRecord = Stored<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'lookup_key' | 'unit_amount'
> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;
};

export type SubscriptionItemRecord = Stored<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_end' | 'current_period_start'
> & { price: PriceRecord; quantity: number };

export type SubscriptionRecord = Stored<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'cancellation_details'
  | 'created'
  | 'default_payment_method'
  | 'ended_at'
  | 'latest_invoice'
  | 'metadata'
  | 'pending_setup_intent'
  | 'status'
> & { customer: string; items: ListOf<SubscriptionItemRecord> };

export type InvoiceRecord = Stored<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'automatically_finalizes_at'
  | 'billing_reason'
  | 'confirmation_secret'
  | 'created'
  | 'next_payment_attempt'
  | 'period_end'
  | 'period_start'
> & {
  customer: string;
  status: Stripe.Invoice.Status;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: ListOf<{ object: 'invoice_payment'; payment: { type: 'payment_intent'; payment_intent: string } }>;
};
