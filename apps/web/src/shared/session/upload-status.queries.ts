import { queryOptions } from '@tanstack/react-query';
import { uploadStatusSchema } from '@trueswing/contracts';
import { request } from '../api/http-client.ts';

export const uploadStatusQuery = queryOptions({
  queryKey: ['upload-status'],
  queryFn: () => request('/api/upload-status/me', uploadStatusSchema),
});
