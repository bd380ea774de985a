import { type AdminRecordsQuery, type PaymentAlert, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listPaymentNotes } from './payment-alerts.repository.ts';

/** A page of the refunds and disputes that billing has recorded, newest first. */
export async function listPaymentAlerts({ db }: Pick<Deps, 'db'>, query: AdminRecordsQuery): Promise<PaymentAlert[]> {
  const notes = await listPaymentNotes(db, query);
  return notes.map((note) => ({
    ...note,
    at: note.at.toISOString(),
    userId: note.userId === null ? null : userIdSchema.parse(note.userId),
  }));
}
