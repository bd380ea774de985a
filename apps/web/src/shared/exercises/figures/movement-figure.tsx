import { useReducedMotion } from '../../reduced-motion.ts';
import { pictureSize } from './drawing/frame.ts';
import { FramedFigure } from './drawing/framed-figure.tsx';
import { figureOfExercise, type ShownExercise } from './figure-of-exercise.ts';
import { type Motion, useProgress } from './timing/use-progress.ts';

interface MovementFigureProps {
  exercise: ShownExercise;
  motion: Motion;
  /** Sets the size: the picture is square. */
  className?: string;
}

/** The line figure of an exercise. Decoration: what it shows is in the text beside it. */
export function MovementFigure({ exercise, motion, className = '' }: MovementFigureProps) {
  const { name, figure } = figureOfExercise(exercise);
  const shown = useReducedMotion() ? 'still' : motion;
  const progress = useProgress(shown, figure.movement.isFast ?? false);
  return (
    <svg
      viewBox={`0 0 ${pictureSize} ${pictureSize}`}
      aria-hidden
      data-figure={name}
      className={`aspect-square rounded-control bg-fairway-tint [--figure-ground:var(--color-fairway-tint)] ${className}`}
    >
      <FramedFigure figure={figure} progress={progress} hasGhost={shown !== 'loop'} />
    </svg>
  );
}
