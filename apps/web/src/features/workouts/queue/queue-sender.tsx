import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { onDeviceChange } from '../../../shared/device-changes.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useWhenBackOnline } from '../../../shared/use-when-back-online.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { type Milestone, MilestoneCelebration } from '../celebration/milestone-celebration.tsx';
import { trainedOf, trainingDayOf, withTrained } from '../training-day/training-day.ts';
import { markCompleted, refreshTraining } from '../workout.queries.ts';
import { describeCompletion, describeRefusal, heldWithoutPremium, serverTrouble } from './describe-outcome.ts';
import { ExerciseQueue } from './exercise-queue.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { QueuedExercise } from './queued-exercise.ts';
import { type Completed, sendQueue } from './send-queue.ts';

const retryMs = 15_000;
/** Time for which a golfer who pressed Complete looks for the answer. Later problems of the server are not shown. */
const awaitedMs = 10_000;

/**
 * Sends the golfer's completed exercises: immediately, or when the network is back. It is mounted on every screen but the
 * camera, so that an interrupted workout is sent wherever the golfer goes on. A tier of the streak that they reach is celebrated there.
 */
export default function QueueSender() {
  const { id: userId } = useUser();
  const { completionRewards } = usePlan();
  const [queue] = useState(() => new ExerciseQueue(userId));
  const entries = useSyncExternalStore(onDeviceChange, queue.read);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [milestone, setMilestone] = useState<Milestone | null>(null);

  const attempt = useEffectEvent(() => {
    if (!navigator.onLine) return;
    const completed: Completed[] = [];
    const isAwaited = ({ queuedAtMs }: QueuedExercise) => Date.now() - queuedAtMs < awaitedMs;
    void oneAtATime(`trueswing.exercise-queue.${userId}`, () =>
      sendQueue({
        queue,
        hasRewards: completionRewards,
        onCompleted: ({ day, exerciseName }, answer) => {
          markCompleted(queryClient, userId, { day, exerciseName });
          noteOutcome(userId, day, exerciseName, { points: answer.pointsAwarded });
          completed.push(answer);
          showToast(describeCompletion(completed));
          if (answer.milestone) setMilestone(answer.milestone);
        },
        onLogged: ({ day, exerciseName }, workoutDate) => noteLogDate(userId, day, exerciseName, workoutDate),
        onRefused: (entry, error) => {
          noteOutcome(userId, entry.day, entry.exerciseName, { logged: null });
          showToast(describeRefusal(entry, error, isAwaited(entry)));
        },
        onHeld: () => {
          showToast(heldWithoutPremium);
          void queryClient.invalidateQueries(currentUserQuery);
        },
        onTrouble: (entry) => {
          if (isAwaited(entry)) showToast(serverTrouble);
        },
      }),
    );
  });

  useWhenBackOnline(entries.length > 0, attempt);

  // The list is a new one whenever an exercise is added.
  useEffect(() => {
    if (entries.length === 0) return;
    const again = () => attempt();
    again();
    const timer = setInterval(again, retryMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [entries]);

  // Another tab may have sent them.
  const unsent = entries.filter(({ isCompletionSent }) => !isCompletionSent).length;
  const unsentBefore = useRef(unsent);
  useEffect(() => {
    if (unsent < unsentBefore.current) refreshTraining(queryClient);
    unsentBefore.current = unsent;
  }, [unsent, queryClient]);
  return <MilestoneCelebration milestone={milestone} onEnd={() => setMilestone(null)} />;
}

/** Keeps what came of an exercise with the rest of its day. */
function noteOutcome(userId: string, day: string, name: string, outcome: { points: number } | { logged: null }): void {
  const training = trainingDayOf(userId);
  if (training.read().day === day) training.change((known) => withTrained(known, name, outcome));
}

/** Keeps the date of a log, by which its history knows the block of today. */
function noteLogDate(userId: string, day: string, name: string, at: string): void {
  const training = trainingDayOf(userId);
  const { logged } = trainedOf(training.read(), name);
  if (training.read().day !== day || !logged || logged.at === at) return;
  training.change((known) => withTrained(known, name, { logged: { ...logged, at } }));
}
