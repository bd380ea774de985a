import {
  analysisFailureCodeSchema,
  analysisIdSchema,
  goalEndingSchema,
  goalMeasures,
  goalReadingsSchema,
  notificationSchema,
  pushMessageSchema,
  subscriptionChangeSchema,
  uploadClubSchema,
} from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { streakTiers } from '../points/streak-tiers.ts';
import { describeCause } from './describe-cause.ts';
import { isOnce, keyOfCause, type NotificationCause } from './notification-cause.ts';

const analysisId = analysisIdSchema.parse('0b8fbb8c-56a4-4a3a-9c70-6a2f0e2f4d11');
const eventId = '7b8fbb8c-56a4-4a3a-9c70-6a2f0e2f4d11';
const subscription = (change: string, endsOn: string | null = null) =>
  ({ kind: 'subscription-changed', eventId, change, endsOn }) as NotificationCause;

/** Cause, then its key, type, title, message and screen. */
const texts: [NotificationCause, ...string[]][] = [
  [
    { kind: 'workout-finished', day: '2026-11-22' },
    ...['workout-finished:2026-11-22', 'exercise_completion', 'Workout finished'],
    ...['You did every exercise of the day. Well done.', 'daily-workout'],
  ],
  [
    { kind: 'tier-reached', weeks: 5, week: '2026-11-22' },
    ...['tier-reached:5:2026-11-22', 'streak_milestone', '5 weeks in a row'],
    ...['Your streak has reached a new tier. Each exercise now earns you 8 points.', 'streak'],
  ],
  [
    { kind: 'new-week', week: '2026-11-22' },
    ...['new-week:2026-11-22', 'weekly_reset', 'A new week'],
    ...['Your week starts fresh. One exercise is enough to count it for your streak.', 'daily-workout'],
  ],
  [
    { kind: 'new-week-untrained', week: '2026-11-22' },
    ...['new-week:2026-11-22', 'weekly_reset', 'A new week'],
    ...['Your points of the week start at zero. See where you stand this month.', 'leaderboard'],
  ],
  [
    { kind: 'analysis-ready', analysisId, club: '7-iron' },
    ...[`analysis-ready:${analysisId}`, 'upload_success', 'Your analysis is ready'],
    ...['Your 7-iron swing is analyzed. See the one step to work on next.', 'analysis'],
  ],
  [
    { kind: 'top-three-entered', month: '2026-11-01', day: '2026-11-22' },
    ...['top-three-entered:2026-11-22', 'leaderboard_update', 'You are in the top three'],
    ...['You are among the best of November. See the leaderboard.', 'leaderboard'],
  ],
  [
    { kind: 'top-three-left', month: '2027-01-01', day: '2027-01-02' },
    ...['top-three-left:2027-01-02', 'leaderboard_update', 'You were passed'],
    ...['You are no longer in the top three of January. See where you stand now.', 'leaderboard'],
  ],
  [
    { kind: 'first-analysis' },
    ...['first-analysis', 'achievement', 'First swing analyzed'],
    ...['This is your starting point. Your analysis has the one step to begin with.', 'analyses'],
  ],
  [
    { kind: 'club-speed-record', analysisId, club: 'driver', mph: 104 },
    ...[`club-speed-record:${analysisId}`, 'achievement', 'Your fastest driver'],
    'Your launch monitor showed 104.0 mph of club speed. No earlier driver swing of yours was faster.',
    'analysis',
  ],
  [
    { kind: 'club-speed-record', analysisId, club: '7-iron', mph: 78.25 },
    ...[`club-speed-record:${analysisId}`, 'achievement', 'Your fastest 7-iron'],
    'Your launch monitor showed 78.3 mph of club speed. No earlier 7-iron swing of yours was faster.',
    'analysis',
  ],
  [
    { kind: 'first-full-week' },
    ...['first-full-week', 'achievement', 'Your first full week'],
    ...['You finished the whole workout on three days of one week. Keep this rhythm.', 'streak'],
  ],
  [
    { kind: 'analysis-failed', analysisId, code: 'no-golfer' },
    ...[`analysis-failed:${analysisId}`, 'other', 'Your video needs another try'],
    'We could not find a golfer. Film in good light, with your whole body in the picture.',
    'analysis',
  ],
  [
    subscription('premium-started'),
    ...[`subscription-changed:${eventId}`, 'other', 'Welcome to Premium'],
    ...['Your workouts and your weekly uploads are open.', 'profile'],
  ],
  [
    subscription('premium-ending', '2026-12-22'),
    ...[`subscription-changed:${eventId}`, 'other', 'Premium ends on December 22 (CT)'],
    ...['You keep everything until then. You can renew it in your profile.', 'profile'],
  ],
  [
    subscription('premium-continues'),
    ...[`subscription-changed:${eventId}`, 'other', 'Premium continues'],
    ...['It renews as before. Good to have you.', 'profile'],
  ],
  [
    subscription('premium-ended'),
    ...[`subscription-changed:${eventId}`, 'other', 'Premium has ended'],
    ...['Your swings and your history stay. You can start Premium again at any time.', 'plans'],
  ],
  [
    subscription('past-due'),
    ...[`subscription-changed:${eventId}`, 'other', 'Your payment needs attention'],
    ...[
      'Your bank refused the last payment. Please update your card. Your Premium goes on once the payment is made.',
      'profile',
    ],
  ],
  [
    subscription('action-required'),
    ...[`subscription-changed:${eventId}`, 'other', 'Your payment needs attention'],
    ...[
      'Your bank wants you to confirm the last payment. Please confirm it. Your Premium goes on once the payment is made.',
      'profile',
    ],
  ],
  [
    subscription('unpaid'),
    ...[`subscription-changed:${eventId}`, 'other', 'Your payment needs attention'],
    ...['Your last payment did not arrive. Pay the open invoice to get Premium back.', 'profile'],
  ],
  [
    { kind: 'month-recap', month: '2026-11-01' },
    ...['month-recap:2026-11-01', 'other', 'Your November'],
    ...['Your recap is ready. See what you did, what really changed, and your next step.', 'recap'],
  ],
  [
    { kind: 'mobility-retest', lastDay: '2026-10-25' },
    ...['mobility-retest:2026-10-25', 'other', 'Time for a mobility check'],
    ...['Your last one was four weeks ago. See what your training has changed.', 'mobility-check'],
  ],
  [
    { kind: 'goal-start', goalId: eventId, swings: 2, readings: 'swings' },
    ...[`goal-start:${eventId}`, 'other', 'Your goal waits for a swing'],
    ...['Your goal needs 2 swings to show where you start. Film as before, and your retest follows.', 'progress'],
  ],
  [
    { kind: 'goal-start', goalId: eventId, swings: 1, readings: 'days-of-shots' },
    ...[`goal-start:${eventId}`, 'other', 'Your goal waits for your shots'],
    'Your goal needs one more day of shots to show where you start. Hit five balls or more on each, import them, and your retest follows.',
    'progress',
  ],
  [
    { kind: 'goal-retest', goalId: eventId, swings: 3, readings: 'days-of-shots', dueOn: '2026-12-22' },
    ...[`goal-retest:${eventId}`, 'other', 'Time for your retest'],
    'Your goal needs 3 days of shots by December 22. Hit five balls or more on each, import them, and see what you have gained.',
    'progress',
  ],
  [
    { kind: 'goal-retest', goalId: eventId, swings: 4, readings: 'swings', dueOn: '2026-12-22' },
    ...[`goal-retest:${eventId}`, 'other', 'Time for your retest'],
    'Your goal needs 4 swings by December 22. Film as before, and see what you have gained.',
    'progress',
  ],
  [
    { kind: 'goal-ended', goalId: eventId, ending: 'reached', measurement: 'hipRotationDeg' },
    ...[`goal-ended:${eventId}`, 'other', 'Your retest reads at your target'],
    ...['Your hip turn has likely changed. You can set yourself a new goal.', 'progress'],
  ],
  [
    { kind: 'goal-ended', goalId: eventId, ending: 'gained', measurement: 'tempoRatio' },
    ...[`goal-ended:${eventId}`, 'other', 'Your retest shows a change'],
    'Your tempo has likely changed. It is not at your target yet: you can aim for it again.',
    'progress',
  ],
  [
    { kind: 'streak-at-risk', week: '2026-11-22' },
    ...['streak-at-risk:2026-11-22', 'other', 'Your streak is at risk'],
    'This week has no exercise yet. Do one before midnight on Saturday (CT) to keep your streak.',
    'daily-workout',
  ],
];

