import type { MovementPattern } from '@trueswing/contracts';
import type { Movement } from '../movement.ts';
import * as floor from './floor-movements.ts';
import * as standing from './standing-movements.ts';

/** The figure of each movement pattern. */
export const movements: Readonly<Record<MovementPattern, Movement>> = {
  'standing-rotation': standing.standingRotation,
  'kneeling-rotation': floor.kneelingRotation,
  'floor-rotation': floor.floorRotation,
  'side-bend': standing.sideBend,
  'hip-hinge': standing.hipHinge,
  squat: standing.squat,
  lunge: standing.lunge,
  bridge: floor.bridge,
  plank: floor.plank,
  'all-fours': floor.allFours,
  'all-fours-rotation': floor.allFoursRotation,
  'side-plank': floor.sidePlank,
  'leg-raise': floor.legRaise,
  'side-lying-leg-raise': floor.sideLyingLegRaise,
  push: floor.push,
  'press-out': standing.pressOut,
  pull: standing.pull,
  carry: standing.carry,
  'arm-raise': standing.armRaise,
  'single-leg-balance': standing.singleLegBalance,
  'heel-raise': standing.heelRaise,
  'hip-opener': floor.hipOpener,
  'hip-switch': floor.hipSwitch,
  throw: standing.throwBall,
  'spine-wave': floor.spineWave,
};
