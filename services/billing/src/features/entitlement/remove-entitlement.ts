import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { deleteEntitlement } from './entitlement.repository.ts';

/** Deletes what is stored about a golfer's subscription. */
export const removeEntitlement = (tx: Transaction<BillingTables>, userId: string): Promise<void> =>
  deleteEntitlement(tx, userId);
