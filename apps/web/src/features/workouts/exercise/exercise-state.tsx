import { Check } from 'lucide-react';
import { trainedOf } from '../training-day/training-day.ts';
import type { TodaysTraining } from '../use-todays-training.ts';

/** Done, waiting for the network, skipped, or still to do. */
export function ExerciseState({ name, todays }: { name: string; todays: TodaysTraining }) {
  if (!todays.done.has(name)) return trainedOf(todays.training, name).isSkipped ? 'Skipped' : 'To do';
  return (
    <span className="flex items-center gap-1 font-semibold text-fairway">
      <Check aria-hidden className="size-4" />
      {todays.waitingSinceMs(name) === null ? 'Done' : 'Done, saved on this phone'}
    </span>
  );
}
