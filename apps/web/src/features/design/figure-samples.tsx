import { exerciseFigures } from '@trueswing/domain/exercise-figures';
import { useState } from 'react';
import { MovementFigure } from '../../shared/exercises/figures/movement-figure.tsx';
import { Button } from '../../ui/button.tsx';

/** The figure of every exercise of the catalog. A still one shows its end, with a ghost of its start. */
export function FigureSamples() {
  const [isMoving, setIsMoving] = useState(false);
  const motion = isMoving ? 'loop' : 'still';
  return (
    <>
      <Button kind="outline" className="self-start" onClick={() => setIsMoving(!isMoving)}>
        {isMoving ? 'Stop' : 'Move'}
      </Button>
      <ul className="grid grid-cols-3 gap-3 text-center text-sm">
        {Object.keys(exerciseFigures).map((id) => (
          <li
            key={id}
            className="flex flex-col items-center gap-1 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
          >
            <MovementFigure exercise={{ id, pattern: 'squat' }} motion={motion} className="w-full" />
            {id.replaceAll('-', ' ')}
          </li>
        ))}
      </ul>
    </>
  );
}
