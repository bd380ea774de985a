import type { SwingAnalysis } from '@trueswing/contracts';
import { relativeTime } from '@trueswing/domain';
import { LoaderCircle, Trash2 } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDeleteAnalysis } from './analyses.queries.ts';
import { AnalysisState, stateOf } from './analysis-state.tsx';
import { clubName } from './club-name.ts';

const confirmation = 'Are you sure you want to delete this analysis? This action cannot be undone.';

export function AnalysisCard({ analysis }: { analysis: SwingAnalysis }) {
  const deletion = useDeleteAnalysis();
  const showToast = useToast();
  const state = stateOf(analysis);

  const remove = () => {
    if (!window.confirm(confirmation)) return;
    deletion.mutate(analysis.id, {
      onSuccess: () => showToast({ title: 'Analysis deleted' }),
      onError: () =>
        showToast({ title: 'Error', text: 'Failed to delete analysis. Please try again.', kind: 'destructive' }),
    });
  };

  return (
    <Card title={clubName(analysis.clubSelection)} aside={<AnalysisState analysis={analysis} />}>
      <p className="-mt-2 mb-3 text-sm text-muted">{relativeTime(new Date(analysis.createdAt), new Date())}</p>
      {state === 'failed' && <p className="mb-3">Unable to analyze video. Please try uploading again.</p>}
      {state === 'in-progress' && (
        <p className="mb-3 flex items-center gap-2">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-fairway" /> AI analysis in progress...
        </p>
      )}
      {state === 'complete' && analysis.mobilityAnalysis && (
        <dl className="mb-4 grid grid-cols-3 gap-2">
          {[
            ['Shoulders', analysis.mobilityAnalysis.shoulderTurn],
            ['Hips', analysis.mobilityAnalysis.hipRotation],
            ['X-Factor', analysis.mobilityAnalysis.xFactor],
          ].map(([name, value]) => (
            <div key={name} className="rounded-xl bg-paper p-3">
              <dt className="text-xs text-muted">{name}</dt>
              {/* Only a value fits here; a reason is told on the analysis itself. */}
              <dd className="font-bold">{value && /\d/.test(value) ? value : '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex gap-2">
        {state === 'failed' ? (
          <Button disabled className="grow">
            View Error Details
          </Button>
        ) : (
          <ButtonLink
            to={state === 'complete' ? paths.analysis(analysis.id) : paths.analysisLoading(analysis.id)}
            className="grow"
          >
            {state === 'complete' ? 'View Details' : 'View Progress'}
          </ButtonLink>
        )}
        <Button kind="danger" aria-label="Delete analysis" disabled={deletion.isPending} onClick={remove}>
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </Card>
  );
}
