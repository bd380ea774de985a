import type { ListedSwing, TechnicalDetails } from '@trueswing/contracts';
import { isInProgress } from '../../shared/is-in-progress.ts';

/** The details of an analysis that succeeded. */
export type FinishedDetails = Exclude<TechnicalDetails, { error: unknown }>;

/** The details of an analysis; null if it failed, is in progress, or has details that could not be parsed. */
export const finishedDetails = <Details extends object>({
  technicalDetails,
}: {
  technicalDetails: Details | null;
}): Exclude<Details, { error: unknown }> | null =>
  technicalDetails && !('error' in technicalDetails)
    ? (technicalDetails as Exclude<Details, { error: unknown }>)
    : null;

/** The state of an analysis (specification, section 4). */
export function stateOf(
  analysis: Pick<ListedSwing, 'technicalDetails' | 'faceOnVideoUrl'>,
): 'in-progress' | 'failed' | 'complete' {
  if (isInProgress(analysis)) return 'in-progress';
  return analysis.technicalDetails && 'error' in analysis.technicalDetails ? 'failed' : 'complete';
}
