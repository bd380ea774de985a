import type Stripe from 'stripe';
import type { Stored } from './stored.ts';

export type CheckoutSessionRecord = Stored<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'metadata'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
> & { customer: string };

/** The subscription that a checkout session creates once it is paid. Never part of an answer. */
export interface CheckoutPlanRecord {
  id: string;
  object: 'sandbox.checkout_plan';
  price: string;
  subscriptionMetadata: Stripe.Metadata;
}

export type PortalSessionRecord = Stored<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'return_url' | 'url'
> & { customer: string };

export type EventRecord = Stored<Stripe.Event, 'id' | 'object' | 'api_version' | 'created'> & {
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
