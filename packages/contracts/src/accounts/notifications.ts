import { z } from 'zod/mini';
import { analysisIdSchema } from '../ids.ts';

export const notificationTypes = [
  'exercise_completion',
  'streak_milestone',
  'weekly_reset',
  'upload_success',
  'leaderboard_update',
  'achievement',
  'other',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The screen that a notification is about. Only the web client knows URLs. */
export const notificationRouteSchema = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('analysis'), analysisId: analysisIdSchema }),
  // Not a checked month: the call of the screen checks it, and the pattern would be a part of every first load.
  z.object({ screen: z.literal('recap'), month: z.string() }),
  z.object({
    screen: z.enum([
      'analyses',
      'daily-workout',
      'leaderboard',
      'mobility-check',
      'plans',
      'profile',
      'progress',
      'streak',
    ]),
  }),
]);
export type NotificationRoute = z.infer<typeof notificationRouteSchema>;

/** An item of GET /api/notifications. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Null if it is about no screen, or about one that only a later version has; absent in answers of the version before. */
  route: z.catch(z.optional(z.nullable(notificationRouteSchema)), null),
  /** URL of the screen, for clients that were loaded before there were routes. The release after this one drops it. */
  link: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;
