import type { MonthlyPosition, Standing, UserId } from '@trueswing/contracts';
import { centralMonthKey } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { findMonthFacts, findMonthlyPosition, listNeighbors } from './leaderboard.repository.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

/** Golfers above and below the caller. */
const neighborsOnEachSide = 2;

/** The golfer's points of this US Central month and their position among all golfers. */
export const readMonthlyPosition = ({ db, now }: ReadDeps, userId: UserId): Promise<MonthlyPosition> =>
  findMonthlyPosition(db, { month: centralMonthKey(now()), userId });

/** The golfer among the golfers next to them, this month. */
export async function readStanding({ db, now }: ReadDeps, userId: UserId): Promise<Standing> {
  const month = centralMonthKey(now());
  // One snapshot, so that the parts fit each other.
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await reading.execute(async (tx) => {
    const own = await findMonthlyPosition(tx, { month, userId });
    const { golfers, equals, nextPoints } = await findMonthFacts(tx, { month, points: own.monthlyPoints });
    return {
      month,
      ...own,
      golfers,
      pointsToNext: own.position === null || nextPoints === null ? null : nextPoints - own.monthlyPoints,
      isTied: own.position !== null && equals > 1,
      neighbors: own.position === null ? [] : await listNeighbors(tx, { month, userId }, neighborsOnEachSide),
    };
  });
}
