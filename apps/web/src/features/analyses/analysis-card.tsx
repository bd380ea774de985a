import type { SwingAnalysis } from '@trueswing/contracts';
import { formatMeasurement, relativeTime } from '@trueswing/domain';
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
      {state === 'complete' && <TurnsOfAnalysis analysis={analysis} />}
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

const turns = [
  ['Shoulders', 'shoulderTurnDeg'],
  ['Hips', 'hipRotationDeg'],
  ['X-Factor', 'xFactorDeg'],
] as const;

/** Only values fit on a card; why one is withheld is told on the analysis itself. */
function TurnsOfAnalysis({ analysis }: { analysis: SwingAnalysis }) {
  const details = analysis.technicalDetails;
  if (!details || 'error' in details) return null;
  return (
    <dl className="mb-4 grid grid-cols-3 gap-2">
      {turns.map(([label, name]) => {
        const measurement = details.measurements[name];
        return (
          <div key={name} className="rounded-xl bg-paper p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-bold">
              {measurement && !('withheld' in measurement) ? formatMeasurement(measurement) : '—'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
