import { centralDayKey } from '@trueswing/domain';
import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { recordActivity } from '../activity.repository.ts';

/** Records the day of the check, on which the golfer was active, and four weeks after which they are asked for the next. */
export const recordMobilityCheck: EventHandler<'mobility.checked', GamificationTables> = (tx, event) => {
  const day = centralDayKey(event.occurredAt);
  return recordActivity(tx, event.payload.userId, { activeOn: day, checkedOn: day });
};
