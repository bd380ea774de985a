import type { MonthlyPosition, UserId } from '@trueswing/contracts';
import { centralMonth } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { findMonthlyPosition } from './leaderboard.repository.ts';

/** The golfer's points of this US Central month and their position among all golfers. */
export const readMonthlyPosition = (deps: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<MonthlyPosition> =>
  findMonthlyPosition(deps.db, userId, centralMonth(deps.now()));
