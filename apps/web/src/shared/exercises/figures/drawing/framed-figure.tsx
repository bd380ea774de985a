import { memo } from 'react';
import type { Figure } from '../movement.ts';
import { roomShapes } from '../things/room.ts';
import { FigurePicture } from './figure-picture.tsx';
import { frameOf, pictureSize } from './frame.ts';
import { ShapePictures } from './shape-pictures.tsx';

interface FramedFigureProps {
  figure: Figure;
  /** From 0 (start) to 1 (end). */
  progress: number;
  /** A pale figure at the start shows the way. */
  hasGhost: boolean;
}

/** The figure on its floor, in the middle of the picture. */
export const FramedFigure = memo(function FramedFigure({ figure, progress, hasGhost }: FramedFigureProps) {
  const { middle, scale, floor } = frameOf(figure);
  const { view } = figure.movement;
  const center = pictureSize / 2;
  return (
    <g transform={`translate(${center} ${center}) scale(${scale}) translate(${-middle.x} ${-middle.y})`}>
      {view.above === 0 && (
        <path d={`M${floor.from} 1H${floor.to}`} stroke="var(--color-edge)" strokeWidth="2" strokeLinecap="round" />
      )}
      <ShapePictures shapes={roomShapes(figure)} view={view} />
      {hasGhost && (
        <g opacity="0.22">
          <FigurePicture figure={figure} progress={0} />
        </g>
      )}
      <FigurePicture figure={figure} progress={progress} />
    </g>
  );
});
