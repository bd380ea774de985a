import type { AdminUser } from '@trueswing/contracts';
import { formatDate } from '../../../ui/format-date.ts';

const problems = {
  'past-due': 'card declined',
  'action-required': 'bank asks to confirm',
  unpaid: 'unpaid',
} as const;

/** "annual, active, period ends Nov 22, 2027"; null for a user who never paid. */
export function describeSubscription({ subscription }: AdminUser): string | null {
  if (!subscription) return null;
  const { plan, status, periodEnd, endsAt, paymentProblem } = subscription;
  const periodText = status === 'canceled' ? 'ended' : 'period ends';
  const end = endsAt ? `ends ${formatDate(endsAt)}` : periodEnd && `${periodText} ${formatDate(periodEnd)}`;
  return [plan, status.replaceAll('_', ' '), end, paymentProblem && problems[paymentProblem]]
    .filter(Boolean)
    .join(', ');
}
