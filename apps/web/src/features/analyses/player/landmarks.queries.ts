import { queryOptions } from '@tanstack/react-query';
import { mediaRoutes, type RouteInput } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';

/** Identifies the landmarks of one view of one analysis. */
export type LandmarksOf = RouteInput<typeof mediaRoutes.readLandmarks>['params'];

/** The landmarks of a finished analysis never change. */
export const landmarksQuery = (params: LandmarksOf) =>
  queryOptions({
    queryKey: ['landmarks', params.id, params.view],
    queryFn: () => call(mediaRoutes.readLandmarks, { params }),
    staleTime: Number.POSITIVE_INFINITY,
  });
