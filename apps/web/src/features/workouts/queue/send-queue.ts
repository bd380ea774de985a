import { type ErrorCode, type RouteOutput, workoutRoutes } from '@trueswing/contracts';
import { ApiError, call, isRefusal, OfflineError } from '../../../shared/api/http-client.ts';
import type { ExerciseQueue } from './exercise-queue.ts';
import type { QueuedExercise } from './queued-exercise.ts';

export type Completed = RouteOutput<typeof workoutRoutes.completeExercise>;

interface SendQueue {
  queue: ExerciseQueue;
  /** Whether the golfer's plan rewards exercises, as far as the client knows. Without it those that wait for it are not sent. */
  hasRewards: boolean;
  onCompleted(entry: QueuedExercise, answer: Completed): void;
  /** Its log is stored under a date, which is not the device's where that was rejected. */
  onLogged(entry: QueuedExercise, workoutDate: string): void;
  /** It leaves the queue. */
  onRefused(entry: QueuedExercise, error: unknown): void;
  /** The plan no longer rewards exercises: all of them wait in the queue until it does. */
  onHeld(): void;
  /** The server had a problem. It may have completed the exercise all the same, and gives a repetition the same answer. */
  onTrouble(entry: QueuedExercise): void;
}

/** Sends what is in the queue, oldest first, and what is added meanwhile. What fails stays for the next time. */
export async function sendQueue(sending: SendQueue): Promise<void> {
  const { queue, hasRewards } = sending;
  const attempted = new Set<string>();
  for (;;) {
    const entry = queue.read().find(({ logKey, isHeld }) => !attempted.has(logKey) && (hasRewards || !isHeld));
    if (!entry) return;
    attempted.add(entry.logKey);
    const isReachable = (await sendCompletion(entry, sending)) && (await sendLog(entry, sending));
    if (!isReachable) return;
  }
}

/** False if the server cannot be reached, or asks to sign in or for Premium: the other calls would fail too. */
async function sendCompletion(entry: QueuedExercise, sending: SendQueue): Promise<boolean> {
  if (entry.isCompletionSent) return true;
  const { exerciseName, day } = entry;
  const waitedMs = Math.max(0, Date.now() - entry.queuedAtMs);
  try {
    const answer = await call(workoutRoutes.completeExercise, { body: { exerciseName, day, waitedMs } });
    sending.onCompleted(entry, answer);
    sending.queue.put({ ...entry, isCompletionSent: true });
  } catch (error) {
    if (mustWait(error)) return false;
    if (hasCode(error, 'premium-required')) return hold(entry, sending);
    if (!isRefusal(error)) sending.onTrouble(entry);
    else {
      // It earns no points, and was trained all the same: its log belongs to no day's workout.
      if (hasCode(error, 'workout-day-passed') || hasCode(error, 'exercise-not-in-workout'))
        sending.queue.put({ ...entry, isCompletionSent: true });
      else sending.queue.remove(entry);
      sending.onRefused(entry, error);
    }
  }
  return true;
}

/** Sends what was trained, once the exercise is completed. */
async function sendLog(entry: QueuedExercise, sending: SendQueue): Promise<boolean> {
  const { queue, onLogged } = sending;
  const isCompleted = queue.read().some(({ logKey, isCompletionSent }) => logKey === entry.logKey && isCompletionSent);
  if (!isCompleted) return true;
  try {
    const stored = await postLog(entry, entry.log).catch((error: unknown) => {
      if (!hasCode(error, 'log-date-wrong')) throw error;
      // The device's clock is wrong, and the training is real: its day comes from the server.
      return postLog(entry, { ...entry.log, workoutDate: `${entry.day}T12:00:00.000Z` });
    });
    onLogged(entry, stored.workoutDate);
    queue.remove(entry);
  } catch (error) {
    if (mustWait(error)) return false;
    if (hasCode(error, 'premium-required')) return hold(entry, sending);
    console.error('Failed to save exercise log', error);
    if (isRefusal(error)) queue.remove(entry);
  }
  return true;
}

/** Keeps what was trained until the plan rewards exercises again, and reports it once. */
function hold({ isHeld }: QueuedExercise, { queue, onHeld }: SendQueue): false {
  for (const each of queue.read()) if (!each.isHeld) queue.put({ ...each, isHeld: true });
  if (!isHeld) onHeld();
  return false;
}

const postLog = ({ logKey }: QueuedExercise, body: QueuedExercise['log']) =>
  call(workoutRoutes.logExercise, { headers: { 'idempotency-key': logKey }, body });

const hasCode = (error: unknown, code: ErrorCode): boolean => error instanceof ApiError && error.body?.code === code;

const mustWait = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status === 401);
