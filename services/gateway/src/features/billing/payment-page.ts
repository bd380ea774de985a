import { AppError, type Logger } from '@trueswing/service-kit';
import { type Env, stripeScript } from '../../env.ts';

/** Where Stripe serves its pages to pay, and to manage card and plan. */
const stripePageOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/**
 * Passes on the address of a page to which the browser goes without asking: a page of Stripe, or of the payments sandbox where that is set up.
 * @throws AppError `payment-provider-unavailable` for another one
 */
export function checkPaymentPage<Page extends { url: string }>(
  page: Page,
  { env, logger }: { env: Pick<Env, 'STRIPE_JS_URL'>; logger: Pick<Logger, 'error'> },
): Page {
  const script = new URL(env.STRIPE_JS_URL).origin;
  const allowed = script === new URL(stripeScript).origin ? stripePageOrigins : [script];
  const origin = URL.canParse(page.url) ? new URL(page.url).origin : 'none';
  if (allowed.includes(origin)) return page;
  logger.error({ origin, allowed }, 'payments lead to another host than the provider’s');
  throw new AppError('payment-provider-unavailable');
}
