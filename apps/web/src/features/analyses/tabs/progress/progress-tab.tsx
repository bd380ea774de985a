import { useQuery } from '@tanstack/react-query';
import type { SwingAnalysis } from '@trueswing/contracts';
import { averageWindowDays } from '@trueswing/swing';
import { ChartLine } from 'lucide-react';
import { LoadError } from '../../../../shared/api/load-error.tsx';
import { usePlan } from '../../../../shared/session/use-plan.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/feedback.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import {
  analysesQuery,
  averageBesideQuery,
  monthlyAverageQuery,
  previousAnalysisQuery,
} from '../../analyses.queries.ts';
import { clubName } from '../../club-name.ts';
import NextSwingCard from '../../next-swing/next-swing-card.tsx';
import { ProgressChart } from '../../progress/progress-chart.tsx';
import { finishedWith } from '../../progress/progress-series.ts';
import { SinceLastSwingCard } from './since-last-swing-card.tsx';

/** Shows what changed since the last swing with this club, and the values over time. Without that in the plan or with one swing, what comes with the next. */
export function ProgressTab({ analysis }: { analysis: SwingAnalysis }) {
  const { swingComparison } = usePlan();
  return swingComparison ? <Progress analysis={analysis} /> : <NextSwingCard />;
}

function Progress({ analysis }: { analysis: SwingAnalysis }) {
  const { clubSelection: club } = analysis;
  const month = useQuery(monthlyAverageQuery(club));
  const beside = useQuery(averageBesideQuery(analysis));
  const previous = useQuery(previousAnalysisQuery(analysis.id));
  const all = useQuery(analysesQuery);
  const queries = [month, beside, previous, all];
  const failure = queries.find(({ error, data }) => error && data === undefined)?.error;
  if (failure) {
    return (
      <LoadError
        error={failure}
        sentence="We could not load your progress. Please try again."
        onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    );
  }
  if (!month.data || !beside.data || !all.data || previous.data === undefined) {
    return <SkeletonCard label="Loading your progress" lines={8} />;
  }
  const hasOthers = finishedWith(all.data, club).some(({ id }) => id !== analysis.id);
  if (!previous.data && !hasOthers) return <FirstSwing club={clubName(club)} />;
  return (
    <>
      {previous.data && <SinceLastSwingCard analysis={analysis} previous={previous.data} average={beside.data} />}
      <Card
        title="Monthly Progress"
        aside={
          <span className="eyebrow text-muted">
            {clubName(club)}, {averageWindowDays} days
          </span>
        }
      >
        <ProgressChart analyses={all.data} club={club} month={month.data} current={analysis} />
      </Card>
    </>
  );
}

function FirstSwing({ club }: { club: string }) {
  return (
    <Card>
      <EmptyState icon={<ChartLine />} title={`Your first ${club} swing`}>
        Film the next one from the same place. Here you then see both videos side by side, what differs by more than the
        noise, and your numbers over time.
      </EmptyState>
    </Card>
  );
}
