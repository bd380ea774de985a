import { queryOptions } from '@tanstack/react-query';
import { type Club, shotFileRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** Queries about imported shots begin with this key: an import and a deletion refresh all of them. */
export const shotsKey = ['shots'] as const;

/** Imported shots with a club, those nearest to a moment first. */
export const loggedShotsQuery = (club: Club, near: string | undefined) =>
  queryOptions({
    queryKey: [...shotsKey, 'near', club, near],
    queryFn: () => call(shotFileRoutes.listLoggedShots, { query: { club, ...(near && { near }) } }),
  });
