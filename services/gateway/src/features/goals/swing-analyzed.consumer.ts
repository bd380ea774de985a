import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../database.tables.ts';
import { followOpenGoal } from './follow-open-goal.ts';
import { lockOpenGoal } from './goals.repository.ts';

/** Judges the golfer's goal when the last swing of its retest is analyzed, whether or not anyone looks. */
export const judgeGoalOfSwing: EventHandler<'swing.analyzed', GatewayTables> = async (tx, event) => {
  const at = { userId: event.payload.userId, now: event.occurredAt };
  const goal = await lockOpenGoal(tx, at.userId);
  if (goal) await followOpenGoal(tx, at, goal);
};
