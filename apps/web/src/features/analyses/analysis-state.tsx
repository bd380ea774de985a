import type { SwingAnalysis } from '@trueswing/contracts';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

type State = 'in-progress' | 'failed' | 'complete';

/**
 * The three states of an analysis card (specification, section 4). A video is served once the work has succeeded: then
 * missing details are details that could not be read.
 */
export function stateOf({
  technicalDetails,
  faceOnVideoUrl,
}: Pick<SwingAnalysis, 'technicalDetails' | 'faceOnVideoUrl'>): State {
  if (technicalDetails === null) return faceOnVideoUrl === null ? 'in-progress' : 'complete';
  return 'error' in technicalDetails ? 'failed' : 'complete';
}

export function AnalysisState({ analysis }: { analysis: SwingAnalysis }) {
  switch (stateOf(analysis)) {
    case 'in-progress':
      return (
        <p className="flex items-center gap-2">
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-fairway" /> AI analysis in progress...
        </p>
      );
    case 'failed':
      return (
        <Badge kind="alert">
          <CircleAlert aria-hidden className="size-4" /> Analysis Failed
        </Badge>
      );
    case 'complete':
      return (
        <Badge kind="good">
          <CircleCheck aria-hidden className="size-4" /> Analysis Complete
        </Badge>
      );
  }
}
