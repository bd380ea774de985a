import type { MobilityCheck } from '@trueswing/contracts';
import { chooseVerdict, knownOfGolfer, type Stature, type Verdict } from '@trueswing/swing';
import type { SwingFacts } from './swing-facts.ts';

/** The one thing to do next, as the report of the swing says it. */
export function verdictOfSwing(
  { result, club, handedness, launchMonitor }: SwingFacts,
  check: Pick<MobilityCheck, 'parts'> | null,
  stature: Stature | null = null,
): Verdict {
  const { measurements, findings, ballHistory } = result;
  const known = knownOfGolfer({ ...result, handedness, check });
  return chooseVerdict({ measurements, findings, club, handedness, launchMonitor, ballHistory, stature, known });
}
