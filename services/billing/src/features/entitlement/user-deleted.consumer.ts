import type { EventHandler } from '@trueswing/events';
import type { BillingTables } from '../../database.tables.ts';
import { deleteEntitlementOf } from './entitlement.repository.ts';

/** Forgets what a golfer whose account is gone was entitled to. */
export const obeyUserDeleted: EventHandler<'user.deleted', BillingTables> = (tx, event) =>
  deleteEntitlementOf(tx, event.payload.userId);
