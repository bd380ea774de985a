import { useDeviceValue } from '../../../shared/device-value.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { onDay, type TrainingDay, trainingDayOf } from './training-day.ts';

type Edit = (training: TrainingDay) => TrainingDay;

/** Returns what the golfer did today on this device, and a way to change it. */
export function useTrainingDay(day: string): [TrainingDay, (edit: Edit) => void] {
  const value = trainingDayOf(useUser().id);
  const training = onDay(useDeviceValue(value), day);
  return [training, (edit) => value.change((known) => edit(onDay(known, day)))];
}
