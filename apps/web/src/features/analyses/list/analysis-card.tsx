import type { ListedSwing } from '@trueswing/contracts';
import { Trash2 } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { RelativeAge } from '../../../shared/relative-age.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AnalysisState } from '../analysis-state.tsx';
import { clubName } from '../club-name.ts';
import { MobilityFigures } from '../mobility-figures.tsx';
import { stateOf } from '../state-of-analysis.ts';
import { useDeleteAnalysis } from './delete-analysis.queries.ts';
import { ListedPicture } from './listed-picture.tsx';
import { nameIssues } from './name-issues.ts';

const confirmation = 'Are you sure you want to delete this analysis? This action cannot be undone.';

export function AnalysisCard({ analysis }: { analysis: ListedSwing }) {
  const deletion = useDeleteAnalysis(analysis.userId);
  const state = stateOf(analysis);
  const issues = nameIssues(analysis);

  const remove = () => {
    if (window.confirm(confirmation)) deletion.mutate(analysis.id);
  };

  return (
    <Card>
      <div className="flex gap-4">
        <ListedPicture
          analysis={analysis}
          alt=""
          ratio={{ widthPx: 20, heightPx: 28 }}
          loading="lazy"
          className="h-28 w-20"
        />
        <div className="flex min-w-0 grow flex-col items-start gap-1.5">
          <h3 className="text-lg">{clubName(analysis.clubSelection)}</h3>
          <p className="text-sm text-muted">
            <RelativeAge of={analysis.createdAt} />
          </p>
          <AnalysisState analysis={analysis} />
        </div>
        <button
          type="button"
          aria-label="Delete analysis"
          disabled={deletion.isPending}
          onClick={remove}
          className="-m-3 -ml-14 grid size-12 shrink-0 place-items-center rounded-xl text-alert hover:bg-alert-tint disabled:text-muted"
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {state === 'failed' && <p>Unable to analyze video. Please try uploading again.</p>}
        <MobilityFigures analysis={analysis} />
        {issues.length > 0 && (
          <p>
            <span className="eyebrow block text-muted">To work on</span>
            {issues.join(', ')}
          </p>
        )}
        {state === 'failed' ? (
          <Button disabled>View Error Details</Button>
        ) : (
          <ButtonLink to={state === 'complete' ? paths.analysis(analysis.id) : paths.analysisLoading(analysis.id)}>
            {state === 'complete' ? 'View Details' : 'View Progress'}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
