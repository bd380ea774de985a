import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { countNotesSince } from './payment-notes.repository.ts';

const dayMs = 86_400_000;

/** Alert on any. */
export const paymentNoteMetrics = ({ db, now }: Pick<Deps, 'db' | 'now'>): Metric[] => [
  {
    name: 'billing_payment_notes_7d',
    help: 'Refunds and disputes noted in the last 7 days',
    read: () => countNotesSince(db, new Date(now().getTime() - 7 * dayMs)),
  },
];
