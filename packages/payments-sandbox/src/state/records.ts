import type Stripe from 'stripe';

/** Expandable fields are stored as ids. */
type Unexpanded<Value> = Value extends { id: string } ? never : Value;
/** Some fields of an object of the SDK, with the SDK's types: an answer of another shape does not compile. */
type Stored<T, Key extends keyof T> = { [Field in Key]: Unexpanded<T[Field]> };

export interface ListOf<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

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

export type PaymentMethodRecord = Stored<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'metadata' | 'type'
> & {
  card: Stored<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'last4' | 'funding'>;
};

/** The card number behind a payment method. Never part of an answer. */
export interface CardRecord {
  id: string;
  object: 'sandbox.card';
  number: string;
  /** The golfer has authenticated the card at least once. */
  authenticated: boolean;
}

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
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
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

/** The error that an intent stores. */
export type IntentError = Stored<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code' | 'message'>;

export type PaymentIntentRecord = Stored<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'created'
  | 'currency'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'payment_method'
  | 'payment_method_types'
  | 'setup_future_usage'
  | 'status'
> & { client_secret: string; customer: string; last_payment_error: IntentError | null; next_action: NextAction | null };

interface NextAction {
  type: 'use_stripe_sdk';
}

export type SetupIntentRecord = Stored<
  Stripe.SetupIntent,
  | 'id'
  | 'object'
  | 'cancellation_reason'
  | 'created'
  | 'livemode'
  | 'metadata'
  | 'payment_method'
  | 'payment_method_types'
  | 'status'
  | 'usage'
> & { client_secret: string; customer: string; last_setup_error: IntentError | null; next_action: NextAction | null };

export type ChargeRecord = Stored<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_method'
  | 'refunded'
  | 'status'
> & { customer: string; payment_intent: string };

export type DisputeRecord = Stored<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

export type CheckoutSessionRecord = Stored<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'ui_mode'
  | 'url'
>;

/** The subscription that a checkout session creates once it is paid. Never part of an answer. */
export interface CheckoutPlanRecord {
  id: string;
  object: 'sandbox.checkout_plan';
  price: string;
  subscriptionMetadata: Stripe.Metadata;
}

export type PortalSessionRecord = Stored<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'configuration' | 'created' | 'livemode' | 'locale' | 'on_behalf_of' | 'return_url' | 'url'
> & { customer: string };

export type EventRecord = Stored<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & {
  type: SandboxEventType;
  data: { object: object; previous_attributes?: object };
};

/** The event types that our service handles. */
export type SandboxEventType = Extract<
  Stripe.Event['type'],
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.refunded'
  | 'checkout.session.completed'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'setup_intent.succeeded'
>;
