import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type * as Kept from './records.ts';

/** Any part of an object, at every depth. */
type PartOf<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? PartOf<Item>[]
    : { [Field in keyof T]?: PartOf<T[Field]> | undefined };

// Checked by the compiler: a field that the SDK does not know, or knows otherwise, is an error here.
it('has the shapes of the SDK, also within', () => {
  expectTypeOf<Kept.CustomerRecord>().toExtend<PartOf<Stripe.Customer>>();
  expectTypeOf<Kept.PaymentMethodRecord>().toExtend<PartOf<Stripe.PaymentMethod>>();
  expectTypeOf<Kept.SubscriptionRecord>().toExtend<PartOf<Stripe.Subscription>>();
  expectTypeOf<Kept.InvoiceRecord>().toExtend<PartOf<Stripe.Invoice>>();
  expectTypeOf<Kept.PaymentIntentRecord>().toExtend<PartOf<Stripe.PaymentIntent>>();
  expectTypeOf<Kept.SetupIntentRecord>().toExtend<PartOf<Stripe.SetupIntent>>();
  expectTypeOf<Kept.ChargeRecord>().toExtend<PartOf<Stripe.Charge>>();
  expectTypeOf<Kept.DisputeRecord>().toExtend<PartOf<Stripe.Dispute>>();
  expectTypeOf<Kept.CheckoutSessionRecord>().toExtend<PartOf<Stripe.Checkout.Session>>();
  expectTypeOf<Kept.PortalSessionRecord>().toExtend<PartOf<Stripe.BillingPortal.Session>>();
  expectTypeOf<keyof Kept.InvoiceRecord>().toExtend<keyof Stripe.Invoice>();
  expectTypeOf<keyof Kept.SubscriptionRecord>().toExtend<keyof Stripe.Subscription>();
  expectTypeOf<keyof Kept.SubscriptionItemRecord>().toExtend<keyof Stripe.SubscriptionItem>();
  expectTypeOf<keyof Kept.PaymentIntentRecord>().toExtend<keyof Stripe.PaymentIntent>();
  expectTypeOf<keyof Kept.SetupIntentRecord>().toExtend<keyof Stripe.SetupIntent>();
  expectTypeOf<keyof Kept.ChargeRecord>().toExtend<keyof Stripe.Charge>();
});
