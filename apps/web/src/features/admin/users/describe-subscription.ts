import type { AdminUser } from '@trueswing/contracts';
import { formatDate } from '../../../ui/format-date.ts';

const problems = {
  'past-due': 'card declined',
  'action-required': 'bank asks to confirm',
  unpaid: 'unpaid',
} as const;

/** "annual, active, period ends Nov 22, 2027"; null for a user who never subscribed. */
export function describeSubscription({ isPremium, subscription }: AdminUser): string | null {
  if (!subscription) return null;
  const { plan, status, periodEnd, endsAt, paymentProblem } = subscription;
  const end = endsAt
    ? `${isPremium ? 'ends' : 'ended'} ${formatDate(endsAt)}`
    : periodEnd && `period ends ${formatDate(periodEnd)}`;
  return [plan, status.replaceAll('_', ' '), end, paymentProblem && problems[paymentProblem]]
    .filter(Boolean)
    .join(', ');
}
