import { queryOptions } from '@tanstack/react-query';
import { pointsRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';
import { leaderboardKey } from '../../shared/training-keys.ts';

/** Other golfers train meanwhile. */
const followMs = 30_000;

/** The top 50 of this month. */
export const leaderboardQuery = queryOptions({
  queryKey: [...leaderboardKey, 'this-month'],
  queryFn: () => call(pointsRoutes.readLeaderboard),
  refetchInterval: followMs,
});

/** The golfer among those next to them. */
export const standingQuery = queryOptions({
  queryKey: [...leaderboardKey, 'standing'],
  queryFn: () => call(pointsRoutes.readStanding),
  refetchInterval: followMs,
});

/** The table of last month, which does not change once it is final. */
export const lastMonthQuery = queryOptions({
  queryKey: [...leaderboardKey, 'last-month'],
  queryFn: () => call(pointsRoutes.readLastMonth),
  refetchInterval: ({ state }) => (state.data?.isFinal === false ? followMs : false),
});
