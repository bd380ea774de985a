import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature, Verdict } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { useKnownBody } from './use-known-body.ts';
import { verdictOf } from './verdict-of.ts';

/** The verdict with what the golfer's mobility checks add. Only the owner of a report is sent to the check. */
export const useVerdict = (analysis: SwingAnalysis, details: FinishedDetails, stature: Stature | null): Verdict =>
  verdictOf(analysis, details, stature, useKnownBody(analysis));