/** Lock screens of phones cut longer ones. */
const maxTitle = 40;
const maxMessage = 178;

const clubs = uploadClubSchema.options;
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
/** The states of each kind that change its words. Without one of a new kind nothing compiles. */
const statesOf: { [Kind in NotificationCause['kind']]: readonly (NotificationCause & { readonly kind: Kind })[] } = {
  'workout-finished': [{ kind: 'workout-finished', day: '2026-11-22' }],
  'tier-reached': streakTiers.map(({ fromWeeks: weeks }) => ({ kind: 'tier-reached', weeks, week: '2026-11-22' })),
  'new-week': [{ kind: 'new-week', week: '2026-11-22' }],
  'new-week-untrained': [{ kind: 'new-week-untrained', week: '2026-11-22' }],
  'analysis-ready': clubs.map((club) => ({ kind: 'analysis-ready', analysisId, club })),
  'top-three-entered': months.map((month) => ({ kind: 'top-three-entered', month, day: month })),
  'top-three-left': months.map((month) => ({ kind: 'top-three-left', month, day: month })),
  'first-analysis': [{ kind: 'first-analysis' }],
  'club-speed-record': clubs.map((club) => ({ kind: 'club-speed-record', analysisId, club, mph: 149.96 })),
  'first-full-week': [{ kind: 'first-full-week' }],
  'analysis-failed': analysisFailureCodeSchema.options.map((code) => ({ kind: 'analysis-failed', analysisId, code })),
  'subscription-changed': subscriptionChangeSchema.options.flatMap((change) =>
    [null, '2026-09-30'].map((endsOn) => ({ kind: 'subscription-changed', eventId, change, endsOn }) as const),
  ),
  'month-recap': [{ kind: 'month-recap', month: '2026-11-01' }],
  'mobility-retest': [{ kind: 'mobility-retest', lastDay: '2026-10-25' }],
  'goal-start': goalReadingsSchema.options.flatMap((readings) =>
    [1, 3].map((swings) => ({ kind: 'goal-start', goalId: eventId, swings, readings }) as const),
  ),
  'goal-retest': goalReadingsSchema.options.flatMap((readings) =>
    [1, 6].map((swings) => ({ kind: 'goal-retest', goalId: eventId, swings, readings, dueOn: '2026-09-30' }) as const),
  ),
  'goal-ended': goalEndingSchema.options.flatMap((ending) =>
    goalMeasures.map((measurement) => ({ kind: 'goal-ended', goalId: eventId, ending, measurement }) as const),
  ),
  'streak-at-risk': [{ kind: 'streak-at-risk', week: '2026-11-22' }],
};
const states: readonly NotificationCause[] = Object.values(statesOf).flat();

