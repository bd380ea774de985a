import type { Deps } from '../../deps.ts';
import type { InternalService } from '../../http/call-service.ts';

/** A little longer than the billing service allows itself. */
export const billingTimeoutMs = 28_000;

export const billingService = ({ env }: Pick<Deps, 'env'>): InternalService => ({
  name: 'billing',
  url: env.BILLING_URL,
  timeoutMs: billingTimeoutMs,
  unavailable: 'payment-provider-unavailable',
  notSetUp: 'payments-unavailable',
});
