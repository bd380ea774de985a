import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { postWebhook } from '../../../test/stripe-webhook.ts';
import { handleUserDeleted } from '../deletion/user-deleted.consumer.ts';
import { claimStripeEvents } from '../stripe-events/claim.ts';
import { noteCharge } from './note-charge.ts';
import { paymentNoteMetrics } from './payment-note-metrics.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

it.each(['refunds', 'disputes'])('%s are noted for admins, once, and do not end Premium', async (control) => {
  const golfer = await subscribedGolfer(billing);
  const [charge] = billing.payments.charges(golfer.customerId);
  await billing.payments.control(control, { charge: charge?.id });
  const type = control === 'refunds' ? 'charge.refunded' : 'charge.dispute.created';
  const event = billing.payments.state.all('event').findLast((one) => one.type === type);
  for (let times = 0; times < 2; times++) {
    const body = JSON.stringify({ ...event, id: `evt_${randomUUID()}` });
    expect(await postWebhook(billing, body)).toBe(200);
  }
  await claimStripeEvents(billing.deps);
  const notes = await billing.rows('select * from billing.payment_note_for_admins where user_id = $1', [golfer.userId]);
  const kind = control === 'refunds' ? 'refund' : 'dispute';
  const status = control === 'refunds' ? 'full' : 'needs_response';
  expect(notes).toMatchObject([{ kind, stripe_charge_id: charge?.id, amount_cents: 999, currency: 'usd', status }]);
  await golfer.refresh();
  expect(await golfer.view()).toMatchObject({ is_premium: true });
});

it('a note does not name a golfer whose account was deleted while Stripe was called', async () => {
  const golfer = await subscribedGolfer(billing);
  const [charge] = billing.payments.charges(golfer.customerId);
  await billing.payments.control('disputes', { charge: charge?.id });
  const { db, stripe } = billing.deps;
  const listDisputes: typeof stripe.listDisputes = async (chargeId) => {
    const payload = { userId: userIdSchema.parse(golfer.userId), analysisIds: [] };
    const event = { id: '1', type: 'user.deleted' as const, payload, occurredAt: new Date() };
    await db.transaction().execute((tx) => handleUserDeleted(tx, event));
    return await stripe.listDisputes(chargeId);
  };
  const deps = { ...billing.deps, stripe: { ...stripe, listDisputes } };
  await noteCharge(deps, charge?.id ?? '');
  const notes = await billing.rows('select user_id from billing.payment_note where stripe_charge_id = $1', [
    charge?.id,
  ]);
  expect(notes).toEqual([{ user_id: null }]);
});

it('a note has the status: a lost dispute, a partial refund', async () => {
  const golfer = await subscribedGolfer(billing);
  const [charge] = billing.payments.charges(golfer.customerId);
  const notesAfter = async (type: string) => {
    const event = billing.payments.state.all('event').findLast((one) => one.type === type);
    const body = JSON.stringify(event);
    expect(await postWebhook(billing, body)).toBe(200);
    await claimStripeEvents(billing.deps);
    const sql = 'select kind, status, amount_cents from billing.payment_note_for_admins where user_id = $1 order by id';
    return billing.rows(sql, [golfer.userId]);
  };
  await billing.payments.control('disputes', { charge: charge?.id });
  const dispute = { kind: 'dispute', amount_cents: 999 };
  expect(await notesAfter('charge.dispute.created')).toEqual([{ ...dispute, status: 'needs_response' }]);
  await billing.payments.control('disputes/close', { charge: charge?.id, status: 'lost' });
  expect(await notesAfter('charge.dispute.closed')).toEqual([{ ...dispute, status: 'lost' }]);
  await billing.payments.control('refunds', { charge: charge?.id, amount: 500 });
  expect(await notesAfter('charge.refunded')).toEqual([
    { ...dispute, status: 'lost' },
    { kind: 'refund', amount_cents: 500, status: 'partial' },
  ]);
});

it('a dispute whose status changes is counted again, and is the newest note', async () => {
  const golfer = await subscribedGolfer(billing);
  const [charge] = billing.payments.charges(golfer.customerId);
  const chargeId = charge?.id ?? '';
  const newestFirst = async () => {
    const sql = 'select kind from billing.payment_note_for_admins where user_id = $1 order by id desc';
    return (await billing.rows(sql, [golfer.userId])).map(({ kind }) => kind);
  };
  const noted = paymentNoteMetrics(billing.deps)[0];
  await billing.payments.control('disputes', { charge: chargeId });
  await noteCharge(billing.deps, chargeId);
  await billing.payments.control('refunds', { charge: chargeId, amount: 500 });
  await noteCharge(billing.deps, chargeId);
  expect(await newestFirst()).toEqual(['refund', 'dispute']);
  await billing.rows("update billing.payment_note set noted_at = now() - interval '8 days'");
  expect(await noted?.read()).toBe(0);

  await noteCharge(billing.deps, chargeId);
  expect(await noted?.read()).toBe(0);
  await billing.payments.control('disputes/close', { charge: chargeId, status: 'lost' });
  await noteCharge(billing.deps, chargeId);
  expect(await noted?.read()).toBe(1);
  expect(await newestFirst()).toEqual(['dispute', 'refund']);
});
