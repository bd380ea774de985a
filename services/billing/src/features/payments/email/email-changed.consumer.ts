import type { EventHandler } from '@trueswing/events';
import type { BillingTables } from '../../../database.tables.ts';
import { noteEmailChange } from './emails.repository.ts';

/** Notes that receipts go to an address that is no more the golfer's; Stripe is told afterwards, until it knows. */
export const obeyEmailChanged: EventHandler<'user.email-changed', BillingTables> = (tx, { payload: { userId } }) =>
  noteEmailChange(tx, userId);
