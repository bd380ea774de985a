import { movementPatterns } from '@trueswing/contracts';
import { useState } from 'react';
import { MovementFigure } from '../../shared/exercises/figures/movement-figure.tsx';
import { Button } from '../../ui/button.tsx';

/** Every movement pattern at the sizes of a card and of a list. */
export function FigureSamples() {
  const [isMoving, setIsMoving] = useState(false);
  const motion = isMoving ? 'loop' : 'still';
  return (
    <>
      <Button kind="outline" className="self-start" onClick={() => setIsMoving(!isMoving)}>
        {isMoving ? 'Stop' : 'Move'}
      </Button>
      <ul className="grid grid-cols-3 gap-3 text-center text-sm">
        {movementPatterns.map((pattern) => (
          <li key={pattern} className="flex flex-col items-center gap-1">
            <MovementFigure pattern={pattern} motion={motion} className="w-full" />
            {pattern}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {movementPatterns.map((pattern) => (
          <MovementFigure key={pattern} pattern={pattern} motion={motion} className="size-16" />
        ))}
      </div>
    </>
  );
}
