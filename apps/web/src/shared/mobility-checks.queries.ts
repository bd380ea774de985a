import { queryOptions } from '@tanstack/react-query';
import { mobilityRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** The golfer's mobility checks, newest first. */
export const mobilityChecksQuery = queryOptions({
  queryKey: ['mobility-checks'],
  queryFn: () => call(mobilityRoutes.listMobilityChecks, {}),
});
