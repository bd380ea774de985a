import { errorCatalog, type Notification, type NotificationRoute, type SubscriptionChange } from '@trueswing/contracts';
import { nameMonth } from '../calendar/name-month.ts';
import { describeGoalEnd } from '../goals/describe-goal-end.ts';
import { nameReadings } from '../goals/goal-words.ts';
import { tierOf } from '../points/streak-tiers.ts';
import type { NotificationCause } from './notification-cause.ts';

/** The words of a notification, and the screen that it is about. */
export interface NotificationText extends Pick<Notification, 'type' | 'title' | 'message'> {
  readonly route: NotificationRoute;
}

/** The text of a notification. */
export function describeCause(cause: NotificationCause): NotificationText {
  switch (cause.kind) {
    case 'workout-finished':
      return {
        type: 'exercise_completion',
        title: 'Workout finished',
        message: 'You did every exercise of the day. Well done.',
        route: { screen: 'daily-workout' },
      };
    case 'tier-reached':
      return {
        type: 'streak_milestone',
        title: `${cause.weeks} weeks in a row`,
        message: `Your streak has reached a new tier. Each exercise now earns you ${tierOf(cause.weeks).pointsPerExercise} points.`,
        route: { screen: 'streak' },
      };
    case 'new-week':
      return {
        type: 'weekly_reset',
        title: 'A new week',
        message: 'Your week starts fresh. One exercise is enough to count it for your streak.',
        route: { screen: 'daily-workout' },
      };
    case 'new-week-untrained':
      return {
        type: 'weekly_reset',
        title: 'A new week',
        message: 'Your points of the week start at zero. See where you stand this month.',
        route: { screen: 'leaderboard' },
      };
    case 'analysis-ready':
      return {
        type: 'upload_success',
        title: 'Your analysis is ready',
        message: `Your ${cause.club} swing is analyzed. See the one step to work on next.`,
        route: { screen: 'analysis', analysisId: cause.analysisId },
      };
    case 'top-three-entered':
      return {
        type: 'leaderboard_update',
        title: 'You are in the top three',
        message: `You are among the best of ${nameMonth(cause.month)}. See the leaderboard.`,
        route: { screen: 'leaderboard' },
      };
    case 'top-three-left':
      return {
        type: 'leaderboard_update',
        title: 'You were passed',
        message: `You are no longer in the top three of ${nameMonth(cause.month)}. See where you stand now.`,
        route: { screen: 'leaderboard' },
      };
    case 'first-analysis':
      return {
        type: 'achievement',
        title: 'First swing analyzed',
        message: 'This is your starting point. Your analysis has the one step to begin with.',
        route: { screen: 'analyses' },
      };
    case 'club-speed-record':
      return {
        type: 'achievement',
        title: `Your fastest ${cause.club}`,
        message: `Your launch monitor showed ${cause.mph.toFixed(1)} mph of club speed. No earlier ${cause.club} swing of yours was faster.`,
        route: { screen: 'analysis', analysisId: cause.analysisId },
      };
    case 'first-full-week':
      return {
        type: 'achievement',
        title: 'Your first full week',
        message: 'You finished the whole workout on three days of one week. Keep this rhythm.',
        route: { screen: 'streak' },
      };
    case 'analysis-failed':
      return {
        type: 'other',
        title: 'Your video needs another try',
        message: errorCatalog[cause.code].message,
        route: { screen: 'analysis', analysisId: cause.analysisId },
      };
    case 'subscription-changed':
      return { type: 'other', route: { screen: 'profile' }, ...subscriptionText(cause.change, cause.endsOn) };
    case 'month-recap':
      return {
        type: 'other',
        title: `Your ${nameMonth(cause.month)}`,
        message: 'Your recap is ready. See what you did, what really changed, and your next step.',
        route: { screen: 'recap', month: cause.month },
      };
    case 'mobility-retest':
      return {
        type: 'other',
        title: 'Time for a mobility check',
        message: 'Your last one was four weeks ago. See what your training has changed.',
        route: { screen: 'mobility-check' },
      };
    case 'goal-start':
      return {
        type: 'other',
        title: `Your goal waits for ${isOfShots(cause) ? 'your shots' : 'a swing'}`,
        message: `${sayNeed(cause)} to show where you start. ${howTo(cause)}, and your retest follows.`,
        route: { screen: 'progress' },
      };
    case 'goal-retest':
      return {
        type: 'other',
        title: 'Time for your retest',
        message: `${sayNeed(cause)} by ${dayNameOf(cause.dueOn)}. ${howTo(cause)}, and see what you have gained.`,
        route: { screen: 'progress' },
      };
    case 'goal-ended':
      return { type: 'other', route: { screen: 'progress' }, ...describeGoalEnd(cause) };
    case 'streak-at-risk':
      return {
        type: 'other',
        title: 'Your streak is at risk',
        message: 'This week has no exercise yet. Do one before midnight on Saturday (CT) to keep your streak.',
        route: { screen: 'daily-workout' },
      };
  }
}

function subscriptionText(
  change: SubscriptionChange,
  endsOn: string | null,
): Pick<NotificationText, 'title' | 'message'> & { route?: NotificationRoute } {
  switch (change) {
    case 'premium-started':
      return { title: 'Welcome to Premium', message: 'Your workouts and your weekly uploads are open.' };
    case 'premium-ending':
      return {
        title: endsOn ? `Premium ends on ${dayNameOf(endsOn)} (CT)` : 'Premium is set to end',
        message: 'You keep everything until then. You can renew it in your profile.',
      };
    case 'premium-continues':
      return { title: 'Premium continues', message: 'It renews as before. Good to have you.' };
    case 'premium-ended':
      return {
        title: 'Premium has ended',
        message: 'Your swings and your history stay. You can start Premium again at any time.',
        route: { screen: 'plans' },
      };
    // Premium may have ended before either of them: it does with the days of grace.
    case 'past-due':
      return {
        title: 'Your payment needs attention',
        message:
          'Your bank refused the last payment. Please update your card. Your Premium goes on once the payment is made.',
      };
    case 'action-required':
      return {
        title: 'Your payment needs attention',
        message:
          'Your bank wants you to confirm the last payment. Please confirm it. Your Premium goes on once the payment is made.',
      };
    case 'unpaid':
      return {
        title: 'Your payment needs attention',
        message: 'Your last payment did not arrive. Pay the open invoice to get Premium back.',
      };
  }
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

type GoalNeed = Extract<NotificationCause, { kind: 'goal-start' | 'goal-retest' }>;
const isOfShots = ({ readings }: GoalNeed): boolean => readings === 'days-of-shots';

const sayNeed = ({ readings, swings }: GoalNeed): string =>
  `Your goal needs ${swings === 1 ? 'one more' : swings} ${nameReadings(readings, swings)}`;

const howTo = (need: GoalNeed): string =>
  isOfShots(need) ? 'Hit five balls or more on each, import them' : 'Film as before';

/** "December 22" */
const dayNameOf = (day: string): string => monthAndDay.format(new Date(`${day}T12:00:00Z`));
