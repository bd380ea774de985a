import type Stripe from 'stripe';
import type { ListOf } from './list-of.ts';
import type { Stored } from './stored.ts';

export type CustomerRecord = Stored<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'balance'
  | 'created'
  | 'currency'
  | 'default_source'
  | 'delinquent'
  | 'description'
  | 'email'
  | 'livemode'
  | 'metadata'
  | 'name'
> & { invoice_settings: { default_payment_method: string | null }; deleted?: never };

export type DeletedCustomerRecord = Stripe.DeletedCustomer;

export type PriceRecord = Stored<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'product'
  | 'recurring'
  | 'type'
  | 'unit_amount'
>;

export type ProductRecord = Stored<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'livemode' | 'metadata' | 'name'
>;

export type SubscriptionItemRecord = Stored<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
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
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'default_payment_method'
  | 'description'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'pending_setup_intent'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & {
  customer: string;
  items: ListOf<SubscriptionItemRecord>;
  payment_settings: Stored<Stripe.Subscription.PaymentSettings, 'save_default_payment_method'>;
};

export type InvoiceLineRecord = Stored<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'livemode' | 'period'
>;

export type InvoiceRecord = Stored<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'automatically_finalizes_at'
  | 'billing_reason'
  | 'collection_method'
  | 'confirmation_secret'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  customer: string;
  status: Stripe.Invoice.Status;
  lines: ListOf<InvoiceLineRecord>;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Stripe.Metadata } };
  payments: ListOf<{ object: 'invoice_payment'; payment: { type: 'payment_intent'; payment_intent: string } }>;
};
