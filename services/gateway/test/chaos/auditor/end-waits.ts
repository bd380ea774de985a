import type { World } from '../world.ts';

/** Attempts that stay for the retries that a service makes itself. */
const spareAttempts = 6;

/**
 * Makes due what waits for the lease of a process that was killed, or for the time limit of work that was abandoned, as if
 * that time had passed. Nothing is marked as done.
 */
export async function endWaits({ rows }: Pick<World, 'rows'>): Promise<void> {
  await rows(
    `update events.delivery set next_attempt_at = now()
     where processed_at is null and dead_at is null and attempts < $1 and next_attempt_at > now() + interval '5 seconds'`,
    [spareAttempts],
  );
  await rows(
    `update billing.webhook_event set next_attempt_at = now()
     where processed_at is null and next_attempt_at > now() + interval '5 seconds'`,
  );
  await rows(
    "update billing.customer_removal set next_attempt_at = now() where next_attempt_at > now() + interval '5 seconds'",
  );
  await rows(
    `update billing.customer
     set created_at = created_at - interval '1 minute', active_at = active_at - interval '1 minute'
     where active_at > now() - interval '1 minute' and not exists (select from gateway.account where id = user_id)`,
  );
  // No attempt can write any more once all of them have ended.
  await rows(
    `update analysis.removal set last_at = least(last_at, now()), due_at = now()
     where due_at > now() + interval '5 seconds' and not exists (
       select from analysis.job where status in ('queued', 'running'))`,
  );
}
