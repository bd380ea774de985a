import type { Kysely, Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';

type Tx = Transaction<BillingTables>;

interface PaymentNote {
  userId: string | null;
  kind: 'refund' | 'dispute';
  chargeId: string;
  amountCents: number;
  currency: string;
}

/** False when it is known. */
export async function insertNote(tx: Tx, note: PaymentNote): Promise<boolean> {
  const inserted = await tx
    .insertInto('billing.payment_note')
    .values({
      user_id: note.userId,
      kind: note.kind,
      stripe_charge_id: note.chargeId,
      amount_cents: note.amountCents,
      currency: note.currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The money moved stays on record; whose it was does not. */
export async function forgetUserInNotes(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('billing.payment_note').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Refunds and disputes of the last so many days, for an alert. */
export async function countNotesSince(db: Kysely<BillingTables>, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('billing.payment_note')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('noted_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
