import type { MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import { chooseVerdict, knownOfGolfer, type Stature, type Verdict } from '@trueswing/swing';
import { shotOfAnalysis } from '../shot-of-analysis.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/**
 * The one thing to do next, by the findings and the launch monitor's numbers of an analysis. `check`: what the
 * golfer's mobility checks have shown, null without one, undefined where the reader cannot do one.
 */
export function verdictOf(
  analysis: SwingAnalysis,
  details: FinishedDetails,
  stature: Stature | null,
  check?: Pick<MobilityCheck, 'parts'> | null,
): Verdict {
  const { clubSelection: club } = analysis;
  const { measurements, findings, ballHistory } = details;
  const { handedness } = details.faceOn;
  const known = knownOfGolfer({ ...details, check });
  const launchMonitor = shotOfAnalysis(analysis);
  return chooseVerdict({ measurements, findings, club, handedness, launchMonitor, ballHistory, stature, known });
}
