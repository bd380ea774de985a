import type { AdminAnalysis } from '@trueswing/contracts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyId } from '../copy-id.tsx';
import { RecordHead } from '../records/record-head.tsx';
import { useRetryAnalysis } from './analyses.queries.ts';
import { describeStageTimes, describeWork } from './describe-work.ts';
import { StageSteps } from './stage-steps.tsx';

const kinds = { queued: 'plain', running: 'care', succeeded: 'good', failed: 'alert' } as const;

/** The work on one analysis. */
export function AnalysisItem({ analysis }: { analysis: AdminAnalysis }) {
  const retry = useRetryAnalysis();
  const { id, email, status, createdAt, errorCode, errorDetail, stageTimesMs } = analysis;
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <RecordHead at={createdAt}>
        <Badge kind={kinds[status]}>{status}</Badge>
        <span className="wrap-anywhere">{email ?? 'The account is being deleted.'}</span>
      </RecordHead>
      <p className="text-sm text-muted wrap-anywhere">{describeWork(analysis)}</p>
      {(status === 'running' || status === 'failed') && <StageSteps analysis={analysis} />}
      {stageTimesMs && <p className="text-sm text-muted">{describeStageTimes(stageTimesMs)}</p>}
      {(errorCode || errorDetail) && (
        <p className="text-sm text-alert wrap-anywhere">{[errorCode, errorDetail].filter(Boolean).join(': ')}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CopyId id={id} label={`Copy the analysis id ${id}`} />
        {analysis.isRetryable && (
          <Button
            kind="outline"
            size="small"
            aria-label={`Retry the analysis ${id}`}
            isBusy={retry.isPending}
            onClick={() => retry.mutate(id)}
          >
            Retry
          </Button>
        )}
      </div>
    </li>
  );
}
