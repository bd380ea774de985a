import { queryOptions } from '@tanstack/react-query';
import type { BallMonth, BallMonths } from '@trueswing/contracts';
import { isInProgress } from '@trueswing/swing';
import { ballMonthQuery, ballMonthsQuery } from '../../shared/ball-months.queries.ts';
import { shotsKey } from '../../shared/shots-keys.ts';

const shotsIn = (month: Pick<BallMonths[number], 'clubs'> | undefined): number | undefined =>
  month?.clubs.reduce((sum, { shots }) => sum + shots, 0);

/**
 * The averages of each month with shots in the last half year, newest first. A month takes the server longest of what the screen
 * reads, so they are read one after another, and again only if they were invalidated or have another number of shots.
 */
export const recentShotsQuery = queryOptions({
  queryKey: [...shotsKey, 'recent'],
  queryFn: async ({ client }) => {
    const listed = (await client.fetchQuery(ballMonthsQuery)).filter(({ month }) => isInProgress(month, Date.now()));
    const months: BallMonth[] = [];
    for (const { month, clubs } of listed) {
      const query = ballMonthQuery(month);
      const isKnown = shotsIn(client.getQueryData(query.queryKey)) === shotsIn({ clubs });
      months.push(await client.fetchQuery({ ...query, staleTime: isKnown ? Number.POSITIVE_INFINITY : 0 }));
    }
    return months;
  },
});
