import { useQuery } from '@tanstack/react-query';
import type { DailyWorkout } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/session/use-user.ts';
import { useToday } from '../../shared/use-today.ts';
import { useBegunWorkout } from './use-begun-workout.ts';
import { useTodaysTraining } from './use-todays-training.ts';
import { dailyWorkoutQuery } from './workout.queries.ts';

/**
 * Shows how much is done of today's workout, or of the one that was begun before midnight, as "3/8", once this device has opened it;
 * before that what is given instead.
 */
export default function TodaysProgress({ otherwise }: { otherwise: ReactNode }) {
  const { id } = useUser();
  // Never asks for it: the first call of a day plans the workout, from the swings until then, and uses a free golfer's view.
  const { data: workout } = useQuery({ ...dailyWorkoutQuery(id), enabled: false });
  const today = useToday();
  const { shown } = useBegunWorkout(workout?.day === today ? workout : undefined);
  if (!shown || shown.workout.exercises.length === 0) return otherwise;
  return <Progress workout={shown.workout} />;
}

/** The share of a workout that is done; an exercise that waits to be sent counts. */
function Progress({ workout }: { workout: DailyWorkout }) {
  const { done: names } = useTodaysTraining(workout);
  const total = workout.exercises.length;
  const done = workout.exercises.filter(({ name }) => names.has(name)).length;
  return (
    <>
      <span aria-hidden className="numeral text-xl">{`${done}/${total}`}</span>
      <span className="sr-only">{`${done} of ${total} exercises done`}</span>
    </>
  );
}
