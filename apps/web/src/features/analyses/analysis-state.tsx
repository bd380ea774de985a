import type { ListedSwing } from '@trueswing/contracts';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { stateOf } from './state-of-analysis.ts';

export function AnalysisState({ analysis }: { analysis: ListedSwing }) {
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
