import type { MovementPattern } from '@trueswing/contracts';
import { ankleFigures } from './ankle.ts';
import { coreControlFigures } from './core-control.ts';
import { lowerBodyFigures } from './lower-body.ts';
import { patternFigures } from './pattern-figures.ts';
import { pelvicMobilityFigures } from './pelvic-mobility.ts';
import { posturalIntegrityFigures } from './postural-integrity.ts';
import { shoulderFigures } from './shoulder.ts';
import { thoracicSpineFigures } from './thoracic-spine.ts';

export type { FigureThing } from './figure-table.ts';

const byExercise = {
  ...coreControlFigures,
  ...thoracicSpineFigures,
  ...lowerBodyFigures,
  ...pelvicMobilityFigures,
  ...shoulderFigures,
  ...posturalIntegrityFigures,
  ...ankleFigures,
};
/** A movement, and the things around it. */
export type FigureRow = (typeof byExercise)[keyof typeof byExercise] | (typeof patternFigures)[MovementPattern];
/** A movement that a figure shows. The web client has its poses. */
export type MovementName = FigureRow[0];

export const exerciseFigures: Readonly<Record<string, FigureRow>> = byExercise;

/** The figure of an exercise: its own, or the one of its pattern if an administrator added it. */
export const figureOf = ({ id, pattern }: { readonly id: string; readonly pattern: MovementPattern }): FigureRow =>
  exerciseFigures[id] ?? patternFigures[pattern];
