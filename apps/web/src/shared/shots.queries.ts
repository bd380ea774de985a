import { queryOptions } from '@tanstack/react-query';
import { type Club, shotFileRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';
import { shotsKey } from './shots-keys.ts';

/** Imported shots with a club, those nearest to a moment first. */
export const loggedShotsQuery = (club: Club, near: string | undefined) =>
  queryOptions({
    queryKey: [...shotsKey, 'near', club, near],
    queryFn: () => call(shotFileRoutes.listLoggedShots, { query: { club, ...(near && { near }) } }),
  });
