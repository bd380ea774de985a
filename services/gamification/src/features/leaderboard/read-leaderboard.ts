import type { LastMonth, LeaderboardEntry, UserId } from '@trueswing/contracts';
import { centralMonthKey } from '@trueswing/domain';
import { hasRun } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { closeMonth, lastMonthKey } from './close-month.job.ts';
import { findMonthlyPosition, listTop } from './leaderboard.repository.ts';
import { findFinalPosition, listFinalTop } from './month-final.repository.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

/** Golfers on the leaderboard. */
const listed = 50;

/** The first golfers of this US Central month, as the golfer sees them: those who are listed, and the golfer. */
export const readLeaderboard = ({ db, now }: ReadDeps, userId: UserId): Promise<LeaderboardEntry[]> =>
  listTop(db, { month: centralMonthKey(now()), userId }, listed);

/** The table of last month: as it was when the month closed, or as it is now while it is being closed. */
export async function readLastMonth({ db, now }: ReadDeps, userId: UserId): Promise<LastMonth> {
  const table = { month: lastMonthKey(now()), userId };
  const isClosed = await hasRun(db, closeMonth(table.month));
  const [own, entries] = isClosed
    ? await Promise.all([findFinalPosition(db, table), listFinalTop(db, table, listed)])
    : await Promise.all([findMonthlyPosition(db, table), listTop(db, table, listed)]);
  return { month: table.month, isFinal: isClosed, ...own, entries };
}
