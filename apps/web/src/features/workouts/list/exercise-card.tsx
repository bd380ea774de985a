import type { WorkoutExercise, WorkoutLead } from '@trueswing/contracts';
import { Collapsible } from 'radix-ui';
import { ExerciseHeading } from '../exercise/exercise-heading.tsx';
import type { TodaysTraining } from '../use-todays-training.ts';
import { ExerciseDetails } from './exercise-details.tsx';
import type { Fold } from './use-folds.ts';

interface ExerciseCardProps {
  exercise: WorkoutExercise;
  lead: WorkoutLead | null;
  todays: TodaysTraining;
  fold: Fold;
}

/** One exercise: a row that opens, with everything about it below when it is open. */
export function ExerciseCard({ exercise, lead, todays, fold }: ExerciseCardProps) {
  const { isOpen, turn } = fold;
  return (
    <Collapsible.Root asChild open={isOpen} onOpenChange={turn}>
      <section aria-label={exercise.name} className="rounded-card border border-line bg-card shadow-card">
        <h2 className="text-base">
          <Collapsible.Trigger className="flex min-h-tap w-full items-center gap-4 rounded-card p-3 text-left hover:bg-fairway-tint">
            <ExerciseHeading exercise={exercise} todays={todays} isOpen={isOpen} />
          </Collapsible.Trigger>
        </h2>
        <Collapsible.Content className="flex flex-col gap-4 px-5 pt-2 pb-5">
          <ExerciseDetails exercise={exercise} lead={lead} todays={todays} onComplete={() => turn(true)} />
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}
