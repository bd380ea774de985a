import { setTimeout as delay } from 'node:timers/promises';
import type { Deps, PaymentDeps } from './deps.ts';
import { removeCustomers } from './features/payments/deletion/remove-customers.ts';
import { updateEmails } from './features/payments/email/update-emails.ts';
import { reconcileDaily, tellLapsed } from './features/payments/reconcile/reconcile.ts';
import { processEvents } from './features/payments/webhooks/process-events.ts';

interface Task {
  everyMs: number;
  run: (deps: PaymentDeps, stopping: AbortSignal) => Promise<void>;
}

const processing: Task = { everyMs: 500, run: processEvents };
const tasks: readonly Task[] = [
  // Side by side, so that one golfer's slow answer holds nobody else up.
  processing,
  processing,
  processing,
  { everyMs: 2_000, run: removeCustomers },
  { everyMs: 2_000, run: updateEmails },
  { everyMs: 15_000, run: tellLapsed },
  { everyMs: 60_000, run: reconcileDaily },
];

/** Works off what is stored while the service runs; without a key there is nothing to do. */
export function startPoller(deps: Deps): { stop(): Promise<void> } {
  const { stripe, logger } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = (stripe ? tasks : []).map(async ({ everyMs, run }) => {
    while (!signal.aborted) {
      await run({ ...deps, stripe: stripe as NonNullable<typeof stripe> }, signal).catch((error: unknown) =>
        logger.warn({ err: error, task: run.name }, 'task failed'),
      );
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
