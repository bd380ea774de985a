import type { MovementPattern } from '@trueswing/contracts';
import { type FigureRow, figureOf } from '@trueswing/domain/exercise-figures';
import type { Figure } from './movement.ts';
import { movements } from './movements/movements.ts';

/** An exercise whose figure can be drawn. */
export interface ShownExercise {
  readonly id: string;
  readonly pattern: MovementPattern;
}

interface NamedFigure {
  /** The name of its movement. */
  readonly name: string;
  readonly figure: Figure;
}
const figures = new WeakMap<FigureRow, NamedFigure>();

/** The figure of an exercise, made once: a list shows the same one many times. */
export function figureOfExercise(exercise: ShownExercise): NamedFigure {
  const row = figureOf(exercise);
  const known = figures.get(row);
  if (known) return known;
  const [name, ...things] = row;
  const named = { name, figure: { movement: movements[name], things } };
  figures.set(row, named);
  return named;
}
