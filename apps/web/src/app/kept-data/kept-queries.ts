import type { QueryKey } from '@tanstack/react-query';
import {
  mobilityRoutes,
  notificationRoutes,
  pointsRoutes,
  type RouteContract,
  sessionRoutes,
  swingRoutes,
  uploadClubSchema,
  workoutRoutes,
} from '@trueswing/contracts';

/** The queries whose last answers are kept: home, the analyses, the exercise library. `*` is an id, and `club` a club. */
const kept: readonly (readonly [key: string, route: RouteContract])[] = [
  ['user', sessionRoutes.readCurrentUser],
  ['analyses', swingRoutes.listSwings],
  ['analyses *', swingRoutes.readSwing],
  ['analyses * previous', swingRoutes.readPreviousSwing],
  ['shots monthly-average club', swingRoutes.readMonthlyAverage],
  ['shots monthly-average club *', swingRoutes.readMonthlyAverage],
  ['upload-status', swingRoutes.readUploadStatus],
  ['mobility-checks', mobilityRoutes.listMobilityChecks],
  ['streak', pointsRoutes.readStreak],
  ['exercises', workoutRoutes.listExercises],
  ['notifications', notificationRoutes.listNotifications],
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const signs: Readonly<Record<string, (part: unknown) => boolean>> = {
  // Other words in its place are keys of other answers.
  '*': (part) => typeof part === 'string' && uuid.test(part),
  club: (part) => uploadClubSchema.safeParse(part).success,
};

/** The contract of the answer that is kept of this query; undefined if none is. */
export const contractOf = (queryKey: QueryKey): RouteContract | undefined =>
  kept.find(([pattern]) => {
    const parts = pattern.split(' ');
    return (
      parts.length === queryKey.length &&
      parts.every((part, at) => signs[part]?.(queryKey[at]) ?? part === queryKey[at])
    );
  })?.[1];
