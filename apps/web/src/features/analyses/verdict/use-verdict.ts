import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature, Verdict } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { useNewestCheck } from './use-newest-check.ts';
import { verdictOf } from './verdict-of.ts';

/** The verdict with what the golfer's mobility check adds. Only the owner of a report is sent to the check. */
export const useVerdict = (analysis: SwingAnalysis, details: FinishedDetails, stature: Stature | null): Verdict =>
  verdictOf(analysis, details, stature, useNewestCheck(analysis));
