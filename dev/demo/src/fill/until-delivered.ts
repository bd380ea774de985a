import { setTimeout as delay } from 'node:timers/promises';
import type { DemoDatabase } from '../database.repository.ts';

const pollMs = 200;
/** Without any delivery in this time, gamification does not run. */
const stuckMs = 60_000;

/**
 * Waits until gamification has processed the events of the season: all but those that an earlier one left.
 * @throws if one of them could not be processed, or if nothing is delivered for a minute
 */
export async function untilDelivered(database: DemoDatabase, { except }: { except: readonly string[] }): Promise<void> {
  let pending = Number.POSITIVE_INFINITY;
  let changedAt = Date.now();
  while (pending > 0) {
    const left = await database.countDeliveries({ except });
    if (left.dead > 0) throw new Error(`events of the season that could not be processed: ${left.dead}`);
    if (left.pending !== pending) changedAt = Date.now();
    pending = left.pending;
    if (Date.now() - changedAt > stuckMs) throw new Error(`${pending} events of the season are not processed`);
    if (pending > 0) await delay(pollMs);
  }
}