describe('a notification', () => {
  it.each(texts)('of %j', (cause, key, type, title, message, screen) => {
    const route = {
      screen,
      ...(screen === 'analysis' && { analysisId }),
      ...(screen === 'recap' && { month: '2026-11-01' }),
    };
    expect([keyOfCause(cause), describeCause(cause)]).toEqual([key, { type, title, message, route }]);
  });

  it('about the leaderboard does not ask for a workout, since golfers without Premium get it too', () => {
    const messages = states.map(describeCause).filter(({ type }) => type === 'leaderboard_update');
    expect(messages).not.toEqual([]);
    for (const { message } of messages) expect(message).not.toMatch(/workout|exercise|train/i);
  });

  it('covers each of the seven types and each change of a subscription', () => {
    expect(new Set(texts.map(([, , type]) => type))).toEqual(new Set(notificationSchema.shape.type.options));
    const changes = texts.flatMap(([cause]) => (cause.kind === 'subscription-changed' ? [cause.change] : []));
    expect(changes.toSorted()).toEqual(subscriptionChangeSchema.options.toSorted());
  });

  it.each(states)('of %j has a title, whole sentences and a screen, and fits a lock screen', (cause) => {
    const { title, message, route } = describeCause(cause);
    expect(title).toMatch(/^[A-Z\d][^.!?]*$/);
    expect(title.length).toBeLessThanOrEqual(maxTitle);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toMatch(/undefined|null|NaN/);
    expect(message.length).toBeLessThanOrEqual(maxMessage);
    // A device that gets it opens the same screen.
    expect(pushMessageSchema.parse({ id: eventId, title, message, route }).route).toEqual(route);
  });

  it('is tested in every state: each kind of cause is listed', () => {
    expect(new Set(states.map(({ kind }) => kind))).toEqual(new Set(Object.keys(statesOf)));
    expect(new Set(texts.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(statesOf)));
  });

  it('comes once in a lifetime for the first analysis and the first full week only', () => {
    expect(texts.filter(([cause]) => isOnce(cause)).map(([{ kind }]) => kind)).toEqual([
      'first-analysis',
      'first-full-week',
    ]);
  });
});
