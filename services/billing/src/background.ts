import { type RunningConsumer, startConsumer } from '@trueswing/events';
import { type RunningPeriodicTasks, startPeriodicTasks } from '@trueswing/service-kit';
import type { Deps, PaymentDeps } from './deps.ts';
import { findUnansweredCustomers } from './features/customers/find-unanswered-customers.ts';
import { removeCustomers } from './features/customers/remove-customers.ts';
import { handleUserDeleted } from './features/deletion/user-deleted.consumer.ts';
import { handleEmailChanged } from './features/email/email-changed.consumer.ts';
import { updateEmails } from './features/email/update-emails.ts';
import { syncLapsed } from './features/entitlement/sync-lapsed.ts';
import { reconcileDaily } from './features/reconciliation/reconcile.ts';
import { claimStripeEvents } from './features/stripe-events/claim.ts';

/** Starts everything that runs without a request: the consumer of events and the periodic tasks. */
export function startBackground(deps: Deps): { stop(): Promise<void> } {
  const parts = [startEventConsumer(deps), startTasks(deps)];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

export function startEventConsumer({ db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'billing',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: { 'user.deleted': handleUserDeleted, 'user.email-changed': handleEmailChanged },
  });
}

/** Without a key for Stripe there are no tasks. */
function startTasks({ stripe, ...deps }: Deps): RunningPeriodicTasks {
  return startPeriodicTasks(stripe ? paymentTasks({ ...deps, stripe }) : [], deps.logger);
}

function paymentTasks(deps: PaymentDeps): Parameters<typeof startPeriodicTasks>[0] {
  const processing = {
    name: 'process-stripe-events',
    everyMs: 500,
    run: (stopping: AbortSignal) => claimStripeEvents(deps, stopping),
  };
  return [
    // Three in parallel, so that a slow answer about one golfer does not delay the others.
    processing,
    processing,
    processing,
    { name: 'find-unanswered-customers', everyMs: 15_000, run: (stopping) => findUnansweredCustomers(deps, stopping) },
    { name: 'remove-customers', everyMs: 2_000, run: (stopping) => removeCustomers(deps, stopping) },
    { name: 'update-emails', everyMs: 2_000, run: (stopping) => updateEmails(deps, stopping) },
    { name: 'sync-lapsed', everyMs: 15_000, run: (stopping) => syncLapsed(deps, stopping) },
    { name: 'reconcile', everyMs: 60_000, run: (stopping) => reconcileDaily(deps, stopping) },
  ];
}
