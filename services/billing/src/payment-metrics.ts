import type { Metric } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { removalMetrics } from './features/customers/removal-metrics.ts';
import { subscriptionMetrics } from './features/entitlement/subscription-metrics.ts';
import { paymentNoteMetrics } from './features/payment-notes/payment-note-metrics.ts';
import { stripeEventMetrics } from './features/stripe-events/stripe-event-metrics.ts';

/** The state of payments, for alerts. */
export const paymentMetrics = (deps: Pick<Deps, 'db' | 'now'>): Metric[] => [
  ...stripeEventMetrics(deps),
  ...subscriptionMetrics(deps),
  ...paymentNoteMetrics(deps),
  ...removalMetrics(deps),
];
