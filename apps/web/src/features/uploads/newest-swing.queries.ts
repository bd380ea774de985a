import { queryOptions } from '@tanstack/react-query';
import { swingRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';

/** The id of the newest uploaded swing; null without one. */
export const newestSwingQuery = queryOptions({
  queryKey: ['analyses', 'newest'],
  queryFn: async () => {
    const [newest] = await call(swingRoutes.listSwings, { params: { userId: 'me' } });
    return newest?.id ?? null;
  },
});
