import { z } from 'zod/mini';

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

/** An item of GET /api/notifications. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Path of the screen that it is about, as '/analysis/{id}'; null if there is none. */
  link: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;
