import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type { CustomerRecord, InvoiceRecord, SubscriptionItemRecord, SubscriptionRecord } from './billing-records.ts';
import type {
  ChargeRecord,
  DisputeRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SetupIntentRecord,
} from './payment-records.ts';
import type { CheckoutSessionRecord, PortalSessionRecord } from './session-records.ts';

/** Any part of an object, at every depth. */
type PartOf<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? PartOf<Item>[]
    : { [Field in keyof T]?: PartOf<T[Field]> | undefined };

// Checked by the compiler: a field that the SDK does not have, or has with another type, is an error here.
it('matches the shapes of the SDK at every depth', () => {
  expectTypeOf<CustomerRecord>().toExtend<PartOf<Stripe.Customer>>();
  expectTypeOf<PaymentMethodRecord>().toExtend<PartOf<Stripe.PaymentMethod>>();
  expectTypeOf<SubscriptionRecord>().toExtend<PartOf<Stripe.Subscription>>();
  expectTypeOf<InvoiceRecord>().toExtend<PartOf<Stripe.Invoice>>();
  expectTypeOf<PaymentIntentRecord>().toExtend<PartOf<Stripe.PaymentIntent>>();
  expectTypeOf<SetupIntentRecord>().toExtend<PartOf<Stripe.SetupIntent>>();
  expectTypeOf<ChargeRecord>().toExtend<PartOf<Stripe.Charge>>();
  expectTypeOf<DisputeRecord>().toExtend<PartOf<Stripe.Dispute>>();
  expectTypeOf<CheckoutSessionRecord>().toExtend<PartOf<Stripe.Checkout.Session>>();
  expectTypeOf<PortalSessionRecord>().toExtend<PartOf<Stripe.BillingPortal.Session>>();
  expectTypeOf<keyof InvoiceRecord>().toExtend<keyof Stripe.Invoice>();
  expectTypeOf<keyof SubscriptionRecord>().toExtend<keyof Stripe.Subscription>();
  expectTypeOf<keyof SubscriptionItemRecord>().toExtend<keyof Stripe.SubscriptionItem>();
  expectTypeOf<keyof PaymentIntentRecord>().toExtend<keyof Stripe.PaymentIntent>();
  expectTypeOf<keyof SetupIntentRecord>().toExtend<keyof Stripe.SetupIntent>();
  expectTypeOf<keyof ChargeRecord>().toExtend<keyof Stripe.Charge>();
});
