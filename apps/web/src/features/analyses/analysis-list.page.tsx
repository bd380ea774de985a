import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../app/load-error.tsx';
import { useUser } from '../../app/require-user.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { UpgradeCard } from '../billing/upgrade-card.tsx';
import { VideoUploadsSection } from '../uploads/video-uploads-section.tsx';
import { analysesQuery } from './analyses.queries.ts';
import { AnalysisHistory } from './analysis-history.tsx';
import { MonthlyAveragesCard } from './monthly-averages-card.tsx';
import { ProgressCharts } from './progress-charts.tsx';

export default function AnalysisListPage() {
  const { isPremium } = useUser();
  const { data: analyses, error, refetch } = useQuery(analysesQuery);
  const retry = () => void refetch();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Swing Analysis</h1>
      <MonthlyAveragesCard />
      <VideoUploadsSection />
      {!isPremium && <Notice kind="care">Detailed AI analysis is for Premium members only.</Notice>}
      {error && <LoadError error={error} sentence="Failed to load swing analyses. Please try again." onRetry={retry} />}
      {analyses && (
        <>
          <ProgressCharts analyses={analyses} />
          <AnalysisHistory analyses={analyses} />
        </>
      )}
      {!analyses && !error && <SkeletonCard label="Loading your analyses" lines={6} />}
      {!isPremium && (analyses || error) && <UpgradeCard />}
    </div>
  );
}
