import type { ListedSwing, TechnicalDetails } from '@trueswing/contracts';

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

/**
 * The state of an analysis (specification, section 4). A video is served once the work has succeeded: missing details could
 * not be parsed then.
 */
export function stateOf({
  technicalDetails,
  faceOnVideoUrl,
}: Pick<ListedSwing, 'technicalDetails' | 'faceOnVideoUrl'>): 'in-progress' | 'failed' | 'complete' {
  if (technicalDetails === null) return faceOnVideoUrl === null ? 'in-progress' : 'complete';
  return 'error' in technicalDetails ? 'failed' : 'complete';
}
