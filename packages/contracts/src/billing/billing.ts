import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';

export const planSchema = z.enum(['monthly', 'annual']);
export type PaidPlan = z.infer<typeof planSchema>;

/**
 * Why the next period is not paid. `past-due`: the card was declined. `action-required`: the bank asks the golfer to
 * confirm. Premium continues for the grace period in both cases. `unpaid`: the grace period is over.
 */
export const paymentProblemSchema = z.enum(['past-due', 'action-required', 'unpaid']);
export type PaymentProblem = z.infer<typeof paymentProblemSchema>;

/**
 * Change of an entitlement. `premium-ending`: set to end on a day; `premium-continues`: that was taken back. The last three
 * are a payment problem that has just come up.
 */
export const subscriptionChangeSchema = z.enum([
  'premium-started',
  'premium-ending',
  'premium-continues',
  'premium-ended',
  ...paymentProblemSchema.options,
]);
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>;

/** The page of the payment provider that the browser opens next. */
export const redirectSchema = z.object({ url: z.url() });
export const checkoutBodySchema = z.object({ plan: planSchema });
/** The specification has no body here; the plan is our optional addition. */
export const paymentBodySchema = z.nullish(z.object({ plan: z.optional(planSchema) }));
/** `pi_…` pays now, `seti_…` saves a card; `plan` is the plan to pay for. */
export const clientSecretSchema = z.object({ clientSecret: z.string(), plan: planSchema });
export const subscriptionStateSchema = z.object({ message: z.string(), isPremium: z.boolean() });
export const updateSubscriptionBodySchema = z.object({ subscriptionActive: z.literal(true) });
export const upgradeBodySchema = z.object({ userId: anyText() });

/** Confirms to the payment provider that the event is stored. */
export const stripeEventReceivedSchema = z.object({ received: z.literal(true) });

/** The subscription as the profile shows it. Null if the golfer never had one, or only began to pay. */
export const subscriptionSummarySchema = z.object({
  plan: planSchema,
  /** The payment provider's status: active, past_due, canceled … */
  status: z.string(),
  /** End of the paid period: when the next payment is due, or when Premium ends. */
  periodEnd: z.nullable(z.iso.datetime()),
  cancelAtPeriodEnd: z.boolean(),
  paymentProblem: z.nullable(paymentProblemSchema),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

/** Way in which the browser reaches the payment provider; `unavailable` if no key is configured. */
export const paymentsConfigSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('unavailable') }),
  z.object({
    /** `sandbox`: our local stand-in; `test` and `live`: Stripe. */
    mode: z.enum(['sandbox', 'test', 'live']),
    publishableKey: z.string(),
    /** The script that renders the card form. */
    scriptUrl: z.url(),
  }),
]);
export type PaymentsConfig = z.infer<typeof paymentsConfigSchema>;
