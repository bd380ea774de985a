import { queryOptions } from '@tanstack/react-query';
import { swingRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** Which clubs the golfer can upload now. */
export const uploadStatusQuery = queryOptions({
  queryKey: ['upload-status'],
  queryFn: () => call(swingRoutes.readUploadStatus, { params: { userId: 'me' } }),
});
