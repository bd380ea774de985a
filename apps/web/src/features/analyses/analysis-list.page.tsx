import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined } from 'lucide-react';
import { useUser } from '../../app/require-user.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '../../ui/feedback.tsx';
import { UpgradeCard } from '../billing/upgrade-card.tsx';
import { VideoUploadsSection } from '../uploads/video-uploads-section.tsx';
import { analysesQuery } from './analyses.queries.ts';
import { AnalysisCard } from './analysis-card.tsx';

export default function AnalysisListPage() {
  const { isPremium } = useUser();
  const { data: analyses, error } = useQuery(analysesQuery);
  const completed = analyses?.filter((each) => each.technicalDetails !== null).length ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Swing Analysis</h1>
      <VideoUploadsSection />
      {!isPremium && <p className="rounded-xl bg-sand p-4">Detailed AI analysis is for Premium members only.</p>}
      <section className="flex flex-col gap-4">
        <header className="flex items-center justify-between">
          <h2 className="text-xl">Analysis History</h2>
          <span className="rounded-full bg-fairway-tint px-3 py-1 text-sm font-semibold text-fairway">
            {completed} completed
          </span>
        </header>
        {error && <ErrorNote>Failed to load swing analyses. Please try again.</ErrorNote>}
        {!analyses && !error && <Waiting text="Loading your analyses..." />}
        {analyses?.length === 0 && (
          <Card>
            <EmptyState icon={<ChartNoAxesCombined />} title="No Analyses Yet">
              Film one swing face-on and see what it tells.
            </EmptyState>
          </Card>
        )}
        {analyses?.map((analysis) => (
          <AnalysisCard key={analysis.id} analysis={analysis} />
        ))}
      </section>
      {!isPremium && <UpgradeCard />}
    </div>
  );
}
