import { z } from 'zod';

export const planSchema = z.enum(['monthly', 'annual']);
export type PaidPlan = z.infer<typeof planSchema>;

/**
 * What stands between a golfer and the next paid period. `past-due`: the card was refused; `action-required`: the bank
 * wants the golfer to confirm; both keep Premium for the days of grace. `unpaid`: those are over.
 */
export const paymentProblemSchema = z.enum(['past-due', 'action-required', 'unpaid']);
export type PaymentProblem = z.infer<typeof paymentProblemSchema>;

/** Where the browser goes next, at the payment provider. */
export const redirectSchema = z.object({ url: z.url() });
export const checkoutBodySchema = z.object({ plan: planSchema });
/** The specified call has no body; ours may name the plan. */
export const paymentBodySchema = z.object({ plan: planSchema.optional() }).nullish();
/** `pi_…` to pay now or `seti_…` to keep a card; the plan is what will be paid for. */
export const clientSecretSchema = z.object({ clientSecret: z.string(), plan: planSchema });
export const subscriptionStateSchema = z.object({ message: z.string(), isPremium: z.boolean() });
export const updateSubscriptionBodySchema = z.object({ subscriptionActive: z.literal(true) });
export const upgradeBodySchema = z.object({ userId: z.string() });

/** The payment provider may forget an event once it has this answer: it is stored. */
export const stripeEventReceivedSchema = z.object({ received: z.literal(true) });

/** What the profile shows of a golfer's subscription. Null where there has never been one. */
export const subscriptionSummarySchema = z.object({
  plan: planSchema,
  /** The payment provider's own word: active, past_due, canceled … */
  status: z.string(),
  /** End of the paid period: when the next payment is due, or when Premium ends. */
  periodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  paymentProblem: paymentProblemSchema.nullable(),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

/** How the browser reaches the payment provider; `unavailable` where no key is set. */
export const paymentsConfigSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('unavailable') }),
  z.object({
    /** `sandbox`: our own stand-in; `test` and `live`: Stripe. */
    mode: z.enum(['sandbox', 'test', 'live']),
    publishableKey: z.string(),
    /** The script that makes the card form. */
    scriptUrl: z.url(),
  }),
]);
export type PaymentsConfig = z.infer<typeof paymentsConfigSchema>;
