import { daysOfWeek, isFullWeek, keyOfCause, weekOfDay } from '@trueswing/domain';
import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer, recordActivity } from '../activity.repository.ts';
import { listCauses } from '../notifications.repository.ts';
import { notify } from '../notify.ts';

/** Notifies of a finished workout, of the first full week of them, and of a tier that the streak has reached. */
export const notifyOfExercise: EventHandler<'exercise.completed', GamificationTables> = async (tx, event) => {
  const { userId, day, finishesWorkout, milestone } = event.payload;
  const golfer = { userId, at: event.occurredAt };
  await recordActivity(tx, userId, { activeOn: day, trainedOn: day });
  if (milestone) await notify(tx, golfer, { kind: 'tier-reached', weeks: milestone.weeks, week: weekOfDay(day) });
  if (!finishesWorkout) return;
  // Another finished day of the week must not be missed because both are handled at the same time.
  await lockGolfer(tx, userId);
  await notify(tx, golfer, { kind: 'workout-finished', day });
  const daysByCause = new Map(
    daysOfWeek(day).map((each) => [keyOfCause({ kind: 'workout-finished', day: each }), each]),
  );
  const causes = await listCauses(tx, userId, [...daysByCause.keys()]);
  const finishedDays = causes.flatMap((cause) => daysByCause.get(cause) ?? []);
  if (isFullWeek(finishedDays, day)) await notify(tx, golfer, { kind: 'first-full-week' });
};
