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

/** An item of GET /api/notifications. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
