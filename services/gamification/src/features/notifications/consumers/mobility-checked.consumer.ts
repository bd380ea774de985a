import { centralDayKey } from '@trueswing/domain';
import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { recordActivity } from '../activity.repository.ts';

/** Records the day of the check, four weeks after which the golfer is asked for the next. */
export const recordMobilityCheck: EventHandler<'mobility.checked', GamificationTables> = (tx, event) =>
  recordActivity(tx, event.payload.userId, { checkedOn: centralDayKey(event.occurredAt) });
