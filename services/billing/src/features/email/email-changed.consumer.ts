import type { EventHandler } from '@trueswing/events';
import type { BillingTables } from '../../database.tables.ts';
import { noteEmailChange } from './emails.repository.ts';

/** Schedules an update of the golfer's address at Stripe, where receipts are sent from. */
export const handleEmailChanged: EventHandler<'user.email-changed', BillingTables> = (tx, { payload: { userId } }) =>
  noteEmailChange(tx, userId);
