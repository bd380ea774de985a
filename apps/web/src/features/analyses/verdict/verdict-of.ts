import type { SwingAnalysis } from '@trueswing/contracts';
import { chooseVerdict, type Stature, type Verdict } from '@trueswing/domain';
import { shotOfAnalysis } from '../shot-of-analysis.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The one thing to do next, by the findings and the launch monitor's numbers of an analysis. */
export function verdictOf(analysis: SwingAnalysis, details: FinishedDetails, stature: Stature | null): Verdict {
  const { clubSelection: club, handedness } = analysis;
  const { measurements, findings } = details;
  return chooseVerdict({ measurements, findings, club, handedness, launchMonitor: shotOfAnalysis(analysis), stature });
}
