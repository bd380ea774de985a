import { useQuery } from '@tanstack/react-query';
import { type SwingAnalysis, swingEventNameSchema, videoViewSchema } from '@trueswing/contracts';
import { Clapperboard } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { compareStart } from '../../../shared/compare-path.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenHeader } from '../../../shared/screen-header.tsx';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { analysisQuery } from '../analyses.queries.ts';
import { clubName } from '../club-name.ts';
import { findPair } from '../tabs/progress/find-pair.ts';
import { VideoPair } from '../tabs/progress/video-pair.tsx';

/** Shows two swings side by side, in step, from the moment that the link names. */
export default function CompareSwingsPage() {
  const { swingComparison } = usePlan();
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.progress, label: 'Back to your progress' }}>
        <h1 className="text-2xl">Before and After</h1>
      </ScreenHeader>
      {swingComparison ? <Swings /> : <PremiumNote />}
    </div>
  );
}

function Swings() {
  const { before: beforeId = '', now: nowId = '' } = useParams();
  const before = useQuery(analysisQuery(beforeId));
  const now = useQuery(analysisQuery(nowId));
  const failure = [before, now].find(({ error, data }) => error && data === undefined)?.error;
  if (failure) {
    return (
      <LoadError
        error={failure}
        fallback="We could not load these swings."
        onRetry={() => Promise.all([before.refetch(), now.refetch()])}
      />
    );
  }
  if (!before.data || !now.data) return <SkeletonCard label="Loading both swings" lines={8} />;
  return <Pair before={before.data} now={now.data} />;
}

function Pair({ before, now }: { before: SwingAnalysis; now: SwingAnalysis }) {
  const [search] = useSearchParams();
  const view = videoViewSchema.safeParse(search.get(compareStart.view));
  const moment = swingEventNameSchema.safeParse(search.get(compareStart.moment));
  const pair = findPair(now, before, view.data);
  if (!pair) {
    return (
      <Card>
        <EmptyState icon={<Clapperboard />} title="No two videos from one side">
          These swings have no videos of the same view. Film the next one like the last, and you see both side by side.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={clubName(now.clubSelection)} className="flex flex-col gap-4">
      <VideoPair
        before={{ ...pair.before, label: formatDate(before.createdAt) }}
        now={{ ...pair.now, label: formatDate(now.createdAt) }}
        start={moment.data ?? 'impact'}
        height="h-72"
      />
      <p className="text-sm text-muted">Choose a moment, then move the slider. Both swings move in step from there.</p>
      <ButtonLink to={paths.analysis(now.id)} kind="outline">
        Open the Newer Swing
      </ButtonLink>
    </Card>
  );
}

function PremiumNote() {
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-muted">With Premium you see two of your swings side by side.</p>
      <ButtonLink to={paths.subscribe}>Upgrade to Premium</ButtonLink>
    </Card>
  );
}
