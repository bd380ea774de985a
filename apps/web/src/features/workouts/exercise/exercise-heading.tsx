import type { WorkoutExercise } from '@trueswing/contracts';
import { describeVolume } from '../../../shared/exercises/describe-volume.ts';
import { MovementFigure } from '../../../shared/exercises/figures/movement-figure.tsx';
import { StageIcon } from './stage-icon.tsx';

/** Picture, category, name and amount of an exercise, and why this golfer trains it. */
export function ExerciseHeading({ exercise }: { exercise: WorkoutExercise }) {
  const { category, name, pattern, duration, reason } = exercise;
  return (
    <>
      <header className="flex items-start gap-4">
        <div className="shrink-0 overflow-hidden rounded-control bg-fairway-tint text-fairway">
          <MovementFigure pattern={pattern} motion="loop" className="size-24" />
        </div>
        <div className="min-w-0">
          <p className="eyebrow flex items-center gap-1.5 text-fairway">
            <StageIcon stage={category} />
            {category}
          </p>
          <h2 className="mt-1 text-lg">{name}</h2>
          <p className="mt-1 text-sm text-muted">
            <span className="font-semibold text-ink">{describeVolume(exercise)}</span> · {duration} min
          </p>
        </div>
      </header>
      <p>{reason}</p>
    </>
  );
}
