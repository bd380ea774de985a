import type { Measurements } from '@trueswing/contracts';
import { measureSpine } from './measure-spine.ts';
import { measureSway } from './measure-sway.ts';
import { measureTempo } from './measure-tempo.ts';
import type { MeasuredSwing } from './measured-swing.ts';

const openingsWithheld = { withheld: 'How open hips and chest are at impact is not measurable from one camera.' };

/** Everything that one view tells but the turns, which may need both views. */
export function measureSwing(swing: MeasuredSwing): Measurements {
  return {
    ...measureSpine(swing),
    ...measureTempo(swing),
    ...measureSway(swing),
    shoulderOpenAtImpactDeg: openingsWithheld,
    hipOpenAtImpactDeg: openingsWithheld,
  };
}
