import { queryOptions } from '@tanstack/react-query';
import { ballRoutes, type Club } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';
import { shotsKey } from '../../shared/shots-keys.ts';

/** The months with shots, newest first. */
export const ballMonthsQuery = queryOptions({
  queryKey: [...shotsKey, 'months'],
  queryFn: () => call(ballRoutes.listBallMonths),
});

/** The averages of each club in a month. */
export const ballMonthQuery = (month: string) =>
  queryOptions({
    queryKey: [...shotsKey, 'month', month],
    queryFn: () => call(ballRoutes.readBallMonth, { params: { month } }),
  });

/** Where the shots with a club came down in a month. */
export const landingsQuery = (month: string, club: Club) =>
  queryOptions({
    queryKey: [...shotsKey, 'landings', month, club],
    queryFn: () => call(ballRoutes.readLandings, { params: { month, club } }),
  });
