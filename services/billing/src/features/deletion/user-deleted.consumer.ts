import type { EventHandler } from '@trueswing/events';
import type { BillingTables } from '../../database.tables.ts';
import { deleteCustomer } from '../customers/delete-customer.ts';
import { removeEntitlement } from '../entitlement/remove-entitlement.ts';
import { anonymizeNotes } from '../payment-notes/anonymize-notes.ts';

/** Deletes everything about a golfer whose account was deleted; a periodic task then deletes the customer at Stripe. */
export const handleUserDeleted: EventHandler<'user.deleted', BillingTables> = async (tx, { payload: { userId } }) => {
  // First, since other writes for the golfer lock this row.
  await deleteCustomer(tx, userId);
  await removeEntitlement(tx, userId);
  await anonymizeNotes(tx, userId);
};
