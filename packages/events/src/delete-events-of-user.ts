import type { Transaction } from 'kysely';
import { deleteProcessedEvents, hasUnprocessedEvents } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/** Whether every consumer has processed every event of a golfer so far; a dead letter counts as unprocessed. */
export async function areEventsProcessed<Tables>(tx: Transaction<Tables>, userId: string): Promise<boolean> {
  return !(await hasUnprocessedEvents(asOutbox(tx), userId));
}

/** Deletes the events of a deleted account that every consumer has processed. Needs the gateway's role. */
export async function deleteEventsOfUser<Tables>(tx: Transaction<Tables>, userId: string): Promise<void> {
  await deleteProcessedEvents(asOutbox(tx), userId);
}
