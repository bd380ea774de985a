import { retryTime } from '@trueswing/service-kit';
import type { Expression } from 'kysely';

/** Work fails after this many failed attempts. */
export const maxFailures = 3;

/** When work is due again: 5 s after its first failure, 20 s after the second. `failures` does not count the newest. */
export const nextAttemptAt = (failures: Expression<number> | number) =>
  retryTime({ baseMs: 5_000, failures, factor: 4 });
