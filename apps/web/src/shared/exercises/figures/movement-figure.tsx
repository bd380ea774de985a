import type { MovementPattern } from '@trueswing/contracts';
import { useReducedMotion } from '../../reduced-motion.ts';
import { pictureSize } from './drawing/frame.ts';
import { FramedFigure } from './drawing/framed-figure.tsx';
import { movements } from './movements/movements.ts';
import { type Motion, useProgress } from './timing/use-progress.ts';

interface MovementFigureProps {
  pattern: MovementPattern;
  motion: Motion;
  /** Sets the size: the picture is square. */
  className?: string;
}

/** The line figure of a movement pattern. Decoration: what it shows is in the text beside it. */
export function MovementFigure({ pattern, motion, className = '' }: MovementFigureProps) {
  const movement = movements[pattern];
  const shown = useReducedMotion() ? 'still' : motion;
  const progress = useProgress(shown, movement.isFast ?? false);
  return (
    <svg
      viewBox={`0 0 ${pictureSize} ${pictureSize}`}
      aria-hidden
      data-pattern={pattern}
      className={`aspect-square rounded-control bg-fairway-tint [--figure-ground:var(--color-fairway-tint)] ${className}`}
    >
      <FramedFigure movement={movement} progress={progress} hasGhost={shown !== 'loop'} />
    </svg>
  );
}
