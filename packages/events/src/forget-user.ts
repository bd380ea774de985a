import type { Transaction } from 'kysely';
import { forgetProcessedEvents, hasUnprocessedEvents } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/** Whether everybody has processed every event of a golfer so far; a dead letter is not processed. */
export async function areEventsProcessed<Tables>(tx: Transaction<Tables>, userId: string): Promise<boolean> {
  return !(await hasUnprocessedEvents(asOutbox(tx), userId));
}

/** Deletes the events of a golfer whose account is gone, those that everybody has processed. Needs the gateway's role. */
export async function forgetEventsOf<Tables>(tx: Transaction<Tables>, userId: string): Promise<void> {
  await forgetProcessedEvents(asOutbox(tx), userId);
}
