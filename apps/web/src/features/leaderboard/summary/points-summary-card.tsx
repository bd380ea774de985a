import type { ReactNode } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { formatCount } from '../../../shared/count-of.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useTierOfToday } from '../../../shared/use-today.ts';
import { Card } from '../../../ui/card.tsx';

interface PointsSummaryCardProps {
  /** Why the numbers could not be loaded again; those of before stay. */
  error: Error | null;
  onRetry: () => void;
}

/** Shows what the golfer has earned, and what the streak makes of it. */
export function PointsSummaryCard({ error, onRetry }: PointsSummaryCardProps) {
  const { totalPoints, monthlyPoints, weeklyPoints, streak } = useUser();
  const { completionRewards } = usePlan();
  const { multiplier, pointsPerExercise } = useTierOfToday();
  return (
    <Card title="Your Points Summary">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Figure name="Total Points">{formatCount(totalPoints)}</Figure>
        <Figure name="This Month">{formatCount(monthlyPoints)}</Figure>
        <Figure name="This Week">{formatCount(weeklyPoints)}</Figure>
        <Figure name="Week Streak">
          {formatCount(streak)} <span className="text-base">{streak === 1 ? 'week' : 'weeks'}</span>
        </Figure>
      </dl>
      <p className="mt-5 flex items-center justify-between gap-3 rounded-control bg-fairway-tint px-4 py-3">
        <span>
          {completionRewards
            ? `Today each exercise earns you ${pointsPerExercise} points.`
            : `With Premium, each exercise earns you ${pointsPerExercise} points.`}
        </span>
        <span className="numeral shrink-0 text-2xl">
          {multiplier}
          <span aria-hidden>×</span>
          <span className="sr-only"> times</span>
        </span>
      </p>
      {error && (
        <div className="mt-4">
          <LoadError error={error} sentence="Unable to load your statistics." onRetry={onRetry} />
        </div>
      )}
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{name}</dt>
      <dd className="numeral mt-1 text-3xl">{children}</dd>
    </div>
  );
}
