import type { Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';
import type { PaymentDeps } from '../../../deps.ts';
import { isMissing } from '../../../stripe-client.ts';
import { lockUserOf } from '../customers/customers.repository.ts';
import { lockCharge, upsertNote } from './payment-notes.repository.ts';

/** Notes for admins what has become of a charge: money given back, or claimed back. What follows is for them to decide. */
export async function noteCharge(deps: PaymentDeps, tx: Transaction<BillingTables>, chargeId: string): Promise<void> {
  await lockCharge(tx, chargeId);
  const charge = await deps.stripe.findCharge(chargeId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!charge) return;
  const customerId = typeof charge.customer === 'string' ? charge.customer : (charge.customer?.id ?? null);
  // Of a charge that is disputed again, the newest dispute speaks.
  const [dispute] = charge.disputed ? await deps.stripe.listDisputes(chargeId) : [];
  // Last: nobody waits for Stripe on account of this lock, and who was deleted meanwhile is not named.
  const userId = (customerId === null ? null : await lockUserOf(tx, customerId)) ?? null;
  const note = { userId, chargeId, currency: charge.currency };
  const { amount_refunded: amountCents, refunded } = charge;
  const notes = [
    ...(amountCents > 0
      ? [{ ...note, kind: 'refund' as const, amountCents, status: refunded ? 'full' : 'partial' }]
      : []),
    ...(dispute ? [{ ...note, kind: 'dispute' as const, amountCents: dispute.amount, status: dispute.status }] : []),
  ];
  for (const one of notes) {
    if (await upsertNote(tx, one)) deps.logger.error(one, `payment needs an admin: ${one.kind}`);
  }
}
