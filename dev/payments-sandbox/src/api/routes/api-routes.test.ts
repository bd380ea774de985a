import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  card,
  findSubscription,
  type OpenSandbox,
  openSandbox,
  rejectionOf,
  startSubscription,
} from '../../../test/open-sandbox.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

it('voids a first invoice, which then cannot be paid; rejects a paid one', async () => {
  const { subscription, secret } = await startSubscription(open);
  const invoiceOf = (one: typeof subscription) =>
    typeof one.latest_invoice === 'string' ? one.latest_invoice : (one.latest_invoice?.id ?? '');
  expect((await open.stripe.invoices.voidInvoice(invoiceOf(subscription))).status).toBe('void');
  expect((await findSubscription(open, subscription.id)).status).toBe('incomplete_expired');
  expect((await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') })).error).toBeDefined();

  const other = await startSubscription(open);
  await open.browse('confirm', { client_secret: other.secret, ...card('4242424242424242') });
  expect(await rejectionOf(open.stripe.invoices.voidInvoice(invoiceOf(other.subscription)))).toMatchObject({
    statusCode: 400,
  });
  const [paid] = open.sandbox.state.all('charge');
  expect(await open.stripe.charges.retrieve(paid?.id ?? '')).toMatchObject({
    amount: 999,
    customer: other.customer.id,
  });
});

it('lists checkout sessions, and expires open ones only', async () => {
  const { id } = await open.stripe.customers.create();
  const session = await open.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: 'price_sandbox_monthly', quantity: 1 }],
    success_url: 'http://localhost/back',
  });
  const statuses = async () =>
    (await open.stripe.checkout.sessions.list({ customer: id })).data.map(({ status }) => status);
  expect(await statuses()).toEqual(['open']);
  expect((await open.stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  expect(await statuses()).toEqual(['expired']);
  expect(await rejectionOf(open.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
});

it('lists the customers that were created in a time, without deleted ones', async () => {
  const { id, created } = await open.stripe.customers.create();
  const gone = await open.stripe.customers.create();
  await open.stripe.customers.del(gone.id);
  const list = async (time: { gte?: number; lte?: number }) =>
    (await open.stripe.customers.list({ created: time })).data.map((customer) => customer.id);
  expect(await list({ gte: created, lte: created })).toEqual([id]);
  expect(await list({ lte: created - 1 })).toEqual([]);
  expect(await list({ gte: created + 1 })).toEqual([]);
});

it('deletes a customer: the subscriptions end, and nothing is left to pay', async () => {
  const { customer, subscription, secret } = await startSubscription(open);
  await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
  expect(await open.stripe.customers.del(customer.id)).toEqual(
    expect.objectContaining({ id: customer.id, deleted: true }),
  );
  expect(await open.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await findSubscription(open, subscription.id)).status).toBe('canceled');
  await open.control('clock', { advanceSeconds: 40 * 86_400 });
  expect(open.sandbox.state.all('invoice')).toHaveLength(1);
});
