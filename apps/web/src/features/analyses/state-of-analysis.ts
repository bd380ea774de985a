import type { SwingAnalysis } from '@trueswing/contracts';

/**
 * The three states of an analysis (specification, section 4). A video is served once the work has succeeded: then missing
 * details are details that could not be read.
 */
export function stateOf({
  technicalDetails,
  faceOnVideoUrl,
}: Pick<SwingAnalysis, 'technicalDetails' | 'faceOnVideoUrl'>): 'in-progress' | 'failed' | 'complete' {
  if (technicalDetails === null) return faceOnVideoUrl === null ? 'in-progress' : 'complete';
  return 'error' in technicalDetails ? 'failed' : 'complete';
}
