import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../database.tables.ts';
import { judgeOpenGoal } from './follow-open-goal.ts';

/** Judges the golfer's goal when the last swing of its retest is analyzed, whether or not anyone looks. A shot may be typed with it. */
export const judgeGoalOfSwing: EventHandler<'swing.analyzed', GatewayTables> = (tx, event) =>
  judgeOpenGoal(tx, { userId: event.payload.userId, now: event.occurredAt });
