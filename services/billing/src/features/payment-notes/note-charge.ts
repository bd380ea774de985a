import { withLock } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { isMissing } from '../../stripe-client.ts';
import { lockUserOfCustomer } from '../customers/find-customer.ts';
import { type PaymentNote, upsertNote } from './payment-notes.repository.ts';

type ChargeNote = Omit<PaymentNote, 'userId'>;

/** Notes for admins that a charge was refunded or disputed. Admins decide what follows. */
export async function noteCharge(deps: PaymentDeps, chargeId: string): Promise<void> {
  // One call at a time for a charge, so that the last to write is the last to have read.
  await withLock(deps, `billing.charge ${chargeId}`, async (db) => {
    const { customerId, notes } = await readNotes(deps, chargeId);
    await db.transaction().execute(async (tx) => {
      // Locked after Stripe was asked: a golfer who was deleted meanwhile is not named.
      const userId = (customerId === null ? null : await lockUserOfCustomer(tx, customerId)) ?? null;
      for (const note of notes) {
        const noted = { ...note, userId };
        if (await upsertNote(tx, noted)) deps.logger.error(noted, `payment needs an admin: ${note.kind}`);
      }
    });
  });
}

async function readNotes(
  { stripe }: PaymentDeps,
  chargeId: string,
): Promise<{ customerId: string | null; notes: ChargeNote[] }> {
  const charge = await stripe.findCharge(chargeId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!charge) return { customerId: null, notes: [] };
  const customerId = typeof charge.customer === 'string' ? charge.customer : (charge.customer?.id ?? null);
  // If a charge has several disputes, use the newest.
  const [dispute] = charge.disputed ? await stripe.listDisputes(chargeId) : [];
  const { amount_refunded: refundedCents, currency } = charge;
  const notes: ChargeNote[] = [];
  if (refundedCents > 0) {
    const status = charge.refunded ? 'full' : 'partial';
    notes.push({ kind: 'refund', chargeId, amountCents: refundedCents, currency, status });
  }
  if (dispute) {
    notes.push({ kind: 'dispute', chargeId, amountCents: dispute.amount, currency, status: dispute.status });
  }
  return { customerId, notes };
}
