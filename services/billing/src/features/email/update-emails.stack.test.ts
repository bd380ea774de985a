import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBillingWithConsumer, type TestBilling } from '../../../test/open-billing.ts';
import { subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { updateEmails } from './update-emails.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBillingWithConsumer();
});
afterEach(() => billing.close());

const changesOf = async (userId: string) => {
  const [row] = await billing.rows('select email_change, email_due_at from billing.customer where user_id = $1', [
    userId,
  ]);
  return row as { email_change: number; email_due_at: Date | null };
};
const untilChanges = (userId: string, changes: number) =>
  expect.poll(async () => (await changesOf(userId)).email_change, { timeout: 10_000 }).toBe(changes);
const emailOf = (customerId: string) => {
  const customer = billing.payments.state.get('customer', customerId);
  return customer.deleted ? null : customer.email;
};

/** Changes the address as the gateway does. */
async function changeEmail(userId: string, email: string): Promise<void> {
  await billing.rows(
    `insert into gateway.account (id, email, first_name, last_name, password_hash, created_at) values ($1, $2, 'A', 'B', 'x', now())
     on conflict (id) do update set email = excluded.email`,
    [userId, email],
  );
  await billing.deps.db
    .transaction()
    .execute((tx) => publish(tx, { type: 'user.email-changed', payload: { userId: userIdSchema.parse(userId) } }));
}

it('a new e-mail is updated at Stripe, with retries until that succeeds', async () => {
  const golfer = await subscribedGolfer(billing);
  const before = emailOf(golfer.customerId);
  const call = 'POST /v1/customers/:id';
  await billing.payments.control('faults', { status: '503', call, times: 2 });
  await changeEmail(golfer.userId, 'second@example.com');
  await untilChanges(golfer.userId, 1);
  await updateEmails(billing.deps);
  expect(emailOf(golfer.customerId)).toBe(before);
  await billing.rows('update billing.customer set email_due_at = now()');
  await updateEmails(billing.deps);
  expect(emailOf(golfer.customerId)).toBe('second@example.com');
  expect((await changesOf(golfer.userId)).email_due_at).toBeNull();
});

it('a change during the update of an earlier one is updated as well', async () => {
  const golfer = await subscribedGolfer(billing);
  await changeEmail(golfer.userId, 'second@example.com');
  await untilChanges(golfer.userId, 1);
  const { stripe } = billing.deps;
  const updateCustomerEmail = async (customerId: string, email: string) => {
    await stripe.updateCustomerEmail(customerId, email);
    if (email !== 'second@example.com') return;
    await changeEmail(golfer.userId, 'third@example.com');
    await untilChanges(golfer.userId, 2);
  };
  await updateEmails({ ...billing.deps, stripe: { ...stripe, updateCustomerEmail } });
  expect(emailOf(golfer.customerId)).toBe('third@example.com');
});

it('an e-mail that Stripe does not accept is retried, and not logged', async () => {
  const golfer = await subscribedGolfer(billing);
  await changeEmail(golfer.userId, 'golfer@nowhere');
  await untilChanges(golfer.userId, 1);
  const lines: unknown[] = [];
  const logger = Object.assign(Object.create(billing.deps.logger), { warn: (...line: unknown[]) => lines.push(line) });
  await updateEmails({ ...billing.deps, logger });
  expect((await changesOf(golfer.userId)).email_due_at).not.toBeNull();
  expect(inspect(lines, { depth: null })).toMatch(/StripeInvalidRequestError.*email_invalid/s);
  expect(inspect(lines, { depth: null })).not.toContain('golfer@nowhere');
});

it('a golfer without a customer or an account, or with a deleted customer, does not stop the others', async () => {
  const [gone, lost, last] = [
    await subscribedGolfer(billing),
    await subscribedGolfer(billing),
    await subscribedGolfer(billing),
  ];
  await changeEmail(randomUUID(), 'none@example.com');
  await changeEmail(gone.userId, 'gone@example.com');
  await billing.rows('delete from gateway.account where id = $1', [gone.userId]);
  await billing.deps.stripe.deleteCustomer(lost.customerId);
  await changeEmail(lost.userId, 'lost@example.com');
  await changeEmail(last.userId, 'last@example.com');
  await untilChanges(last.userId, 1);
  await untilChanges(lost.userId, 1);
  await untilChanges(gone.userId, 1);
  await updateEmails(billing.deps);
  expect(emailOf(last.customerId)).toBe('last@example.com');
  for (const { userId } of [gone, lost, last]) expect((await changesOf(userId)).email_due_at).toBeNull();
});
