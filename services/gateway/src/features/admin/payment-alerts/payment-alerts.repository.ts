import type { AdminRecordsQuery, PaymentAlert } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type PaymentAlertRow = Omit<PaymentAlert, 'at' | 'userId'> & { at: Date; userId: string | null };

/** The notes that billing publishes, newest first, with the payer's e-mail; only those before an id, if one is given. */
export async function listPaymentNotes(
  db: Kysely<GatewayTables>,
  { before, limit }: AdminRecordsQuery,
): Promise<PaymentAlertRow[]> {
  return await db
    .selectFrom('billing.payment_note_for_admins as note')
    .leftJoin('gateway.account as account', 'account.id', 'note.user_id')
    .select([
      'note.id',
      'note.noted_at as at',
      'note.kind',
      'account.id as userId',
      'account.email',
      'note.amount_cents as amountMinorUnits',
      'note.currency',
      'note.status',
      'note.stripe_charge_id as stripeChargeId',
    ])
    .$if(before !== undefined, (query) => query.where('note.id', '<', before as number))
    .orderBy('note.id', 'desc')
    .limit(limit)
    .execute();
}
