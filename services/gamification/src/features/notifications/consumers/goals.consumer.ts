import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { notify } from '../notify.ts';

/** Asks for the swings that show where a goal starts, once a goal. */
export const notifyOfStart: EventHandler<'goal.start-due', GamificationTables> = (tx, event) => {
  const { userId, goalId, swings, readings } = event.payload;
  return notify(tx, { userId, at: event.occurredAt }, { kind: 'goal-start', goalId, swings, readings });
};

/** Asks for the swings that decide about a goal, once a goal. */
export const notifyOfRetest: EventHandler<'goal.retest-due', GamificationTables> = (tx, event) => {
  const { userId, goalId, swings, readings, dueOn } = event.payload;
  return notify(tx, { userId, at: event.occurredAt }, { kind: 'goal-retest', goalId, swings, readings, dueOn });
};

/** Says how a goal ended. */
export const notifyOfGoalEnd: EventHandler<'goal.ended', GamificationTables> = (tx, event) => {
  const { userId, goalId, ending, measurement } = event.payload;
  return notify(tx, { userId, at: event.occurredAt }, { kind: 'goal-ended', goalId, ending, measurement });
};
