import { queryOptions } from '@tanstack/react-query';
import { ballRoutes, type Club } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';
import { shotsKey } from '../../shared/shots-keys.ts';

/** Where the shots with a club came down in a month. */
export const landingsQuery = (month: string, club: Club) =>
  queryOptions({
    queryKey: [...shotsKey, 'landings', month, club],
    queryFn: () => call(ballRoutes.readLandings, { params: { month, club } }),
  });
