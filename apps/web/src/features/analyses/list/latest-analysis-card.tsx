import type { ListedSwing } from '@trueswing/contracts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { RelativeAge } from '../../../shared/relative-age.tsx';
import { AnalysisState } from '../analysis-state.tsx';
import { clubName } from '../club-name.ts';
import { MobilityFigures } from '../mobility-figures.tsx';
import { stateOf } from '../state-of-analysis.ts';

export function LatestAnalysisCard({ analysis }: { analysis: ListedSwing }) {
  const state = stateOf(analysis);
  return (
    <section className="overflow-hidden rounded-card border border-line bg-card shadow-card">
      {analysis.faceOnPosterUrl && (
        <img
          src={analysis.faceOnPosterUrl}
          alt="Your swing at impact, face-on"
          className="h-80 w-full bg-line object-cover object-[50%_58%]"
        />
      )}
      <div className="flex flex-col gap-4 p-5">
        <header className="flex flex-col items-start gap-2">
          <h2 className="text-lg">Latest Analysis Results</h2>
          <p className="text-sm text-muted">
            {clubName(analysis.clubSelection)} · <RelativeAge of={analysis.createdAt} />
          </p>
          <AnalysisState analysis={analysis} />
        </header>
        {state === 'failed' && <p>Unable to analyze video. Please try uploading again.</p>}
        <MobilityFigures analysis={analysis} />
        {analysis.recommendations && <p className="line-clamp-3">{analysis.recommendations}</p>}
        <ButtonLink to={paths.analyses}>View Full Analysis</ButtonLink>
      </div>
    </section>
  );
}
