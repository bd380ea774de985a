import type { QueryKey } from '@tanstack/react-query';
import {
  mobilityRoutes,
  notificationRoutes,
  pointsRoutes,
  type RouteContract,
  sessionRoutes,
  swingRoutes,
  workoutRoutes,
} from '@trueswing/contracts';

/** The queries whose last answers are kept: home, the analyses, the exercise library. `*` is any part of a key. */
const kept: readonly (readonly [key: string, route: RouteContract])[] = [
  ['user', sessionRoutes.readCurrentUser],
  ['analyses', swingRoutes.listSwings],
  ['analyses *', swingRoutes.readSwing],
  ['analyses * previous', swingRoutes.readPreviousSwing],
  ['monthly-average *', swingRoutes.readMonthlyAverage],
  ['upload-status', swingRoutes.readUploadStatus],
  ['mobility-checks', mobilityRoutes.listMobilityChecks],
  ['streak', pointsRoutes.readStreak],
  ['exercises', workoutRoutes.listExercises],
  ['notifications', notificationRoutes.listNotifications],
];

/** The contract of the answer that is kept of this query; undefined if none is. */
export const contractOf = (queryKey: QueryKey): RouteContract | undefined =>
  kept.find(([pattern]) => {
    const parts = pattern.split(' ');
    return parts.length === queryKey.length && parts.every((part, at) => part === '*' || part === queryKey[at]);
  })?.[1];
