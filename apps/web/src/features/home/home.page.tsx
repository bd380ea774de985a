import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/require-user.tsx';
import { Contours } from '../../ui/contours.tsx';
import { analysesQuery } from '../analyses/analyses.queries.ts';
import { LatestAnalysisCard } from '../analyses/latest-analysis-card.tsx';
import { VideoUploadsSection } from '../uploads/video-uploads-section.tsx';

export default function HomePage() {
  const user = useUser();
  const { data: analyses } = useQuery(analysesQuery);
  const latest = analyses?.[0];
  const [greeting, tagline] = latest
    ? ['Welcome back, ', 'Ready to Move Better and Play Longer?']
    : ["Let's get started, ", 'Your Golf Fitness Journey Begins Here!'];
  return (
    <div className="flex flex-col gap-5">
      <header className="relative -mx-4 -mt-3 overflow-hidden bg-turf px-5 pt-8 pb-20 text-on-turf">
        <Contours />
        {/* Until the analyses are known there is no greeting to change under the reader's eyes. */}
        <h1 className="relative min-h-9 text-3xl break-words">{analyses && `${greeting}${user.firstName}`}</h1>
        <p className="relative mt-2 min-h-6 text-on-turf/90">{analyses && tagline}</p>
      </header>
      <div className="relative -mt-16">
        <VideoUploadsSection />
      </div>
      {latest && <LatestAnalysisCard analysis={latest} />}
    </div>
  );
}
