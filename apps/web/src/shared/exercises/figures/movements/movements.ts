import type { MovementPattern } from '@trueswing/contracts';
import type { Movement } from '../movement.ts';
import * as kneeling from './kneeling-movements.ts';
import * as lying from './lying-movements.ts';
import * as planks from './plank-movements.ts';
import * as seated from './seated-movements.ts';
import * as standing from './standing-movements.ts';

/** The figure of each movement pattern. */
export const movements: Readonly<Record<MovementPattern, Movement>> = {
  'standing-rotation': standing.standingRotation,
  'kneeling-rotation': kneeling.kneelingRotation,
  'floor-rotation': lying.floorRotation,
  'side-bend': standing.sideBend,
  'hip-hinge': standing.hipHinge,
  squat: standing.squat,
  lunge: standing.lunge,
  bridge: lying.bridge,
  plank: planks.plank,
  'all-fours': kneeling.allFours,
  'all-fours-rotation': kneeling.allFoursRotation,
  'side-plank': planks.sidePlank,
  'leg-raise': lying.legRaise,
  'side-lying-leg-raise': lying.sideLyingLegRaise,
  push: planks.push,
  'press-out': standing.pressOut,
  pull: standing.pull,
  carry: standing.carry,
  'arm-raise': standing.armRaise,
  'single-leg-balance': standing.singleLegBalance,
  'heel-raise': standing.heelRaise,
  'hip-opener': kneeling.hipOpener,
  'hip-switch': seated.hipSwitch,
  throw: standing.throwBall,
  'spine-wave': kneeling.spineWave,
};
