import { isBallGoal, type UserId } from '@trueswing/contracts';
import { type GoalAttempt, type GoalPlan, shotAttempts, swingAttempts, toDatedVideo } from '@trueswing/swing';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { listBallDays } from '../ball/read-ball.ts';
import { listProgress } from '../swings/read/list-progress.ts';

/** A golfer at a moment. */
export interface At {
  readonly userId: UserId;
  readonly now: Date;
}

/** Reads the golfer's attempts of half a year at the number of a goal: swings, or days of shots with its club. */
export async function readAttempts(
  db: Kysely<GatewayTables>,
  { userId, now }: At,
  { measurement, reference: { club } }: Pick<GoalPlan, 'measurement' | 'reference'>,
): Promise<GoalAttempt[]> {
  const deps = { db, now: () => now };
  if (isBallGoal(measurement)) {
    return shotAttempts(measurement, club, await listBallDays(deps, { userId, club, name: measurement }));
  }
  return swingAttempts(measurement, (await listProgress(deps, userId)).map(toDatedVideo));
}
