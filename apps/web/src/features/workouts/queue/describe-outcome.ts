import { sentenceOf } from '../../../shared/api/http-client.ts';
import type { ToastMessage } from '../../../ui/toasts/toast-list.ts';
import type { QueuedExercise } from './queued-exercise.ts';
import type { Completed } from './send-queue.ts';

const durationMs = 4_000;
/** An exercise earns nothing only if it came sooner than anyone can do it. */
const tooFast = 'No points this time. Take a little longer for each exercise.';
const someTooFast = 'Some came too fast to earn points.';
const failure = 'Failed to complete exercise. Please try again.';

/** The toast after one exercise, or after several that were sent together: the last progress, and all of their points. */
export function describeCompletion(answers: readonly Completed[]): ToastMessage {
  const { completed = 0, total = 0, percentage = 0 } = answers.at(-1)?.progress ?? {};
  const points = answers.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0);
  const isPartly = points > 0 && answers.some(({ pointsAwarded }) => pointsAwarded === 0);
  const earned = points > 0 ? `+${points} points!` : tooFast;
  return {
    title: 'Exercise Completed!',
    text: `Progress: ${completed}/${total} exercises (${percentage}%) ${earned}${isPartly ? ` ${someTooFast}` : ''}`,
    durationMs,
  };
}

/** Shown after Complete was pressed. The queue repeats the call until it is answered. */
export const serverTrouble: ToastMessage = {
  title: 'Saved on This Phone',
  text: 'Something went wrong on our side. We send your exercise again in a moment.',
};

/** Shown once, when Premium has ended before what was trained could be sent. */
export const heldWithoutPremium: ToastMessage = {
  title: 'Saved on This Phone',
  text: 'What you trained waits here, since your Premium has ended. Upgrade in your profile, and we send it.',
};

/** Names the exercise if the golfer has not just pressed its button. */
export const describeRefusal = (entry: QueuedExercise, error: unknown, isAwaited: boolean): ToastMessage => ({
  title: 'Error',
  text: isAwaited ? failure : `${entry.exerciseName}: ${sentenceOf(error, failure)}`,
  kind: 'destructive',
});
