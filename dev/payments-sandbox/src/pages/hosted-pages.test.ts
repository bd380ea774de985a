import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  card,
  findCheckout,
  findSubscription,
  type OpenSandbox,
  openSandbox,
  startSubscription,
} from '../../test/open-sandbox.ts';
import { sandboxBanner } from './page-shell.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

const send = (url: string, fields: Record<string, string>) =>
  fetch(url.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const readPage = async (url: string) => (await fetch(url.replace('localhost', '127.0.0.1'))).text();
const waitingCard = (page: string) => /name="payment_method" value="(\w+)"/.exec(page)?.[1] ?? '';

async function startCheckout() {
  const customer = await open.stripe.customers.create();
  const session = await open.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_sandbox_annual', quantity: 1 }],
    success_url: 'http://localhost:8080/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/subscribe',
    client_reference_id: 'u1',
    subscription_data: { metadata: { userId: 'u1' } },
  });
  return { session, url: session.url ?? '' };
}

it('checkout: a declined card, then a payment, then the redirect with the session id; only once', async () => {
  const { session, url } = await startCheckout();
  const page = await readPage(url);
  expect(page).toContain(sandboxBanner);
  expect(page).toContain('$99.99 per year');
  const refused = await send(`${url}/pay`, card('4000000000009995'));
  expect([refused.status, await refused.text()]).toEqual([
    402,
    expect.stringContaining('Your card has insufficient funds.'),
  ]);
  expect((await findCheckout(open, session.id)).status).toBe('open');
  const paid = await send(`${url}/pay`, card('4242424242424242'));
  expect(paid.headers.get('location')).toBe(`http://localhost:8080/payment-success?session_id=${session.id}`);
  const done = await findCheckout(open, session.id, ['subscription']);
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'u1' });
  expect(done.subscription).toMatchObject({ status: 'active', metadata: { userId: 'u1' } });
  expect((await send(`${url}/pay`, card('4242424242424242'))).status).toBe(410);
  expect(open.sandbox.state.all('charge')).toHaveLength(1);
  expect(open.sandbox.state.all('event').map(({ type }) => type)).toContain('checkout.session.completed');
});

it('checkout: a card that asks for authentication, and a session that expires', async () => {
  const { session, url } = await startCheckout();
  const authentication = await (await send(`${url}/pay`, card('4000002500003155'))).text();
  const failed = await send(`${url}/pay`, { payment_method: waitingCard(authentication), outcome: 'fail' });
  expect(failed.status).toBe(402);
  const again = await (await send(`${url}/pay`, card('4000002500003155'))).text();
  expect((await send(`${url}/pay`, { payment_method: waitingCard(again), outcome: 'complete' })).status).toBe(303);
  expect((await findCheckout(open, session.id)).status).toBe('complete');

  const late = await startCheckout();
  await open.control('clock', { advanceSeconds: 25 * 3600 });
  expect((await fetch(late.url.replace('localhost', '127.0.0.1'))).status).toBe(410);
  expect((await findCheckout(open, late.session.id)).status).toBe('expired');
});

it('portal: cancel, resume, switch, another card, invoices', async () => {
  const { customer, subscription, secret } = await startSubscription(open);
  await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
  const { url } = await open.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:8080/profile',
  });
  const retrieve = () => findSubscription(open, subscription.id, ['default_payment_method']);
  const page = await readPage(url);
  for (const text of [sandboxBanner, 'visa ending in 4242', '$9.99', 'http://localhost:8080/profile'])
    expect(page).toContain(text);

  await send(`${url}/cancel`, {});
  expect(await retrieve()).toMatchObject({ cancel_at_period_end: true, status: 'active' });
  await send(`${url}/resume`, {});
  expect(await retrieve()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await send(`${url}/switch`, { price: 'price_sandbox_annual' });
  expect((await retrieve()).items.data[0]?.price.lookup_key).toBe('trueswing_annual');
  expect((await send(`${url}/card`, card('4000000000000002'))).status).toBe(402);
  await send(`${url}/card`, card('5555555555554444'));
  expect((await retrieve()).default_payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
});

it('portal: rejects a switch that the card does not pay or while an invoice is open', async () => {
  const { customer, subscription, secret } = await startSubscription(open);
  await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
  await open.control('cards', { customer: customer.id, number: '4000000000000341' });
  const { url } = await open.stripe.billingPortal.sessions.create({ customer: customer.id });
  const findCurrent = () => findSubscription(open, subscription.id);
  const before = await findCurrent();
  expect((await send(`${url}/switch`, { price: 'price_sandbox_annual' })).status).toBe(402);
  expect(await findCurrent()).toEqual(before);
  await open.control('clock', { advanceSeconds: 32 * 86_400 });
  const late = await findCurrent();
  expect(late.status).toBe('past_due');
  expect((await send(`${url}/switch`, { price: 'price_sandbox_annual' })).status).toBe(400);
  await send(`${url}/card`, card('4242424242424242'));
  expect((await send(`${url}/switch`, { price: 'price_sandbox_annual' })).status).toBe(400);
  expect((await findCurrent()).items).toEqual(late.items);
});

it('portal: pays an open invoice once the card works again', async () => {
  const { customer, subscription, secret } = await startSubscription(open);
  await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
  await open.control('cards', { customer: customer.id, number: '4000000000000341' });
  await open.control('clock', { advanceSeconds: 32 * 86_400 });
  const { url } = await open.stripe.billingPortal.sessions.create({ customer: customer.id });
  const due = open.sandbox.state.all('invoice').find(({ status }) => status === 'open');
  for (let attempt = 0; attempt < 6; attempt += 1) await send(`${url}/pay`, { invoice: due?.id ?? '' });
  expect((await findSubscription(open, subscription.id)).status).toBe('past_due');
  await send(`${url}/card`, card('4242424242424242'));
  await send(`${url}/pay`, { invoice: due?.id ?? '' });
  expect((await findSubscription(open, subscription.id)).status).toBe('active');
});

it('checkout: a page that was opened before the public origin changed is listed, repeated and paid at the new one', async () => {
  const { folder } = open;
  const { session } = await startCheckout();
  const customer = String(session.customer);
  const portal = () =>
    open.stripe.billingPortal.sessions.create(
      { customer, return_url: 'http://localhost:8080/subscribe' },
      { idempotencyKey: 'portal-1' },
    );
  const before = await portal();
  await open.close();
  const publicOrigin = 'https://pay.example.com:9443';
  open = await openSandbox({ folder, publicOrigin });
  const url = `${publicOrigin}/sandbox/checkout/${session.id}`;
  expect((await findCheckout(open, session.id)).url).toBe(url);
  expect((await portal()).url).toBe(`${publicOrigin}/sandbox/portal/${before.id}`);
  const served = `${open.origin}/sandbox/checkout/${session.id}`;
  expect(await readPage(served)).toContain('$99.99 per year');
  expect((await send(`${served}/pay`, card('4242424242424242'))).status).toBe(303);
  expect((await findCheckout(open, session.id)).url).toBeNull();
});
