import type {
  AnalysisFailureCode,
  AnalysisId,
  GoalEnding,
  GoalMeasure,
  GoalReadings,
  SubscriptionChange,
  UploadClub,
} from '@trueswing/contracts';
import { tierOf } from '../points/streak-tiers.ts';

/** Why a golfer is notified. Days, weeks (their Sunday) and months (their first day) are in US Central time. */
export type NotificationCause =
  | { readonly kind: 'workout-finished'; readonly day: string }
  /** `week` is the one in which the streak of `weeks` reached its tier. */
  | { readonly kind: 'tier-reached'; readonly weeks: number; readonly week: string }
  /** To a golfer who trains, and to one who does not or cannot without Premium. */
  | { readonly kind: 'new-week' | 'new-week-untrained'; readonly week: string }
  | { readonly kind: 'analysis-ready'; readonly analysisId: AnalysisId; readonly club: UploadClub }
  | { readonly kind: 'top-three-entered'; readonly month: string; readonly day: string }
  | { readonly kind: 'top-three-left'; readonly month: string; readonly day: string }
  | { readonly kind: 'first-analysis' }
  | {
      readonly kind: 'club-speed-record';
      readonly analysisId: AnalysisId;
      readonly club: UploadClub;
      readonly mph: number;
    }
  | { readonly kind: 'first-full-week' }
  | { readonly kind: 'analysis-failed'; readonly analysisId: AnalysisId; readonly code: AnalysisFailureCode }
  | {
      readonly kind: 'subscription-changed';
      readonly eventId: string;
      readonly change: SubscriptionChange;
      /** Day on which Premium ends; null unless it is set to end. */
      readonly endsOn: string | null;
    }
  /** The golfer's recap of a month is written. */
  | { readonly kind: 'month-recap'; readonly month: string }
  | { readonly kind: 'mobility-retest'; readonly lastDay: string }
  | { readonly kind: 'streak-at-risk'; readonly week: string }
  /** `swings`, or days of shots, are missing, so that no retest can be planned. */
  | {
      readonly kind: 'goal-start';
      readonly goalId: string;
      readonly swings: number;
      readonly readings: GoalReadings;
    }
  /** `swings` are to be filmed, or days of shots hit, until `dueOn`, so that the goal can be judged. */
  | {
      readonly kind: 'goal-retest';
      readonly goalId: string;
      readonly swings: number;
      readonly readings: GoalReadings;
      readonly dueOn: string;
    }
  | {
      readonly kind: 'goal-ended';
      readonly goalId: string;
      readonly ending: GoalEnding;
      readonly measurement: GoalMeasure;
    };

/** Causes that a golfer has once in a lifetime, however long ago the notification was deleted. */
export const isOnce = ({ kind }: NotificationCause): boolean => kind === 'first-analysis' || kind === 'first-full-week';

/** Names a cause among those of its golfer: the same cause gives the same key, and so one notification. */
export function keyOfCause(cause: NotificationCause): string {
  switch (cause.kind) {
    case 'workout-finished':
      return `${cause.kind}:${cause.day}`;
    case 'tier-reached':
      return `${cause.kind}:${tierOf(cause.weeks).fromWeeks}:${cause.week}`;
    case 'new-week':
    case 'new-week-untrained':
      return `new-week:${cause.week}`;
    case 'streak-at-risk':
      return `${cause.kind}:${cause.week}`;
    case 'analysis-ready':
    case 'club-speed-record':
    case 'analysis-failed':
      return `${cause.kind}:${cause.analysisId}`;
    case 'top-three-entered':
    case 'top-three-left':
      return `${cause.kind}:${cause.day}`;
    case 'month-recap':
      return `${cause.kind}:${cause.month}`;
    case 'subscription-changed':
      return `${cause.kind}:${cause.eventId}`;
    case 'goal-start':
    case 'goal-retest':
    case 'goal-ended':
      return `${cause.kind}:${cause.goalId}`;
    case 'mobility-retest':
      return `${cause.kind}:${cause.lastDay}`;
    case 'first-analysis':
    case 'first-full-week':
      return cause.kind;
  }
}
