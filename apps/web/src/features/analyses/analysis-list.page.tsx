import { useUser } from '../../app/require-user.tsx';
import { UpgradeCard } from '../billing/upgrade-card.tsx';
import { VideoUploadsSection } from '../uploads/video-uploads-section.tsx';
import { AnalysisHistory } from './analysis-history.tsx';
import { MonthlyAveragesCard } from './monthly-averages-card.tsx';
import { ProgressCharts } from './progress-charts.tsx';

export default function AnalysisListPage() {
  const { isPremium } = useUser();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Swing Analysis</h1>
      <MonthlyAveragesCard />
      <VideoUploadsSection />
      {!isPremium && (
        <p className="rounded-xl bg-sand p-4 text-on-sand">Detailed AI analysis is for Premium members only.</p>
      )}
      <ProgressCharts />
      <AnalysisHistory />
      {!isPremium && <UpgradeCard />}
    </div>
  );
}
