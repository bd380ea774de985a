import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { addressUnsteady, isAddressSteady } from './check-steady.ts';
import { measureFinish } from './measure-finish.ts';
import { measureHandPath } from './measure-hand-path.ts';
import { measureLimbs } from './measure-limbs.ts';
import { measureMovement } from './measure-movement.ts';
import { measureShoulderTilt } from './measure-shoulder-tilt.ts';
import { measureSlowTempo } from './measure-slow-tempo.ts';
import { measureSpine } from './measure-spine.ts';
import { measureTempo } from './measure-tempo.ts';
import { isMeasured, type MeasuredSwing, withholdAll } from './measured-swing.ts';

const openingsWithheld = { withheld: 'One camera cannot see how open your hips and chest are at impact.' };

/** Measurements that need no address: angles at another moment, and the time between two. */
const readAtTheMoment: readonly MeasurementName[] = [
  'sideBendDeg',
  'sideBendAtTopDeg',
  'shoulderTiltAtTopDeg',
  'shoulderTiltAtImpactDeg',
  'leadArmBendAtImpactDeg',
  'downswingS',
];

/**
 * All measurements of one view except turns, which may need both views. Pure: the result depends only on track and events,
 * so that it is the same in the browser and on the server.
 */
export function measureSwing(swing: MeasuredSwing): Measurements {
  const measurements: Measurements = {
    ...measureSpine(swing),
    ...measureShoulderTilt(swing),
    ...(swing.timeBase.lacksFactor ? measureSlowTempo(swing) : measureTempo(swing)),
    ...measureMovement(swing),
    ...measureLimbs(swing),
    ...measureHandPath(swing),
    ...measureFinish(swing),
    ...withholdAll(['shoulderOpenAtImpactDeg', 'hipOpenAtImpactDeg'], openingsWithheld),
  };
  if (isAddressSteady(swing.body, swing.events)) return measurements;
  const compared = (Object.keys(measurements) as MeasurementName[]).filter(
    (name) => isMeasured(measurements[name]) && !readAtTheMoment.includes(name),
  );
  return { ...measurements, ...withholdAll(compared, addressUnsteady) };
}
