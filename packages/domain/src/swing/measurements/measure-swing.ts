import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { whyAddressUnsteady } from './check-steady.ts';
import { measureFinish } from './measure-finish.ts';
import { measureHandPath } from './measure-hand-path.ts';
import { measureLimbs } from './measure-limbs.ts';
import { measureMovement } from './measure-movement.ts';
import { measureShoulderTilt } from './measure-shoulder-tilt.ts';
import { measureSpine } from './measure-spine.ts';
import { measureTempo } from './measure-tempo.ts';
import { isMeasured, type MeasuredSwing, withholdAll } from './measured-swing.ts';

const openingsWithheld = { withheld: 'How open hips and chest are at impact is not measurable from one camera.' };

/** Angles that are read at one moment, which is not address. */
const readAtTheMoment: readonly MeasurementName[] = [
  'sideBendDeg',
  'sideBendAtTopDeg',
  'shoulderTiltAtTopDeg',
  'shoulderTiltAtImpactDeg',
  'leadArmBendAtImpactDeg',
  'tempoRatio',
  'backswingS',
  'downswingS',
];

/**
 * Everything that one view tells but the turns, which may need both views. Pure: track and events decide, so a key
 * frame that the golfer moves changes whatever follows from it, in the browser as on the server.
 */
export function measureSwing(swing: MeasuredSwing): Measurements {
  const measurements: Measurements = {
    ...measureSpine(swing),
    ...measureShoulderTilt(swing),
    ...measureTempo(swing),
    ...measureMovement(swing),
    ...measureLimbs(swing),
    ...measureHandPath(swing),
    ...measureFinish(swing),
    ...withholdAll(['shoulderOpenAtImpactDeg', 'hipOpenAtImpactDeg'], openingsWithheld),
  };
  const unsteady = whyAddressUnsteady(swing.body, swing.events);
  if (!unsteady) return measurements;
  const compared = (Object.keys(measurements) as MeasurementName[]).filter(
    (name) => isMeasured(measurements[name]) && !readAtTheMoment.includes(name),
  );
  return { ...measurements, ...withholdAll(compared, { withheld: unsteady }) };
}
