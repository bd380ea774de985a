import { useQuery } from '@tanstack/react-query';
import type { ListedSwing } from '@trueswing/contracts';
import { sayVerdictInShort } from '@trueswing/swing';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { analysisQuery } from '../analyses.queries.ts';
import { finishedDetails } from '../state-of-analysis.ts';
import { useKnownBody } from '../verdict/use-known-body.ts';
import { verdictOf } from '../verdict/verdict-of.ts';
import { StepInReport, StepSkeleton } from './step-stand-ins.tsx';

/** The report's step, derived from the whole analysis: the stored advice knows neither later checks nor the rules of today. */
export default function NextStep({ swing }: { swing: Pick<ListedSwing, 'id' | 'userId'> }) {
  const { data: analysis, isLoading } = useQuery(analysisQuery(swing.id));
  const { isLoading: isCheckLoading } = useQuery(mobilityChecksQuery);
  const check = useKnownBody(swing);
  const stature = useOwnStature();
  if (isLoading || isCheckLoading) return <StepSkeleton />;
  const details = analysis && finishedDetails(analysis);
  if (!details) return <StepInReport swing={swing} />;
  return (
    <p className="line-clamp-5 font-semibold leading-snug">
      {sayVerdictInShort(verdictOf(analysis, details, stature, check))}
    </p>
  );
}
