import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { clearUserOfNotes } from './payment-notes.repository.ts';

/** Removes a golfer from the notes: the amounts stay on record, the golfer does not. */
export const anonymizeNotes = (tx: Transaction<BillingTables>, userId: string): Promise<void> =>
  clearUserOfNotes(tx, userId);
