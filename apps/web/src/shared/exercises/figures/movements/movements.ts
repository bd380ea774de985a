import type { MovementName } from '@trueswing/domain/exercise-figures';
import type { Movement } from '../movement.ts';
import { allFoursMovements } from './kneeling/all-fours.ts';
import { halfKneelingMovements, tallKneelingMovements } from './kneeling/on-knees.ts';
import { bridgeMovements } from './lying/bridges.ts';
import { onBackMovements } from './lying/on-back.ts';
import { onSideMovements, sidePlankMovements } from './lying/on-side.ts';
import { proneMovements } from './lying/prone.ts';
import { plankMovements } from './planks/planks.ts';
import { armMovements, sideBendMovements } from './upright/arms-move.ts';
import { golfMovements } from './upright/golf.ts';
import { hingeMovements } from './upright/hinges.ts';
import { lungeMovements } from './upright/lunges.ts';
import { oneLegMovements } from './upright/one-leg.ts';
import { floorSeatedMovements, seatedMovements } from './upright/seated.ts';
import { squatMovements } from './upright/squats.ts';
import { turnMovements } from './upright/turns.ts';

/** The movements that figures show, each in two poses. */
export const movements: Readonly<Record<MovementName, Movement>> = {
  ...onBackMovements,
  ...bridgeMovements,
  ...proneMovements,
  ...onSideMovements,
  ...sidePlankMovements,
  ...plankMovements,
  ...allFoursMovements,
  ...halfKneelingMovements,
  ...tallKneelingMovements,
  ...floorSeatedMovements,
  ...seatedMovements,
  ...squatMovements,
  ...lungeMovements,
  ...hingeMovements,
  ...oneLegMovements,
  ...turnMovements,
  ...golfMovements,
  ...armMovements,
  ...sideBendMovements,
};
