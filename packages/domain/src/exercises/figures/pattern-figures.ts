import type { MovementPattern } from '@trueswing/contracts';
import type { AnyFigureRow } from './figure-table.ts';

/** The figure of an exercise that is not in our catalog, by its movement pattern. */
export const patternFigures = {
  'standing-rotation': ['standing-rotation', 'club hands'],
  'kneeling-rotation': ['half-kneeling-turn', 'club hands'],
  'floor-rotation': ['knee-drops'],
  'side-bend': ['side-bend'],
  'hip-hinge': ['hip-hinge'],
  squat: ['squat'],
  lunge: ['lunge'],
  bridge: ['bridge'],
  plank: ['plank'],
  'all-fours': ['bird-dog'],
  'all-fours-rotation': ['all-fours-rotation'],
  'side-plank': ['side-plank'],
  'leg-raise': ['double-leg-lower'],
  'side-lying-leg-raise': ['side-lying-leg-raise'],
  push: ['push-up'],
  'press-out': ['press-out', 'band side'],
  pull: ['row', 'band front'],
  carry: ['carry', 'dumbbell pair'],
  'arm-raise': ['arm-raise'],
  'single-leg-balance': ['single-leg-balance'],
  'heel-raise': ['heel-raise', 'wall front'],
  'hip-opener': ['hip-opener'],
  'hip-switch': ['hip-switch'],
  throw: ['throw', 'medicine-ball thrown'],
  'spine-wave': ['spine-wave'],
} as const satisfies Readonly<Record<MovementPattern, AnyFigureRow>>;
