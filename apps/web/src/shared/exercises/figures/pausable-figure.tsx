import { Pause, Play } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useReducedMotion } from '../../reduced-motion.ts';
import type { ShownExercise } from './figure-of-exercise.ts';
import { MovementFigure } from './movement-figure.tsx';

interface PausableFigureProps {
  exercise: ShownExercise;
  className: string;
}

/**
 * A figure that repeats its movement, with a button that stops it. The button is in the corner of a `relative` parent. The figure is drawn one
 * paint after its place: on a slow phone it takes as long as the dialog that opens with it.
 */
export function PausableFigure({ exercise, className }: PausableFigureProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  const isDrawn = useDeferredValue(true, false);
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      {isDrawn ? (
        <MovementFigure exercise={exercise} motion={isPaused ? 'still' : 'loop'} className={className} />
      ) : (
        <div className={`aspect-square ${className}`} />
      )}
      {!isStill && (
        <button
          type="button"
          aria-label={isPaused ? 'Play the movement' : 'Pause the movement'}
          onClick={() => setIsPaused(!isPaused)}
          className="absolute top-1 right-1 z-10 grid size-12 place-items-center rounded-control text-fairway hover:bg-card"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      )}
    </>
  );
}
