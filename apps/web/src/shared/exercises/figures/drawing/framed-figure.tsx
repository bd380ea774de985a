import { memo } from 'react';
import type { Movement } from '../movement.ts';
import { FigurePicture } from './figure-picture.tsx';
import { frameOf, pictureSize } from './frame.ts';
import { PropPictures } from './prop-pictures.tsx';
import { fixedShapes } from './prop-shapes.ts';

interface FramedFigureProps {
  movement: Movement;
  /** From 0 (start) to 1 (end). */
  progress: number;
  /** A pale figure at the start shows the way. */
  hasGhost: boolean;
}

/** The figure on its floor, in the middle of the picture. */
export const FramedFigure = memo(function FramedFigure({ movement, progress, hasGhost }: FramedFigureProps) {
  const { middle, scale, floor } = frameOf(movement);
  const center = pictureSize / 2;
  return (
    <g transform={`translate(${center} ${center}) scale(${scale}) translate(${-middle.x} ${-middle.y})`}>
      {movement.view.above === 0 && (
        <path d={`M${floor.from} 1H${floor.to}`} stroke="var(--color-edge)" strokeWidth="2" strokeLinecap="round" />
      )}
      <PropPictures shapes={fixedShapes(movement)} view={movement.view} />
      {hasGhost && (
        <g opacity="0.22">
          <FigurePicture movement={movement} progress={0} />
        </g>
      )}
      <FigurePicture movement={movement} progress={progress} />
    </g>
  );
});
