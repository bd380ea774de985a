import type { SwingAnalysis } from '@trueswing/contracts';
import type { Verdict } from '@trueswing/domain';
import { type Moment, momentOf, stillOf } from '../evidence/moment-of.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The moment of the film that the step is about: face, path and strike are those of impact. None for a better film. */
export function momentOfVerdict(verdict: Verdict, analysis: SwingAnalysis, details: FinishedDetails): Moment | null {
  if (verdict.kind === 'film') return null;
  return verdict.kind === 'body'
    ? momentOf(analysis, details, verdict.measurement)
    : stillOf(analysis, 'impact', 'face-on');
}
