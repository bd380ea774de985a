import type { Kysely, Transaction } from 'kysely';
import * as repository from './dead-letters.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/** A page of the dead letters of all consumers, newest first. */
export const listDeadLetters = <Tables>(
  db: Kysely<Tables>,
  page: repository.DeadLettersPage,
): Promise<repository.DeadLetterRow[]> => repository.listDeadLetters(asOutbox(db), page);

/**
 * Has dead letters processed again: one event of a consumer, all of a consumer, or all. Returns how many. Consumers wake up
 * when the transaction commits.
 */
export const redriveDeadLetters = <Tables>(
  tx: Transaction<Tables>,
  only: { consumer?: string | undefined; eventId?: string | undefined },
): Promise<number> => repository.redriveDeadLetters(asOutbox(tx), only);
