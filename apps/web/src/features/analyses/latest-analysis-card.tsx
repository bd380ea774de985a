import type { SwingAnalysis } from '@trueswing/contracts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnalysisState } from './analysis-state.tsx';

export function LatestAnalysisCard({ analysis }: { analysis: SwingAnalysis }) {
  return (
    <Card title="Latest Analysis Results" aside={<AnalysisState analysis={analysis} />}>
      {analysis.faceOnPosterUrl && (
        <img
          src={analysis.faceOnPosterUrl}
          alt="Impact, face-on"
          className="mb-3 h-64 w-full rounded-xl object-cover"
        />
      )}
      {analysis.swingStrengths[0] && <p className="mb-4">{analysis.swingStrengths[0]}</p>}
      <ButtonLink to={paths.analyses} className="w-full">
        View Full Analysis
      </ButtonLink>
    </Card>
  );
}
