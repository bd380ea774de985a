import { useQuery } from '@tanstack/react-query';
import { analysesQuery } from '../../../features/analyses/analyses.queries.ts';
import { AnalysisHistory } from '../../../features/analyses/list/analysis-history.tsx';
import { MonthlyAveragesCard } from '../../../features/analyses/progress/monthly-averages-card.tsx';
import { ProgressCharts } from '../../../features/analyses/progress/progress-charts.tsx';
import { useRefreshWhenFinished } from '../../../features/analyses/use-refresh-when-finished.ts';
import { UpgradeCard } from '../../../features/billing/upgrade-card.tsx';
import VideoUploadsSection from '../../../features/uploads/video-uploads-section.tsx';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { InfoNote } from '../../../ui/feedback.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';

export default function AnalysisListPage() {
  const { isPremium } = useUser();
  const { data: analyses, error, refetch } = useQuery(analysesQuery);
  useRefreshWhenFinished(analyses);
  const retry = () => void refetch();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Swing Analysis</h1>
      <MonthlyAveragesCard />
      <VideoUploadsSection />
      {!isPremium && (
        <InfoNote kind="care">
          With Premium you film two swings a week, from two sides. You see what really changes.
        </InfoNote>
      )}
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
