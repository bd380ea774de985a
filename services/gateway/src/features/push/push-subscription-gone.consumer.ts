import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../database.tables.ts';
import { deleteSubscription } from './push.repository.ts';

/** Deletes a subscription that its push service no longer knows: the golfer has cleared the browser, or removed the app. */
export const handlePushSubscriptionGone: EventHandler<'push.subscription-gone', GatewayTables> = (tx, event) =>
  deleteSubscription(tx, event.payload.subscriptionId);
