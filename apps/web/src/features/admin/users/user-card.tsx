import type { AdminUser } from '@trueswing/contracts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { formatCount } from '../../../shared/count-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { analysesOf } from '../admin-paths.ts';
import { CopyId } from '../copy-id.tsx';
import { describeSubscription } from './describe-subscription.ts';
import { ResetLink } from './reset-link.tsx';
import { SignOutDevices } from './sign-out-devices.tsx';
import { UsageCounters } from './usage-counters.tsx';

/** One user: who it is, points, subscription, and what was used of the plan. */
export function UserCard({ user }: { user: AdminUser }) {
  const subscription = describeSubscription(user);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <li className="grid gap-4 rounded-card border border-line bg-card p-4 shadow-card lg:grid-cols-[9fr_8fr_11fr] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{user.email}</span>
          <Badge kind={user.isPremium ? 'flag' : 'plain'}>{user.isPremium ? 'Premium' : 'Free'}</Badge>
        </p>
        {name && <p className="text-muted wrap-anywhere">{name}</p>}
        {subscription && <p className="text-sm text-muted">Subscription: {subscription}</p>}
        <CopyId id={user.id} label={`Copy the user id of ${user.email}`} />
      </div>
      <div className="flex flex-col gap-1">
        <dl className="grid grid-cols-3 gap-x-4 gap-y-1 lg:grid-cols-[auto_1fr]">
          {(
            [
              ['Joined', formatDate(user.createdAt)],
              ['Total points', formatCount(user.totalPoints)],
              ['Weekly points', formatCount(user.weeklyPoints)],
              ['Imported shots', formatCount(user.importedShots)],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className="lg:contents">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-sm font-semibold tabular-nums lg:text-right">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="-ml-3.5 flex flex-wrap">
          <ResetLink user={user} />
          <SignOutDevices user={user} />
          <ButtonLink kind="quiet" size="small" to={analysesOf(user.id)} aria-label={`Analyses of ${user.email}`}>
            Analyses
          </ButtonLink>
        </div>
      </div>
      <UsageCounters user={user} />
    </li>
  );
}
