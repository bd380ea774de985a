import type { MobilityCheck } from '@trueswing/contracts';
import { chooseVerdict, knownOfGolfer, type Stature, type Verdict } from '@trueswing/swing';
import type { SwingFacts } from './swing-facts.ts';

/** The one thing to do next, as the report of the swing says it. */
export function verdictOfSwing(
  { result, club, launchMonitor }: SwingFacts,
  check: Pick<MobilityCheck, 'parts'> | null,
  stature: Stature | null = null,
): Verdict {
  const { measurements, findings, ballHistory, faceOn } = result;
  const { handedness } = faceOn;
  const known = knownOfGolfer({ ...result, check });
  return chooseVerdict({ measurements, findings, club, handedness, launchMonitor, ballHistory, stature, known });
}
