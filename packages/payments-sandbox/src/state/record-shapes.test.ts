import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type * as Records from './records.ts';

/** Any part of an object, at every depth. */
type PartOf<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? PartOf<Item>[]
    : { [Field in keyof T]?: PartOf<T[Field]> | undefined };

// Checked by the compiler: a field that the SDK does not have, or has with another type, is an error here.
it('matches the shapes of the SDK at every depth', () => {
  expectTypeOf<Records.CustomerRecord>().toExtend<PartOf<Stripe.Customer>>();
  expectTypeOf<Records.PaymentMethodRecord>().toExtend<PartOf<Stripe.PaymentMethod>>();
  expectTypeOf<Records.SubscriptionRecord>().toExtend<PartOf<Stripe.Subscription>>();
  expectTypeOf<Records.InvoiceRecord>().toExtend<PartOf<Stripe.Invoice>>();
  expectTypeOf<Records.PaymentIntentRecord>().toExtend<PartOf<Stripe.PaymentIntent>>();
  expectTypeOf<Records.SetupIntentRecord>().toExtend<PartOf<Stripe.SetupIntent>>();
  expectTypeOf<Records.ChargeRecord>().toExtend<PartOf<Stripe.Charge>>();
  expectTypeOf<Records.DisputeRecord>().toExtend<PartOf<Stripe.Dispute>>();
  expectTypeOf<Records.CheckoutSessionRecord>().toExtend<PartOf<Stripe.Checkout.Session>>();
  expectTypeOf<Records.PortalSessionRecord>().toExtend<PartOf<Stripe.BillingPortal.Session>>();
  expectTypeOf<keyof Records.InvoiceRecord>().toExtend<keyof Stripe.Invoice>();
  expectTypeOf<keyof Records.SubscriptionRecord>().toExtend<keyof Stripe.Subscription>();
  expectTypeOf<keyof Records.SubscriptionItemRecord>().toExtend<keyof Stripe.SubscriptionItem>();
  expectTypeOf<keyof Records.PaymentIntentRecord>().toExtend<keyof Stripe.PaymentIntent>();
  expectTypeOf<keyof Records.SetupIntentRecord>().toExtend<keyof Stripe.SetupIntent>();
  expectTypeOf<keyof Records.ChargeRecord>().toExtend<keyof Stripe.Charge>();
});
