import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { notify } from '../notify.ts';

/** Notifies of a payment that needs attention, and of Premium that starts, ends or is set to end. */
export const notifyOfSubscription: EventHandler<'subscription.changed', GamificationTables> = (tx, event) => {
  const { userId, change, endsOn } = event.payload;
  const cause = { kind: 'subscription-changed', eventId: event.id, change, endsOn } as const;
  return notify(tx, { userId, at: event.occurredAt }, cause);
};
