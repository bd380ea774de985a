import type { PaymentProblem, User } from '@trueswing/contracts';
import { formatLongDate } from '../../../ui/format-date.ts';
import { planNames, priceOf } from '../plan-labels.ts';

/** A payment problem and the next step to solve it. */
export interface Trouble {
  title: string;
  sentence: string;
  /** Label of the button. */
  step: string;
  /** The card form for bank authentication, or the payment provider's page with cards and invoices. */
  leadsTo: 'card-form' | 'portal';
}

const grace = (isPremium: boolean) =>
  isPremium ? 'You keep Premium for a few days.' : 'Premium pauses until it is paid.';

export function describeTrouble(problem: PaymentProblem, isPremium: boolean): Trouble {
  switch (problem) {
    case 'past-due':
      return {
        title: 'Payment past due',
        sentence: `Your bank refused the last payment. Please use another card or try again. ${grace(isPremium)}`,
        step: 'Update Card',
        leadsTo: 'portal',
      };
    case 'action-required':
      return {
        title: 'Action required',
        sentence: `Your bank wants you to confirm the last payment. ${grace(isPremium)}`,
        step: 'Confirm Payment',
        leadsTo: 'card-form',
      };
    case 'unpaid':
      return {
        title: 'Payment unpaid',
        sentence: 'Your last payment did not arrive, so Premium has ended. Pay the invoice to get it back.',
        step: 'Pay Open Invoice',
        leadsTo: 'portal',
      };
  }
}

/** Status, plan and dates as pairs of name and value. */
export function describeSubscription({
  isPremium,
  subscription,
  subscriptionEndDate,
}: Pick<User, 'isPremium' | 'subscription' | 'subscriptionEndDate'>) {
  const rows: [name: string, value: string][] = [['Status', isPremium ? 'Premium' : 'Free']];
  if (!subscription) return rows;
  const { plan, status, periodEnd, cancelAtPeriodEnd, paymentProblem } = subscription;
  const isRunning = isPremium || paymentProblem !== null;
  if (isRunning) rows.push(['Plan', `${planNames[plan]}, ${priceOf(plan)}`]);
  // It may be set to end on another day than its period.
  const end = cancelAtPeriodEnd ? (subscriptionEndDate ?? periodEnd) : null;
  if (isRunning && periodEnd && !paymentProblem)
    rows.push([end ? 'Premium ends' : 'Renews', formatLongDate(end ?? periodEnd)]);
  if (!isPremium && status === 'canceled' && periodEnd) rows.push(['Subscription ended', formatLongDate(periodEnd)]);
  return rows;
}
