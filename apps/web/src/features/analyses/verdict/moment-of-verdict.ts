import type { SwingAnalysis } from '@trueswing/contracts';
import type { Verdict } from '@trueswing/swing';
import { type Moment, momentOf, stillOf } from '../evidence/moment-of.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The moment of the video that the step is about: face, path and strike are those of impact. None where nothing is off target. */
export function momentOfVerdict(verdict: Verdict, analysis: SwingAnalysis, details: FinishedDetails): Moment | null {
  if (verdict.kind === 'film' || verdict.kind === 'open') return null;
  return verdict.kind === 'body'
    ? momentOf(analysis, details, verdict.measurement)
    : stillOf(analysis, details, 'impact', 'face-on');
}
