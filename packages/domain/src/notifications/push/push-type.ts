import type { PushType } from '@trueswing/contracts';
import type { NotificationCause } from '../notification-cause.ts';

/** The kind under which golfers choose to have a notification sent to their devices; null if it is only shown in the app. */
export function pushTypeOf({ kind }: NotificationCause): PushType | null {
  switch (kind) {
    case 'analysis-ready':
    case 'analysis-failed':
      return 'analysis';
    case 'goal-start':
    case 'goal-retest':
      return 'goal';
    case 'streak-at-risk':
      return 'streak';
    case 'month-recap':
      return 'recap';
    default:
      return null;
  }
}
