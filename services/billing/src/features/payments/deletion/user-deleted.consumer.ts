import type { EventHandler } from '@trueswing/events';
import type { BillingTables } from '../../../database.tables.ts';
import { deleteCustomer, lockCustomer } from '../customers/customers.repository.ts';
import { deleteEntitlement } from '../entitlement/entitlement.repository.ts';
import { forgetUserInNotes } from '../webhooks/payment-notes.repository.ts';
import { deleteEventsOf } from '../webhooks/webhooks.repository.ts';
import { insertRemoval } from './removals.repository.ts';

/** Forgets a golfer whose account is gone; Stripe is told afterwards, again and again until it has forgotten as well. */
export const obeyUserDeleted: EventHandler<'user.deleted', BillingTables> = async (tx, { payload: { userId } }) => {
  const customer = await lockCustomer(tx, userId);
  await deleteEntitlement(tx, userId);
  await forgetUserInNotes(tx, userId);
  if (!customer) return;
  await deleteCustomer(tx, userId);
  if (customer.stripeCustomerId === null) return;
  await deleteEventsOf(tx, customer.stripeCustomerId);
  await insertRemoval(tx, customer.stripeCustomerId);
};
