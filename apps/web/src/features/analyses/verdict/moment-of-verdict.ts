import type { SwingAnalysis } from '@trueswing/contracts';
import { frameOfStep, type Verdict } from '@trueswing/swing';
import { type Moment, stillOf } from '../evidence/moment-of.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The moment of the video that the step is about. None where nothing is off target. */
export function momentOfVerdict(verdict: Verdict, analysis: SwingAnalysis, details: FinishedDetails): Moment | null {
  const frame = frameOfStep(verdict, details);
  return frame && stillOf(analysis, details, frame.event, frame.view);
}
