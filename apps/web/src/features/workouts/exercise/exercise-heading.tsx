import type { WorkoutExercise } from '@trueswing/contracts';
import { ChevronDown } from 'lucide-react';
import { describeVolume } from '../../../shared/exercises/describe-volume.ts';
import { MovementFigure } from '../../../shared/exercises/figures/movement-figure.tsx';
import type { TodaysTraining } from '../use-todays-training.ts';
import { ExerciseState } from './exercise-state.tsx';
import { ServesLine } from './serves-line.tsx';
import { StageIcon } from './stage-icon.tsx';

interface ExerciseHeadingProps {
  exercise: WorkoutExercise;
  todays: TodaysTraining;
  isOpen: boolean;
}

/** Figure, category, name, purpose and amount of an exercise. Folded, its state; open, its time and the word of its category. */
export function ExerciseHeading({ exercise, todays, isOpen }: ExerciseHeadingProps) {
  const { category, name, duration, serves } = exercise;
  return (
    <>
      <span className="relative shrink-0">
        <MovementFigure
          exercise={exercise}
          motion={isOpen ? 'loop' : 'still'}
          className={isOpen ? 'size-24' : 'size-12'}
        />
        {/* On the figure, so that the row keeps its height. */}
        {!isOpen && (
          <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full bg-fairway text-on-fairway ring-2 ring-card">
            <StageIcon stage={category} className="size-4" />
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        {isOpen ? (
          <span className="eyebrow flex items-center gap-1.5 text-fairway">
            <StageIcon stage={category} />
            {category}
          </span>
        ) : (
          <span className="sr-only">{category}: </span>
        )}
        <span className={`block font-bold leading-tight ${isOpen ? 'mt-1 text-lg' : ''}`}>{name}</span>
        <ServesLine serves={serves} className="mt-0.5" />
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm font-normal text-muted">
          <span>
            <span className="font-semibold text-ink">{describeVolume(exercise)}</span>
            {isOpen && ` · ${duration} min`}
          </span>
          {!isOpen && <ExerciseState name={name} todays={todays} />}
        </span>
      </span>
      <ChevronDown aria-hidden className={`size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
    </>
  );
}
