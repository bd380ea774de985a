import type { DailyWorkout } from '@trueswing/contracts';
import { useState } from 'react';
import { useDeviceValue } from '../../../shared/device-value.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { trainingDayOf } from '../training-day/training-day.ts';

/**
 * The newest workout, or the one that the golfer has begun: the US Central day may end in the middle of a training, at ten in
 * the evening in California.
 */
export function useBegunWorkout(newest: DailyWorkout): DailyWorkout {
  const [shown, setShown] = useState(newest);
  const begunDay = useDeviceValue(trainingDayOf(useUser().id)).day;
  if (newest === shown || (newest.day !== shown.day && begunDay === shown.day)) return shown;
  setShown(newest);
  return newest;
}
