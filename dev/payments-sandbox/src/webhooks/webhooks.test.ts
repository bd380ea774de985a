import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  card,
  type OpenSandbox,
  openReceiver,
  openSandbox,
  startSubscription,
  testKeys,
} from '../../test/open-sandbox.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

const settled = () =>
  vi.waitFor(() => expect(open.sandbox.sender.waiting()).toEqual([]), { timeout: 5_000, interval: 10 });
const idOf = ({ body }: { body: string }) => (JSON.parse(body) as { id: string }).id;
const made = () => open.sandbox.state.all('event').map(({ id }) => id);

async function subscribe() {
  const { secret } = await startSubscription(open);
  await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
}

it('are sent in order of creation, with a signature that only the right secret and body verify', async () => {
  const receiver = await openReceiver();
  await open.control('webhooks', { url: receiver.url });
  await subscribe();
  await settled();
  expect(receiver.received.map(idOf)).toEqual(made());
  const [{ body = '', signature = '' } = {}] = receiver.received;
  expect(open.stripe.webhooks.constructEvent(body, signature, testKeys.webhookSecret).type).toBe(
    'customer.subscription.created',
  );
  expect(() => open.stripe.webhooks.constructEvent(`${body} `, signature, testKeys.webhookSecret)).toThrow('signature');
  expect(() => open.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
  await receiver.close();
});

it('are retried until they are accepted, and are listed as not delivered until then', async () => {
  const refusals = new Map<string, number>();
  const receiver = await openReceiver((body) => {
    const { id } = JSON.parse(body) as { id: string };
    refusals.set(id, (refusals.get(id) ?? 0) + 1);
    return (refusals.get(id) ?? 0) < 3 ? 500 : 204;
  });
  await subscribe();
  expect((await open.stripe.events.list({ delivery_success: false })).data.map(({ id }) => id).reverse()).toEqual(
    made(),
  );
  await open.control('webhooks', { url: receiver.url });
  await settled();
  expect([...refusals.values()]).toEqual(made().map(() => 3));
  expect((await open.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect((await open.stripe.events.list({ delivery_success: true })).data).toHaveLength(made().length);
  await receiver.close();
});

it('are duplicated and shuffled if a test sets that', async () => {
  const receiver = await openReceiver();
  await open.control('webhooks', { url: receiver.url, paused: true });
  await subscribe();
  await open.control('clock', { advanceSeconds: 200 * 86_400 });
  await open.control('webhooks', { shuffle: true, duplicates: 1, paused: false });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2 * made().length), { timeout: 5_000, interval: 10 });
  const received = receiver.received.map(idOf);
  expect(new Set(received)).toEqual(new Set(made()));
  expect([...new Set(received)]).not.toEqual(made());
  await receiver.close();
});

it('count as delivered once they were accepted, even if a duplicate is rejected', async () => {
  const accepted = new Set<string>();
  const receiver = await openReceiver((body) => {
    if (accepted.has(body)) return 500;
    accepted.add(body);
    return 200;
  });
  await open.control('webhooks', { url: receiver.url, paused: true });
  await subscribe();
  await open.control('webhooks', { duplicates: 2, paused: false });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3 * made().length), { timeout: 5_000, interval: 10 });
  await open.sandbox.sender.close();
  expect((await open.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  await receiver.close();
});

it('report refunds and disputes', async () => {
  const receiver = await openReceiver();
  await open.control('webhooks', { url: receiver.url });
  await subscribe();
  const [charge] = open.sandbox.state.all('charge');
  await open.control('refunds', { charge: charge?.id, amount: 500 });
  await open.control('disputes', { charge: charge?.id });
  await settled();
  const [refunded, disputed] = receiver.received.slice(-2).map(({ body }) => JSON.parse(body));
  expect(refunded).toMatchObject({
    type: 'charge.refunded',
    data: { object: { amount_refunded: 500, refunded: false } },
  });
  expect(disputed).toMatchObject({
    type: 'charge.dispute.created',
    data: { object: { charge: charge?.id, amount: 999 } },
  });
  await receiver.close();
});
