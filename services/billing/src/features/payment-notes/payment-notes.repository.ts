import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Tx = Transaction<BillingTables>;

export interface PaymentNote {
  userId: string | null;
  kind: 'refund' | 'dispute';
  chargeId: string;
  amountCents: number;
  currency: string;
  status: string;
}

/**
 * Inserts the note, or updates its status; false if nothing changed. A note whose status changes is noted again, now and with the
 * next id: admins get another alert, and find it on the first page.
 */
export async function upsertNote(tx: Tx, note: PaymentNote): Promise<boolean> {
  const noted = await tx
    .insertInto('billing.payment_note')
    .values({
      user_id: note.userId,
      kind: note.kind,
      stripe_charge_id: note.chargeId,
      amount_cents: note.amountCents,
      currency: note.currency,
      status: note.status,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'stripe_charge_id', 'amount_cents'])
        .doUpdateSet({ status: note.status, noted_at: sql<Date>`clock_timestamp()`, id: sql<number>`default` })
        .where('billing.payment_note.status', '!=', note.status),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function clearUserOfNotes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('billing.payment_note').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Counts refunds and disputes since then, for an alert. */
export async function countNotesSince(db: Kysely<BillingTables>, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('billing.payment_note')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('noted_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
