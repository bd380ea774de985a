import { z } from 'zod';

export const planSchema = z.enum(['monthly', 'annual']);

/** Where the browser goes next, at the payment provider. */
export const redirectSchema = z.object({ url: z.url() });
export const checkoutBodySchema = z.object({ plan: planSchema });
export const paymentBodySchema = z.object({ plan: planSchema.optional() });
/** `pi_…` to pay now or `seti_…` to keep a card. */
export const clientSecretSchema = z.object({ clientSecret: z.string() });
export const subscriptionStateSchema = z.object({ message: z.string(), isPremium: z.boolean() });
export const updateSubscriptionBodySchema = z.object({ subscriptionActive: z.literal(true) });
export const upgradeBodySchema = z.object({ userId: z.string() });
