import { useQuery } from '@tanstack/react-query';
import type { DailyWorkout } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/session/use-user.ts';
import { useTodaysTraining } from './use-todays-training.ts';
import { dailyWorkoutQuery } from './workout.queries.ts';

/** Shows how much of today's workout is done, as "3/8", once this device has opened it; before that what is given instead. */
export default function TodaysProgress({ otherwise }: { otherwise: ReactNode }) {
  const { id } = useUser();
  // Never asks for it: the first call of a day plans the workout, from the swings until then, and uses a free golfer's view.
  const { data: workout } = useQuery({ ...dailyWorkoutQuery(id), enabled: false });
  if (!workout || workout.day !== centralDayKey(new Date()) || workout.exercises.length === 0) return otherwise;
  return <Progress workout={workout} />;
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
