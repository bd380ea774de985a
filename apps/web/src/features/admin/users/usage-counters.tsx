import type { AdminUser } from '@trueswing/contracts';
import { planOf, unlimited } from '@trueswing/domain';
import { Button } from '../../../ui/button.tsx';
import { useResetUsage } from './users.queries.ts';

const counters = [
  { field: 'videoUploadsUsed', label: 'Video Uploads', limit: 'uploads' },
  { field: 'analysisViewsUsed', label: 'Analysis Views', limit: 'analysisViews' },
  { field: 'workoutViewsUsed', label: 'Workout Views', limit: 'workoutViews' },
] as const;

/** Shows what a user has used of the plan. Each counter can be set back. */
export function UsageCounters({ user }: { user: AdminUser }) {
  const reset = useResetUsage(user);
  const plan = planOf(user.isPremium);
  return (
    <dl className="divide-y divide-line">
      {counters.map(({ field, label, limit }) => (
        <div key={field} className="flex min-h-12 items-center gap-3">
          <dt className="grow text-sm text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular-nums">
            {user[field]} / {plan[limit] === unlimited ? 'unlimited' : plan[limit]}
          </dd>
          <dd>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Reset ${label} of ${user.email}`}
              isBusy={reset.isPending && reset.variables === field}
              onClick={() => !reset.isPending && reset.mutate(field)}
            >
              Reset
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
