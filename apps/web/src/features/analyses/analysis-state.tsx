import type { SwingAnalysis } from '@trueswing/contracts';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';

export type State = 'in-progress' | 'failed' | 'complete';

/** The three states of an analysis card (specification, section 4). */
export function stateOf({ technicalDetails }: Pick<SwingAnalysis, 'technicalDetails'>): State {
  if (technicalDetails === null) return 'in-progress';
  return 'error' in technicalDetails ? 'failed' : 'complete';
}

const look = {
  'in-progress': { Icon: LoaderCircle, text: 'In progress', className: 'bg-sand text-ink [&>svg]:animate-spin' },
  failed: { Icon: CircleAlert, text: 'Analysis Failed', className: 'bg-alert-tint text-alert' },
  complete: { Icon: CircleCheck, text: 'Analysis Complete', className: 'bg-fairway-tint text-fairway' },
} as const;

export function AnalysisState({ analysis }: { analysis: SwingAnalysis }) {
  const { Icon, text, className } = look[stateOf(analysis)];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${className}`}
    >
      <Icon aria-hidden className="size-4" />
      {text}
    </span>
  );
}
