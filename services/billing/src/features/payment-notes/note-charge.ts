import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { PaymentDeps } from '../../deps.ts';
import { isMissing } from '../../stripe-client.ts';
import { lockUserOfCustomer } from '../customers/find-customer.ts';
import { lockCharge, upsertNote } from './payment-notes.repository.ts';

/** Notes for admins that a charge was refunded or disputed. Admins decide what follows. */
export async function noteCharge(deps: PaymentDeps, tx: Transaction<BillingTables>, chargeId: string): Promise<void> {
  await lockCharge(tx, chargeId);
  const charge = await deps.stripe.findCharge(chargeId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!charge) return;
  const customerId = typeof charge.customer === 'string' ? charge.customer : (charge.customer?.id ?? null);
  // If a charge has several disputes, use the newest.
  const [dispute] = charge.disputed ? await deps.stripe.listDisputes(chargeId) : [];
  // Locked last, so that the lock is not held while Stripe answers, and a golfer who was deleted meanwhile is not named.
  const userId = (customerId === null ? null : await lockUserOfCustomer(tx, customerId)) ?? null;
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
