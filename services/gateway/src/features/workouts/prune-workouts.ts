import { addDays, centralDayKey } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { deletePlansBefore } from './workouts.repository.ts';

/** New plans look back two weeks; more is kept for questions of golfers. */
const retentionDays = 90;

/** Deletes old plans. What was completed stays. */
export const pruneWorkouts = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deletePlansBefore(db, addDays(centralDayKey(now()), -retentionDays));
