import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { whyAddressUnsteady } from './check-steady.ts';
import { measureSpine } from './measure-spine.ts';
import { measureSway } from './measure-sway.ts';
import { measureTempo } from './measure-tempo.ts';
import type { MeasuredSwing } from './measured-swing.ts';

const openingsWithheld = { withheld: 'How open hips and chest are at impact is not measurable from one camera.' };

/** Read at address or relative to it. */
const comparedWithAddress = [
  'spineAngleDeg',
  'spineAngleChangeDeg',
  'headMovementBh',
  'pelvisSwayBh',
] as const satisfies readonly MeasurementName[];

/** Everything that one view tells but the turns, which may need both views. */
export function measureSwing(swing: MeasuredSwing): Measurements {
  const unsteady = whyAddressUnsteady(swing.body, swing.events);
  return {
    ...measureSpine(swing),
    ...measureTempo(swing),
    ...measureSway(swing),
    ...(unsteady ? withhold(comparedWithAddress, unsteady) : {}),
    shoulderOpenAtImpactDeg: openingsWithheld,
    hipOpenAtImpactDeg: openingsWithheld,
  };
}

const withhold = (names: readonly MeasurementName[], reason: string): Measurements =>
  Object.fromEntries(names.map((name) => [name, { withheld: reason }]));
