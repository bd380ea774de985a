import { queryOptions } from '@tanstack/react-query';
import { ballRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';
import { shotsKey } from './shots-keys.ts';

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
