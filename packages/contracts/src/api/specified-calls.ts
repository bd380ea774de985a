import type { ApiRouteName } from './api-routes.ts';

interface SpecifiedCall {
  readonly method: string;
  /** As written in the specification, including fixed ids and queries. */
  readonly path: string;
  readonly route: ApiRouteName;
}

/** The specification's table of calls, row by row; a row with two paths or methods takes two lines. */
export const specifiedCalls = [
  { method: 'GET', path: '/api/auth/user', route: 'readCurrentUser' },
  { method: 'GET', path: '/api/users/{id}', route: 'readUser' },
  { method: 'PATCH', path: '/api/users/{id}', route: 'updateUser' },
  { method: 'GET', path: '/api/users/1/monthly-position', route: 'readMonthlyPosition' },
  { method: 'GET', path: '/api/swing-analyses/user/{userId}', route: 'listSwings' },
  { method: 'GET', path: '/api/swing-analyses/{id}', route: 'readSwing' },
  { method: 'GET', path: '/api/swing-analyses/{id}?status_only=true', route: 'readSwing' },
  { method: 'GET', path: '/api/swing-analyses/user/{userId}/previous/{id}', route: 'readPreviousSwing' },
  { method: 'GET', path: '/api/swing-analyses/user/{userId}/monthly-average/{club}', route: 'readMonthlyAverage' },
  { method: 'POST', path: '/api/swing-analyses', route: 'uploadSwing' },
  { method: 'DELETE', path: '/api/swing-analyses/{id}', route: 'deleteSwing' },
  { method: 'GET', path: '/api/upload-status/{userId}', route: 'readUploadStatus' },
  { method: 'GET', path: '/api/usage-limits', route: 'readUsageLimits' },
  { method: 'GET', path: '/api/exercises', route: 'listExercises' },
  { method: 'GET', path: '/api/leaderboard', route: 'readLeaderboard' },
  { method: 'GET', path: '/api/monthly-leaderboard', route: 'readMonthlyLeaderboard' },
  { method: 'GET', path: '/api/user-sessions/{userId}', route: 'listWorkoutDays' },
  { method: 'GET', path: '/api/notifications', route: 'listNotifications' },
  { method: 'PATCH', path: '/api/notifications/{id}/read', route: 'markRead' },
  { method: 'PATCH', path: '/api/notifications/read-all', route: 'markAllRead' },
  { method: 'DELETE', path: '/api/notifications/{id}', route: 'deleteNotification' },
  { method: 'GET', path: '/api/daily-workout/1', route: 'readDailyWorkout' },
  { method: 'POST', path: '/api/daily-workout/complete', route: 'completeExercise' },
  { method: 'POST', path: '/api/exercise-logs', route: 'logExercise' },
  {
    method: 'GET',
    path: '/api/exercise-logs/user/authenticated/history/{exerciseName}',
    route: 'readExerciseHistory',
  },
  { method: 'GET', path: '/api/youtube/embed/{videoId}', route: 'readVideoEmbed' },
  { method: 'POST', path: '/api/subscription/upgrade', route: 'upgradeSubscription' },
  { method: 'POST', path: '/api/create-checkout-session', route: 'createCheckoutSession' },
  { method: 'POST', path: '/api/create-customer-portal', route: 'createCustomerPortal' },
  { method: 'POST', path: '/api/refresh-subscription', route: 'refreshSubscription' },
  { method: 'POST', path: '/api/get-or-create-subscription', route: 'getOrCreateSubscription' },
  { method: 'POST', path: '/api/update-subscription-status', route: 'updateSubscriptionStatus' },
  { method: 'POST', path: '/api/logout', route: 'logout' },
  { method: 'GET', path: '/api/login', route: 'startOidcLogin' },
  { method: 'GET', path: '/api/admin/users', route: 'listUsers' },
  { method: 'POST', path: '/api/admin/users/{userId}/reset-usage', route: 'resetUsage' },
  { method: 'POST', path: '/api/admin/login', route: 'adminLogin' },
  { method: 'GET', path: '/api/download/excel', route: 'downloadSpreadsheet' },
  { method: 'POST', path: '/api/generate-workout', route: 'generateWorkout' },
] as const satisfies readonly SpecifiedCall[];
